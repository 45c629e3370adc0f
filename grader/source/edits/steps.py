"""One more, or one less: in bounds, indices, results and comparisons."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit
from grader.source.edits.nodes import calculated, constant
from grader.source.edits.places import Scope, Site

_NEVER = (ast.Constant, ast.Compare, ast.BoolOp, ast.List, ast.Tuple, ast.Dict, ast.Set, ast.Slice, ast.Starred)
_NO_NUMBERS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.JoinedStr)


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """one_more, one_less."""
    node = site.node
    if not isinstance(node, ast.expr) or isinstance(node, (*_NEVER, *_NO_NUMBERS)):
        return
    if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load) or not _counts(site, scope):
        return
    yield site.put("one_more", calculated(node, node, ast.Add(), constant(node, 1)))
    yield site.put("one_less", calculated(node, node, ast.Sub(), constant(node, 1)))


def _counts(site: Site, scope: Scope) -> bool:
    """Is it where off-by-one mistakes are made?"""
    parent = site.parent
    if isinstance(parent, ast.Call):
        counting = ("range", "randint", "randrange")
        return isinstance(parent.func, ast.Name) and parent.func.id in counting and site.field == "args"
    if isinstance(parent, ast.Subscript):
        return site.field == "slice"
    if isinstance(parent, (ast.Slice, ast.Return, ast.Compare)):
        return True
    return scope.repair and isinstance(parent, (ast.Assign, ast.Tuple)) and site.field in ("value", "elts")
