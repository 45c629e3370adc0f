"""Subscripts: the whole for an element, a bound of a slice left out or put in."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit, Replacement
from grader.source.edits.nodes import name
from grader.source.edits.places import Scope, Site


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """subscript_dropped, slice_bound_dropped, slice_bound_other."""
    node = site.node
    if not isinstance(node, ast.Subscript) or not isinstance(node.ctx, ast.Load):
        return
    yield site.put("subscript_dropped", node.value)
    part = node.slice
    if not isinstance(part, ast.Slice):
        return
    for bound in ("lower", "upper", "step"):
        if getattr(part, bound) is not None:
            yield Edit("slice_bound_dropped", site.line, [Replacement(part, bound, None, None)])
    if scope.repair:
        for bound in ("lower", "upper"):
            for other in scope.names:
                change = Replacement(part, bound, None, name(node, other))
                yield Edit("slice_bound_other", site.line, [change])
