"""What is returned: nothing, another variable, another value, the same as another type."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit
from grader.source.edits.nodes import call, constant, empty_list, expression, name, negated, returned
from grader.source.edits.places import Scope, Site


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """return_nothing, return_dropped, return_other, return_as, printed_for_returned, computed_for_returned."""
    node = site.node
    if isinstance(node, ast.Return):
        if node.value is not None:
            yield site.set("return_nothing", "value", None)
            if not isinstance(node.value, (ast.Constant, ast.Name)):
                yield site.put("return_dropped", expression(node, node.value))
        if scope.repair:
            yield from _others(site, node, scope)
    if isinstance(node, ast.Expr) and scope.repair and not isinstance(node.value, ast.Constant):
        value = node.value
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "print":
            if value.args:
                yield site.put("printed_for_returned", returned(node, value.args[0]))
        else:
            yield site.put("computed_for_returned", returned(node, value))


def _others(site: Site, node: ast.Return, scope: Scope) -> Iterator[Edit]:
    value = node.value
    for other in scope.names:
        if not (isinstance(value, ast.Name) and value.id == other):
            yield site.set("return_other", "value", name(node, other))
    for other_value in (0, False, True, -1, None, 1, ""):
        yield site.set("return_other", "value", constant(node, other_value))
    yield site.set("return_other", "value", empty_list(node))
    for parameter in scope.parameters[:4]:
        yield site.set("return_other", "value", call(node, "len", name(node, parameter)))
    if value is not None:
        for kind in ("list", "tuple", "int", "str", "sorted", "bool"):
            yield site.set("return_as", "value", call(node, kind, value))
        yield site.set("return_as", "value", negated(node, value))
