"""Indentation: a statement that belongs into a block, or out of one; `elif` for `if`; a break at the end of a branch.

Where to mend only.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit, Replacement
from grader.source.edits.nodes import at, nothing
from grader.source.edits.places import Block, Scope, is_added

_COMPOUND = (ast.For, ast.While, ast.If)


def of_block(block: Block, scope: Scope) -> Iterator[Edit]:
    """indented, dedented, into_loop, out_of_loop, elif_joined, elif_split, break_added."""
    if not scope.repair:
        return
    for place in block.real():
        statement = block.statements[place]
        yield from _inwards(block, place, statement)
        if isinstance(statement, _COMPOUND):
            yield from _outwards(block, place, statement)
        if isinstance(statement, ast.If):
            yield from _of_branches(block, place, statement)


def _without(block: Block, place: int) -> Replacement:
    return block.with_statements(block.statements[:place] + block.statements[place + 1 :])


def _inwards(block: Block, place: int, statement: ast.stmt) -> Iterator[Edit]:
    before = block.statements[place - 1] if place else None
    if isinstance(before, _COMPOUND) and not is_added(before):
        inside = Replacement(before, "body", None, [*before.body, statement])
        yield Edit("indented", statement.lineno, [inside, _without(block, place)])
        if before.orelse:
            inside = Replacement(before, "orelse", None, [*before.orelse, statement])
            yield Edit("indented", statement.lineno, [inside, _without(block, place)])
    after = block.statements[place + 1] if place + 1 < len(block.statements) else None
    if isinstance(after, (ast.For, ast.While)):
        inside = Replacement(after, "body", None, [statement, *after.body])
        yield Edit("into_loop", statement.lineno, [inside, _without(block, place)])


def _outwards(block: Block, place: int, statement: ast.For | ast.While | ast.If) -> Iterator[Edit]:
    for field in ("body", "orelse"):
        inner: list[ast.stmt] = getattr(statement, field)
        real = [one for one in inner if not is_added(one)]
        if not real:
            continue
        last, first = real[-1], real[0]
        rest = [one for one in inner if one is not last]
        if field == "body" and not any(not is_added(one) for one in rest):
            rest.append(nothing(last))
        behind = [*block.statements[: place + 1], last, *block.statements[place + 1 :]]
        yield Edit("dedented", last.lineno, [Replacement(statement, field, None, rest), block.with_statements(behind)])
        if field == "body" and isinstance(statement, (ast.For, ast.While)) and first is not last:
            rest = [one for one in inner if one is not first]
            ahead = [*block.statements[:place], first, *block.statements[place:]]
            yield Edit(
                "out_of_loop", first.lineno, [Replacement(statement, field, None, rest), block.with_statements(ahead)]
            )
        if field == "orelse":
            behind = [*block.statements[: place + 1], *inner, *block.statements[place + 1 :]]
            yield Edit(
                "dedented", first.lineno, [Replacement(statement, field, None, []), block.with_statements(behind)]
            )


def _of_branches(block: Block, place: int, statement: ast.If) -> Iterator[Edit]:
    after = block.statements[place + 1] if place + 1 < len(block.statements) else None
    if isinstance(after, ast.If) and not statement.orelse:
        joined = Replacement(statement, "orelse", None, [after])
        yield Edit("elif_joined", after.lineno, [joined, _without(block, place + 1)])
    if len(statement.orelse) == 1 and isinstance(statement.orelse[0], ast.If):
        inner = statement.orelse[0]
        split = [*block.statements[: place + 1], inner, *block.statements[place + 1 :]]
        yield Edit(
            "elif_split", inner.lineno, [Replacement(statement, "orelse", None, []), block.with_statements(split)]
        )
    if not isinstance(statement.body[-1], (ast.Return, ast.Break, ast.Continue)):
        ended = Replacement(statement, "body", None, [*statement.body, at(statement.body[-1], ast.Break())])
        yield Edit("break_added", statement.body[-1].lineno, [ended], adds=True)
