"""Collections as sets: neither order nor repeats count."""

from __future__ import annotations

from typing import Any

from grader.compare.comparison import Comparison, Mode, ModeExample, wrong_type
from grader.compare.equal import EQUAL_MODE
from grader.compare.order import key
from grader.compare.walk import Rules, Walk, family
from grader.runner.values import Foreign

_RULES = Rules()
_COLLECTIONS = ("sequence", "set")


def _compare(expected: object, actual: object, parameter: float | None) -> Comparison:
    if family(expected) not in _COLLECTIONS:
        return EQUAL_MODE.compare(expected, actual, parameter)
    if family(actual) not in _COLLECTIONS:
        return wrong_type(expected, actual)
    walk = Walk(_RULES)
    return walk.comparison(walk.in_any_order(_distinct(expected), _distinct(actual)))


def _distinct(collection: Any) -> list[Any]:
    """Each member once, without hashing."""
    keyed = sorted([(key(item), place) for place, item in enumerate(collection)])
    members = list(collection)
    return [members[place] for n, (k, place) in enumerate(keyed) if n == 0 or keyed[n - 1][0] != k]


EXAMPLES = (
    ModeExample({1, 2}, {2, 1}, "equal", "the same set"),
    ModeExample([1, 2], {1, 2}, "equal", "a set for a list"),
    ModeExample({1, 2}, (2, 1), "equal", "a tuple for a set"),
    ModeExample([1, 2], [2, 1, 1], "equal", "repeats do not count"),
    ModeExample([1, 1, 2], frozenset({1, 2}), "equal", "repeats do not count on this side either"),
    ModeExample([(1, 2)], [[1, 2]], "equal", "members by the rules of `equal`", ("note_list_for_tuple",)),
    ModeExample([1, 2], [1, 3], "wrong_value", "another member"),
    ModeExample([1, 2], [1], "wrong_value", "a member is missing"),
    ModeExample([], set(), "equal", "nothing"),
    ModeExample([1, 2], {1: 0, 2: 0}, "wrong_type", "a dict is no set"),
    ModeExample([1, 2], Foreign("map"), "wrong_type", "a map object is no set"),
    ModeExample({"a"}, "a", "wrong_type", "a text is no set"),
    ModeExample(5, 5, "equal", "what is no collection is compared as in `equal`"),
)

SET_MODE = Mode("set", "lists, tuples and sets as sets: order and repeats do not count", _compare, EXAMPLES)
