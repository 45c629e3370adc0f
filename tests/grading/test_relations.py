"""Relations that use the functions and classes of the hand-in: inverse functions, games, sequences of operations."""

from __future__ import annotations

import pytest

from grader.model.result import SubmissionResult
from tests.grading.exercises import check, codes, function, graded, prepared

SPEC = """
language: en
limits: {seconds: 0.5}
domains:
  step: tuples(just("alloc"), integers(1, 4)) | tuples(just("free"), integers(0, 2))
functions:
  encode:
    also: [shifruj]
    given: s=text("ab", max_size=3)
    holds: decode(encode(s)) == s
    uses: [decode]
  decode:
    given: s=text("ab", max_size=3)
  guess:
    holds: longest_game(guess) <= 4
classes:
  Memory:
    forbid: {calls: sorted}
    checks:
      sound:
        points: 3
        cases: 80
        given: bits=integers(1, 8), steps=lists(step, max_size=6)
        holds: no_overlap(Memory(bits), steps)
      whole:
        points: 2
        cases: 30
        given: bits=integers(1, 8)
        holds: Memory(bits).alloc(bits) == 0
"""
SOLUTION = """
def encode(s): return s[::-1]
def decode(s): return s[::-1]
def guess(low, high): return (low + high) // 2
class Memory:
    def __init__(self, bits): self.used = [False] * bits
    def alloc(self, length):
        for i in range(len(self.used) - length + 1):
            if not any(self.used[i:i + length]):
                self.used[i:i + length] = [True] * length
                return i
        return None
    def free(self, start, length): self.used[start:start + length] = [False] * length
"""
CHECKS = """
def no_overlap(memory, steps):
    live = []
    for name, number in steps:
        if name == "alloc":
            start = memory.alloc(number)
            if start is not None:
                live.append(range(start, start + number))
        elif live:
            block = live.pop(number % len(live))
            memory.free(block.start, len(block))
        used = [bit for block in live for bit in block]
        if len(used) > len(set(used)):
            return {"en": "two blocks share a bit", "sl": "bloka se prekrivata"}
    return True

def longest_game(guess):
    return max(game(guess, secret) for secret in range(1, 16))

def game(guess, secret):
    low, high = 1, 15
    for count in range(1, 99):
        tried = guess(low, high)
        if tried == secret:
            return count
        if tried < secret:
            low = tried + 1
        else:
            high = tried - 1
    return 99
"""
HAND_INS = {
    "right": SOLUTION,
    "from the top": SOLUTION.replace(
        "in range(len(self.used) - length + 1)", "in range(len(self.used) - length, -1, -1)"
    ),
    "other names": SOLUTION.replace("def encode(s)", "def shifruj(s)").replace("class Memory", "class memory"),
    "overlaps": SOLUTION.replace("= [True] * length", "= [True] * (length - 1) + [False]"),
    "shared": SOLUTION.replace("def __init__(self, bits)", "def __init__(self, bits, used=[])").replace(
        "self.used = [False] * bits", "self.used = used; used += [False] * (bits - len(used))"
    ),
    "raises": SOLUTION.replace("return None", "return self.nothing"),
    "hangs": SOLUTION.replace("return None", "while True: pass"),
    "ends": SOLUTION.replace("return None", "import os; os._exit(0)"),
    "shape": SOLUTION.replace("return i", "return str(i)"),
    "one by one": SOLUTION.replace("(low + high) // 2", "low"),
    "wrong decode": SOLUTION.replace("def decode(s): return s[::-1]", "def decode(s): return s"),
    "no decode": SOLUTION.replace("def decode(s): return s[::-1]", ""),
    "sorts": SOLUTION.replace("return i", "return sorted([i])[0]"),
    "no class": SOLUTION.replace("class Memory:", "def Memory(bits): pass\nclass Other:"),
    "liar": SOLUTION.replace("return i", "return type('I', (int,), {'__index__': lambda s: 1 / 0})(i)"),
}


AGAIN = ["right", "from the top", "overlaps", "shared", "raises", "hangs", "one by one", "wrong decode"]
HAND_INS |= {f"{student} again": HAND_INS[student] for student in AGAIN}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, SubmissionResult]:
    return graded(prepared(tmp_path_factory.mktemp("relations"), SPEC, SOLUTION, CHECKS), HAND_INS)


