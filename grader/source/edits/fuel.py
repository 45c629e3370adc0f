"""Fuel: a count of rounds of loops and of calls, so that what never stops is stopped after the same work everywhere."""

from __future__ import annotations

import ast

from grader.source.edits.nodes import call, expression
from grader.source.edits.places import ADDED
from grader.source.toplevel import FUNCTION_TYPES

TICK = "__fuel__"
"""the name under which the function that counts is called"""


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
