"""Required variables: their values, or what the file printed when it ran."""

from __future__ import annotations

import pytest

from grader.model.result import SubmissionResult
from tests.grading.exercises import codes, function, graded, prepared

SPEC = """
limits: {load: 1.5}
functions:
  double: {given: 'n=integers(0, 9)'}
variables:
  first:
    also: [pervyj]
    points: 2
    holds: says(1, result, printed, expected)
  total: {points: 3}
  even:
    points: 1
    holds: result % 2 == 0
"""
SOLUTION = """
def double(n): return 2 * n
first = 93
total = 10
even = 4
"""
CHECKS = """
def says(number, value, printed, expected):
    if value is not None:
        return str(value) == str(expected) or {"en": "not the least one"}
    if f"{number}) {expected}" in printed:
        return True
    return {"en": "another one"} if f"{number}) " in printed else False
"""
DOUBLE = "def double(n): return 2 * n\n"
HAND_INS = {
    "right": DOUBLE + "first, total, even = 93, 10.0, 8",
    "as text": DOUBLE + "pervyj, total, even = '93', '10', 3",
    "printed": DOUBLE + "print('1) 93')\ntotal = [10]\neven = 'no number'",
    "printed wrong": DOUBLE + "print('1) 92')",
    "printed something": DOUBLE + "print('92')",
    "as program": DOUBLE + "if __name__ == '__main__':\n    total = 10\n    first = total * 9\n    even = 2",
    "other names": DOUBLE + "First, Total, even = 93, 11, 2\nprint('94')",
    "none of them": DOUBLE,
    "spoiled by a call": "first, total, even = 93, 10, 2\n"
    "def double(n):\n    global total\n    total = n\n    return 2 * n",
    "hangs later": DOUBLE + "first, total, even = 93, 10, 2\nwhile True: pass",
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, SubmissionResult]:
    return graded(prepared(tmp_path_factory.mktemp("variables"), SPEC, SOLUTION, CHECKS), HAND_INS)


@pytest.mark.parametrize(
    ("student", "name", "status", "points", "told"),
    [
        pytest.param("right", "first", "passed", 2, [], id="the value"),
        pytest.param("right", "total", "passed", 3, None, id="a float for an int, as in functions"),
        pytest.param("right", "even", "passed", 1, [], id="another value that holds"),
        pytest.param("as text", "first", "passed", 2, ["found_as"], id="under another name"),
        pytest.param("as text", "total", "failed", 0, ["variable_wrong_type"], id="a text for a number"),
        pytest.param("as text", "even", "failed", 0, ["variable_wrong"], id="a value that does not hold"),
        pytest.param("printed", "first", "passed", 2, ["answer_printed"], id="printed instead"),
        pytest.param("printed wrong", "first", "failed", 0, ["answer_printed_wrong"], id="another one printed"),
        pytest.param("printed something", "first", "missing", 0, ["answer_not_printed"], id="none printed"),
        pytest.param("printed", "even", "failed", 0, ["variable_wrong_type"], id="the relation fails on another type"),
        pytest.param("as program", "total", "passed", 3, [], id="set only when it runs as a program"),
        pytest.param("as program", "first", "failed", 0, ["variable_wrong"], id="wrong as a program"),
        pytest.param("other names", "first", "missing", 0, ["function_missing_similar"], id="a near miss"),
        pytest.param("none of them", "first", "missing", 0, ["function_missing"], id="missing"),
        pytest.param("none of them", "total", "missing", 0, ["function_missing"], id="missing, compared"),
        pytest.param("spoiled by a call", "total", "passed", 3, [], id="read before anything is called"),
        pytest.param("hangs later", "even", "passed", 1, [], id="set before a loop without end"),
    ],
)
def test_verdicts(
    results: dict[str, SubmissionResult], student: str, name: str, status: str, points: int, told: list[str] | None
) -> None:
    found = function(results[student], name)
    assert (found.status, found.points) == (status, points)
    assert told is None or codes(found) == told


def test_what_a_near_miss_would_have_had(results: dict[str, SubmissionResult]) -> None:
    of = {name: function(results["other names"], name).would_have for name in ("first", "total", "even")}
    assert of == {"first": 2, "total": 0, "even": None}


def test_the_teachers_sentence_is_shown_and_the_answer_is_not(results: dict[str, SubmissionResult]) -> None:
    (check,) = function(results["as program"], "first").checks
    assert check.counterexample is not None
    assert check.counterexample.sentence == {"en": "not the least one"}
    assert (check.counterexample.expected, check.counterexample.actual) == ("", "90")
