"""What of checks.py some names need."""

from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from grader.suite.needed import needed_part

SOURCE = dedent('''
    """For the relations."""
    from functools import reduce
    from operator import add, xor
    import math

    LIMIT = 3


    def total(rows):
        # of all
        return reduce(xor, rows, LIMIT)


    def solution(n):
        return math.sqrt(n)


    @staticmethod
    def holds(s):
        return total(s) == 0
''').lstrip()


def kept(source: str, *names: str) -> set[str]:
    tree = ast.parse(needed_part(source, names))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_what_is_not_reached_is_left_out() -> None:
    text = needed_part(SOURCE, {"holds"})
    assert kept(SOURCE, "holds") == {"holds", "total"}
    assert "LIMIT = 3" in text
    assert "# of all" in text
    assert "@staticmethod" in text
    assert "math" not in text
    assert "add" not in text
    exec(compile(text, "checks.py", "exec"), {})


def test_nothing_is_needed_for_no_names() -> None:
    assert needed_part(SOURCE, ()) == ""


def test_names_that_are_not_there_need_nothing() -> None:
    assert kept(SOURCE, "result", "s") == set()


def test_statements_that_run_stay_with_what_they_use() -> None:
    source = SOURCE + "\nTABLE = {}\nfor n in range(9):\n    TABLE[n] = solution(n)\n"
    assert kept(source, "holds") == {"holds", "total", "solution"}
    assert "import math" in needed_part(source, {"holds"})


@pytest.mark.parametrize("line", ["from solution import *", "names = globals()", "eval('solution(3)')"])
def test_where_it_cannot_be_told_all_of_it_stays(line: str) -> None:
    assert needed_part(SOURCE + line + "\n", {"holds"}) == SOURCE + line + "\n"


def test_imports_of_the_future_stay_first() -> None:
    assert needed_part("from __future__ import annotations\n" + SOURCE, {"holds"}).startswith("from __future__")
