"""Functions that stand where they cannot be called."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from grader.source.elsewhere import elsewhere


def found(source: str) -> dict[str, Any]:
    return elsewhere(ast.parse(source), {"f"})


@pytest.mark.parametrize(
    ("source", "kind", "within", "line"),
    [
        ("if __name__ == '__main__':\n    def f(): pass\n", "main_guard", "", 2),
        ("if False:\n    def f(): pass\n", "never", "", 2),
        ("def main():\n    def f(): pass\n", "function", "main", 2),
        ("class A:\n    x = 1\n    def f(self): pass\n", "class", "A", 3),
        ("class A:\n    def g(self):\n        def f(): pass\n", "function", "g", 3),
        ("if __name__ == '__main__':\n    if x:\n        async def f(): pass\n", "main_guard", "", 3),
    ],
)
def test_it_is_said_where(source: str, kind: str, within: str, line: int) -> None:
    assert found(source) == {"f": {"kind": kind, "within": within, "line": line}}


@pytest.mark.parametrize(
    "source", ["def f(): pass\n", "x = 1\n", "def main():\n    f = 1\n", "class A:\n    def g(): pass\n"]
)
def test_of_what_is_there_or_nowhere_nothing_is_said(source: str) -> None:
    assert found(source) == {}


def test_a_branch_beside_the_guard_is_no_guard() -> None:
    assert found("if __name__ == '__main__':\n    pass\nelse:\n    def f(): pass\n") == {}
