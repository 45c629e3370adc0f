"""The registry of what can happen to a right answer on its way out: the wrong answer is the right one, changed.

Each entry has the code of its message, the change, and an example (right answer, wrong answer). A change that makes no
sense for a value raises Inapplicable.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from grader.compare.order import key


class Inapplicable(Exception):
    """The change makes no sense for this value."""


class Change(NamedTuple):
    """`of(right)` is the wrong answer; compared by value, lists and tuples alike."""

    code: str
    of: Callable[[Any], Any]
    example: tuple[Any, Any]


def _int(value: Any) -> int:
    if type(value) is not int:
        raise Inapplicable
    return value


def _number(value: Any) -> Any:
    if type(value) not in (int, float):
        raise Inapplicable
    return value


def _list(value: Any, least: int = 0) -> Any:
    if type(value) not in (list, tuple) or len(value) < least:
        raise Inapplicable
    return value


def _pair(value: Any) -> Any:
    if len(_list(value)) != 2:
        raise Inapplicable
    return value


def _text_or_list(value: Any, least: int) -> Any:
    if type(value) not in (list, tuple, str) or len(value) < least:
        raise Inapplicable
    return value


def _exponent(value: Any) -> int:
    if type(value) is float and value == value and abs(value) < math.inf:
        value = int(value) if value == int(value) else 0
    if _int(value) < 1 or value & (value - 1):
        raise Inapplicable
    return int(value.bit_length()) - 1


def _written(value: Any) -> str:
    if type(value) is int and value.bit_length() > 10_000:
        raise Inapplicable
    return str(_number(value))


def _read(value: Any) -> int:
    if type(value) is not str or not value.isascii() or not value.isdigit() or len(value) > 4000:
        raise Inapplicable
    return int(value)


def _distinct(value: Any) -> list[Any]:
    kept: list[Any] = []
    seen: set[int] = set()
    order = sorted(range(len(_list(value))), key=lambda place: key(value[place]))
    for n, place in enumerate(order):
        if n == 0 or key(value[order[n - 1]]) != key(value[place]):
            seen.add(place)
    kept += [item for place, item in enumerate(value) if place in seen]
    return kept


def _flat(value: Any) -> list[Any]:
    if not any(type(item) in (list, tuple) for item in _list(value, 1)):
        raise Inapplicable
    return [part for item in value for part in (item if type(item) in (list, tuple) else [item])]


CHANGES: tuple[Change, ...] = (
    Change("looks_one_too_large", lambda v: _number(v) + 1, (3, 4)),
    Change("looks_one_too_small", lambda v: _number(v) - 1, (3, 2)),
    Change("looks_exponent", _exponent, (16, 4)),
    Change("looks_double", lambda v: _number(v) * 2, (3, 6)),
    Change("looks_half", lambda v: _number(v) / 2, (3, 1.5)),
    Change("looks_negated", lambda v: -_number(v), (3, -3)),
    Change("looks_text_for_number", _written, (3, "3")),
    Change("looks_number_for_text", _read, ("3", 3)),
    Change("looks_swapped_pair", lambda v: [_pair(v)[1], v[0]], ((0, 1), (1, 0))),
    Change("looks_one_based", lambda v: [_int(item) + 1 for item in _list(v, 1)], ((0, 1), (1, 2))),
    Change("looks_reversed", lambda v: _text_or_list(v, 2)[::-1], ([1, 3, 2], [2, 3, 1])),
    Change("looks_sorted", lambda v: sorted(_list(v, 2), key=key), ([3, 1, 2], [1, 2, 3])),
    Change("looks_sorted_down", lambda v: sorted(_list(v, 2), key=key)[::-1], ([3, 1, 2], [3, 2, 1])),
    Change("looks_first_missing", lambda v: _list(v, 1)[1:], ([3, 1, 2], [1, 2])),
    Change("looks_last_missing", lambda v: _list(v, 1)[:-1], ([3, 1, 2], [3, 1])),
    Change("looks_without_repeats", _distinct, ([1, 2, 1], [1, 2])),
    Change("looks_length", lambda v: len(_text_or_list(v, 0)), ([3, 1, 2], 3)),
    Change("looks_first_only", lambda v: _list(v, 1)[0], ([3, 1, 2], 3)),
    Change("looks_first_only_list", lambda v: [_list(v, 1)[0]], ([3, 1, 2], [3])),
    Change("looks_last_only", lambda v: _list(v, 1)[-1], ([3, 1, 2], 2)),
    Change("looks_flat", _flat, ([[1, 2], [3]], [1, 2, 3])),
    Change("looks_wrapped", lambda v: [v], ([1, 2], [[1, 2]])),
)
