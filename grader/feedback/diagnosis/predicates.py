"""What can be said of an input in a few words: each statement is a code of a message and a test.

A test is asked of values of all types and says False where it makes no sense. The order is that of preference: of
several statements that tell the failing cases from the others, the first is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from grader.compare.order import key

Test = Callable[[Any], bool]
PairTest = Callable[[Any, Any], bool]


class Predicate(NamedTuple):
    """About one argument, or about the right answer."""

    code: str
    holds: Test


class PairPredicate(NamedTuple):
    """About two arguments."""

    code: str
    holds: PairTest


def is_number(value: object) -> bool:
    return type(value) in (int, float)


def _is_list(value: object) -> bool:
    return type(value) in (list, tuple)


def _is_sized(value: object) -> bool:
    return type(value) in (list, tuple, str, bytes, set, frozenset, dict)


def _some(test: Test) -> Test:
    return lambda value: _is_list(value) and any(test(item) for item in value)


def _negative(value: Any) -> bool:
    return is_number(value) and value < 0


def _zero(value: Any) -> bool:
    return is_number(value) and value == 0


def _repeats(value: Any) -> bool:
    if not _is_list(value) and type(value) is not str:
        return False
    keys = sorted(key(item) for item in value)
    return any(one == two for one, two in zip(keys, keys[1:], strict=False))


def _power_of_two(value: Any) -> bool:
    if not is_number(value) or not 1 <= value < float("inf") or value != int(value):
        return False
    return int(value) & (int(value) - 1) == 0


def _rising(value: Any) -> bool:
    return _is_list(value) and all(key(one) <= key(two) for one, two in zip(value, value[1:], strict=False))


def _falling(value: Any) -> bool:
    return _is_list(value) and _rising(value[::-1])


def _of_rows(value: Any) -> bool:
    return _is_list(value) and len(value) > 0 and all(_is_list(row) for row in value)


def _not_square(value: Any) -> bool:
    return _of_rows(value) and any(len(row) != len(value) for row in value)


ONE: tuple[Predicate, ...] = (
    Predicate("when_none", lambda v: v is None),
    Predicate("when_true", lambda v: v is True),
    Predicate("when_false", lambda v: v is False),
    Predicate("when_empty", lambda v: _is_sized(v) and not v),
    Predicate("when_not_empty", lambda v: _is_sized(v) and len(v) > 0),
    Predicate("when_single", lambda v: _is_sized(v) and len(v) == 1),
    Predicate("when_more_than_one", lambda v: _is_sized(v) and len(v) > 1),
    Predicate("when_zero", _zero),
    Predicate("when_negative", _negative),
    Predicate("when_positive", lambda v: is_number(v) and v > 0),
    Predicate("when_not_negative", lambda v: is_number(v) and v >= 0),
    Predicate("when_not_whole", lambda v: type(v) is float and v - v == 0 and v != int(v)),
    Predicate("when_float", lambda v: type(v) is float),
    Predicate("when_int", lambda v: type(v) is int),
    Predicate("when_even", lambda v: type(v) is int and v % 2 == 0),
    Predicate("when_odd", lambda v: type(v) is int and v % 2 == 1),
    Predicate("when_power_of_two", _power_of_two),
    Predicate("when_no_power_of_two", lambda v: is_number(v) and not _power_of_two(v)),
    Predicate("when_tuple", lambda v: type(v) is tuple),
    Predicate("when_list", lambda v: type(v) is list),
    Predicate("when_has_zero", _some(_zero)),
    Predicate("when_has_negative", _some(_negative)),
    Predicate("when_has_float", _some(lambda item: type(item) is float)),
    Predicate("when_has_none", _some(lambda item: item is None)),
    Predicate("when_has_empty", _some(lambda item: _is_sized(item) and not item)),
    Predicate("when_has_repeats", _repeats),
    Predicate("when_no_repeats", lambda v: (_is_list(v) or type(v) is str) and not _repeats(v)),
    Predicate("when_rising", _rising),
    Predicate("when_not_rising", lambda v: _is_list(v) and not _rising(v)),
    Predicate("when_falling", _falling),
    Predicate("when_not_falling", lambda v: _is_list(v) and not _falling(v)),
    Predicate("when_length_even", lambda v: _is_sized(v) and len(v) % 2 == 0),
    Predicate("when_length_odd", lambda v: _is_sized(v) and len(v) % 2 == 1),
    Predicate("when_one_row", lambda v: _of_rows(v) and len(v) == 1),
    Predicate("when_not_square", _not_square),
    Predicate("when_has_space", lambda v: type(v) is str and any(letter.isspace() for letter in v)),
    Predicate("when_has_capital", lambda v: type(v) is str and any(letter.isupper() for letter in v)),
    Predicate("when_has_digit", lambda v: type(v) is str and any(letter.isdigit() for letter in v)),
    Predicate("when_not_ascii", lambda v: type(v) is str and not v.isascii()),
)

TWO: tuple[PairPredicate, ...] = (
    PairPredicate("when_in", lambda a, b: _is_list(a) and _has(a, b)),
    PairPredicate("when_not_in", lambda a, b: _is_list(a) and not _is_list(b) and not _has(a, b)),
    PairPredicate("when_equal", lambda a, b: key(a) == key(b)),
    PairPredicate("when_smaller", lambda a, b: is_number(a) and is_number(b) and a < b),
    PairPredicate("when_not_smaller", lambda a, b: is_number(a) and is_number(b) and a >= b),
    PairPredicate("when_longer_than", lambda a, b: _is_sized(a) and _is_sized(b) and len(a) > len(b)),
    PairPredicate("when_same_length", lambda a, b: _is_sized(a) and _is_sized(b) and len(a) == len(b)),
    PairPredicate("when_other_length", lambda a, b: _is_sized(a) and _is_sized(b) and len(a) != len(b)),
    PairPredicate("when_both_empty", lambda a, b: _is_sized(a) and _is_sized(b) and not a and not b),
    PairPredicate("when_share", lambda a, b: _is_list(a) and _is_list(b) and any(_has(b, item) for item in a)),
)
"""Asked of every pair of arguments, in both orders; `{left}` and `{right}` name them."""

RIGHT_ANSWER: tuple[Predicate, ...] = (
    Predicate("when_answer_true", lambda v: v is True),
    Predicate("when_answer_false", lambda v: v is False),
    Predicate("when_answer_none", lambda v: v is None),
    Predicate("when_answer_not_none", lambda v: v is not None),
    Predicate("when_answer_empty", lambda v: _is_sized(v) and not v),
    Predicate("when_answer_not_empty", lambda v: _is_sized(v) and len(v) > 0),
    Predicate("when_answer_zero", lambda v: type(v) in (int, float) and v == 0),
    Predicate("when_answer_negative", _negative),
)


def _has(collection: Any, item: Any) -> bool:
    wanted = key(item)
    return any(key(member) == wanted for member in collection)
