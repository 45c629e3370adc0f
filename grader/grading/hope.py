"""Is it worth asking a whole row again with the reference's helpers? Each call of one is a message there and back."""

from __future__ import annotations

from grader.checks.kinds import KINDS
from grader.checks.verdict import Table
from grader.grading.place import Place
from grader.grading.rows import Row, asking_for
from grader.model.exercise import Check, Function
from grader.model.outcome import NEVER_STOPS
from grader.runner.asking import ask_all


def may_pass_with_reference(place: Place, function: Function, row: Row) -> bool:
    """A check passes only if all of its cases do, so the first case that failed is tried before all the others.

    Relations that use the hand-in make thousands of such calls: where all helpers are right they are not asked again,
    for the same answers would come of it. Nor is what never stops: it would not stop again, and for as long. True where
    one case cannot tell, and where the answer would be no verdict.
    """
    failed = [check for check in function.checks if not row.passes(check)]
    all_right = all(place.is_right_by_itself(name) for name in function.uses)
    if not all_right and any(check.students for check in failed):
        return True
    failed = [check for check in failed if not check.students]
    first = {check.name: _first_failed(row, check) for check in failed}
    if None in first.values():
        return True
    if all_right:
        first = {name: p for name, p in first.items() if row.outcomes[p or 0].kind not in NEVER_STOPS}
    if not first:
        return False
    failed = [check for check in failed if check.name in first]
    engine = place.engine
    hand_in = place.with_reference(function)
    try:
        asking = asking_for(engine, function, row.called, place.seeded(row.called), in_suite=False)
        positions = sorted({position for position in first.values() if position is not None})
        outcomes = ask_all(hand_in, asking, engine.questions(function.name, positions))
    finally:
        hand_in.close()
    suite = engine.suite.functions[function.name]
    tables = [Table(check, suite, [first[check.name] or 0], outcomes, engine.judging(suite)) for check in failed]
    verdicts = [verdict for table in tables for verdict in KINDS[table.check.kind](table).values()]
    return any(verdict.passed or not verdict.decided for verdict in verdicts)


def _first_failed(row: Row, check: Check) -> int | None:
    return next((p for p in row.failed(check) if row.verdicts[check.name][p].reason != "not_run"), None)
