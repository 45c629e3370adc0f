"""Comparisons: another operator, the opposite of `in`, `==` for `is`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit
from grader.source.edits.places import Scope, Site

SIGNS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
}
_FIRST: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt, ast.NotEq),
    ast.LtE: (ast.Lt, ast.GtE, ast.Eq),
    ast.Gt: (ast.GtE, ast.Lt, ast.NotEq),
    ast.GtE: (ast.Gt, ast.LtE, ast.Eq),
    ast.Eq: (ast.NotEq, ast.LtE, ast.GtE),
    ast.NotEq: (ast.Eq, ast.Lt, ast.Gt),
}
MUTANTS = 3
"""of the other operators, where a right function is changed"""
_OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.In: ast.NotIn, ast.NotIn: ast.In}
_BY_VALUE: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Is: ast.Eq, ast.IsNot: ast.NotEq}
_IDENTITY = {ast.Is: "is", ast.IsNot: "is not", ast.Eq: "==", ast.NotEq: "!="}


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """compare_operator, compare_in, compare_identity."""
    node = site.node
    if not isinstance(node, ast.Compare):
        return
    for place, operator in enumerate(node.ops):
        kind = type(operator)
        if kind in SIGNS:
            for other in _nearest(kind)[: None if scope.repair else MUTANTS]:
                yield site.set("compare_operator", "ops", other(), place, here=SIGNS[kind], there=SIGNS[other])
        elif kind in _OPPOSITES:
            yield site.set("compare_in", "ops", _OPPOSITES[kind](), place)
        elif kind in _BY_VALUE:
            other = _BY_VALUE[kind]
            yield site.set("compare_identity", "ops", other(), place, here=_IDENTITY[kind], there=_IDENTITY[other])


def _nearest(kind: type[ast.cmpop]) -> list[type[ast.cmpop]]:
    """The other operators; first the one that differs only where both sides are equal, then the mirrored one."""
    first = _FIRST[kind]
    return [*first, *(other for other in SIGNS if other is not kind and other not in first)]
