"""`require` and `prefer`: what is only mentioned, or never comes to a call, does not count as used."""

from __future__ import annotations

import pytest

from grader.feedback.texts import text_of
from grader.model.result import SubmissionResult
from tests.grading.exercises import function, graded, prepared

SPEC = """
functions:
  half:
    given: n=integers(0, 50)
  halves:
    given: s=lists(integers(0, 50), max_size=4)
    require: {calls: [half]}
  count:
    given: n=integers(0, 30)
    require: {recursion: true}
  short:
    given: n=integers(0, 9)
    require: {lines: 2}
    prefer: {calls: [half]}
  loopless:
    given: n=integers(0, 9)
    forbid: {syntax: [loop]}
"""
SOLUTION = """
def half(n):
    return n // 2

def halves(s):
    return [half(n) for n in s]

def count(n):
    return 0 if n == 0 else 1 + count(n - 1)

def short(n):
    return half(n)

def loopless(n):
    return sum(range(n))
"""
SAME = {"halves": "[n // 2 for n in s]", "count": "n"}


def with_function(name: str, text: str) -> str:
    """The solution with one function written otherwise."""
    parts = [part for part in SOLUTION.strip().split("\n\n") if not part.startswith(f"def {name}(")]
    return "\n\n".join([*parts, text])


USED = {
    "as it is": ("halves", SOLUTION),
    "by map": ("halves", with_function("halves", "def halves(s):\n    return list(map(half, s))\n")),
    "by another name": ("halves", with_function("halves", "h = half\ndef halves(s):\n    return [h(n) for n in s]\n")),
    "by a helper": (
        "halves",
        with_function("halves", "def one(n): return half(n)\ndef halves(s):\n    return [one(n) for n in s]\n"),
    ),
    "on some inputs only": (
        "halves",
        with_function("halves", "def halves(s):\n    return [half(n) if n > 40 else n // 2 for n in s]\n"),
    ),
    "with a cache": (
        "halves",
        with_function("half", "from functools import lru_cache\n@lru_cache\ndef half(n):\n    return n // 2\n"),
    ),
    "decorated": (
        "halves",
        with_function("half", "def d(f):\n    return lambda n: f(n)\n@d\ndef half(n):\n    return n // 2\n"),
    ),
    "a lambda": ("halves", with_function("half", "half = lambda n: n // 2\n")),
    "a class": ("halves", with_function("half", "class half(int):\n    def __new__(c, n): return n // 2\n")),
    "recursion with a cache": (
        "count",
        with_function(
            "count", "from functools import cache\n@cache\ndef count(n):\n    return n and 1 + count(n - 1)\n"
        ),
    ),
    "recursion inside": (
        "count",
        with_function("count", "def count(n):\n    def go(k):\n        return k and 1 + go(k - 1)\n    return go(n)\n"),
    ),
    "recursion of two": (
        "count",
        with_function("count", "def up(n): return n and 1 + count(n - 1)\ndef count(n): return n and 1 + up(n - 1)\n"),
    ),
    "recursion of a generator": (
        "count",
        with_function(
            "count",
            "def down(n):\n    if n:\n        yield n\n        yield from down(n - 1)\n"
            "def count(n): return sum(1 for _ in down(n))\n",
        ),
    ),
}
NOT_USED = {
    "only mentioned": ("halves", with_function("halves", "def halves(s):\n    half\n    return [n // 2 for n in s]\n")),
    "under if False": (
        "halves",
        with_function("halves", "def halves(s):\n    if False:\n        half(1)\n    return [n // 2 for n in s]\n"),
    ),
    "after the return": (
        "halves",
        with_function("halves", "def halves(s):\n    return [n // 2 for n in s]\n    return half(1)\n"),
    ),
    "in a function that nobody calls": (
        "halves",
        with_function("halves", "def halves(s):\n    def one(n): return half(n)\n    return [n // 2 for n in s]\n"),
    ),
    "not there": ("halves", with_function("halves", "def halves(s):\n    return [n // 2 for n in s]\n")),
    "recursion under if False": (
        "count",
        with_function("count", "def count(n):\n    if False:\n        return count(n - 1)\n    return n\n"),
    ),
    "no recursion": ("count", with_function("count", "def count(n):\n    return n\n")),
}
LINES = {
    "three lines": ("short", with_function("short", "def short(n):\n    h = half(n)\n    return h\n")),
}
PREFERRED = {
    "a preferred call is only mentioned": ("short", with_function("short", "def short(n): return half and n // 2\n")),
}
LOOP = "def loopless(n):\n    r = 0\n    for i in range(n): r += i\n    return r\n"
LOOPS = {"a loop": ("loopless", with_function("loopless", LOOP))}
ALL = {**USED, **NOT_USED, **LINES, **PREFERRED, **LOOPS}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, SubmissionResult]:
    suite = prepared(tmp_path_factory.mktemp("exercise"), SPEC, SOLUTION)
    return graded(suite, {name: text for name, (_, text) in ALL.items()})


@pytest.mark.parametrize("name", USED)
def test_what_is_used_is_not_told(name: str, results: dict[str, SubmissionResult]) -> None:
    found = function(results[name], ALL[name][0])
    assert (found.status, found.findings) == ("passed", ())


@pytest.mark.parametrize("name", NOT_USED)
def test_what_is_not_used_costs_the_function(name: str, results: dict[str, SubmissionResult]) -> None:
    found = function(results[name], ALL[name][0])
    assert (found.status, found.points, found.would_have) == ("forbidden", 0, 1)
    (finding,) = found.findings
    assert finding.severity == "fail"
    assert finding.rule in ("require.calls", "require.recursion")


def test_lines_are_counted_in_the_message(results: dict[str, SubmissionResult]) -> None:
    (finding,) = function(results["three lines"], "short").findings
    message = finding.message
    assert "at most 2 lines, and has 3 lines" in text_of(message.code, "en", **message.values)


def test_what_is_preferred_costs_nothing(results: dict[str, SubmissionResult]) -> None:
    found = function(results["a preferred call is only mentioned"], "short")
    assert (found.status, found.points) == ("passed", 1)
    assert [finding.severity for finding in found.findings] == ["note"]


def test_loops_are_forbidden(results: dict[str, SubmissionResult]) -> None:
    found = function(results["a loop"], "loopless")
    assert [finding.rule for finding in found.findings] == ["forbid.syntax"]
    assert function(results["as it is"], "loopless").status == "passed"
