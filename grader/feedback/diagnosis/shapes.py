"""What the wrong answers have in common with the right ones, where no single change makes the one of the other.

Weaker than a change (see `changes`), so it is told only where nothing better is: too large, in another order, something
missing, only the last element wrong, …
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

from grader.compare.order import Key, key
from grader.feedback.diagnosis.row import Row
from grader.feedback.show import show
from grader.model.result import Message

MIN_CASES = 3
"""different cases that are wrong"""
_WIDTH = 60


class Pair:
    """The right answer of a case, and the one that came."""

    def __init__(self, right: Any, got: Any) -> None:
        self.right = right
        self.got = got

    @cached_property
    def elements(self) -> tuple[list[Key], list[Key]] | None:
        """Of two lists or tuples, or the letters of two texts; None for anything else."""
        if (type(self.right) is str) != (type(self.got) is str):
            return None
        if not all(type(value) in (list, tuple, str) for value in (self.right, self.got)):
            return None
        return [key(item) for item in self.right], [key(item) for item in self.got]

    @cached_property
    def wrong_places(self) -> list[int]:
        """Of two lists that are equally long, and longer than one; [] for anything else."""
        right, got = self.elements or ([], [])
        if type(self.right) is str or not 1 < len(right) == len(got):
            return []
        return [place for place, (one, two) in enumerate(zip(right, got, strict=True)) if one != two]

    @property
    def shares(self) -> bool:
        """Could there be anything in both?"""
        return self.elements is None or all(self.elements)


class Shape(NamedTuple):
    """`holds` is asked of every failing case; the example is (right answer, wrong answer)."""

    code: str
    holds: Callable[[Pair], bool]
    example: tuple[Any, Any]


def _numbers(test: Callable[[Any, Any], bool]) -> Callable[[Pair], bool]:
    return lambda pair: all(type(v) in (int, float) for v in (pair.right, pair.got)) and test(pair.right, pair.got)


def _elements(test: Callable[[list[Key], list[Key]], bool]) -> Callable[[Pair], bool]:
    return lambda pair: pair.elements is not None and test(*pair.elements)


def _begins(whole: list[Key], part: list[Key]) -> bool:
    return len(part) < len(whole) and whole[: len(part)] == part


def _ends(whole: list[Key], part: list[Key]) -> bool:
    return len(part) < len(whole) and whole[len(whole) - len(part) :] == part


def _holds_all(whole: list[Key], part: list[Key]) -> bool:
    """Each as often as it is in the part. Sorted, as hashes can be chosen so that counting takes forever."""
    if len(part) >= len(whole):
        return False
    rest = iter(sorted(whole))
    return all(any(one == other for other in rest) for one in sorted(part))


SHAPES: tuple[Shape, ...] = (
    Shape("looks_true_for_false", lambda pair: pair.right is False and pair.got is True, (False, True)),
    Shape("looks_false_for_true", lambda pair: pair.right is True and pair.got is False, (True, False)),
    Shape("looks_too_large", _numbers(lambda right, got: got > right), (3, 7)),
    Shape("looks_too_small", _numbers(lambda right, got: got < right), (3, 1)),
    Shape("looks_other_order", _elements(lambda right, got: right != got and sorted(right) == sorted(got)),
          ([3, 1, 2], [2, 3, 1])),
    Shape("looks_first_wrong", lambda pair: pair.wrong_places == [0], ([3, 1, 2], [7, 1, 2])),
    Shape("looks_last_wrong", lambda pair: pair.wrong_places == [len(pair.right) - 1] if pair.wrong_places else False,
          ([3, 1, 2], [3, 1, 9])),
    Shape("looks_more_after", _elements(lambda right, got: _begins(got, right)), ([3, 1], [3, 1, 2, 4])),
    Shape("looks_more_before", _elements(lambda right, got: _ends(got, right)), ([3, 1], [2, 4, 3, 1])),
    Shape("looks_ends_early", _elements(lambda right, got: _begins(right, got)), ([3, 1, 2, 4], [3, 1])),
    Shape("looks_begins_late", _elements(lambda right, got: _ends(right, got)), ([3, 1, 2, 4], [2, 4])),
    Shape("looks_something_missing", _elements(lambda right, got: _holds_all(right, got)), ([3, 1, 2, 4], [4, 1])),
    Shape("looks_something_more", _elements(lambda right, got: _holds_all(got, right)), ([3, 1], [1, 4, 3])),
    Shape("looks_one_wrong", lambda pair: len(pair.wrong_places) == 1, ([3, 1, 2], [3, 7, 2])),
    Shape("looks_too_long", _elements(lambda right, got: len(got) > len(right)), ([3, 1], [7, 8, 9])),
    Shape("looks_too_short", _elements(lambda right, got: len(got) < len(right)), ([7, 8, 9], [3, 1])),
    Shape("looks_right_length", _elements(lambda right, got: len(got) == len(right)), ([3, 1], [4, 2])),
)  # fmt: skip


def look_for_shape(row: Row) -> Message | None:
    """The first that is true of all failing cases; before it, that they all have the same answer."""
    if row.distinct(row.failing_shown) < MIN_CASES or not row.all_returned:
        return None
    same = _same_value(row)
    if same is not None:
        return same
    pairs = [Pair(right, got) for right, got in row.pairs]
    for shape in SHAPES if any(pair.shares for pair in pairs) else ():
        if all(shape.holds(pair) for pair in pairs):
            return Message(shape.code)
    return None


def _same_value(row: Row) -> Message | None:
    """Of answers that are not True or False, where a case that is right has another one."""
    values = {row.actual[i].value for i in row.failing}
    got = row.got(row.failing[0])
    if len(values) > 1 or type(got) is bool or not _is_plain(got):
        return None
    if not row.relation and any(row.expected[i].value in values for i in row.failing):
        return None
    others = any(row.actual[i].value not in values for i in row.passing_shown)
    return Message("looks_same_value", {"actual": show(got, _WIDTH)}) if others else None


def _is_plain(value: object) -> bool:
    """Without anything foreign, of which only the name is known."""
    if type(value) in (list, tuple):
        return all(_is_plain(item) for item in value)  # type: ignore[attr-defined]
    return type(value) in (int, float, str)
