"""Two results of one exercise compared: who gained, who lost, and the reason that is told."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from grader.model.result import (
    CheckResult,
    Counterexample,
    ExerciseResult,
    FindingResult,
    FunctionResult,
    Message,
    Override,
    SubmissionResult,
)
from grader.report.changes import compare

SHOWN = Counterexample("f([1], [])", "[1]", "[]")
PASSED = CheckResult("c", "passed", 2.0, 2.0)
FAILED = CheckResult("c", "failed", 0.0, 2.0, reason="wrong_value", counterexample=SHOWN)
FORBIDDEN = FindingResult("forbid.calls", "fail", Message("forbid_calls", {"function": "f", "name": "sum"}, 3))


def function(*checks: CheckResult, **changed: Any) -> FunctionResult:
    points = sum(check.points or 0.0 for check in checks)
    whole = all(check.status == "passed" for check in checks)
    out_of = sum(check.out_of for check in checks)
    made = FunctionResult("f", "passed" if whole else "failed", points, out_of, checks=checks)
    return dataclasses.replace(made, **changed)


def hand_in(student: str = "Ana", *functions: FunctionResult, **changed: Any) -> SubmissionResult:
    known = None if any(f.points is None for f in functions) else sum(f.points or 0.0 for f in functions)
    made = SubmissionResult(student, f"{student}.py", "graded", known, 2.0, 0.0, functions, digest="d")
    return dataclasses.replace(made, **changed)


def exercise(*hand_ins: SubmissionResult) -> ExerciseResult:
    return ExerciseResult("nim", {}, "en", "s", 2.0, hand_ins)


def why(before: FunctionResult, after: FunctionResult, **changed: Any) -> str:
    changes = compare(exercise(hand_in("Ana", before)), exercise(hand_in("Ana", after, **changed)), "en")
    return changes.changed[0].functions[0].why


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        pytest.param(
            function(PASSED), function(FAILED), "wrong; c: wrong: f([1], []) gives [], not [1]", id="now wrong"
        ),
        pytest.param(function(FAILED), function(PASSED), "right; c: right", id="now right"),
        pytest.param(
            function(PASSED),
            function(dataclasses.replace(FAILED, hidden=True)),
            "wrong; c: wrong",
            id="of a hidden check no input",
        ),
        pytest.param(
            function(PASSED),
            function(PASSED, dataclasses.replace(PASSED, check="d")),
            "new check d, right",
            id="a new check",
        ),
        pytest.param(function(status="unreadable", points=0.0), function(PASSED), "right", id="readable now"),
        pytest.param(
            function(status="unreadable", points=0.0),
            function(FAILED, dataclasses.replace(PASSED, check="d")),
            "wrong; c: wrong: f([1], []) gives [], not [1]",
            id="readable now, and wrong",
        ),
        pytest.param(
            function(PASSED, dataclasses.replace(PASSED, check="d")),
            function(PASSED),
            "no check d any more",
            id="a check is gone",
        ),
        pytest.param(
            function(PASSED),
            function(dataclasses.replace(PASSED, points=3.0, out_of=3.0)),
            "c is worth 3 instead of 2",
            id="other points",
        ),
        pytest.param(
            function(PASSED),
            function(PASSED, status="forbidden", points=0.0, findings=(FORBIDDEN,)),
            "not allowed; f calls sum, which is not allowed here.",
            id="a new rule",
        ),
        pytest.param(
            function(FAILED),
            function(FAILED, points=1.5, override=Override(1.5, "She explained it.", 0.0)),
            "decided by hand: She explained it.",
            id="a decision",
        ),
        pytest.param(
            function(FAILED, points=1.5, override=Override(1.5, "x", 0.0)),
            function(FAILED),
            "no longer decided by hand",
            id="no decision any more",
        ),
        pytest.param(
            function(PASSED), function(PASSED, status="not_graded", points=None), "could not be graded", id="not judged"
        ),
    ],
)
def test_why(before: FunctionResult, after: FunctionResult, said: str) -> None:
    told = why(before, after)
    assert told == said or told.startswith(said.split(";")[0] + "; ") and "sum" in told


def test_another_hand_in_is_said() -> None:
    assert why(function(PASSED), function(FAILED), digest="e").startswith("another hand-in; wrong")


def test_who_gained_and_who_lost() -> None:
    old = exercise(*(hand_in(name, function(check)) for name, check in (("a", PASSED), ("b", FAILED), ("c", PASSED))))
    new = exercise(*(hand_in(name, function(check)) for name, check in (("a", FAILED), ("b", PASSED), ("c", PASSED))))
    changes = compare(old, new, "en")
    assert [(c.student, c.before, c.after) for c in changes.lost] == [("a", 2.0, 0.0)]
    assert [(c.student, c.before, c.after) for c in changes.gained] == [("b", 0.0, 2.0)]
    assert (changes.unchanged, changes.new, changes.gone, changes.others) == (1, (), (), [])


@pytest.mark.parametrize(
    ("before", "after", "difference"),
    [((4, 4), (5, 6), -1), ((2, 2), (2, 5), -3), ((1, 2), (4, 4), 2), ((4, 4), (6, 6), 0), ((1, 3), (2, 6), 0)],
)
def test_of_another_total_the_share_counts(
    before: tuple[float, float], after: tuple[float, float], difference: float
) -> None:
    old, new = (
        hand_in("a", function(points=points, out_of=out_of), out_of=out_of) for points, out_of in (before, after)
    )
    (change,) = compare(exercise(old), exercise(new), "en").changed
    assert change.difference == difference
    assert change.out_of == change.functions[0].out_of == (before[1], after[1])


def test_nothing_is_nothing_of_any_total() -> None:
    old, new = (hand_in("a", function(points=0.0, out_of=out_of), out_of=out_of) for out_of in (2.0, 5.0))
    assert compare(exercise(old), exercise(new), "en").changed == ()


def test_same_results_have_no_changes() -> None:
    one = exercise(hand_in("a", function(FAILED)), hand_in("b", function(PASSED)))
    assert compare(one, dataclasses.replace(one, suite="other"), "en").changed == ()


def test_new_and_gone_hand_ins() -> None:
    changes = compare(exercise(hand_in("a")), exercise(hand_in("b")), "en")
    assert (changes.new, changes.gone, changes.unchanged) == (("b",), ("a",), 0)


def test_file_of_another_name_is_the_same_student() -> None:
    renamed = hand_in("a", function(FAILED), file="new.py")
    changes = compare(exercise(hand_in("a", function(PASSED))), exercise(renamed), "en")
    assert [c.student for c in changes.lost] == ["a"]


def test_student_with_two_hand_ins_keeps_them_apart() -> None:
    both = [hand_in("a", function(check), file=f"{check.status}.py") for check in (PASSED, FAILED)]
    assert compare(exercise(*both), exercise(*both[::-1]), "en").changed == ()


def test_reasons_are_told_once_with_all_whom_they_concern() -> None:
    old = exercise(*(hand_in(name, function(PASSED)) for name in "abc"))
    new = exercise(*(hand_in(name, function(FAILED)) for name in "abc"))
    ((name, reason, students),) = compare(old, new, "en").reasons
    assert (name, students) == ("f", ["a", "b", "c"])
    assert "f([1], []) gives []" in reason


def test_total_of_a_decision_about_the_whole() -> None:
    decided = hand_in("a", function(PASSED), points=0.0, override=Override(0.0, "Copied.", 2.0))
    (change,) = compare(exercise(hand_in("a", function(PASSED))), exercise(decided), "en").lost
    assert (change.functions, change.why) == ((), "Copied.")
