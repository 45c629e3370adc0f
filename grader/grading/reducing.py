"""A failure that no small case shows, made smaller: steps that stay in the check's domain, at most 200 calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from grader.grading.engine import Engine
from grader.grading.packed_domains import knows_domain
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
MAX_SIZED = 2_000
MAX_OTHERS = 60
Ask = Callable[[list[Question]], Mapping[int, Outcome]]
Wrong = Callable[[bytes, Outcome, Outcome], bool]
"""of (arguments, expected, actual)"""
_surrounded: WeakKeyDictionary[Engine, dict[tuple[str, str, bytes, bytes], bool]] = WeakKeyDictionary()
"""(function, check, arguments of a case, what is drawn with it) -> has the suite all smaller ones? Many hand-ins of a
class fail on the same case."""


@dataclass(frozen=True)
class Reduced:
    """A smaller case on which the function is wrong."""

    arguments: bytes
    expected: Outcome
    actual: Outcome


def reduce_case(
    engine: Engine, check: Check, function: str, case: Case, ask: Ask, wrong: Wrong
) -> tuple[Reduced | None, bool]:
    """The smallest case found (None: the case itself), and whether no step from there leads to a smaller one.

    Where it cannot be told what lies in the domain, only cases are tried; without the reference only what it is known
    to do. `ask` puts cases to the hand-in, `wrong` says whether an actual outcome is wrong beside the expected one.
    """
    suite = engine.suite.functions[function]
    found: Reduced | None = None
    arguments, drawn = case.arguments, case.drawn
    calls = 0
    if not _in_domain(engine, check, suite, [arguments], drawn):
        return None, False
    while True:
        candidates, all_steps = _to_try(engine, check, suite, arguments, drawn)
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
            return found, all_steps
        found, arguments = better, better.arguments


def is_surrounded(engine: Engine, check: Check, suite: FunctionSuite, case: Case) -> bool:
    """Does the suite have all cases that are one step smaller? Where that cannot be told, it is taken for granted: the
    small values of a domain are listed one after the other. A domain of several parts may have gaps between them."""
    if not knows_domain(check, suite.parameters):
        return any(suite.cases[place].arguments == case.arguments for place in suite.least.get(check.name, ()))
    known = _surrounded.setdefault(engine, {})
    key = suite.name, check.name, case.arguments, case.drawn
    if key not in known:
        known[key] = _has_all_smaller(engine, check, suite, case)
    return known[key]


def _has_all_smaller(engine: Engine, check: Check, suite: FunctionSuite, case: Case) -> bool:
    there = {other.arguments for other in suite.cases}
    missing = [step for step in encoded_steps(case.arguments) if step not in there]
    return not _in_domain(engine, check, suite, missing, case.drawn)


def _to_try(
    engine: Engine, check: Check, suite: FunctionSuite, arguments: bytes, drawn: bytes
) -> tuple[list[bytes], bool]:
    """Smaller arguments of the domain, the smallest first, and whether these are all that are one step smaller."""
    steps = _in_domain(engine, check, suite, encoded_steps(arguments), drawn)
    known = [step for step in steps if engine.reference.knows(suite.name, step)]
    if knows_domain(check, suite.parameters) and len(known) == len(steps):
        return known, True
    return known + _other_known(engine, check, suite, arguments, drawn, {*known}), False


def _other_known(
    engine: Engine, check: Check, suite: FunctionSuite, arguments: bytes, drawn: bytes, tried: set[bytes]
) -> list[bytes]:
    """Other smaller arguments for which it is known what the reference does, evenly spread over all sizes."""
    size = _size(decode(arguments))
    known = [suite.cases[place].arguments for place in suite.checks[check.name] if suite.cases[place].called]
    if knows_domain(check, suite.parameters):
        known += engine.suite.answers.get(suite.name, ())
    known = [one for one in dict.fromkeys(known) if one not in tried]
    sized = sorted((_size(decode(one)), one) for one in known[:: len(known) // MAX_SIZED + 1])
    less = [one for other, one in sized if other < size]
    return _in_domain(engine, check, suite, less[:: len(less) // MAX_OTHERS + 1], drawn)


def _in_domain(
    engine: Engine, check: Check, suite: FunctionSuite, candidates: Sequence[bytes], drawn: bytes
) -> list[bytes]:
    """Those that surely lie in the domain. Cases do; where the domain is not told nothing else is known to."""
    if not knows_domain(check, suite.parameters):
        cases = {suite.cases[place].arguments for place in suite.checks[check.name]}
        return [one for one in candidates if one in cases]
    beside = decode(drawn) if drawn else {}
    assignments = [assignment(suite.parameters, decode(one), beside) for one in candidates]
    inside = engine.in_domain(check, assignments) if candidates else []
    return [one for one, fits in zip(candidates, inside, strict=False) if fits]


def encoded_steps(arguments: bytes) -> list[bytes]:
    """Encoded arguments one step smaller, the smallest first, whether they lie in a domain or not."""
    encoded = []
    for step in ordered_steps(decode(arguments)):
        try:
            encoded.append(encode(step))
        except Unsendable:
            continue
    return encoded


def ordered_steps(arguments: tuple[object, ...]) -> list[tuple[object, ...]]:
    """All arguments one step smaller, the smallest first, whether they lie in a domain or not."""
    size = _size(arguments)
    sized = ((_size(step), step) for step in smaller(arguments) if isinstance(step, tuple))
    less = sorted((one for one in sized if one[0] < size), key=lambda one: one[0])
    return [step for _, step in less[:MAX_CALLS]]


def _size(value: object) -> tuple[int, float]:
    """Of two values with numbers of as many digits the one with the smaller numbers is smaller."""
    return size_of(value), _magnitude(value)


def _magnitude(value: object) -> float:
    if isinstance(value, (int, float)):
        return float(min(abs(value), MAX_MAGNITUDE)) if value == value else 0.0
    if isinstance(value, (list, tuple, set, frozenset)):
        return sum(map(_magnitude, value))
    if isinstance(value, dict):
        return sum(_magnitude(key) + _magnitude(item) for key, item in value.items())
    return 0.0


def assignment(parameters: Sequence[str], arguments: tuple[object, ...], drawn: dict[str, object]) -> dict[str, object]:
    """All drawn names with their values."""
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
