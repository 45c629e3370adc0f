"""Statements: one left out, two in the other order."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit
from grader.source.edits.places import Block, Scope

_KINDS = {
    ast.If: "if_dropped",
    ast.For: "loop_dropped",
    ast.While: "loop_dropped",
    ast.Return: "return_statement_dropped",
    ast.Break: "break_dropped",
    ast.Continue: "continue_dropped",
}


def of_block(block: Block, scope: Scope) -> Iterator[Edit]:
    """statement_dropped (with kinds of its own for if, loops, return, break, continue), statements_swapped."""
    all_of_it, real = block.statements, block.real()
    for number, place in enumerate(real):
        statement = all_of_it[place]
        if isinstance(statement, (ast.Pass, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)):
            continue
        rest = all_of_it[:place] + all_of_it[place + 1 :]
        kind = _KINDS.get(type(statement), "statement_dropped")
        yield Edit(kind, statement.lineno, [block.with_statements(rest)])
        if number + 1 < len(real):
            after = real[number + 1]
            swapped = list(all_of_it)
            swapped[place], swapped[after] = swapped[after], swapped[place]
            yield Edit("statements_swapped", statement.lineno, [block.with_statements(swapped)])
