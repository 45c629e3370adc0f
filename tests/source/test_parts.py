"""What a node is made of, held against what `ast` says of the same."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from grader.source.parts import inner_nodes, inner_statements

HERE = Path(__file__)
SOURCES = [ast.__file__, str(HERE), *map(str, sorted((HERE.parents[2] / "grader" / "source").glob("[a-e]*.py")))]
PLAIN = (ast.Name, ast.Constant, ast.operator, ast.unaryop, ast.boolop, ast.cmpop, ast.expr_context)
BELOW = (ast.stmt, ast.ExceptHandler, getattr(ast, "match_case", ast.ExceptHandler))


@pytest.mark.parametrize("file", SOURCES)
def test_the_children_in_their_order_but_those_that_have_none(file: str) -> None:
    for node in ast.walk(ast.parse(Path(file).read_text(encoding="utf-8"))):
        assert inner_nodes(node) == [child for child in ast.iter_child_nodes(node) if not isinstance(child, PLAIN)]


@pytest.mark.parametrize("file", SOURCES)
def test_the_statements_of_all_blocks(file: str) -> None:
    for node in ast.walk(ast.parse(Path(file).read_text(encoding="utf-8"))):
        if not isinstance(node, ast.expr):
            assert inner_statements(node) == [one for one in ast.iter_child_nodes(node) if isinstance(one, BELOW)]


def test_an_expression_has_no_statements() -> None:
    assert inner_statements(ast.parse("lambda: [x for x in y]", mode="eval").body) == []