@pytest.mark.parametrize(
    ("student", "name", "status"),
    [
        *(pytest.param("right", name, "passed", id=f"right {name}") for name in ("encode", "guess", "Memory")),
        pytest.param("from the top", "Memory", "passed", id="another way is as sound"),
        pytest.param("other names", "encode", "passed", id="another name"),
        pytest.param("other names", "Memory", "missing", id="a class in lower case is missing"),
        pytest.param("no class", "Memory", "missing", id="a function is no class"),
        pytest.param("overlaps", "Memory", "partial", id="one of two checks"),
        pytest.param("shared", "Memory", "partial", id="objects that share"),
        pytest.param("hangs", "Memory", "partial", id="a method that hangs"),
        pytest.param("one by one", "guess", "failed", id="a game that takes too long"),
        pytest.param("wrong decode", "encode", "passed", id="a wrong helper is not paid for twice"),
        pytest.param("no decode", "encode", "passed", id="nor is a missing one"),
        pytest.param("sorts", "Memory", "forbidden", id="rules of a class"),
        pytest.param("liar", "Memory", "passed", id="a number of a class of its own counts as the number in it"),
    ],
)
def test_verdicts(results: dict[str, SubmissionResult], student: str, name: str, status: str) -> None:
    assert function(results[student], name).status == status, codes(function(results[student], name))


@pytest.mark.parametrize(
    ("student", "name", "of", "reason", "log"),
    [
        pytest.param(
            "overlaps",
            "sound",
            "Memory",
            "broke_relation",
            "m = Memory(1)\nm.alloc(1)  # 0\nm.alloc(1)  # 0",
            id="shortest",
        ),
        pytest.param(
            "raises", "sound", "Memory", "raised", "m = Memory(1)\nm.alloc(2)  # AttributeError: ", id="raised"
        ),
        pytest.param("hangs", "sound", "Memory", "timed_out", "m = Memory(1)\nm.alloc(2)  # …", id="no end"),
        pytest.param("ends", "sound", "Memory", "crashed", "m = Memory(1)\nm.alloc(2)  # …", id="the process ended"),
        pytest.param("shape", "sound", "Memory", "wrong_type", "m = Memory(1)\nm.alloc(1)  # '0'", id="another type"),
        pytest.param(
            "shared",
            "whole",
            "Memory",
            "keeps_state",
            "m = Memory(1)\nm.alloc(1)  # 0\nm = Memory(",
            id="calls before it",
        ),
        pytest.param("one by one", "guess", "guess", "broke_relation", "guess(1, 15)  # 1\nguess(", id="a game"),
    ],
)
def test_the_log_of_calls(
    results: dict[str, SubmissionResult], student: str, name: str, of: str, reason: str, log: str
) -> None:
    found = check(results[student], name, of)
    assert (found.status, found.reason) == ("failed", reason)
    assert found.counterexample is not None
    assert found.counterexample.kind == "calls"
    assert found.counterexample.call.startswith(log)


def test_the_teachers_sentence(results: dict[str, SubmissionResult]) -> None:
    found = check(results["overlaps"], "sound", "Memory").counterexample
    assert found is not None
    assert found.sentence["sl"] == "bloka se prekrivata"


def test_what_a_near_miss_would_have_had(results: dict[str, SubmissionResult]) -> None:
    found = function(results["other names"], "Memory")
    assert (codes(found), found.would_have) == (["function_missing_similar"], 5)
    assert codes(function(results["no class"], "Memory")) == ["not_a_class"]


@pytest.mark.parametrize("student", AGAIN)
def test_what_others_were_asked_before_changes_no_verdict(results: dict[str, SubmissionResult], student: str) -> None:
    """The second of two equal hand-ins is tried with what the first was asked."""

    def told(name: str) -> list[object]:
        found = [function(results[name], one) for one in ("encode", "guess", "Memory")]
        checks = [(c.check, c.status, c.reason, c.failed, c.cases) for one in found for c in one.checks]
        shown = [c.counterexample.call for one in found for c in one.checks if c.counterexample]
        return [*checks, *shown]

    assert told(f"{student} again") == told(student)
