"""Names: another variable of the function is read, or assigned to."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit
from grader.source.edits.nodes import at, constant, name, stored
from grader.source.edits.places import Scope, Site

_AROUND = (ast.Compare, ast.Call, ast.BinOp, ast.Return, ast.Tuple, ast.List)


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """variable_other, variable_assigned_other, element_taken, put_in_list, put_in_tuple."""
    node = site.node
    if not isinstance(node, ast.Name):
        return
    if isinstance(node.ctx, ast.Load):
        if isinstance(site.parent, ast.Call) and site.field == "func":
            return
        others = [other for other in scope.names if other != node.id]
        for other in others if scope.repair else _near(scope.names, node.id):
            yield site.put("variable_other", name(node, other))
        if scope.repair and isinstance(site.parent, _AROUND):
            yield from _around(site, node)
    elif isinstance(node.ctx, ast.Store) and scope.repair:
        for other in scope.names:
            if other != node.id:
                yield site.put("variable_assigned_other", stored(node, other))


def _near(names: list[str], name: str) -> list[str]:
    """The names before and after it, where a right function is changed: all would be too many."""
    if not names:
        return []
    at = names.index(name) if name in names else 0
    return [other for other in dict.fromkeys((names[at - 1], names[(at + 1) % len(names)])) if other != name]


def _around(site: Site, node: ast.Name) -> Iterator[Edit]:
    for place in (0, 1, -1):
        element = at(node, ast.Subscript(node, constant(node, place), ast.Load()))
        yield site.put("element_taken", element)
    if isinstance(site.parent, (ast.Call, ast.BinOp)):
        yield site.put("put_in_list", at(node, ast.List([node], ast.Load())))
        yield site.put("put_in_tuple", at(node, ast.Tuple([node], ast.Load())))
