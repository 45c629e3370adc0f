"""Domains made of others by a function: `.map`, `.filter`, `.flatmap`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Callable, List, Optional

from grader.expressions.choices import as_domain
from grader.expressions.domain import Domain, WrongDomain, fresh, identity, without_repeats

LOOKED_THROUGH = 1000
"""A domain of so many values is listed to say whether it has one."""

EXPANDED = 200
"""The end of a flatmap is known if it is over so many values."""


class Mapped(Domain):
    """The results of a function; the size is that of the value it was called with."""

    may_repeat = True

    def __init__(self, base: Domain, pack: Callable[[Any], Any]) -> None:
        super().__init__()
        self.base, self.pack = base, _callable("map", pack)
        self._members: Any = ()

    def _depth(self) -> Optional[int]:
        return self.base.depth()

    def _make(self, size: int) -> Iterator[Any]:
        for value in self.base.level(size):
            yield self.pack(fresh(value))
        self.truncated = self.truncated or self.base.truncated

    def boundaries(self, near: Sequence[Any] = ()) -> List[Any]:
        edges = [self.pack(fresh(value)) for value in self.base.boundaries(near)]
        return without_repeats(edges + [value for value in near if self.contains(value)])

    def contains(self, value: Any) -> Optional[bool]:
        if self.pack in (tuple, list) and type(value) in (tuple, list):
            if type(value) is not self.pack:
                return False
            other = list(value) if self.pack is tuple else tuple(value)
            answers = (self.base.contains(other), self.base.contains(value))
            return True if True in answers else (None if None in answers else False)
        if self.base.contains(value) and self._keeps(value):
            return True
        members = self._listed()
        return None if members is None else identity(value) in members

    def _keeps(self, value: Any) -> bool:
        """A value of the base that the function gives back is one of its results."""
        try:
            return bool(identity(self.pack(fresh(value))) == identity(value))
        except Exception:  # whether the teacher's function can take any value is found where values are made
            return False

    def _listed(self) -> Any:
        if self._members == ():
            self._members = None
            depth = self.base.depth()
            if depth is not None and depth <= LOOKED_THROUGH:
                values = self.base.first(LOOKED_THROUGH + 1)
                if len(values) <= LOOKED_THROUGH and not self.base.truncated:
                    self._members = frozenset(identity(self.pack(fresh(value))) for value in values)
        return self._members


class Filtered(Domain):
    """The values of a domain for which a condition is true."""

    def __init__(self, base: Domain, condition: Callable[[Any], Any]) -> None:
        super().__init__()
        self.base, self.condition = base, _callable("filter", condition)

    def _depth(self) -> Optional[int]:
        return self.base.depth()

    def _make(self, size: int) -> Iterator[Any]:
        yield from (value for value in self.base.level(size) if self.condition(fresh(value)))
        self.truncated = self.truncated or self.base.truncated

    def boundaries(self, near: Sequence[Any] = ()) -> List[Any]:
        return [value for value in self.base.boundaries(near) if self.condition(fresh(value))]

    def contains(self, value: Any) -> Optional[bool]:
        answer = self.base.contains(value)
        if answer is False:
            return False
        try:
            return answer if self.condition(fresh(value)) else False
        except Exception:  # asked about a value that may be none of the domain
            return None if answer else False


class FlatMapped(Domain):
    """The values of the domains that a function makes of the values of another; sizes add up."""

    may_repeat = True

    def __init__(self, base: Domain, expand: Callable[[Any], Any]) -> None:
        super().__init__()
        self.base, self.expand = base, _callable("flatmap", expand)
        self._inner: List[List[Domain]] = []

    def _depth(self) -> Optional[int]:
        depth = self.base.depth()
        if depth is None or depth > EXPANDED or len(self.base.first(EXPANDED + 1)) > EXPANDED:
            return None
        ends = [size + (inner.depth() or 0) for size in range(depth) for inner in self._domains(size)]
        unknown = any(inner.depth() is None for size in range(depth) for inner in self._domains(size))
        return None if unknown else max(ends, default=0)

    def _domains(self, size: int) -> List[Domain]:
        while len(self._inner) <= size:
            values = self.base.level(len(self._inner))
            self._inner.append([as_domain(self.expand(fresh(value))) for value in values])
        return self._inner[size]

    def _make(self, size: int) -> Iterator[Any]:
        for outer in range(size + 1):
            for inner in self._domains(outer):
                yield from inner.level(size - outer)
                self.truncated = self.truncated or inner.truncated

    def boundaries(self, near: Sequence[Any] = ()) -> List[Any]:
        outer = without_repeats(self.base.boundaries(near)[:10] + self.base.first(4))
        inner = [as_domain(self.expand(fresh(value))).boundaries(near)[:10] for value in outer]
        return without_repeats([value for values in inner for value in values])

    def contains(self, value: Any) -> Optional[bool]:
        depth = self.base.depth()
        if depth is None or depth > LOOKED_THROUGH or len(self.base.first(LOOKED_THROUGH + 1)) > LOOKED_THROUGH:
            return None
        answers = [inner.contains(value) for size in range(depth) for inner in self._domains(size)]
        return True if True in answers else (None if None in answers else False)


def _callable(name: str, function: Any) -> Any:
    if not callable(function):
        raise WrongDomain(f".{name}(…) takes a function, not {function!r}")
    return function
