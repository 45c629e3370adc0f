"""Pairs the members of two collections in which order does not count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from grader.compare.order import Key, has_fraction, key

MAX_LEFT = 64
"""So many members without an exact partner may still be paired within a tolerance: the cost is quadratic."""


@dataclass
class Pairs:
    """Who belongs to whom; `missing` and `extra` have nobody, and are equally many if the collections are."""

    matched: list[tuple[Any, Any]] = field(default_factory=list)
    missing: list[Any] = field(default_factory=list)
    extra: list[Any] = field(default_factory=list)


def pair_up(expected: list[Any], actual: list[Any], matches: Callable[[Any, Any, bool], bool]) -> Pairs:
    """First those with equal keys, then the rest as far as `matches(expected, actual, is there a fraction)` allows.

    The rest is first tried in sorted order, which is right for plain numbers; members of several numbers can need more.
    """
    pairs = Pairs()
    left, right = _merge(_sorted(expected), _sorted(actual), pairs)
    if left and len(left) == len(right):
        in_order = [matches(one, two, has_fraction(place)) for (place, one), (_, two) in zip(left, right, strict=True)]
        if all(in_order):
            pairs.matched += [(one, two) for (_, one), (_, two) in zip(left, right, strict=True)]
            return pairs
    if left and right and max(len(left), len(right)) <= MAX_LEFT:
        left, right = _augment(left, right, matches, pairs)
    pairs.missing = [item for _, item in left]
    pairs.extra = [item for _, item in right]
    return pairs


def _sorted(items: list[Any]) -> list[tuple[Key, Any]]:
    keyed = [(key(item), item) for item in items]
    keyed.sort(key=lambda pair: pair[0])
    return keyed


def _merge(left: list[tuple[Key, Any]], right: list[tuple[Key, Any]], pairs: Pairs) -> tuple[Any, Any]:
    rest_left, rest_right = [], []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i][0] == right[j][0]:
            pairs.matched.append((left[i][1], right[j][1]))
            i, j = i + 1, j + 1
        elif left[i][0] < right[j][0]:
            rest_left.append(left[i])
            i += 1
        else:
            rest_right.append(right[j])
            j += 1
    return rest_left + left[i:], rest_right + right[j:]


def _augment(
    left: list[Any], right: list[Any], matches: Callable[[Any, Any, bool], bool], pairs: Pairs
) -> tuple[Any, Any]:
    """The largest pairing, by augmenting paths."""
    fits = [[j for j, (_, two) in enumerate(right) if matches(one, two, has_fraction(place))] for place, one in left]
    owner: dict[int, int] = {}

    def find(i: int, seen: set[int]) -> bool:
        for j in fits[i]:
            if j not in seen:
                seen.add(j)
                if j not in owner or find(owner[j], seen):
                    owner[j] = i
                    return True
        return False

    for i in range(len(left)):
        find(i, set())
    pairs.matched += [(left[i][1], right[j][1]) for j, i in owner.items()]
    taken = set(owner.values())
    return [x for i, x in enumerate(left) if i not in taken], [x for j, x in enumerate(right) if j not in owner]
