"""Conditions: `and` for `or`, a part left out, the opposite, always, never."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit
from grader.source.edits.nodes import at, constant, negated
from grader.source.edits.places import Scope, Site


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """and_or, condition_part_dropped, not_dropped, condition_negated, condition_always, condition_never."""
    node = site.node
    if isinstance(node, ast.BoolOp):
        is_and = isinstance(node.op, ast.And)
        here, there = ("and", "or") if is_and else ("or", "and")
        yield site.set("and_or", "op", ast.Or() if is_and else ast.And(), here=here, there=there)
        for place in range(len(node.values)):
            rest = node.values[:place] + node.values[place + 1 :]
            yield site.put("condition_part_dropped", rest[0] if len(rest) == 1 else at(node, ast.BoolOp(node.op, rest)))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield site.put("not_dropped", node.operand)
    if _is_condition(site) and isinstance(node, ast.expr):
        if not isinstance(node, ast.UnaryOp):
            yield site.put("condition_negated", negated(node, node))
        if not isinstance(node, ast.Constant):
            if not isinstance(site.parent, ast.While):
                yield site.put("condition_always", constant(node, True))
            yield site.put("condition_never", constant(node, False))


def _is_condition(site: Site) -> bool:
    return site.field == "test" or (site.field == "ifs" and isinstance(site.parent, ast.comprehension))
