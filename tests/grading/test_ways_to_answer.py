"""Functions that work in place, give iterators, raise, return what counts as true, or their arguments themselves."""

from __future__ import annotations

import pytest

from grader.model.result import SubmissionResult
from tests.grading.exercises import check, codes, function, graded, prepared

SPEC = """
language: en
functions:
  swap:
    cases: 60
    given: s=lists(integers(0, 3), min_size=2, max_size=4)
    compare: ignored
  evens:
    cases: 30
    given: s=lists(integers(0, 5), max_size=5)
    accept: [map, filter, generator]
  has:
    given: s=text("ab", max_size=3)
    compare: truthy
  half:
    given: n=integers(-5, 20)
    raises: ValueError
  index:
    cases: 30
    given: s=lists(integers(0, 5), min_size=1, max_size=3)
    holds: s[result] == max(s)
    hint: {en: Look at all of them., sl: Poglej vse.}
  strip:
    cases: 60
    given: s=lists(integers(0, 1), max_size=4)
  same:
    cases: 30
    given: s=lists(integers(0, 1), max_size=3)
  secret:
    hidden: true
    given: n=integers(0, 9)
"""
SOLUTION = """
def swap(s): s[0], s[1] = s[1], s[0]
def evens(s): return [x for x in s if x % 2 == 0]
def has(s): return "ab" in s
def half(n):
    if n % 2: raise ValueError(n)
    return n // 2
def index(s): return s.index(max(s))
def strip(s):
    s = list(s)
    while s and s[-1] == 0: s.pop()
    return s
def same(s): return s
def secret(n): return n * n
"""
OTHERWISE = """
import re
def swap(s):
    s[0], s[1] = s[1], s[0]
    return "done"
def evens(s): return filter(lambda x: x % 2 == 0, s)
def has(s): return re.search("ab", s)
class Odd(ValueError): pass
def half(n):
    if n % 2: raise Odd("odd")
    return n / 2
def index(s): return float(s.index(max(s)))
def strip(s): return s if not s or s[-1] else strip(s[:-1])
def same(s): return s
def secret(n): return n ** 2
"""
WRONG = """
def swap(s): s[0], s[-1] = s[1], s[0]
def evens(s):
    while True: yield 2
def has(s): return map(len, s)
def half(n): return n // 2
def index(s): return 0.5
def strip(s): return s
def same(s): return s[:1]
def secret(n): return n
"""
COPIES = """
def swap(s): s = s[1::-1] + s[2:]
def evens(s): return (x for x in s if x % 2 == 0)
def has(s):
    def found(): return "ab" in s
    return found
def half(n):
    if n % 2: raise KeyError(n)
    return n // 2
def index(s): return [i for i in range(len(s)) if s[i] == max(s)]
def same(s): return list(s)
"""
HAND_INS = {"reference": SOLUTION, "otherwise": OTHERWISE, "wrong": WRONG, "copies": COPIES}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, SubmissionResult]:
    return graded(prepared(tmp_path_factory.mktemp("ways"), SPEC, SOLUTION), HAND_INS)


@pytest.mark.parametrize("name", ["swap", "evens", "has", "half", "index", "strip", "same", "secret"])
@pytest.mark.parametrize("student", ["reference", "otherwise"])
def test_right_in_another_way(results: dict[str, SubmissionResult], student: str, name: str) -> None:
    assert function(results[student], name).status == "passed"


@pytest.mark.parametrize(
    ("student", "name", "reason"),
    [
        pytest.param("wrong", "swap", "wrong_in_place", id="it changes another place"),
        pytest.param("wrong", "evens", "wrong_value", id="an iterator without end"),
        pytest.param("wrong", "has", "wrong_type", id="an iterator is always true, and says nothing"),
        pytest.param("wrong", "half", "did_not_raise", id="no exception"),
        pytest.param("wrong", "index", "wrong_type", id="no whole number"),
        pytest.param("copies", "swap", "wrong_in_place", id="it works on a copy"),
        pytest.param("copies", "has", "wrong_type", id="a function is always true, and says nothing"),
        pytest.param("copies", "half", "raised", id="another exception"),
        pytest.param("copies", "index", "wrong_type", id="a list for a number"),
    ],
)
def test_wrong(results: dict[str, SubmissionResult], student: str, name: str, reason: str) -> None:
    assert check(results[student], name).reason == reason


@pytest.mark.parametrize(
    ("student", "name", "told"),
    [
        pytest.param("otherwise", "has", "note_other_type", id="what counts as true"),
        pytest.param("otherwise", "index", "note_float_for_int", id="a whole number with decimals"),
        pytest.param("otherwise", "half", "note_float_for_int", id="the same where it is compared"),
        pytest.param("otherwise", "strip", "argument_returned", id="its argument itself"),
        pytest.param("wrong", "strip", "argument_returned", id="its argument itself, and wrong"),
        pytest.param("wrong", "evens", "never_ends_giving", id="no end"),
        pytest.param("wrong", "swap", "wrong_in_place", id="what is left of its arguments"),
        pytest.param("wrong", "half", "did_not_raise", id="that it should raise"),
    ],
)
def test_what_is_told(results: dict[str, SubmissionResult], student: str, name: str, told: str) -> None:
    assert told in codes(function(results[student], name))


@pytest.mark.parametrize(
    ("student", "name"),
    [
        pytest.param("otherwise", "same", id="the reference gives back its argument too"),
        pytest.param("copies", "same", id="a copy"),
        pytest.param("reference", "strip", id="a new list"),
        pytest.param("otherwise", "swap", id="in place, and right"),
    ],
)
def test_nothing_is_told(results: dict[str, SubmissionResult], student: str, name: str) -> None:
    assert not codes(function(results[student], name))


def test_what_is_left_of_the_arguments_is_shown(results: dict[str, SubmissionResult]) -> None:
    shown = check(results["wrong"], "swap").counterexample
    assert shown is not None
    assert (shown.actual, bool(shown.after), bool(shown.expected_after)) == ("", True, True)


def test_an_iterator_without_end_is_cut(results: dict[str, SubmissionResult]) -> None:
    shown = check(results["wrong"], "evens").counterexample
    assert shown is not None
    assert len(shown.actual) < 400
    assert results["wrong"].seconds < 3


def test_hints_and_hidden_checks(results: dict[str, SubmissionResult]) -> None:
    assert check(results["wrong"], "index").hint == {"en": "Look at all of them.", "sl": "Poglej vse."}
    assert check(results["otherwise"], "index").hint == {}
    assert check(results["wrong"], "secret").hidden
