"""New nodes of a syntax tree, each with the place of a node that stands there already."""

from __future__ import annotations

import ast
from typing import Any, TypeVar

N = TypeVar("N", bound=ast.AST)


def at(place: ast.AST, node: N) -> N:
    """The node, at the place of another one."""
    line: int = getattr(place, "lineno", 1)
    column: int = getattr(place, "col_offset", 0)
    node.lineno = line  # type: ignore[attr-defined]
    node.col_offset = column  # type: ignore[attr-defined]
    node.end_lineno = getattr(place, "end_lineno", line)  # type: ignore[attr-defined]
    node.end_col_offset = getattr(place, "end_col_offset", column)  # type: ignore[attr-defined]
    return node


def constant(place: ast.AST, value: Any) -> ast.expr:
    """A literal; a negative number as Python reads it, a minus before a number."""
    if type(value) in (int, float) and value < 0:
        return at(place, ast.UnaryOp(ast.USub(), at(place, ast.Constant(-value))))
    return at(place, ast.Constant(value))


def name(place: ast.AST, text: str) -> ast.Name:
    return at(place, ast.Name(text, ast.Load()))


def stored(place: ast.AST, text: str) -> ast.Name:
    return at(place, ast.Name(text, ast.Store()))


def call(place: ast.AST, function: str, *arguments: ast.expr) -> ast.Call:
    return at(place, ast.Call(name(place, function), list(arguments), []))


def empty_list(place: ast.AST) -> ast.List:
    return at(place, ast.List([], ast.Load()))


def negated(place: ast.AST, condition: ast.expr) -> ast.UnaryOp:
    return at(place, ast.UnaryOp(ast.Not(), condition))


def calculated(place: ast.AST, left: ast.expr, operator: ast.operator, right: ast.expr) -> ast.BinOp:
    return at(place, ast.BinOp(left, operator, right))


def assigned(place: ast.AST, target: ast.expr, value: ast.expr) -> ast.Assign:
    return at(place, ast.Assign([target], value))


def returned(place: ast.AST, value: ast.expr | None) -> ast.Return:
    return at(place, ast.Return(value))


def expression(place: ast.AST, value: ast.expr) -> ast.Expr:
    return at(place, ast.Expr(value))


def condition(place: ast.AST, test: ast.expr, body: list[ast.stmt], otherwise: list[ast.stmt] | None = None) -> ast.If:
    return at(place, ast.If(test, body, otherwise or []))


def nothing(place: ast.AST) -> ast.Pass:
    return at(place, ast.Pass())


def loaded(target: ast.expr) -> ast.expr:
    """What is assigned to, as a value."""
    if isinstance(target, ast.Name):
        return name(target, target.id)
    if isinstance(target, ast.Attribute):
        return at(target, ast.Attribute(target.value, target.attr, ast.Load()))
    if isinstance(target, ast.Subscript):
        return at(target, ast.Subscript(target.value, target.slice, ast.Load()))
    return target
