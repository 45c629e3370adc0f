"""Inputs that many get wrong who are right otherwise are asked about; a mistake of few, or of many inputs, is not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from grader.feedback.conditions import CONDITIONS, EDGES, condition_of
from grader.feedback.diagnosis.predicates import ONE, TWO
from grader.feedback.diagnosis.when import look_when_only_here
from grader.model.result import CheckResult, Counterexample, FunctionResult, Message, SubmissionResult
from grader.report.doubts import doubts_of
from grader.report.html.pages import write_pages
from tests.feedback.diagnosis.rows import LISTS, SEARCHES, row_of
from tests.report.pages import Page
from tests.report.samples import RUN

EMPTY = Message("when_empty", {"function": "mean", "parameter": "s"})
SHOWN = Counterexample("mean([])", "0", "ZeroDivisionError: division by zero")
FAILED = CheckResult("mean", "failed", 0.0, 2.0, cases=100, failed=3, counterexample=SHOWN, diagnosis=(EMPTY,))
PASSED = CheckResult("mean", "passed", 2.0, 2.0, cases=100)


def class_of(*checks: CheckResult) -> list[SubmissionResult]:
    functions = (FunctionResult("mean", check.status, check.points, 2.0, checks=(check,)) for check in checks)  # type: ignore[arg-type]
    return [SubmissionResult("x", "x.py", "graded", 0.0, 2.0, 0.0, functions=(one,)) for one in functions]


def test_many_that_are_right_otherwise() -> None:
    other = replace(FAILED, counterexample=replace(SHOWN, actual="None"))
    (doubt,) = doubts_of(class_of(PASSED, FAILED, other, FAILED, PASSED))
    assert (doubt.function, doubt.where) == ("mean", "not (len(s) == 0)")
    assert (doubt.members, doubt.right) == ((1, 2, 3), 2)
    assert (doubt.call, doubt.expected, doubt.actual) == ("mean([])", "0", "ZeroDivisionError: division by zero")


@pytest.mark.parametrize(
    "checks",
    [
        pytest.param([PASSED, FAILED, FAILED], id="two"),
        pytest.param([PASSED] * 20 + [FAILED] * 3, id="few of many"),
        pytest.param([replace(FAILED, failed=60)] * 5, id="on most inputs"),
        pytest.param([replace(FAILED, diagnosis=())] * 5, id="nothing is known of when"),
        pytest.param([replace(FAILED, hidden=True)] * 5, id="hidden"),
        pytest.param([replace(FAILED, bonus=True)] * 5, id="a bonus"),
        pytest.param([replace(FAILED, diagnosis=(Message("apart_from_check"), EMPTY))] * 5, id="and on others"),
        pytest.param([replace(FAILED, diagnosis=(Message("when_answer_true"),))] * 5, id="no condition on the input"),
    ],
)
def test_silence(checks: list[CheckResult]) -> None:
    assert doubts_of(class_of(*checks)) == []


def test_two_statements_are_one_condition() -> None:
    smaller = Message("when_smaller", {"left": "a", "right": "b"})
    both = [Message("when_both_hold"), Message("when_even", {"parameter": "a"}), smaller]
    assert condition_of(both) == "(a % 2 == 0) and (a < b)"
    assert condition_of([both[0], both[1], Message("when_answer_none")]) == ""
    assert condition_of([Message("returned_none")]) == ""


def test_a_single_input_is_a_condition_too() -> None:
    alone = look_when_only_here(row_of(len, lambda s: len(s) or 9, LISTS))
    assert alone is not None
    assert condition_of([alone]) == "s == []"
    two = look_when_only_here(row_of(lambda s, x: x in s, lambda s, x: x in s or (s, x) == ([1], 9), SEARCHES))
    assert two is not None
    assert condition_of([two]) == "(s, t) == ([1], 9)"


def test_conditions_say_what_the_statements_say() -> None:
    values = [0, 1, -2, 3, 2.5, 8, [], [0], [1, 2], [2, 1, 1], [-1, 4, 4], [[]], [[1, 2]], [None]]
    known = [(p.code, p.holds) for p in ONE if p.code in CONDITIONS]
    for code, holds in known:
        for value in values:
            if "set(" in CONDITIONS[code] and value in ([[]], [[1, 2]]):
                continue  # no set can be made of lists
            if holds(value):
                assert eval(CONDITIONS[code].format(a="a"), {"a": value}), (code, value)
            elif code in EDGES:
                try:
                    told = eval(CONDITIONS[code].format(a="a"), {"a": value})
                except TypeError:
                    continue  # of another kind
                assert not told or code == "when_one_row", (code, value)
    for pair in TWO:
        for one in values:
            for other in values:
                if pair.code in CONDITIONS and pair.holds(one, other):
                    assert eval(CONDITIONS[pair.code].format(a="a", b="b"), {"a": one, "b": other}), pair.code


def test_the_overview_asks_the_teacher(tmp_path: Path) -> None:
    submissions = class_of(*[replace(FAILED, counterexample=replace(SHOWN, actual="<b>"))] * 3, PASSED)
    exercise = replace(RUN.exercises[0], submissions=tuple(submissions), tasks=())
    write_pages(replace(RUN, exercises=(exercise,)), tmp_path, "en")
    page = Page((tmp_path / "index.html").read_bytes())
    assert "Does your text ask for this?" in page.text
    assert "3 more hand-ins would be right (now: 1)" in page.text
    assert "where: 'not (len(s) == 0)'" in page.text
    assert "mean([]) → <b>" in page.text
    write_pages(RUN, tmp_path / "other", "en")
    assert "Does your text" not in Page((tmp_path / "other" / "index.html").read_bytes()).text
