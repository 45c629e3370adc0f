"""How large an input is to a person, and how it is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

PLAIN = frozenset({type(None), bool, int, float, complex, str, bytes, list, tuple, dict, set, frozenset})
LONGEST_SHOWN = 300


def size_of(value: Any) -> int:
    """Number of values, plus bits of whole numbers and digits of fractions, plus lengths of texts; a negative number
    counts 1 more."""
    kind = type(value)
    if kind is int:
        return 1 + int(value).bit_length() + int(value < 0)
    if kind is float:
        if value != value or value in (float("inf"), float("-inf")):
            return 20
        if value.is_integer():
            return 1 + int(value).bit_length() + int(value < 0)
        return 2 + int(abs(value)).bit_length() + _digits_of_fraction(value) + int(value < 0)
    if kind in (str, bytes):
        return 1 + len(value)
    if kind in (list, tuple, set, frozenset):
        return 1 + sum(map(size_of, value))
    if kind is dict:
        return 1 + sum(size_of(key) + size_of(item) for key, item in value.items())
    return 1


def _digits_of_fraction(value: float) -> int:
    """How many digits stand behind the point: 1 for 2.5, 17 for 0.30000000000000004, 8 for 1.5e-07."""
    digits, _, exponent = repr(value).partition("e")
    return len(digits.partition(".")[2].rstrip("0")) - int(exponent or 0)


def first_foreign(value: Any) -> str | None:
    """The name of the first type in the value that is not plain; None if all are."""
    kind = type(value)
    if kind not in PLAIN:
        return kind.__name__
    if kind is dict:
        members: Any = [*value.keys(), *value.values()]
    else:
        members = value if kind in (list, tuple, set, frozenset) else ()
    return next((found for found in map(first_foreign, members) if found), None)


def call_text(function: str, arguments: Sequence[Any]) -> str:
    """The call as Python, cut where it is long."""
    return f"{function}({', '.join(map(shown, arguments))})"


def shown(value: Any) -> str:
    """The value as Python writes it, cut where it is long."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to write out integers of thousands of digits
        text = hex(value) if type(value) is int else f"<{type(value).__name__}>"
    except Exception as error:  # a class of checks.py may fail in it
        text = f"<{type(value).__name__}, {type(error).__name__}>"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
