"""Collections as sets: neither order nor repeats count."""

from __future__ import annotations

from typing import Any

from grader.compare.comparison import EQUAL, Comparison, Mode, ModeExample, wrong_type
from grader.compare.equal import EQUAL_MODE
from grader.compare.order import has_fraction, key
from grader.compare.walk import Rules, Walk, family
from grader.runner.values import Foreign

_RULES = Rules()
MAX_PAIRS = 4096
"""So many pairs are tried where rounding makes several members of one; beyond that such sets count as different."""
_COLLECTIONS = ("sequence", "set")


def _compare(expected: object, actual: object, parameter: float | None) -> Comparison:
    if family(expected) not in _COLLECTIONS:
        return EQUAL_MODE.compare(expected, actual, parameter)
    if family(actual) not in _COLLECTIONS:
        return wrong_type(expected, actual)
    ours, theirs = _distinct(expected), _distinct(actual)
    walk = Walk(_RULES)
    found = walk.comparison(walk.in_any_order(ours, theirs))
    if found.equal or not (_covered(ours, theirs) and _covered(theirs, ours)):
        return found
    return EQUAL


def _covered(members: list[Any], others: list[Any]) -> bool:
    """Has each member one among the others that differs only by rounding? Members may share it."""
    if len(members) * len(others) > MAX_PAIRS or not any(has_fraction(key(item)) for item in members + others):
        return False
    return all(any(Walk(_RULES).compare(one, two).equal for two in others) for one in members)


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
    ModeExample([0.3], [0.3, 0.1 + 0.2], "equal", "a repeat that differs by rounding"),
    ModeExample([1, 2], [1, 3], "wrong_value", "another member"),
    ModeExample([1, 2], [1], "wrong_value", "a member is missing"),
    ModeExample([], set(), "equal", "nothing"),
    ModeExample([1, 2], {1: 0, 2: 0}, "wrong_type", "a dict is no set"),
    ModeExample([1, 2], Foreign("map"), "wrong_type", "a map object is no set"),
    ModeExample({"a"}, "a", "wrong_type", "a text is no set"),
    ModeExample(5, 5, "equal", "what is no collection is compared as in `equal`"),
)

SET_MODE = Mode("set", "lists, tuples and sets as sets: order and repeats do not count", _compare, EXAMPLES)
