"""A file as a program: run with what is typed in, judged by what it prints."""

from __future__ import annotations

import pytest

from grader.model.result import SubmissionResult
from tests.grading.exercises import check, function, graded, prepared

SPEC = """
program:
  limits: {seconds: 0.5}
  forbid: {calls: sum}
  raises: ValueError
  given: numbers=lists(integers(-9, 9), max_size=3)
  input: '[str(len(numbers))] + [str(n) for n in numbers]'
  cases: 12
  checks:
    lines: {points: 2}
    total: {points: 1, prints: numbers}
    words: {points: 1, holds: '"Total" in printed and len(printed.split()) > 2'}
    no_number: {points: 1, given: 'n=just("x")', input: '[n]'}
"""
SOLUTION = """
def main():
    total = 0
    for _ in range(int(input("How many? "))):
        total += int(input())
    print("Total:", total)

if __name__ == "__main__":
    main()
"""
HAND_INS = {
    "right": SOLUTION,
    "plain": """
        n = int(input("How many? "))
        t = 0
        while n:
            t += int(input())
            n -= 1
        print("Total:", t)
        exit()
        """,
    "with errors": SOLUTION + "    import sys\n    print('done', file=sys.stderr)\n    sys.exit(1)\n",
    "stdin": """
        import sys
        count, *lines = sys.stdin.read().split()
        total = 0
        for line in lines[:int(count)]:
            total += int(line)
        print("How many? Total:", total)
        """,
    "prompt": SOLUTION.replace("How many? ", "?"),
    "wrong": SOLUTION.replace("total += int", "total = int"),
    "reads more": SOLUTION.replace('range(int(input("How many? ")))', 'range(1 + int(input("How many? ")))'),
    "sums": "n = int(input('How many? '))\nprint('Total:', sum(int(input()) for _ in range(n)))",
    "hangs": "while True: pass",
    "floods": "while True: print('How many?')",
    "ends": "import os\nos._exit(0)",
    "never asks": "print('How many? Total: 0')",
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, SubmissionResult]:
    return graded(prepared(tmp_path_factory.mktemp("programs"), SPEC, SOLUTION), HAND_INS)


@pytest.mark.parametrize(
    ("student", "points", "failed"),
    [
        pytest.param("right", 5, {}, id="guarded by its name"),
        pytest.param("plain", 5, {}, id="statements and exit()"),
        pytest.param("with errors", 5, {}, id="what goes to the error output, and an exit code"),
        pytest.param("stdin", 5, {}, id="all of the input at once"),
        pytest.param("prompt", 2, {"lines": "wrong_output", "words": "broke_relation"}, id="another prompt"),
        pytest.param("wrong", 2, {"lines": "wrong_output", "total": "wrong_output"}, id="another total"),
        pytest.param("reads more", 1, dict.fromkeys(("lines", "total", "words"), "raised"), id="it reads past the end"),
        pytest.param("hangs", 0, dict.fromkeys(("lines", "total", "words", "no_number"), "timed_out"), id="no end"),
        pytest.param(
            "floods",
            0,
            dict.fromkeys(("lines", "total", "words", "no_number"), "too_much_output"),
            id="no end of print",
        ),
        pytest.param(
            "ends", 0, dict.fromkeys(("lines", "total", "words", "no_number"), "crashed"), id="it kills itself"
        ),
        pytest.param(
            "never asks",
            1,
            {"lines": "wrong_output", "total": "wrong_output", "no_number": "did_not_raise"},
            id="no input",
        ),
    ],
)
def test_verdicts(results: dict[str, SubmissionResult], student: str, points: int, failed: dict[str, str]) -> None:
    found = function(results[student], "program")
    assert {c.check: c.reason for c in found.checks if c.status != "passed"} == failed
    assert found.points == points


def test_the_input_is_shown_with_both_outputs(results: dict[str, SubmissionResult]) -> None:
    shown = check(results["wrong"], "total", "program").counterexample
    assert shown is not None
    assert shown.input is not None
    count, *numbers = map(int, shown.input)
    assert (shown.call, count) == ("python wrong.py", len(numbers))
    assert shown.expected == f"How many? Total: {sum(numbers)}"
    assert shown.actual == f"How many? Total: {numbers[-1]}"


def test_rules_hold_for_the_whole_file(results: dict[str, SubmissionResult]) -> None:
    found = function(results["sums"], "program")
    assert (found.status, found.points, found.would_have) == ("forbidden", 0, 5)
    assert [finding.rule for finding in found.findings] == ["forbid.calls"]


def test_nothing_is_told_of_loading(results: dict[str, SubmissionResult]) -> None:
    assert not any(result.problems for result in results.values())
