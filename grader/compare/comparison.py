"""What a comparison says, and what a mode is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from grader.model.result import Message
from grader.runner.values import Foreign

Reason = Literal["", "wrong_value", "wrong_type"]


@dataclass(frozen=True)
class Comparison:
    """The answer of a mode for one pair of values."""

    equal: bool
    reason: Reason = ""
    """why they are not equal; "" if they are"""
    notes: tuple[Message, ...] = ()
    """what is told and costs nothing: a list for a tuple, a float for an int; only for equal values"""
    path: tuple[object, ...] = ()
    """the subscripts that lead to the first difference: (2, 0) for `result[2][0]`; () for the whole value"""
    values: dict[str, str] = field(default_factory=dict)
    """for wrong_type: `expected_type` and `actual_type`, names of types as a message shows them"""


@dataclass(frozen=True)
class ModeExample:
    """A pair of values with the verdict of a mode. The examples of a mode are its specification and its test."""

    expected: object
    actual: object
    verdict: str
    """"equal", "wrong_value" or "wrong_type\""""
    why: str
    notes: tuple[str, ...] = ()
    """the codes of what is told"""
    parameter: float | None = None


@dataclass(frozen=True)
class Mode:
    """A way to compare, by its name in the spec."""

    name: str
    summary: str
    """one line for the teacher's manual"""
    compare: Callable[[object, object, float | None], Comparison]
    """of (expected, actual, parameter)"""
    examples: tuple[ModeExample, ...]


EQUAL = Comparison(True)
WRONG_VALUE = Comparison(False, "wrong_value")


def wrong_type(expected: object, actual: object, path: tuple[object, ...] = ()) -> Comparison:
    """The values are of types that have nothing to do with each other."""
    return Comparison(False, "wrong_type", (), path, types_of(expected, actual))


def types_of(expected: object, actual: object) -> dict[str, str]:
    return {"expected_type": type_name(expected), "actual_type": type_name(actual)}


def type_name(value: object) -> str:
    """The name of the type of a decoded value, as a student knows it: `list`, `map`, `None`."""
    if type(value) is Foreign:
        return value.type_name
    return "None" if value is None else type(value).__name__
