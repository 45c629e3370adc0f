"""Fuel: a count of rounds of loops and of calls, so that what never stops is stopped after the same work everywhere.

A single power can take for ever too, and nothing stops it but the end of the process, so none with a huge exponent is
begun.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from grader.source.edits.edit import Replacement
from grader.source.edits.nodes import call, expression
from grader.source.edits.places import ADDED
from grader.source.toplevel import FUNCTION_TYPES

TICK = "__fuel__"
"""the name under which the function that counts is called"""
EXPONENT = "__fuel_exponent__"
"""the name of the function that looks at exponents"""
MAX_EXPONENT = 100_000


class OutOfFuel(BaseException):
    """Raised in the middle of a call that has used up what it was given."""


class Fuel:
    """What is left for the call under way, and what it has used."""

    def __init__(self) -> None:
        self.left = 0

    def tick(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise OutOfFuel


def exponent(value: Any) -> Any:
    """The same; OutOfFuel if a power of it could take for ever."""
    if type(value) is int and value > MAX_EXPONENT:
        raise OutOfFuel
    return value


def has_powers(root: ast.AST) -> bool:
    """No edit brings in a power where there is none."""
    return any(isinstance(node, (ast.Pow, ast.LShift, ast.RShift)) for node in ast.walk(root))


@contextmanager
def powers_bounded(root: ast.AST) -> Iterator[None]:
    """For as long, exponents and widths of shifts are looked at before they are used."""
    replacements = []
    for node in ast.walk(root):
        if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, (ast.Pow, ast.LShift)):
            field = "right" if isinstance(node, ast.BinOp) else "value"
            value = getattr(node, field)
            replacements.append(Replacement(node, field, None, call(value, EXPONENT, value)))
    for replacement in replacements:
        replacement.apply()
    try:
        yield
    finally:
        for replacement in reversed(replacements):
            replacement.undo()


def meter(root: ast.AST) -> None:
    """Puts a tick at the beginning of each loop's body and of each function, in place."""
    for node in list(ast.walk(root)):
        if isinstance(node, (ast.For, ast.AsyncFor, ast.While, *FUNCTION_TYPES)):
            place = node.body[0]
            tick = expression(place, call(place, TICK))
            setattr(tick, ADDED, True)
            node.body.insert(_after_text(node), tick)


def _after_text(node: ast.AST) -> int:
    """A docstring stays in front, where it is one."""
    first = node.body[0]  # type: ignore[attr-defined]
    text = isinstance(node, FUNCTION_TYPES) and isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return int(text)
