"""What all domains have in common: small values by size, boundaries, membership; and plain values told apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Callable, Dict, List, Optional, Set

LEVEL_CAP = 5000
"""More values than this are never listed of one size; the domain then counts as not listed in full."""

FIRST_WITHIN = 2000
"""Sizes looked at for the first values of a domain that may have none, or only few that differ."""

FIRST_WORK = 20_000
"""Values listed for that, in all domains that it is made of."""


class WrongDomain(TypeError):  # noqa: N818
    """A domain of the spec has an argument that it cannot take; the message is a sentence for the teacher."""


class Domain:
    """A set of values with a size each: 0 for the simplest ones, then larger.

    Subclasses give `_depth` (how many sizes there are, None if there is no end or it is not known), `_make` (the values
    of one size), `boundaries` and `contains`.
    """

    listed = 0
    """Values that all domains together have listed, or looked for, so far: what a search has cost."""

    may_repeat = False
    """Whether `_make` may give a value again that it gave before, for this size or a smaller one."""

    def __init__(self) -> None:
        self.truncated = False
        """A size had more than LEVEL_CAP values."""
        self._levels: List[List[Any]] = []
        self._seen: Set[Any] = set()
        self._known_depth: Optional[int] = -1

    def depth(self) -> Optional[int]:
        """How many sizes there are; None if there is no end, or none that is known."""
        if self._known_depth == -1:
            self._known_depth = self._depth()
        return self._known_depth

    def level(self, size: int) -> List[Any]:
        """All values of that size, without repeats; the list and its values must not be changed."""
        depth = self.depth()
        if size < 0 or (depth is not None and size >= depth):
            return []
        while len(self._levels) <= size:
            self._levels.append(self._list_level(len(self._levels)))
        return self._levels[size]

    def levels(self) -> Iterator[List[Any]]:
        """The values of size 0, of size 1 and so on; it ends if and only if `depth` is known."""
        size = 0
        while True:
            depth = self.depth()
            if depth is not None and size >= depth:
                return
            yield self.level(size)
            size += 1

    def first(self, count: int) -> List[Any]:
        """At most that many of the smallest values."""
        found: List[Any] = []
        end = Domain.listed + FIRST_WORK
        for size, values in enumerate(self.levels()):
            found += values[: count - len(found)]
            if len(found) >= count:
                break
            if size > FIRST_WITHIN or Domain.listed > end:
                self.truncated = True  # there may be more: nothing may be concluded from what was not met
                break
        return found

    def boundaries(self, near: Sequence[Any] = ()) -> List[Any]:
        """Values at its edges, the most telling first; `near` are further candidates, put in where they fit."""
        raise TypeError(f"{type(self).__name__} has no boundaries")

    def contains(self, value: Any) -> Optional[bool]:
        """Whether the value (with its exact types) can be drawn; None if that cannot be told."""
        raise TypeError(f"{type(self).__name__} has no members")

    def map(self, pack: Callable[[Any], Any]) -> Domain:
        """The results of `pack`; the size of one is that of the value it was made of."""
        from grader.expressions.transformed import Mapped  # it is made of domains itself

        return Mapped(self, pack)

    def filter(self, condition: Callable[[Any], Any]) -> Domain:
        """The values for which the condition is true."""
        from grader.expressions.transformed import Filtered

        return Filtered(self, condition)

    def flatmap(self, expand: Callable[[Any], Any]) -> Domain:
        """The values of all domains that `expand` makes of a value; sizes add up."""
        from grader.expressions.transformed import FlatMapped

        return FlatMapped(self, expand)

    def __or__(self, other: Any) -> Domain:
        from grader.expressions.choices import OneOf, as_domain

        return OneOf([self, as_domain(other)])

    def __ror__(self, other: Any) -> Domain:
        from grader.expressions.choices import OneOf, as_domain

        return OneOf([as_domain(other), self])

    def _depth(self) -> Optional[int]:
        raise TypeError(f"{type(self).__name__} has no depth")

    def _make(self, size: int) -> Iterator[Any]:
        raise TypeError(f"{type(self).__name__} has no values")

    def _list_level(self, size: int) -> List[Any]:
        values: List[Any] = []
        for value in self._make(size):
            Domain.listed += 1
            if self.may_repeat:
                key = identity(value)
                if key in self._seen:
                    continue
                self._seen.add(key)
            if len(values) >= LEVEL_CAP:
                self.truncated = True
                break
            values.append(value)
        return values


def identity(value: Any) -> Any:
    """A hashable key, equal for equal plain values of equal types: 1, 1.0 and True differ, and 0.0 and -0.0 too."""
    kind = type(value)
    if kind in (int, str, bytes, bool) or value is None:
        return kind, value
    if kind in (float, complex):
        return kind, repr(value)
    if kind in (list, tuple):
        return kind, tuple(map(identity, value))
    if kind in (set, frozenset):
        return kind, frozenset(map(identity, value))
    if kind is dict:
        return kind, tuple((identity(key), identity(item)) for key, item in value.items())
    return kind, id(value)


def fresh(value: Any) -> Any:
    """The value with lists, sets and dicts of its own, so that a function of the teacher's may change it."""
    kind = type(value)
    if kind is list:
        return list(map(fresh, value))
    if kind is tuple:
        return tuple(map(fresh, value))
    if kind is dict:
        return {key: fresh(item) for key, item in value.items()}
    return set(value) if kind is set else value


def without_repeats(values: Sequence[Any]) -> List[Any]:
    """The values in their order, each once."""
    found: Dict[Any, Any] = {}
    for value in values:
        found.setdefault(identity(value), value)
    return list(found.values())


def ordered(values: Any) -> List[Any]:
    """The values as a list; those of a set in an order that does not depend on Python's hash seed."""
    if isinstance(values, (set, frozenset)):
        return sorted(values, key=lambda value: (type(value).__name__, _sort_key(value)))
    return list(values)


def _sort_key(value: Any) -> Any:
    kind = type(value)
    if kind in (int, float, bool):
        return (0, value, "")
    if kind in (tuple, frozenset):
        return (1, 0, repr([_sort_key(item) for item in ordered(value)]))
    return (2, 0, value if kind is str else repr(value))
