"""On which cases is a row of outcomes wrong? For rows of which only a part was run."""

from __future__ import annotations

from collections.abc import Mapping

from grader.checks.kinds import KINDS
from grader.checks.verdict import Table
from grader.grading.engine import Engine
from grader.model.exercise import Function
from grader.model.outcome import Outcome


def wrong_positions(engine: Engine, function: Function, outcomes: Mapping[int, Outcome]) -> dict[int, tuple[str, ...]]:
    """Position -> the checks that fail there. What was not run, and what is as expected to the last byte, is not looked
    at; neither is chance."""
    suite = engine.suite.functions[function.name]
    count = len(suite.cases)
    differing = {p for p, o in outcomes.items() if o is not suite.expected[p % count] and o.kind != "not_run"}
    found: dict[int, tuple[str, ...]] = {}
    if not differing:
        return found
    for check in function.checks:
        positions = sorted(engine.cases_of(function, check) & differing) if check.kind != "varies" else []
        if not positions:
            continue
        verdicts = KINDS[check.kind](Table(check, suite, positions, outcomes, engine.judging(suite)))
        for position, verdict in verdicts.items():
            if not verdict.passed and verdict.decided:
                found[position] = (*found.get(position, ()), check.name)
    return dict(sorted(found.items()))
