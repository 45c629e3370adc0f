"""Assignments at the edges of what stands in `given`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Optional, Set, Tuple

from grader.expressions.domain import Domain, fresh, identity, without_repeats

if TYPE_CHECKING:
    from grader.expressions.given import Assignment, Givens

TRIED = 20_000
"""Assignments held against the conditions, at most."""

_DIAGONAL = 24
_PROFILES = 4

_Choice = Callable[[List[Any], List[Any]], Any]


class Edges:
    """Edges of the domains of `givens`; `near` are values that the domains may take up where they fit."""

    def __init__(self, givens: Givens, near: Sequence[Any]) -> None:
        self._givens, self._near = givens, near
        self._names = [name for name, _ in givens.givens]
        self._listed: Dict[int, Tuple[Domain, List[Any], List[Any]]] = {}

    def assignments(self, cap: int) -> Iterator[Assignment]:
        """At most `cap` of them, each once, that meet the conditions."""
        seen: Set[Any] = set()
        for number, assignment in enumerate(self._all()):
            if len(seen) >= cap or number > TRIED:
                return
            key = identity(list(assignment.values()))
            if key not in seen and self._givens.satisfies(assignment):
                seen.add(key)
                yield {name: fresh(value) for name, value in assignment.items()}

    def _all(self) -> Iterator[Assignment]:
        if not self._names:
            return
        for number in range(_DIAGONAL):
            found = self._completed({}, lambda small, edges, n=number: edges[n % len(edges)])  # type: ignore[misc]
            if found is not None:
                yield found
        places = range(len(self._names))
        rows = [self._varied(place, profile) for profile in range(_PROFILES) for place in places]
        while rows:
            for row in list(rows):
                found = next(row, None)
                if found is None:
                    rows.remove(row)
                else:
                    yield found

    def _varied(self, place: int, profile: int) -> Iterator[Assignment]:
        """One name at each of its edges; the others at their first small value, or at their fourth and so on."""

        def plain(small: List[Any], edges: List[Any]) -> Any:
            return small[min(3 * profile, len(small) - 1)]

        before = self._completed({}, plain, place)
        if before is None:
            return
        for edge in self._values(place, before)[1]:
            found = self._completed({**before, self._names[place]: edge}, plain)
            if found is not None:
                yield found

    def _completed(self, before: Assignment, choose: _Choice, end: Optional[int] = None) -> Optional[Assignment]:
        """The assignment with a chosen value for each name that is missing; None if one of them has no value."""
        assignment = dict(before)
        for place in range(len(before), len(self._names) if end is None else end):
            small, edges = self._values(place, assignment)
            if not small:
                return None
            assignment[self._names[place]] = choose(small, edges or small)
        return assignment

    def _values(self, place: int, before: Assignment) -> Tuple[List[Any], List[Any]]:
        """The first small values, and the edges, of one domain."""
        domain = self._givens.domain(place, before)
        if id(domain) not in self._listed:
            name, expression = self._givens.givens[place]
            small, edges = self._givens.guarded(
                f"given {name}", expression, before, lambda: (domain.first(10), domain.boundaries(self._near))
            )
            self._listed[id(domain)] = domain, small, without_repeats(edges)
        return self._listed[id(domain)][1:]
