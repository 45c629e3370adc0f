"""Two parts in the other order: operands, arguments, members of a pair, the heads of nested loops."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit, Replacement
from grader.source.edits.places import Scope, Site, is_added

_ORDER_MATTERS = (ast.Sub, ast.FloorDiv, ast.Mod, ast.Div, ast.Pow, ast.LShift, ast.RShift, ast.Add)


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """parts_swapped, loops_swapped."""
    node = site.node
    if isinstance(node, ast.BinOp) and isinstance(node.op, _ORDER_MATTERS):
        yield _swapped(site, node, "left", None, "right", None)
    elif isinstance(node, ast.Call) and len(node.args) == 2:
        yield _swapped(site, node, "args", 0, "args", 1)
    elif isinstance(node, (ast.Tuple, ast.List)) and len(node.elts) == 2:
        yield _swapped(site, node, "elts", 0, "elts", 1)
    elif isinstance(node, ast.For) and scope.repair:
        inner = [one for one in node.body if not is_added(one)]
        if len(inner) == 1 and isinstance(inner[0], ast.For):
            heads = [Replacement(node, name, None, getattr(inner[0], name)) for name in ("target", "iter")]
            heads += [Replacement(inner[0], name, None, getattr(node, name)) for name in ("target", "iter")]
            yield Edit("loops_swapped", site.line, heads)


def _swapped(site: Site, node: ast.AST, one: str, first: int | None, other: str, second: int | None) -> Edit:
    def part(field: str, index: int | None) -> ast.AST:
        value = getattr(node, field)
        found: ast.AST = value if index is None else value[index]
        return found

    changes = [Replacement(node, one, first, part(other, second)), Replacement(node, other, second, part(one, first))]
    return Edit("parts_swapped", site.line, changes)
