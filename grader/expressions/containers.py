"""Domains of sequences: lists and tuples. Sizes of the members add up."""

# ruff: noqa: B905 (zip has no `strict` in Python 3.9)
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Callable, Dict, List, Optional, Tuple

from grader.expressions.domain import LEVEL_CAP, Domain, WrongDomain, fresh, identity, without_repeats

LONG = 60
"""Members of the longest list tried where the domain sets no bound, or a far one."""

_LISTED = 1000


class Lists(Domain):
    """Lists of values of one domain; each member counts 1 and its own size."""

    def __init__(
        self,
        elements: Domain,
        *,
        min_size: int = 0,
        max_size: Optional[int] = None,
        unique: bool = False,
        unique_by: Any = None,
    ) -> None:
        super().__init__()
        self.elements = domain_of_members("lists", elements)
        self.min_size, self.max_size = sizes("lists", min_size, max_size)
        self.key: Optional[Callable[[Any], Any]] = None
        if unique or unique_by is not None:
            self.key = _unique_key(unique_by)
        self._parts: Dict[Tuple[int, int], List[Tuple[Any, ...]]] = {}

    def _depth(self) -> Optional[int]:
        return _depth_of_members(self.elements, self.min_size, self.max_size, self.key is not None)

    def _make(self, size: int) -> Iterator[List[Any]]:
        total = size + self.min_size
        longest = total if self.max_size is None else min(total, self.max_size)
        for length in range(self.min_size, longest + 1):
            yield from map(list, self._of_length(length, total - length))
        self.truncated = self.truncated or self.elements.truncated

    def _of_length(self, length: int, sizes: int) -> List[Tuple[Any, ...]]:
        """All tuples of that many members whose sizes add up to `sizes`."""
        if length == 0:
            return [()] if sizes == 0 else []
        known = self._parts.get((length, sizes))
        if known is None:
            known = list(islice(self._longer(length, sizes), LEVEL_CAP + 1))
            self.truncated = self.truncated or len(known) > LEVEL_CAP
            self._parts[length, sizes] = known
        return known

    def _longer(self, length: int, sizes: int) -> Iterator[Tuple[Any, ...]]:
        for size in range(sizes + 1):
            Domain.listed += 1  # looking where nothing is costs too
            firsts = self.elements.level(size)
            rests = self._of_length(length - 1, sizes - size) if firsts else []
            yield from ((first, *rest) for first in firsts for rest in rests if self._differs(first, rest))

    def _differs(self, first: Any, rest: Tuple[Any, ...]) -> bool:
        if self.key is None:
            return True
        key = self.key(first)
        return all(self.key(other) != key for other in rest)

    def boundaries(self, near: Sequence[Any] = ()) -> List[List[Any]]:
        edges = self.elements.boundaries(near)[:24]
        small = self.elements.first(6)
        members = without_repeats(small + edges)
        if not members:
            return [[]] if self.min_size == 0 else []
        top = LONG if self.max_size is None else min(self.max_size, max(LONG, self.min_size))
        middle = max(self.min_size, min(top, 5))
        base = _cycle(small, max(self.min_size, min(top, 3)))
        rows: List[List[Any]] = [[], [members[0]], *(_cycle(members, length) for length in (self.min_size, middle))]
        rows += [[member] * middle for member in members[:2]]
        rows += [_cycle(members, top), *_sorted_both_ways(members, top), [members[0]] * top, [members[-1]] * top]
        rows += [[member] * length for member in (edges + small)[:3] for length in (2, 3)]
        for edge in edges:
            rows += [[edge], [edge, *base[1:]], [*base[:-1], edge]] if base else [[edge]]
        rows += [_cycle(members, top - 1), _cycle(small, top)]
        return without_repeats([fresh(row) for row in map(self._fitting, rows) if self.contains(row) is not False])

    def _fitting(self, row: List[Any]) -> List[Any]:
        """The row without repeats, where the domain has none."""
        if self.key is None:
            return row
        kept: Dict[Any, Any] = {}
        for member in row:
            kept.setdefault(self.key(member), member)
        return list(kept.values())

    def contains(self, value: Any) -> Optional[bool]:
        if type(value) is not list:
            return False
        if len(value) < self.min_size or (self.max_size is not None and len(value) > self.max_size):
            return False
        answer = every(self.elements.contains(member) for member in value)
        if answer is not False and self.key is not None and len({self.key(member) for member in value}) < len(value):
            return False
        return answer


