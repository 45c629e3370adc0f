"""Branches that no case takes are told, and no others: the arcs are those of real runs."""

from __future__ import annotations

import contextlib
import textwrap
from collections.abc import Iterable
from typing import Any

import pytest

from grader.model.exercise import Function
from grader.runner.tracing import LineTracer
from grader.suite.branches import of_branches

FILE = "traced_reference.py"


def told(source: str, cases: Iterable[Any]) -> list[str]:
    """What is said of f after the calls f(case)."""
    source = textwrap.dedent(source).strip() + "\n"
    names: dict[str, Any] = {}
    exec(compile(source, FILE, "exec"), names)
    tracer = LineTracer(FILE)
    tracer.start()
    try:
        for case in cases:
            with contextlib.suppress(ValueError):
                names["f"](case)
    finally:
        arcs = tracer.stop()
    faults = of_branches(Function("f", line=3), source, set(arcs))
    assert all(fault.line == 3 and fault.severity == "warning" for fault in faults)
    return [fault.message for fault in faults]


@pytest.mark.parametrize(
    ("source", "cases", "line"),
    [
        pytest.param("def f(n):\n    if n > 5:\n        return 1\n    return 0", [1, 2], 3, id="then"),
        pytest.param("def f(n):\n    if n > 5:\n        return 1\n    return 0", [7, 8], 4, id="after a return"),
        pytest.param("def f(n):\n    if n:\n        n = 2\n    return n", [1, 2], 2, id="a condition always true"),
        pytest.param("def f(n):\n    if n:\n        n = 2\n    else:\n        n = 3\n    return n", [1], 5, id="else"),
        pytest.param("def f(n):\n    while n > 3:\n        n -= 1\n    return n", [1], 3, id="a loop not entered"),
        pytest.param("def f(s):\n    for x in s:\n        print(x)\n    return 1", [[]], 3, id="a for not entered"),
        pytest.param(
            "def f(n):\n    while n > 3:\n        return n\n    return 0", [4, 5], 4, id="a while never false"
        ),
        pytest.param(
            "def f(n):\n    try:\n        n = int(n)\n    except ValueError:\n        n = 0\n    return n",
            ["1"],
            5,
            id="a handler",
        ),
        pytest.param(
            "def f(n):\n    return g(n)\n\ndef g(n):\n    if n:\n        return 1\n    return 2", [0], 6, id="callee"
        ),
        pytest.param(
            "def f(n):\n    if n:\n        return g(n)\n    return 1\n\ndef g(n):\n    return 1", [0], 6, id="uncalled"
        ),
        pytest.param(
            "def f(n):\n    def inner(k):\n        if k > 2:\n            k = 1\n        return 0\n    return inner(n)",
            [1],
            4,
            id="a nested function",
        ),
        pytest.param(
            "class C:\n    def m(self, n):\n        if n:\n            n = 1\n\ndef f(n):\n    return C().m(n)",
            [0],
            4,
            id="a method",
        ),
        pytest.param(
            "def f(n):\n    if (n > 1\n            and n < 9):\n        n = 0\n    return n",
            [5],
            2,
            id="a condition of two lines",
        ),
    ],
)
def test_what_no_case_takes_is_told(source: str, cases: list[Any], line: int) -> None:
    messages = told(source, cases)
    assert any(f"line {line} " in message for message in messages), messages


@pytest.mark.parametrize(
    ("source", "cases"),
    [
        pytest.param("def f(n):\n    if n > 5:\n        return 1\n    return 0", [1, 7], id="both ways"),
        pytest.param("def f(n):\n    if n: return 1\n    return 0", [0, 1], id="on one line"),
        pytest.param("def f(n):\n    if n:\n        n = 2\n    return n", [0, 1], id="no else"),
        pytest.param("def f(n):\n    if n:\n        n = 2", [0, 1], id="at the end of a function"),
        pytest.param(
            "def f(s):\n    for x in s:\n        if x:\n            continue\n        print(x)", [[0, 1]], id="loop"
        ),
        pytest.param(
            "def f(n):\n    while True:\n        n -= 1\n        if n < 0:\n            return n", [3], id="endless"
        ),
        pytest.param("def f(n):\n    while n > 3:\n        n -= 1\n    return n", [9], id="while"),
        pytest.param('def f(n):\n    """It says."""\n    return n', [1], id="a docstring"),
        pytest.param(
            "def g(n):\n    if n:\n        return 1\n\ndef f(n):\n    return n", [1], id="what is not reached"
        ),
        pytest.param("k = 0\ndef f(n):\n    global k\n    k = n\n    return k", [1], id="global"),
        pytest.param(
            "def f(n):\n    match n:\n        case 0:\n            return 1\n        case _:\n            return 2",
            [0, 1],
            id="match",
        ),
        pytest.param("def f(n):\n    return [x for x in range(n) if x > 5] if n else []", [1, 0], id="comprehension"),
        pytest.param(
            "def f(n):\n    try:\n        return int(n)\n    except ValueError:\n        return 0", ["1", "x"], id="try"
        ),
        pytest.param("def f(n):\n    with open('/dev/null') as file:\n        return file.read(n)", [1], id="with"),
        pytest.param(
            "def f(n):\n    if (n > 1\n            and n < 9):\n        n = 0\n    return n", [5, 0, 20], id="two lines"
        ),
        pytest.param(
            "def f(n):\n    for i in range(3):\n        if i == n:\n            n = 9\n    return n",
            [1],
            id="if that ends a loop",
        ),
    ],
)
def test_what_is_taken_is_not_told(source: str, cases: list[Any]) -> None:
    assert told(source, cases) == []


def test_without_arcs_nothing_is_said() -> None:
    assert of_branches(Function("f"), "def f(n):\n    if n:\n        return 1\n", set()) == []


def test_a_block_that_is_never_entered_is_told_once() -> None:
    source = "def f(n):\n    if n:\n        if n > 1:\n            return 1\n        return 2\n    return 0"
    assert len(told(source, [0])) == 1
