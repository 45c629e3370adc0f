"""Floats that stand for whole numbers, made whole where whole numbers are expected: 2.0 is no subscript, and 2 is."""

from __future__ import annotations

from typing import Any

MAX_DEPTH = 40


def as_whole(expected: Any, value: Any, depth: int = MAX_DEPTH) -> Any:
    """The value with each float that is a whole number as an int, where the expected value has ints in its place.

    A list is looked at by the kinds of its expected members, a tuple member by member.
    """
    kind = type(value)
    if kind is float:
        return int(value) if type(expected) is int and value.is_integer() else value
    if depth <= 0 or kind not in (list, tuple) or type(expected) not in (list, tuple) or not expected:
        return value
    if type(expected) is tuple and len(expected) == len(value):
        return kind(as_whole(one, item, depth - 1) for one, item in zip(expected, value))
    if any(type(one) is not type(expected[0]) for one in expected):
        return value
    return kind(as_whole(expected[0], item, depth - 1) for item in value)
