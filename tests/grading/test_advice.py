"""Advice on right functions: at most two remarks, in our words, never against a rule of the exercise."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.feedback.messages import MESSAGES
from grader.feedback.style import RULES, advice_of
from grader.grading.advice import with_advice
from grader.model.exercise import Exercise, Function, Rule
from grader.model.result import FunctionResult, SubmissionResult
from grader.runner import ruff

SOURCE = """
def f(s, list=[]):
    for x in s:
        if x > 0:
            return True
    return False


def g(x):
    unused = 1
    if x == True:
        return True
    else:
        return False


def h(n):
    return [i for i in range(0, n)]
"""
EXERCISE = Exercise("e", functions=(Function("f"), Function("g"), Function("h")))


def result(**status: str) -> SubmissionResult:
    places = {"f": (2, 6), "g": (9, 14), "h": (17, 18)}
    functions = tuple(
        FunctionResult(name, status.get(name, "passed"), 1.0, 1.0, line=a, end_line=b, form="x")  # type: ignore[arg-type]
        for name, (a, b) in places.items()
    )
    return SubmissionResult("ana", "ana.py", "graded", 3.0, 3.0, 0.0, functions, source=SOURCE)


def told(found: SubmissionResult) -> dict[str, list[str]]:
    return {f.name: [note.code for note in f.notes] for f in found.functions if f.notes}


def test_two_remarks_the_weightiest() -> None:
    (found,) = with_advice([result()], EXERCISE)
    assert told(found) == {"f": ["style_mutable_default"], "g": ["style_unused_variable"]}
    assert [note.line for f in found.functions for note in f.notes] == [2, 10]


def test_functions_that_are_wrong_or_were_given_get_none() -> None:
    one = result(f="failed", g="partial")
    (found,) = with_advice([one], EXERCISE)
    assert told(found) == {"h": ["style_range_from_zero"]}
    given = replace(one, functions=tuple(replace(f, form="") for f in one.functions))
    assert with_advice([given], EXERCISE) == [given]


def test_what_the_exercise_forbids_is_not_advised() -> None:
    source = SOURCE.replace(", list=[]", "")
    loops = replace(result(g="failed", h="failed"), source=source)
    assert told(with_advice([loops], EXERCISE)[0]) == {"f": ["style_loop_then_return"]}
    rule = Rule("forbid", "calls", ("any",))
    without = replace(EXERCISE, functions=(Function("f", rules=(rule,)), Function("g"), Function("h")))
    assert told(with_advice([loops], without)[0]) == {}


def test_without_ruff_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ruff, "find_ruff", lambda: None)
    assert with_advice([result()], EXERCISE) == [result()]


def test_a_source_that_is_none_is_no_trouble() -> None:
    odd = replace(result(), source="def f(:\n")
    assert with_advice([odd, replace(odd, source=None)], EXERCISE) == [odd, replace(odd, source=None)]


def test_each_rule_has_a_text() -> None:
    assert len(RULES) <= 10
    assert set(RULES.values()) <= set(MESSAGES)
    assert advice_of("F841", "Local variable `x` is assigned to but never used", 3) is not None
    assert advice_of("F841", "no name", 3) is None
    assert advice_of("E999", "", 3) is None
