"""A total order of decoded values, for everything in which order does not count.

Hashing would be the usual way, but whoever chooses the numbers also chooses their hashes, and twenty thousand of one
hash take a minute to count. Sorting takes n log n whatever the values are. Values that count as equal without a
tolerance (1, 1.0 and True; a list and a tuple of equal members) have equal keys.
"""

from __future__ import annotations

from typing import Any

from grader.runner.values import Foreign

MAX_DEPTH = 72
"""Deeper than any value that the encoding lets through; what is below counts as alike."""

Key = tuple[Any, ...]


def key(value: object, depth: int = MAX_DEPTH) -> Key:
    """The place of a value in the order; keys of any two values can be compared."""
    kind = type(value)
    if kind in (int, bool):
        return (1, 0, value)
    if kind is str:
        return (2, value)
    if kind is float:
        return _of_float(value)  # type: ignore[arg-type]
    if value is None:
        return (0,)
    if depth <= 0:
        return (9,)
    if kind in (list, tuple):
        return (4, tuple([key(item, depth - 1) for item in value]))  # type: ignore[attr-defined]
    return _of_rare(value, depth)


def _of_float(value: float) -> Key:
    return (1, 0, value) if value == value else (1, 1)


def _of_rare(value: object, depth: int) -> Key:
    if isinstance(value, complex):
        real, imaginary = _of_float(value.real), _of_float(value.imag)
        return real if value.imag == 0 else (1, 2, real, imaginary)
    if isinstance(value, bytes):
        return (3, value)
    if isinstance(value, (set, frozenset)):
        return (5, tuple(sorted([key(item, depth - 1) for item in value])))
    if isinstance(value, dict):
        return (6, tuple(sorted([(key(k, depth - 1), key(v, depth - 1)) for k, v in value.items()])))
    if isinstance(value, Foreign):
        return (7, value.type_name, value.text)
    return (8, type(value).__name__)


def has_fraction(part: Key) -> bool:
    """Is there a number in the key for which a tolerance could matter: a float, a complex or NaN?"""
    if part[0] == 1:
        return len(part) != 3 or type(part[2]) is float
    if part[0] == 6:
        return any(has_fraction(side) for pair in part[1] for side in pair)
    return part[0] in (4, 5) and any(has_fraction(item) for item in part[1])
