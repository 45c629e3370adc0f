"""What the reference does on inputs that are smaller than cases of the suite, and which cases have no smaller ones: for
packs, so that a failure can be shown on a small input where the reference is not at hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grader.grading.engine import Engine
from grader.grading.packed_domains import knows_domain
from grader.grading.reducing import assignment, encoded_steps, ordered_steps
from grader.grading.rows import is_random
from grader.model.exercise import Check, Function
from grader.model.outcome import Outcome
from grader.model.suite import Case, FunctionSuite
from grader.runner.values import Unsendable, decode, encode

MOST_ANSWERS = 500
"""of one check"""
MOST_CASES = 100
"""of one check from which smaller ones are made"""
STEPS_OF_A_CASE = 4
MAX_BYTES = 2_000
"""of the arguments of such a case"""
MOST_LEAST = 150
"""cases of one check: a mistake that shows in none of so many small ones is rare"""
ASKED_AT_ONCE = 400
MOST_S = 2.0
"""of CPU for one check, reckoned by what the reference needs on the cases"""


def smaller_answers(engine: Engine, function: Function, secret: set[bytes]) -> dict[bytes, Outcome]:
    """Encoded arguments -> outcome. The engine has the reference. `secret`: encoded values that no input may have."""
    suite = engine.suite.functions[function.name]
    found: dict[bytes, Outcome] = {}
    if function.kind != "function" or is_random(function):
        return found
    for check in function.checks:
        if check.kind != "varies" and not check.students and knows_domain(check, suite.parameters):
            found.update(_of_check(engine, function, check, suite, secret))
    return found


def without_smaller(engine: Engine, function: Function) -> dict[str, tuple[int, ...]]:
    """Check -> the positions of its first cases of which all that are one step smaller are cases, too."""
    suite = engine.suite.functions[function.name]
    checks = [check for check in function.checks if check.kind != "varies" and not check.students]
    return {check.name: tuple(_least(engine, check, suite)) for check in checks}


def _least(engine: Engine, check: Check, suite: FunctionSuite) -> list[int]:
    there = {case.arguments for case in suite.cases}
    cases = [(place, suite.cases[place]) for place in suite.checks[check.name]]
    first = [(place, case) for place, case in cases if case.called and case.layer in ("small", "example")][:MOST_LEAST]
    missing = {place: [step for step in encoded_steps(case.arguments) if step not in there] for place, case in first}
    asked = dict.fromkeys((step, case.drawn) for place, case in first for step in missing[place])
    inside = set(_inside(engine, check, suite, asked))
    return [place for place, case in first if not any((step, case.drawn) in inside for step in missing[place])]


def _of_check(
    engine: Engine, function: Function, check: Check, suite: FunctionSuite, secret: set[bytes]
) -> dict[bytes, Outcome]:
    places = suite.checks[check.name]
    large = [suite.cases[p] for p in places if suite.cases[p].layer != "small" and _is_plain(suite.cases[p])]
    most = _affordable(suite)
    level = [(case.arguments, case.drawn) for case in large[:: max(1, len(large) // MOST_CASES)]]
    known = {case.arguments for case in suite.cases}
    found: dict[bytes, Outcome] = {}
    while level and len(found) < most:
        steps = dict.fromkeys(_steps(level, known))
        level = []
        for arguments, drawn in _inside(engine, check, suite, steps):
            known.add(arguments)
            if len(found) < most and secret.isdisjoint(map(encode, decode(arguments))):
                outcome = engine.reference.outcome(function.name, arguments)
                if outcome.kind == "returned":
                    found[arguments] = outcome
                    level.append((arguments, drawn))
    return found


def _is_plain(case: Case) -> bool:
    """Without input, and not so large that a smaller one would not help much."""
    return case.called and case.lines is None and len(case.arguments) <= MAX_BYTES


def _affordable(suite: FunctionSuite) -> int:
    """How many answers are worth their time."""
    seconds = sum(suite.slow.values()) / max(1, len(suite.cases))
    return min(MOST_ANSWERS, int(MOST_S / seconds) if seconds else MOST_ANSWERS)


def _steps(cases: list[tuple[bytes, bytes]], known: set[bytes]) -> Iterator[tuple[bytes, bytes]]:
    """Of each case a few that are smaller, from much to little: (arguments, what is drawn beside them)."""
    for arguments, drawn in cases:
        steps = ordered_steps(decode(arguments))
        for step in steps[:: max(1, len(steps) // STEPS_OF_A_CASE)]:
            try:
                encoded = encode(step)
            except Unsendable:
                continue
            if encoded not in known:
                yield encoded, drawn


def _inside(
    engine: Engine, check: Check, suite: FunctionSuite, steps: Iterable[tuple[bytes, bytes]]
) -> Iterator[tuple[bytes, bytes]]:
    """Those of (arguments, what is drawn beside them) that lie in the domain."""
    items = list(steps)
    for first in range(0, len(items), ASKED_AT_ONCE):
        part = items[first : first + ASKED_AT_ONCE]
        assignments = [assignment(suite.parameters, decode(a), decode(d) if d else {}) for a, d in part]
        answers = engine.in_domain(check, assignments)
        yield from (item for item, inside in zip(part, answers, strict=False) if inside)