class Tuples(Domain):
    """Tuples with one domain for each place; the size is the sum of the members' sizes."""

    def __init__(self, *places: Domain) -> None:
        super().__init__()
        self.places = [domain_of_members("tuples", place) for place in places]
        self._cut = False

    def _depth(self) -> Optional[int]:
        depths = [place.depth() for place in self.places]
        if 0 in depths:
            return 0
        return None if None in depths else sum(depth - 1 for depth in depths if depth is not None) + 1

    def _make(self, size: int) -> Iterator[Tuple[Any, ...]]:
        yield from self._from(0, size)
        self.truncated = self._cut or any(place.truncated for place in self.places)

    def _from(self, place: int, size: int) -> Iterator[Tuple[Any, ...]]:
        if place == len(self.places):
            if size == 0:
                yield ()
            return
        last = place == len(self.places) - 1
        for own in [size] if last else range(size + 1):
            firsts = self.places[place].level(own)
            if firsts:
                rests = list(islice(self._from(place + 1, size - own), LEVEL_CAP + 1))
                self._cut = self._cut or len(rests) > LEVEL_CAP
                yield from ((first, *rest) for first in firsts for rest in rests)

    def boundaries(self, near: Sequence[Any] = ()) -> List[Tuple[Any, ...]]:
        firsts = [place.first(1) for place in self.places]
        if not all(firsts):
            return []
        base = tuple(first[0] for first in firsts)
        edges = [place.boundaries(near)[:20] for place in self.places]
        rows = [base]
        rows += [
            tuple(own[number % len(own)] if own else plain for own, plain in zip(edges, base))
            for number in range(max(map(len, edges), default=0))
        ]
        for place, own in enumerate(edges):
            rows += [(*base[:place], edge, *base[place + 1 :]) for edge in own]
        return without_repeats([fresh(row) for row in rows])

    def contains(self, value: Any) -> Optional[bool]:
        if type(value) is not tuple or len(value) != len(self.places):
            return False
        return every(place.contains(member) for place, member in zip(self.places, value))


def every(answers: Any) -> Optional[bool]:
    """False if one is False, else None if one cannot be told, else True."""
    known = list(answers)
    return False if False in known else (None if None in known else True)


def _cycle(members: Sequence[Any], length: int) -> List[Any]:
    return [members[place % len(members)] for place in range(max(length, 0))] if members else []


def _sorted_both_ways(members: Sequence[Any], most: int) -> List[List[Any]]:
    try:
        rising = sorted(members)
    except TypeError:  # members of several types: their own order is as good
        rising = list(members)
    return [rising[:most], rising[::-1][:most]]


def _depth_of_members(elements: Domain, least: int, most: Optional[int], unique: bool) -> Optional[int]:
    depth = elements.depth()
    if most is not None and most < least:
        return 0
    if depth == 0 or most == 0:
        return 1 if least == 0 else 0
    if depth is None:
        return None
    if unique and depth <= _LISTED:
        members = len(elements.first(_LISTED + 1))
        most = members if most is None else min(most, members)
    return None if most is None else max(0, most * depth - least + 1)


def domain_of_members(domain: str, elements: Any) -> Domain:
    """The domain itself; TypeError with the name of the strategy if it is none."""
    if not isinstance(elements, Domain):
        raise WrongDomain(
            f"{domain}(…) takes a domain such as integers(0, 9), not {elements!r}; just(…) makes one of a value"
        )
    return elements


def sizes(domain: str, least: Any, most: Any) -> Tuple[int, Optional[int]]:
    """The bounds of a size; TypeError if they are none."""
    for name, number in (("min_size", least), ("max_size", most)):
        if number is not None and (type(number) is not int or number < 0):
            raise WrongDomain(f"{domain}({name}=…) takes a whole number from 0, not {number!r}")
    return least or 0, most


def _unique_key(unique_by: Any) -> Callable[[Any], Any]:
    if unique_by is None:
        return hashable
    functions = unique_by if isinstance(unique_by, tuple) else (unique_by,)
    return lambda value: tuple(hashable(function(value)) for function in functions)


def hashable(value: Any) -> Any:
    """The value as a member of a set would be told apart; for what has no hash, by its content."""
    try:
        hash(value)
    except TypeError:
        return identity(value)
    return value
