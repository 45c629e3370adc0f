"""Domains that choose among given things: just, nothing, sampled_from, one_of, permutations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, List, Optional

from grader.expressions.domain import Domain, WrongDomain, fresh, identity, ordered, without_repeats

TRIED_MEMBERS = 2000
"""A list of choices up to this length is looked through to say whether a value is in it."""


def as_domain(value: Any) -> Domain:
    """The domain itself; a value that is none stands for itself."""
    return value if isinstance(value, Domain) else Just(value)


class Just(Domain):
    """One value."""

    def __init__(self, value: Any) -> None:
        super().__init__()
        self.value = value

    def _depth(self) -> int:
        return 1

    def _make(self, size: int) -> Iterator[Any]:
        yield self.value

    def boundaries(self, near: Sequence[Any] = ()) -> List[Any]:
        return [self.value]

    def contains(self, value: Any) -> bool:
        return bool(identity(value) == identity(self.value))


class SampledFrom(Domain):
    """The elements in their order; the size is the place. Without elements the domain is empty."""

    may_repeat = True

    def __init__(self, elements: Any) -> None:
        super().__init__()
        if not isinstance(elements, range):
            try:
                elements = ordered(elements)
            except TypeError:
                raise WrongDomain(f"sampled_from takes a list or another collection, not {elements!r}") from None
        self.elements: Sequence[Any] = elements
        self._keys: Any = None

    def _depth(self) -> int:
        return len(self.elements)

    def _make(self, size: int) -> Iterator[Any]:
        yield self.elements[size]

    def boundaries(self, near: Sequence[Any] = ()) -> List[Any]:
        """The ends, then the elements from the ends of ever smaller parts: any beginning is spread over the list."""
        places = _spread(len(self.elements))
        wanted = [value for value in near if self.contains(value)]
        return without_repeats(
            [self.elements[place] for place in places[:2]] + wanted + [self.elements[p] for p in places]
        )

    def contains(self, value: Any) -> Optional[bool]:
        if isinstance(self.elements, range):
            return type(value) is int and value in self.elements
        if self._keys is None:
            self._keys = frozenset(map(identity, self.elements))
        return identity(value) in self._keys


class OneOf(Domain):
    """The values of several domains; each gives its values of a size in turn."""

    may_repeat = True

    def __init__(self, options: Sequence[Domain]) -> None:
        super().__init__()
        self.options: List[Domain] = []
        for option in options:
            self.options += option.options if isinstance(option, OneOf) else [option]

    def _depth(self) -> Optional[int]:
        depths = [option.depth() for option in self.options]
        return None if None in depths else max((depth for depth in depths if depth is not None), default=0)

    def _make(self, size: int) -> Iterator[Any]:
        for option in self.options:
            yield from option.level(size)
            self.truncated = self.truncated or option.truncated

    def boundaries(self, near: Sequence[Any] = ()) -> List[Any]:
        return without_repeats(in_turn([option.boundaries(near) for option in self.options]))

    def contains(self, value: Any) -> Optional[bool]:
        answers = [option.contains(value) for option in self.options]
        return True if True in answers else (None if None in answers else False)


class Permutations(Domain):
    """Lists of the same values in every order; the size is the number of pairs that are out of the given order."""

    may_repeat = True

    def __init__(self, values: Any) -> None:
        super().__init__()
        self.values = ordered(values)

    def _depth(self) -> int:
        return len(self.values) * (len(self.values) - 1) // 2 + 1

    def _make(self, size: int) -> Iterator[List[Any]]:
        return self._arranged(list(self.values), size)

    def _arranged(self, rest: List[Any], inversions: int) -> Iterator[List[Any]]:
        if not rest:
            yield []
            return
        most_after = (len(rest) - 1) * (len(rest) - 2) // 2
        for place in range(len(rest)):
            if 0 <= inversions - place <= most_after:
                for tail in self._arranged(rest[:place] + rest[place + 1 :], inversions - place):
                    yield [rest[place], *tail]

    def boundaries(self, near: Sequence[Any] = ()) -> List[Any]:
        v = self.values
        edges = [v, v[::-1], v[1:] + v[:1], v[-1:] + v[:-1]]
        if len(v) > 1:
            edges += [[v[1], v[0], *v[2:]], [*v[:-2], v[-1], v[-2]], [v[-1], *v[1:-1], v[0]]]
        half = len(v) // 2
        edges += [v[half:] + v[:half], v[::2] + v[1::2], v[1::2] + v[::2]]
        return without_repeats([fresh(edge) for edge in edges])

    def contains(self, value: Any) -> bool:
        if type(value) is not list or len(value) != len(self.values):
            return False
        left = list(map(identity, self.values))
        for item in map(identity, value):
            if item not in left:
                return False
            left.remove(item)
        return True


def in_turn(rows: Sequence[Sequence[Any]]) -> List[Any]:
    """The first of each row, then the second of each, and so on."""
    longest = max(map(len, rows), default=0)
    return [row[place] for place in range(longest) for row in rows if place < len(row)]


def _spread(length: int) -> List[int]:
    """All places below `length` (at most TRIED_MEMBERS): both ends, the middle, the middles between, and so on."""
    if length == 0:
        return []
    places = {0: None, length - 1: None}
    parts = 2
    while parts < 2 * length and len(places) < TRIED_MEMBERS:
        for part in range(1, parts, 2):
            places.setdefault((length - 1) * part // parts, None)
        parts *= 2
    for place in range(min(length, TRIED_MEMBERS)):
        places.setdefault(place, None)
    return list(places)
