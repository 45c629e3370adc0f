"""Domains of sets, frozensets and dictionaries. Sizes of the members add up."""

# ruff: noqa: B905 (zip has no `strict` in Python 3.9)
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Dict, List, Optional, Tuple

from grader.expressions.containers import Lists, Tuples, domain_of_members, every, sizes
from grader.expressions.domain import Domain, without_repeats


class Sets(Domain):
    """Sets (or frozensets) of values of one domain; each member counts 1 and its own size."""

    may_repeat = True

    def __init__(
        self, elements: Domain, *, min_size: int = 0, max_size: Optional[int] = None, kind: type = set
    ) -> None:
        super().__init__()
        self.elements, self.kind = domain_of_members(f"{kind.__name__}s", elements), kind
        self.min_size, self.max_size = sizes(f"{kind.__name__}s", min_size, max_size)
        self.rows = Lists(elements, min_size=min_size, max_size=max_size, unique=True)

    def _depth(self) -> Optional[int]:
        return self.rows.depth()

    def _make(self, size: int) -> Iterator[Any]:
        total = size + self.min_size
        for members in self.choices(total):
            if self.min_size <= len(members) and (self.max_size is None or len(members) <= self.max_size):
                yield self.kind(members)
        self.truncated = self.truncated or self.elements.truncated

    def choices(self, total: int, after: Tuple[int, int] = (0, 0)) -> Iterator[Tuple[Any, ...]]:
        """Members in the domain's own order, counting 1 and their sizes, that add up to `total`."""
        if total == 0:
            yield ()
        for size in range(after[0], total):
            values = self.elements.level(size)
            for place in range(after[1] if size == after[0] else 0, len(values)):
                for rest in self.choices(total - 1 - size, (size, place + 1)):
                    yield (values[place], *rest)

    def boundaries(self, near: Sequence[Any] = ()) -> List[Any]:
        return without_repeats([self.kind(row) for row in self.rows.boundaries(near)])

    def contains(self, value: Any) -> Optional[bool]:
        if not isinstance(value, (set, frozenset)) or type(value) is not self.kind:
            return False
        return self.rows.contains(list(value))


class Dictionaries(Domain):
    """Dicts; a key counts as a member of a set does, its value with its size."""

    may_repeat = True

    def __init__(self, keys: Domain, values: Domain, *, min_size: int = 0, max_size: Optional[int] = None) -> None:
        super().__init__()
        self.keys, self.values = domain_of_members("dictionaries", keys), domain_of_members("dictionaries", values)
        self.min_size, self.max_size = sizes("dictionaries", min_size, max_size)
        self.key_sets = Sets(keys, min_size=min_size, max_size=max_size)

    def _depth(self) -> Optional[int]:
        keys = self.key_sets.depth()
        values = self.values.depth()
        if keys is None or values is None or keys == 0:
            return keys
        return keys + keys * max(values - 1, 0)

    def _make(self, size: int) -> Iterator[Dict[Any, Any]]:
        for own in range(size + 1):
            for keys in self.key_sets.choices(own + self.min_size):
                if self.min_size <= len(keys) and (self.max_size is None or len(keys) <= self.max_size):
                    for row in Tuples(*[self.values] * len(keys)).level(size - own):
                        yield dict(zip(keys, row))

    def boundaries(self, near: Sequence[Any] = ()) -> List[Dict[Any, Any]]:
        rows = Lists(Tuples(self.keys, self.values), min_size=self.min_size, max_size=self.max_size, unique_by=_first)
        return without_repeats([dict(row) for row in rows.boundaries(near)])

    def contains(self, value: Any) -> Optional[bool]:
        if type(value) is not dict:
            return False
        if len(value) < self.min_size or (self.max_size is not None and len(value) > self.max_size):
            return False
        keys = every(self.keys.contains(key) for key in value)
        return every([keys, *(self.values.contains(item) for item in value.values())])


def _first(pair: Any) -> Any:
    return pair[0]
