"""Literals: a number one off, zero, with another sign; True for False; where to mend, the length of an argument."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit
from grader.source.edits.nodes import call, constant, empty_list, name
from grader.source.edits.places import Scope, Site


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """number_one_larger, number_one_smaller, number_other, truth_flipped, value_other, number_is_length."""
    node = site.node
    if not isinstance(node, ast.Constant) or isinstance(site.parent, (ast.Expr, ast.JoinedStr, ast.FormattedValue)):
        return
    value = node.value
    if isinstance(value, bool):
        yield site.put("truth_flipped", constant(node, not value), here=str(value), there=str(not value))
    elif isinstance(value, int):
        yield from _of_number(site, node, value, scope)
    elif isinstance(value, float):
        for other in dict.fromkeys((value + 1, value - 1, -value)):
            yield site.put("number_other", constant(node, other))
    elif scope.repair and (value is None or isinstance(value, str)):
        others: tuple[object, ...] = (0, False, True, -1, None)
        for other_value in others:
            if other_value is not value:
                yield site.put("value_other", constant(node, other_value))
        yield site.put("value_other", empty_list(node))


def _of_number(site: Site, node: ast.Constant, value: int, scope: Scope) -> Iterator[Edit]:
    yield site.put("number_one_larger", constant(node, value + 1))
    yield site.put("number_one_smaller", constant(node, value - 1))
    for other in dict.fromkeys((0, 1, -1, -value) if scope.repair else (0,)):
        if other not in (value, value + 1, value - 1):
            yield site.put("number_other", constant(node, other))
    if scope.repair:
        for parameter in scope.parameters[:4]:
            yield site.put("number_is_length", call(node, "len", name(node, parameter)))
            yield site.put("number_is_argument", name(node, parameter))
