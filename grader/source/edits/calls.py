"""Calls: another function or method, the argument itself, other bounds of `range`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit, Replacement
from grader.source.edits.nodes import calculated, call, constant, name
from grader.source.edits.places import Scope, Site

_FUNCTIONS = {
    "min": ("max",), "max": ("min",), "any": ("all",), "all": ("any",), "len": ("sum",), "sum": ("len",),
    "sorted": ("list", "reversed"), "list": ("tuple", "set"), "tuple": ("list",), "set": ("list",),
    "int": ("round",), "round": ("int",), "print": (), "randint": ("randrange",), "randrange": ("randint",),
}  # fmt: skip
_METHODS = {
    "append": ("extend", "remove"), "extend": ("append",), "remove": ("append",), "index": ("count",),
    "count": ("index",), "union": ("intersection",), "intersection": ("union", "difference"), "upper": ("lower",),
    "lower": ("upper",), "lstrip": ("rstrip", "strip"), "rstrip": ("lstrip", "strip"), "strip": ("lstrip", "rstrip"),
    "startswith": ("endswith",), "endswith": ("startswith",), "keys": ("values",), "values": ("keys",),
}  # fmt: skip


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """function_other, method_other, call_dropped, range_bounds, call_added, sorted_for_sort."""
    node = site.node
    if scope.repair and isinstance(node, ast.expr):
        yield from _wrapped(site, node)
    if not isinstance(node, ast.Call):
        return
    if isinstance(node.func, ast.Name):
        for other in _FUNCTIONS.get(node.func.id, ()):
            yield site.set("function_other", "func", name(node, other), here=node.func.id, there=other)
        if len(node.args) == 1 and not node.keywords and not isinstance(node.args[0], ast.Starred):
            yield site.put("call_dropped", node.args[0])
        if node.func.id == "range" and scope.repair:
            yield from _bounds(site, node)
    elif isinstance(node.func, ast.Attribute):
        for other in _METHODS.get(node.func.attr, ()):
            change = Replacement(node.func, "attr", None, other)
            yield Edit("method_other", site.line, [change], {"here": node.func.attr, "there": other})


def _wrapped(site: Site, node: ast.expr) -> Iterator[Edit]:
    """What a value lacks: its size without the sign, its whole part, a number for a text, the sorted list itself."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub):
        yield site.put("call_added", call(node, "abs", node))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
        yield site.put("call_added", call(node, "int", node))
    if not isinstance(node, ast.Call):
        return
    if isinstance(node.func, ast.Name) and node.func.id == "input":
        yield site.put("call_added", call(node, "int", node))
    if isinstance(node.func, ast.Attribute) and node.func.attr == "sort" and not isinstance(site.parent, ast.Expr):
        yield site.put("sorted_for_sort", call(node, "sorted", node.func.value))


def _bounds(site: Site, node: ast.Call) -> Iterator[Edit]:
    if len(node.args) == 1:
        (end,) = node.args
        yield site.set("range_bounds", "args", [constant(node, 1), end])
        further = calculated(node, end, ast.Add(), constant(node, 1))
        yield site.set("range_bounds", "args", [constant(node, 1), further])
        if not isinstance(end, ast.Call):
            yield site.set("range_bounds", "args", [call(node, "len", end)])
    elif len(node.args) == 2:
        yield site.set("range_bounds", "args", [node.args[1]])
