"""Other types that a spec lets count, `accept: [set, map]`. At its top level a value is read as what was expected.

What a worker can only name (a `map`, a view of a dict) it reads out for a check that accepts it, so a list arrives.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

MAX_DIGITS = 4000


@dataclass(frozen=True)
class Reading:
    """An accepted value as a value of the expected type; `order_counts` is False if it had none."""

    value: object
    order_counts: bool = True


def read_as(expected: object, actual: object, accept: Sequence[str]) -> Reading | None:
    """How to read a value of another type; None if it is of the expected type, not accepted, or cannot be read so."""
    kind = type(actual)
    if kind is type(expected) or not names_of(actual) & set(accept):
        return None
    reader = _READERS.get(type(expected))
    try:
        return reader(actual) if reader else None
    except (ValueError, TypeError, OverflowError):
        return None


def names_of(value: object) -> set[str]:
    """The names by which a spec can accept the type of a value."""
    return {"None", "NoneType"} if value is None else {type(value).__name__}


def _sequence(actual: Any) -> Reading | None:
    if isinstance(actual, (set, frozenset)):
        return Reading(list(actual), order_counts=False)
    if isinstance(actual, (list, tuple, str, bytes, dict)):
        return Reading(list(actual))
    return None


def _set(actual: Any) -> Reading | None:
    if isinstance(actual, (list, tuple, str, bytes, dict)):
        return Reading(list(actual), order_counts=False)
    return None


def _text(actual: Any) -> Reading | None:
    if isinstance(actual, bytes):
        return Reading(actual.decode("utf-8"))
    if isinstance(actual, (list, tuple)):
        return Reading("".join(actual))
    if isinstance(actual, (int, float)) and (type(actual) is not int or actual.bit_length() < 3 * MAX_DIGITS):
        return Reading(str(actual))
    return None


def _number(convert: Callable[[str], Any]) -> Callable[[Any], Reading | None]:
    def read(actual: Any) -> Reading | None:
        if isinstance(actual, str) and len(actual) <= MAX_DIGITS:
            return Reading(convert(actual.strip()))
        return None

    return read


def _bool(actual: Any) -> Reading | None:
    return Reading(False) if actual is None else None


_READERS: dict[type, Callable[[Any], Reading | None]] = {
    list: _sequence,
    tuple: _sequence,
    set: _set,
    frozenset: _set,
    str: _text,
    int: _number(int),
    float: _number(float),
    bool: _bool,
}
