"""Rare inputs that cost a whole check by themselves: an edge that could have a check, and points, of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from grader.feedback.conditions import CONDITIONS, EDGES
from grader.feedback.diagnosis.predicates import ONE, TWO
from grader.grading.mutants import Mutant
from grader.model.exercise import Check, Function
from grader.model.suite import FunctionSuite
from grader.runner.subclasses import plain_of
from grader.runner.values import decode

RARE = 0.05
"""of the cases of a check, at most"""
LEAST_CASES = 40
"""Of a check with fewer cases nothing is said."""
LEAST_MUTANTS = 2
"""so many mistakes must fail there and nowhere else"""

Arguments = tuple[object, ...]


@dataclass(frozen=True)
class Edge:
    """A proposal for the teacher."""

    check: str
    where: str
    cases: int
    """of the check that lie there"""
    of: int
    mistakes: int
    """mutants that are wrong there and nowhere else"""
    points: float = 1.0
    """of the check"""
    only: bool = True
    """the function has no other check"""

    @property
    def points_of_edge(self) -> float:
        """What a check of its own might count, out of these points."""
        return 1.0 if self.points >= 2 else self.points / 2


def edges_of(function: Function, suite: FunctionSuite, mutants: Sequence[Mutant]) -> list[Edge]:
    """Of the mutants that were run on all cases; for each check the edge at which most of them fail."""
    found = []
    for check in function.checks:
        positions = suite.checks[check.name]
        if check.points and not check.bonus and len(positions) >= LEAST_CASES:
            edge = _of_check(check, suite, positions, mutants)
            if edge is not None:
                found.append(replace(edge, points=check.points, only=len(function.checks) == 1))
    return found


def _of_check(check: Check, suite: FunctionSuite, positions: Sequence[int], mutants: Sequence[Mutant]) -> Edge | None:
    failing = [frozenset(p for p, names in mutant.wrong.items() if check.name in names) for mutant in mutants]
    most = RARE * len(positions)
    few = [places for places in failing if 0 < len(places) <= most]
    if len(few) < LEAST_MUTANTS:
        return None
    arguments = {p: _arguments(suite, p) for p in positions}
    best: Edge | None = None
    for where, holds in _conditions(suite.parameters):
        inside = {p for p in positions if holds(arguments[p])}
        if not 0 < len(inside) <= most:
            continue
        count = sum(places <= inside for places in few)
        if count >= LEAST_MUTANTS and (best is None or count > best.mistakes):
            best = Edge(check.name, where, len(inside), len(positions), count)
    return best


def _conditions(parameters: Sequence[str]) -> Iterator[tuple[str, Callable[[Arguments], bool]]]:
    for place, name in enumerate(parameters):
        for predicate in ONE:
            if predicate.code in EDGES:
                yield CONDITIONS[predicate.code].format(a=name), _of_one(predicate.holds, place)
        for other, second in enumerate(parameters):
            for pair in TWO if other > place else ():
                if pair.code in EDGES:
                    yield CONDITIONS[pair.code].format(a=name, b=second), _of_two(pair.holds, place, other)


def _of_one(holds: Callable[[object], bool], place: int) -> Callable[[Arguments], bool]:
    return lambda arguments: place < len(arguments) and holds(arguments[place])


def _of_two(holds: Callable[[object, object], bool], one: int, two: int) -> Callable[[Arguments], bool]:
    return lambda arguments: max(one, two) < len(arguments) and holds(arguments[one], arguments[two])


def _arguments(suite: FunctionSuite, position: int) -> Arguments:
    value = plain_of(decode(suite.cases[position].arguments))
    return value if isinstance(value, tuple) else (value,)
