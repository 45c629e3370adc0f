"""What a row of outcomes means for each check. A class gives the same answers again, so verdicts are remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from grader.checks.kinds import KINDS
from grader.checks.verdict import PASSED, Table, Verdict
from grader.grading.engine import Engine
from grader.model.exercise import Check
from grader.model.outcome import Outcome

if TYPE_CHECKING:
    from grader.grading.rows import Row

REMEMBERED_KINDS = ("equal", "holds")
"""whose verdict on a case hangs on the case and its outcome alone"""
LARGE_BYTES = 2048
"""of a result; hand-ins choose how large they are, and verdicts on larger ones are not remembered"""
MAX_REMEMBERED = 50_000
"""verdicts of one check"""
MAX_ROWS = 64
"""of one function that are remembered whole"""

Verdicts = dict[str, dict[int, Verdict]]


def judge_row(engine: Engine, row: Row) -> None:
    """Fills in the verdicts, check by check."""
    known: dict[int, tuple[Mapping[int, Outcome], Verdicts]] = engine.remembered(row.function, "rows", dict)
    outcomes, found = known.get(id(row.outcomes), (None, {}))
    if outcomes is row.outcomes:
        row.verdicts.update((name, dict(verdicts)) for name, verdicts in found.items())
        return
    suite = engine.suite.functions[row.function.name]
    for check in row.function.checks:
        if row.as_expected and check.kind == "equal":
            row.verdicts[check.name] = dict.fromkeys(suite.checks[check.name], PASSED)
        else:
            row.verdicts[check.name] = _verdicts(engine, row, check)
    if row.is_remembered:
        if len(known) >= MAX_ROWS:
            del known[next(iter(known))]
        known[id(row.outcomes)] = row.outcomes, {name: dict(verdicts) for name, verdicts in row.verdicts.items()}


def table_of(engine: Engine, row: Row, check: Check) -> Table:
    """The cases of a check with what the hand-in did on them."""
    suite = engine.suite.functions[row.function.name]
    count = len(suite.cases)
    cases = suite.checks[check.name]
    if len(row.outcomes) > count:
        wanted = set(cases)
        positions: Sequence[int] = [p for p in row.outcomes if p % count in wanted]
        positions = sorted(positions, key=lambda p: (p % count, p))
    else:
        positions = cases
    return Table(check, suite, positions, row.outcomes, engine.judging(suite))


def _verdicts(engine: Engine, row: Row, check: Check) -> dict[int, Verdict]:
    table = table_of(engine, row, check)
    if check.kind not in REMEMBERED_KINDS or check.students:
        return KINDS[check.kind](table)
    memory: dict[tuple[int, bytes, bytes], Verdict] = engine.remembered(row.function, f"verdicts of {check.name}", dict)
    count, outcomes = len(table.suite.cases), row.outcomes
    found: dict[int, Verdict | None] = {}
    for p in table.positions:
        outcome = outcomes[p]
        found[p] = memory.get((p % count, outcome.value, outcome.after)) if _is_plain(outcome) else None
    unknown = [p for p, verdict in found.items() if verdict is None]
    if unknown:
        told = KINDS[check.kind](replace(table, positions=unknown))
        found.update(told)
        if len(memory) > MAX_REMEMBERED:
            memory.clear()
        for p in unknown:
            outcome = outcomes[p]
            if told[p].decided and _is_plain(outcome) and len(outcome.value) + len(outcome.after) < LARGE_BYTES:
                memory[p % count, outcome.value, outcome.after] = told[p]
    return {p: verdict for p, verdict in found.items() if verdict is not None}


def _is_plain(outcome: Outcome) -> bool:
    """A result, and nothing else that could count."""
    return outcome.kind == "returned" and not (
        outcome.printed or outcome.shared or outcome.lines_read or outcome.starved or outcome.detail
    )
