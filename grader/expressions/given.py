"""What stands in `given`: names with domains, each of which may use the names before it, and the conditions on them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Callable, Dict, Generator, List, Optional, Tuple, TypeVar

from grader.expressions.choices import as_domain
from grader.expressions.containers import every
from grader.expressions.domain import Domain, WrongDomain, fresh, identity
from grader.expressions.evaluate import UnknownName, evaluate
from grader.expressions.syntax import BadExpression, free_names, nearest

T = TypeVar("T")

Assignment = Dict[str, Any]
"""A value for each name of `given`, in their order."""

WORK = 100_000
"""Values listed and looked at, at most, in one enumeration; a condition that nearly nothing meets would not end it."""

_INIT = re.compile(r"(?:(\w+)\.)?__init__\(\)")
_CAPITAL = re.compile(r"(?<!^)([A-Z])")
_KEYWORD = re.compile(r"keyword argument '(\w+)'")
_CALL = re.compile(r"\s*(\w+)\(")
_DOMAINS_OF_TYPES = {
    "bool": "booleans",
    "bytes": "binary",
    "complex": "complex_numbers",
    "dict": "dictionaries",
    "float": "floats",
    "frozenset": "frozensets",
    "int": "integers",
    "list": "lists",
    "set": "sets",
    "str": "text",
    "tuple": "tuples",
}
_KEYWORDS = (
    "min_value",
    "max_value",
    "min_size",
    "max_size",
    "unique",
    "unique_by",
    "alphabet",
    "allow_nan",
    "exclude_min",
)

_ENDS = {
    "min": ("min", "minimum", "low", "lower", "start", "least", "from_", "min_length", "min_len"),
    "max": ("max", "maximum", "high", "upper", "stop", "end", "most", "to", "max_length", "max_len", "length", "size"),
}
"""other words for the bounds of a domain"""

MADE = 4000
"""Domains kept for values that were drawn before; the same ones come again and again."""


class DomainFault(Exception):  # noqa: N818
    """An expression of the spec raised while values were made.

    `part` says which one ("given x", "where"), `expression` is its source, `assignment` what was drawn by then.
    """

    def __init__(self, part: str, expression: str, error: BaseException, assignment: Mapping[str, Any]) -> None:
        super().__init__(f"{part}: `{expression}`: {_reason(error, expression)}")
        self.part, self.expression, self.error = part, expression, error
        self.assignment = dict(assignment)


class Scope(Mapping[str, Any]):
    """The names an expression sees: what was drawn, then the abbreviations (evaluated now), then the exercise's own."""

    def __init__(
        self,
        drawn: Mapping[str, Any],
        abbreviations: Mapping[str, str],
        names: Mapping[str, Any],
        busy: Tuple[str, ...],
    ) -> None:
        self._drawn, self._abbreviations, self._names, self._busy = drawn, abbreviations, names, busy

    def __getitem__(self, name: str) -> Any:
        if name in self._drawn:
            return fresh(self._drawn[name])
        if name in self._abbreviations and name not in self._busy:
            inner = Scope(self._drawn, self._abbreviations, self._names, (*self._busy, name))
            return evaluate(self._abbreviations[name], inner)
        return self._names[name]

    def __iter__(self) -> Iterator[str]:
        abbreviations = (name for name in self._abbreviations if name not in self._busy)
        return iter(dict.fromkeys([*self._drawn, *abbreviations, *self._names]))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, name: object) -> bool:
        own = name in self._abbreviations and name not in self._busy
        return own or name in self._drawn or name in self._names


