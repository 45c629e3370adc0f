"""Loops: break for continue, if for while, indices for elements, a copy that is gone through."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit
from grader.source.edits.nodes import at, call, condition
from grader.source.edits.places import Scope, Site


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """break_continue, loop_for_condition, condition_for_loop, loop_over_indices, loop_over_elements, loop_over_copy."""
    node = site.node
    if isinstance(node, ast.Break):
        yield site.put("break_continue", at(node, ast.Continue()))
    elif isinstance(node, ast.Continue):
        yield site.put("break_continue", at(node, ast.Break()))
    elif isinstance(node, ast.While):
        yield site.put("condition_for_loop", condition(node, node.test, node.body, node.orelse))
    elif isinstance(node, ast.If) and scope.repair and not node.orelse:
        yield site.put("loop_for_condition", at(node, ast.While(node.test, node.body, [])))
    elif isinstance(node, ast.For) and scope.repair:
        yield from _over(site, node)


def _over(site: Site, node: ast.For) -> Iterator[Edit]:
    iterated = node.iter
    if isinstance(iterated, ast.Name):
        yield site.set("loop_over_indices", "iter", call(node, "range", call(node, "len", iterated)))
        yield site.set("loop_over_copy", "iter", call(node, "list", iterated))
    inner = _indices_of(iterated)
    if inner is not None:
        yield site.set("loop_over_elements", "iter", inner)


def _indices_of(iterated: ast.expr) -> ast.expr | None:
    """What `range(len(…))` goes through by its indices."""
    for name in ("range", "len"):
        called = isinstance(iterated, ast.Call) and isinstance(iterated.func, ast.Name) and iterated.func.id == name
        if not called or len(iterated.args) != 1:  # type: ignore[attr-defined]
            return None
        iterated = iterated.args[0]  # type: ignore[attr-defined]
    return iterated
