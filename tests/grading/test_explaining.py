"""What is said about a function that fails: true of all its cases, silent about hidden ones, and where it may be."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.model.result import CheckResult, SubmissionResult
from tests.grading.exercises import check, codes, function, graded, prepared

SPEC = """
functions:
  last:
    checks:
      short: {points: 1, given: "s=lists(integers(0, 9), min_size=1, max_size=3)"}
      long:  {points: 1, hidden: true, given: "s=lists(integers(0, 9), min_size=4, max_size=6)"}
  total:
    points: 2
    given: s=lists(integers(-9, 9), max_size=5)
  mark:
    compare: ignored
    given: s=lists(integers(0, 9), min_size=1, max_size=3)
  divide:
    checks:
      whole: {points: 2, given: "n=integers(1, 300)"}
      large: {points: 0, given: "n=sampled_from([10**6, 10**6 + 1, 10**9])"}
"""
SOLUTION = """
def last(s):
    return s[-1]

def total(s):
    result = 0
    for n in s:
        result += n
    return result

def mark(s):
    s[0] = -1

def divide(n):
    return n // 2
"""
RIGHT = {"last": "return s[-1]", "total": "return sum(s)", "mark": "s[0] = -1", "divide": "return n // 2"}
HAND_INS: dict[str, dict[str, str]] = {
    "first": {"last": "return s[0]"},
    "short_only": {"last": "return s[-1] if len(s) < 4 else 7"},
    "constant": {"last": "return 3"},
    "constant_when_short": {"last": "return 3 if len(s) < 4 else s[0]"},
    "off": {"total": "r = 1\n    for n in s:\n        r += n\n    return r"},
    "skips": {"total": "r = 0\n    for n in s[1:]:\n        r += n\n    return r"},
    "no_return": {"total": "r = 0\n    for n in s:\n        r += n"},
    "own_error": {"total": "if not s:\n        raise TypeError('give me numbers')\n    return sum(s)"},
    "last_place": {"mark": "s[-1] = -1\n    return s"},
    "copy": {"mark": "s = s[:]\n    s[0] = -1\n    return s"},
    "odd": {"divide": "return n // 2 if n % 2 else n"},
    "odd_but_large": {"divide": "if n > 1000:\n        return 7\n    return n // 2 + n % 2"},
}


def hand_in(bodies: dict[str, str]) -> str:
    parameters = {"last": "s", "total": "s", "mark": "s", "divide": "n"}
    return "\n\n".join(f"def {name}({parameters[name]}):\n    {body}" for name, body in {**RIGHT, **bodies}.items())


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, SubmissionResult]:
    folder: Path = tmp_path_factory.mktemp("explaining")
    return graded(prepared(folder, SPEC, SOLUTION), {name: hand_in(bodies) for name, bodies in HAND_INS.items()})


def said(result: CheckResult) -> list[str]:
    return [message.code for message in result.diagnosis]


def test_a_statement_about_the_shown_cases_that_a_hidden_one_contradicts_is_not_made(
    results: dict[str, SubmissionResult],
) -> None:
    assert "always_same" in said(check(results["constant"], "short", "last"))
    assert "always_same" not in said(check(results["constant_when_short"], "short", "last"))


def test_of_a_hidden_check_nothing_is_said(results: dict[str, SubmissionResult]) -> None:
    hidden = check(results["short_only"], "long", "last")
    assert hidden.status == "failed"
    assert said(hidden) == []
    assert check(results["short_only"], "short", "last").status == "passed"


def test_one_change_in_one_line(results: dict[str, SubmissionResult]) -> None:
    found = check(results["skips"], "total")
    assert said(found)[-1] == "where_line"
    assert found.diagnosis[-1].line == 6


def test_one_change_in_one_of_two_lines(results: dict[str, SubmissionResult]) -> None:
    """The first value could be another, or one be taken away at the end."""
    assert said(check(results["off"], "total")) == ["looks_one_too_large", "where_lines"]


def test_a_return_that_is_missing(results: dict[str, SubmissionResult]) -> None:
    found = check(results["no_return"], "total")
    assert said(found) == ["returned_none", "where_missing"]


def test_what_the_program_raises_itself(results: dict[str, SubmissionResult]) -> None:
    found = check(results["own_error"], "total")
    assert said(found)[0] == "raised_by_program_text"
    assert found.diagnosis[0].values["text"] == "give me numbers"
    assert found.diagnosis[0].line == 6


def test_what_holds_but_for_a_check_that_costs_nothing_is_said_with_that_word(
    results: dict[str, SubmissionResult],
) -> None:
    assert "when_even" in said(check(results["odd"], "whole", "divide"))
    found = check(results["odd_but_large"], "whole", "divide")
    assert said(found)[:2] == ["apart_from_check", "when_odd"]


def test_of_results_that_do_not_count_nothing_is_said(results: dict[str, SubmissionResult]) -> None:
    about_place = said(check(results["last_place"], "mark"))
    assert about_place[0] == "wrong_in_place"
    assert not {"returns_other_type", "always_same", "changes_argument"} & set(about_place)
    assert said(check(results["copy"], "mark"))[0] == "leaves_argument"


def test_right_functions_are_left_alone(results: dict[str, SubmissionResult]) -> None:
    for name, bodies in HAND_INS.items():
        for other in RIGHT:
            if other not in bodies:
                assert codes(function(results[name], other)) == []


def test_hand_ins_that_are_wrong_alike_have_one_signature(results: dict[str, SubmissionResult]) -> None:
    assert function(results["off"], "total").signature
    assert function(results["off"], "last").signature == ""
    assert function(results["off"], "total").signature != function(results["skips"], "total").signature