class Givens:
    """The assignments of one check.

    givens: (name, expression) in the order of the spec; abbreviations: the same for `domains`; where: conditions that
    must all be true; names: what every expression may use beside the fixed names.
    """

    def __init__(
        self,
        givens: Sequence[Tuple[str, str]],
        abbreviations: Sequence[Tuple[str, str]] = (),
        where: Sequence[str] = (),
        names: Optional[Mapping[str, Any]] = None,
    ) -> None:
        self.givens = list(givens)
        self.abbreviations = dict(abbreviations)
        self.names: Mapping[str, Any] = names if names is not None else {}
        self.complete = False
        """Whether the last enumeration by `small` gave every assignment there is."""
        self.tried = 0
        """Assignments that the last enumeration held against `where`."""
        drawn = [name for name, _ in self.givens]
        self._needs = [self._drawn_in(expression, drawn[:place]) for place, (_, expression) in enumerate(self.givens)]
        self._conditions: List[List[str]] = [[] for _ in range(len(drawn) + 1)]
        for condition in where:
            needed = self._drawn_in(condition, drawn)
            self._conditions[max((drawn.index(name) + 1 for name in needed), default=0)].append(condition)
        self._made: Dict[Any, Tuple[Domain, List[Any]]] = {}

    def domain(self, place: int, before: Mapping[str, Any]) -> Domain:
        """The domain of the given at that place, after the values before it; DomainFault if its expression raises."""
        used = [before[name] for name in self._needs[place]]
        key = place, identity(used)
        if key not in self._made:
            if len(self._made) > MADE:
                self._made.clear()
            name, expression = self.givens[place]
            made = self.guarded(
                f"given {name}", expression, before, lambda: as_domain(self.evaluate(expression, before))
            )
            self._made[key] = made, used  # what is told apart by its identity must live as long as the key
        return self._made[key][0]

    def evaluate(self, expression: str, assignment: Mapping[str, Any]) -> Any:
        """The value of an expression that sees the assignment; what it raises is not caught."""
        return evaluate(expression, Scope(assignment, self.abbreviations, self.names, ()))

    def satisfies(self, assignment: Mapping[str, Any]) -> bool:
        """Whether all conditions are true; DomainFault if one raises."""
        return all(self.allows(assignment, place) for place in range(len(self.givens) + 1))

    def allows(self, assignment: Mapping[str, Any], place: int) -> bool:
        """Whether the conditions are true that can be decided as soon as the first `place` names are drawn."""
        for condition in self._conditions[place]:
            if not self.guarded("where", condition, assignment, lambda: self.evaluate(condition, assignment)):  # noqa: B023
                return False
        return True

    def contains(self, assignment: Mapping[str, Any]) -> Optional[bool]:
        """Whether the assignment can be drawn; None if that cannot be told."""
        answers: List[Optional[bool]] = []
        before: Assignment = {}
        for place, (name, _) in enumerate(self.givens):
            if name not in assignment:
                return False
            answers.append(self.domain(place, before).contains(assignment[name]))
            if answers[-1] is False:
                return False
            before[name] = assignment[name]
        return every(answers) if self.satisfies(assignment) else False

    def small(self, cap: int) -> Iterator[Assignment]:
        """At most `cap` assignments that meet the conditions, by the sum of the sizes, without repeats."""
        self.complete, self.tried = False, 0
        if not self.allows({}, 0):
            self.complete = True
            return
        if not self.givens:
            self.complete = True
            yield {}
            return
        root, left = _Node({}, self.domain(0, {})), [WORK]
        found = 0
        for total in range(WORK):
            walk = self._of_total(root, 0, total, left)
            while True:
                try:
                    assignment = next(walk)
                except StopIteration as end:
                    more = end.value
                    break
                if found == cap:
                    return
                found += 1
                yield {name: fresh(value) for name, value in assignment.items()}
            if not more:
                self.complete = not root.truncated
                return
            left[0] -= 1
            if left[0] <= 0:
                return

    def _of_total(self, node: _Node, place: int, total: int, left: List[int]) -> Generator[Assignment, None, bool]:
        """The assignments of that total size below a node; returns whether there may be larger ones."""
        last = place == len(self.givens) - 1
        depth = node.domain.depth()
        more = depth is None or depth > total + 1
        for size in range(total if last else 0, total + 1):
            for child in self._children(node, place, size, left):
                if last:
                    yield child.before
                    continue
                more = (yield from self._of_total(child, place + 1, total - size, left)) or more
                node.truncated = node.truncated or child.truncated
            if left[0] <= 0:
                return True
        return more

    def _children(self, node: _Node, place: int, size: int, left: List[int]) -> List[_Node]:
        name, expression = self.givens[place]
        if size in node.children:
            return node.children[size]
        children = []
        before_listing = Domain.listed
        values = self.guarded(f"given {name}", expression, node.before, lambda: node.domain.level(size))
        left[0] -= Domain.listed - before_listing
        node.truncated = node.truncated or node.domain.truncated
        for value in values:
            left[0] -= 1
            before = {**node.before, name: value}
            self.tried += place == len(self.givens) - 1
            if self.allows(before, place + 1):
                last = place == len(self.givens) - 1
                children.append(_Node(before, node.domain if last else self.domain(place + 1, before)))
            if left[0] <= 0:
                break
        if place < len(self.givens) - 1:
            node.children[size] = children
        return children

    def boundaries(self, cap: int, near: Sequence[Any] = ()) -> Iterator[Assignment]:
        """At most `cap` assignments at the edges that meet the conditions, without repeats.

        First all names at their first edge, at their second and so on; then one at its edges, the others small.
        """
        from grader.expressions.edges import Edges  # it completes assignments of this class

        yield from Edges(self, near).assignments(cap)

    def _drawn_in(self, expression: str, drawn: Sequence[str], busy: Tuple[str, ...] = ()) -> List[str]:
        """The drawn names that an expression uses, also by way of abbreviations."""
        found = []
        for name in free_names(expression):
            if name in drawn:
                found.append(name)
            if name in self.abbreviations and name not in busy:
                found += self._drawn_in(self.abbreviations[name], drawn, (*busy, name))
        return sorted(set(found))

    def guarded(self, part: str, expression: str, assignment: Mapping[str, Any], act: Callable[[], T]) -> T:
        """What `act` returns; what it raises comes out as a DomainFault."""
        try:
            return act()
        except DomainFault:
            raise
        except Exception as error:
            raise DomainFault(part, expression, error, assignment) from error


