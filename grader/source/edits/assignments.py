"""Assignments: `=` for `+=` and the other way round, a result that is kept or thrown away."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.arithmetic import SIGNS
from grader.source.edits.edit import Edit
from grader.source.edits.nodes import assigned, at, call, constant, empty_list, expression, loaded, stored
from grader.source.edits.places import Scope, Site


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """assigned_for_added, added_for_assigned, appended_for_added, result_kept, result_not_kept, start_other, copied."""
    node = site.node
    if isinstance(node, ast.AugAssign):
        here = f"{SIGNS[type(node.op)]}=" if type(node.op) in SIGNS else "+="
        yield site.put("assigned_for_added", assigned(node, node.target, node.value), here=here, there="=")
        if scope.repair:
            append = at(node, ast.Attribute(loaded(node.target), "append", ast.Load()))
            yield site.put("appended_for_added", expression(node, at(node, ast.Call(append, [node.value], []))))
    if not scope.repair:
        return
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        yield site.put("added_for_assigned", at(node, ast.AugAssign(node.targets[0], ast.Add(), node.value)))
        if isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute):
            yield site.put("result_not_kept", expression(node, node.value))
        yield from _values(site, node)
    if isinstance(node, ast.Expr):
        left = _first_name(node.value)
        if left:
            yield site.put("result_kept", assigned(node, stored(node, left), node.value))


def _values(site: Site, node: ast.Assign) -> Iterator[Edit]:
    """Another first value, a copy of what has another name."""
    value = node.value
    if isinstance(value, ast.Name):
        yield site.set("copied", "value", call(node, "list", value))
    if isinstance(value, (ast.Constant, ast.UnaryOp, ast.Tuple, ast.List)) and not getattr(value, "elts", ()):
        others: tuple[object, ...] = (None, 0, False, True, "")
        yield from (site.set("start_other", "value", constant(node, other)) for other in others)
        yield site.set("start_other", "value", empty_list(node))
    elif isinstance(value, ast.Tuple):
        yield site.set("start_other", "value", constant(node, None))


def _first_name(value: ast.expr) -> str:
    """The variable that a lone expression is about: of `x + 1` and of `x.replace(…)` it is x."""
    part: ast.expr = value
    if isinstance(part, ast.BinOp):
        part = part.left
    elif isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute):
        part = part.func.value
    elif isinstance(part, ast.Call) and part.args:
        part = part.args[0]
    return part.id if isinstance(part, ast.Name) else ""
