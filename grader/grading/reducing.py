"""A failure that no small case shows, made smaller: steps that stay in the check's domain, at most 200 calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from grader.grading.engine import Engine
from grader.grading.smaller import smaller
from grader.model.exercise import Check
from grader.model.outcome import Outcome
from grader.model.suite import Case, FunctionSuite
from grader.runner.stretch import Question
from grader.runner.values import Unsendable, decode, encode
from grader.suite.size import size_of

MAX_CALLS = 200
MAX_MAGNITUDE = 10**300
ROUND = 12
Ask = Callable[[list[Question]], Mapping[int, Outcome]]
Wrong = Callable[[bytes, Outcome, Outcome], bool]
"""of (arguments, expected, actual)"""


@dataclass(frozen=True)
class Reduced:
    """A smaller case on which the function is wrong."""

    arguments: bytes
    expected: Outcome
    actual: Outcome


def reduce_case(
    engine: Engine, check: Check, parameters: Sequence[str], function: str, case: Case, ask: Ask, wrong: Wrong
) -> tuple[Reduced | None, bool]:
    """The smallest case found (None: the case itself), and whether no step from there leads to a smaller one.

    Where it cannot be told what lies in the domain, nothing is tried. `ask` puts cases to the hand-in, `wrong` says
    whether an actual outcome is wrong beside the expected one.
    """
    found: Reduced | None = None
    arguments = decode(case.arguments)
    drawn = decode(case.drawn) if case.drawn else {}
    calls = 0
    if engine.in_domain(check, [_assignment(parameters, arguments, drawn)]) != [True]:
        return None, False
    while True:
        candidates = _candidates(engine, check, parameters, arguments, drawn)
        better = None
        for first in range(0, len(candidates), ROUND):
            if calls >= MAX_CALLS:
                return found, False
            tried = candidates[first : first + min(ROUND, MAX_CALLS - calls)]
            calls += len(tried)
            better = _first_wrong(engine, function, tried, ask, wrong)
            if better is not None:
                break
        if better is None:
            return found, True
        found = better
        arguments = decode(better.arguments)


def is_surrounded(engine: Engine, check: Check, suite: FunctionSuite, case: Case) -> bool:
    """Does the suite have all cases that are one step smaller? Where that cannot be told, it is taken for granted: the
    small values of a domain are listed one after the other. A domain of several parts may have gaps between them."""
    drawn = decode(case.drawn) if case.drawn else {}
    there = {other.arguments for other in suite.cases}
    return all(step in there for step in _candidates(engine, check, suite.parameters, decode(case.arguments), drawn))


def _candidates(
    engine: Engine, check: Check, parameters: Sequence[str], arguments: tuple[object, ...], drawn: dict[str, object]
) -> list[bytes]:
    """Encoded arguments one step smaller that lie in the domain, the smallest first."""
    size = _size(arguments)
    steps = [step for step in smaller(arguments) if isinstance(step, tuple) and _size(step) < size]
    steps = sorted(steps, key=_size)[:MAX_CALLS]
    assignments = [_assignment(parameters, step, drawn) for step in steps]
    inside = engine.in_domain(check, assignments) if steps else []
    encoded = []
    for step, fits in zip(steps, inside, strict=False):
        try:
            if fits:
                encoded.append(encode(step))
        except Unsendable:
            continue
    return encoded


def _size(value: object) -> tuple[int, float]:
    """Of two values with numbers of as many digits the one with the smaller numbers is smaller."""
    return size_of(value), _magnitude(value)


def _magnitude(value: object) -> float:
    if isinstance(value, (int, float)):
        return float(min(abs(value), MAX_MAGNITUDE)) if value == value else 0.0
    if isinstance(value, (list, tuple, set, frozenset)):
        return sum(map(_magnitude, value))
    return 0.0


def _assignment(
    parameters: Sequence[str], arguments: tuple[object, ...], drawn: dict[str, object]
) -> dict[str, object]:
    return {**drawn, **dict(zip(parameters, arguments, strict=False))}


def _first_wrong(engine: Engine, function: str, tried: list[bytes], ask: Ask, wrong: Wrong) -> Reduced | None:
    if not tried:
        return None
    outcomes = ask([(i, engine.seed + i, arguments, None) for i, arguments in enumerate(tried)])
    for i, arguments in enumerate(tried):
        expected = engine.reference.outcome(function, arguments)
        if expected.kind == "returned" and wrong(arguments, expected, outcomes[i]):
            return Reduced(arguments, expected, outcomes[i])
    return None
