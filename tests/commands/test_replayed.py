"""What is said where a verdict made once more is another: what has changed, in plain words."""

from __future__ import annotations

import dataclasses

from grader.commands.replayed import differences_of
from grader.model.result import CheckResult, Counterexample, FindingResult, FunctionResult, Message, SubmissionResult

WRONG = CheckResult(
    "long", "failed", 0.0, 2.0, reason="wrong_value", counterexample=Counterexample("f([1], [])", "[1]", "[]")
)
FAILED = FunctionResult("f", "failed", 0.0, 2.0, checks=(WRONG,))
RULE = FindingResult("forbid.calls", "fail", Message("forbid_calls", {"function": "f", "name": "sum"}, 3))


def told(before: FunctionResult, after: FunctionResult) -> list[str]:
    one, other = (SubmissionResult("Ana", "a.py", "graded", f.points, 2.0, 0.0, (f,)) for f in (before, after))
    return differences_of(one, other, "en")


def test_same_verdict_is_not_told() -> None:
    reworded = dataclasses.replace(WRONG, diagnosis=(Message("wrong_value", {"function": "f"}),))
    assert told(FAILED, FAILED) == told(FAILED, dataclasses.replace(FAILED, checks=(reworded,))) == []


def test_another_counterexample_is_what_has_changed() -> None:
    other = dataclasses.replace(WRONG, counterexample=Counterexample("f([2], [])", "[2]", "[]"))
    assert told(FAILED, dataclasses.replace(FAILED, checks=(other,))) == [
        "f: wrong, 0 of 2 as before, for another reason",
        "  long: wrong: f([1], []) gives [], not [1] (another value), 0 of 2"
        " -> wrong: f([2], []) gives [], not [2] (another value), 0 of 2",
    ]


def test_points_are_told_with_how_many_there_are() -> None:
    right = FunctionResult("f", "passed", 2.0, 2.0)
    assert told(right, dataclasses.replace(right, status="partial", out_of=5.0)) == [
        "f: right, 2 of 2 -> partly right, 2 of 5"
    ]


def test_rule_that_is_broken_now_is_told() -> None:
    found = dataclasses.replace(FAILED, findings=(RULE,))
    assert told(FAILED, found)[1] == "  now said: f calls sum, which is not allowed here."
    assert told(found, FAILED)[1] == "  no longer said: f calls sum, which is not allowed here."


def test_functions_that_came_and_went() -> None:
    assert told(FAILED, dataclasses.replace(FAILED, name="g")) == [
        "g: not asked for -> wrong, 0 of 2",
        "f: wrong, 0 of 2 -> not asked for",
    ]