def _reason(error: BaseException, expression: str) -> str:
    """What an exception says, in the words of the spec."""
    said = str(error)
    built_in = _CALL.match(expression)
    if isinstance(error, TypeError) and built_in and built_in[1] in _DOMAINS_OF_TYPES:
        domain = _DOMAINS_OF_TYPES[built_in[1]]
        return f"{built_in[1]} makes a value of Python's, and no domain: {said}. Did you mean {domain}(…)?"
    called = _INIT.search(said)
    if called:
        domain = _CAPITAL.sub(r"_\1", called[1] or "").lower() or "the domain"
        said = f"{domain}{said[called.end() :]}"
        keyword = _KEYWORD.search(said)
        near = _keyword_meant(keyword[1], domain) if keyword else None
        return f"{said}. Did you mean {near}?" if near else said
    if isinstance(error, (UnknownName, BadExpression, WrongDomain)):
        return said
    return f"raises {type(error).__name__}" + (f": {said}" if said else "")


def _keyword_meant(word: str, domain: str) -> Optional[str]:
    """The keyword of a domain that is meant by another word, such as max for max_size; None if none is."""
    what = "value" if domain in ("integers", "floats") else "size"
    for end, words in _ENDS.items():
        if word.casefold() in words:
            return f"{end}_{what}"
    return nearest(word, _KEYWORDS)


class _Node:
    """A beginning of an assignment, and the domain of the next name."""

    __slots__ = ("before", "children", "domain", "truncated")

    def __init__(self, before: Assignment, domain: Domain) -> None:
        self.before, self.domain = before, domain
        self.children: Dict[int, List[_Node]] = {}
        self.truncated = False
