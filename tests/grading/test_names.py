"""Under which names a hand-in may have what is asked for, and what is told of names that are nearly right."""

from __future__ import annotations

import pytest

from grader.grading.near import nearest_name
from grader.model.result import SubmissionResult
from tests.grading.exercises import codes, function, graded, prepared

SPEC = """
functions:
  count_words:
    also: [words, stevilo_besed]
    points: 2
    given: s=text("a ", max_size=4)
  total:
    points: 1
    given: s=lists(integers(0, 3), max_size=3)
"""
SOLUTION = """
def count_words(s): return len(s.split())
def total(s): return sum(s)
"""


def named(name: str, other: str = "total") -> str:
    return SOLUTION.replace("count_words", name).replace("total", other)


HAND_INS = {
    "as asked": SOLUTION,
    "another name": named("stevilo_besed"),
    "two of the names": SOLUTION + "def words(s): return None\n",
    "another case": named("Count_Words"),
    "camel case": named("countWords"),
    "one letter": named("count_word"),
    "near another name": named("stevilo_beside"),
    "nothing like it": named("f"),
    "a value": "count_words = 3\n" + named("f"),
    "swapped": named("cont_words", "totl").replace("return sum(s)", "return 0"),
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, SubmissionResult]:
    return graded(prepared(tmp_path_factory.mktemp("names"), SPEC, SOLUTION), HAND_INS)


@pytest.mark.parametrize(
    ("student", "status", "told", "would_have"),
    [
        pytest.param("as asked", "passed", [], None, id="as asked"),
        pytest.param("another name", "passed", ["found_as"], None, id="another name of the spec"),
        pytest.param("two of the names", "passed", [], None, id="of two names the first"),
        pytest.param("another case", "missing", ["function_missing_similar"], 2, id="another case"),
        pytest.param("camel case", "missing", ["function_missing_similar"], 2, id="camel case"),
        pytest.param("one letter", "missing", ["function_missing_similar"], 2, id="a letter less"),
        pytest.param("near another name", "missing", ["function_missing_similar"], 2, id="near another of the names"),
        pytest.param("nothing like it", "missing", ["function_missing"], None, id="nothing like it"),
        pytest.param("a value", "missing", ["not_callable"], None, id="a value of that name"),
    ],
)
def test_names(
    results: dict[str, SubmissionResult], student: str, status: str, told: list[str], would_have: int | None
) -> None:
    found = function(results[student], "count_words")
    assert (found.status, codes(found), found.would_have) == (status, told, would_have)
    assert function(results[student], "total").status == "passed"


def test_a_near_miss_is_judged_as_what_it_is(results: dict[str, SubmissionResult]) -> None:
    found = [function(results["swapped"], name) for name in ("count_words", "total")]
    assert [(one.status, one.would_have) for one in found] == [("missing", 2), ("missing", 0)]


@pytest.mark.parametrize(
    ("others", "near"),
    [
        (["Total", "totals"], "Total"),
        (["to_tal"], "to_tal"),
        (["totals"], "totals"),
        (["tt", "sum"], None),
        ([], None),
    ],
)
def test_the_nearest_name(others: list[str], near: str | None) -> None:
    assert nearest_name(["total"], others) == near
