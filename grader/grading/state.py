"""Is a failure one of the case, or of what was called before?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.checks.kinds import KINDS
from grader.checks.sharing import REASON as SHARED
from grader.checks.verdict import Table
from grader.grading.place import Place
from grader.grading.rows import Row, ask_row, asking_for
from grader.grading.shortest import shortest_run
from grader.model.exercise import Check, Function
from grader.model.outcome import NEVER_STOPS, TOGETHER, Outcome
from grader.runner.allowance import Allowance
from grader.runner.asking import ask_all, ask_one

SEARCH_S = 5.0
"""of CPU for the search of the shortest run of calls: a function that is slow is not called for ever"""


@dataclass(frozen=True)
class Dependence:
    """A failure that does not show when the case is asked alone."""

    reason: str
    """`keeps_state`: it comes again after the same calls; `unstable`: it does not"""
    outcome: Outcome
    """of the case, after those calls"""
    before: tuple[int, ...] = ()
    """positions of the shortest run of calls found after which the case fails"""


def depends_on_calls(place: Place, function: Function, check: Check, row: Row, position: int) -> Dependence | None:
    """None if the failure is the case's own."""
    failure = row.outcomes[position]
    if failure.kind in NEVER_STOPS or failure.kind == "tampered" or failure.detail == TOGETHER:
        return None
    if row.verdicts[check.name][position].reason == SHARED or is_its_own(place, row, position):
        return None
    asking = asking_for(place.engine, function, row.called, seeded=True)
    alone = ask_one(place.hand_in, asking, place.engine.questions(function.name, [position])[0])
    if not passes(place, function, check, position, alone):
        return None
    place.hand_in.close()
    again = ask_row(place.engine, place.hand_in, function, row.called, seeded=True)
    if again.outcomes[position].signature() != failure.signature():
        return Dependence("unstable", failure)
    return _after_fewest_calls(place, function, check, row, position)


def is_its_own(place: Place, row: Row, position: int) -> bool:
    """Is what came on a case provably its own, whatever was called before?"""
    if not place.is_independent(row.called) or row.with_reference or row.by_script:
        return False
    return row.outcomes[position].kind in ("returned", "raised")


def passes(place: Place, function: Function, check: Check, position: int, outcome: Outcome) -> bool:
    """Is this the right outcome of the case?"""
    suite = place.engine.suite.functions[function.name]
    table = Table(check, suite, [position], {position: outcome}, place.engine.judging(suite))
    return KINDS[check.kind](table)[position].passed


def _after_fewest_calls(place: Place, function: Function, check: Check, row: Row, position: int) -> Dependence:
    """Of the calls before; or after the same call, which says most clearly what is wrong."""
    allowance = Allowance(SEARCH_S, place.hand_in.cpu_seconds)
    asking = asking_for(place.engine, function, row.called, seeded=True)
    found: dict[tuple[int, ...], Outcome] = {}

    def fails_after(calls: Sequence[int]) -> bool:
        if allowance.is_used_up():
            return False
        place.hand_in.close()
        outcomes = ask_all(place.hand_in, asking, place.engine.questions(function.name, [*calls, position]))
        outcome = found[tuple(calls)] = outcomes[position]
        return outcome.kind != "not_run" and not passes(place, function, check, position, outcome)

    the_same = position + len(place.engine.suite.functions[function.name].cases)
    earlier = [p for p in row.outcomes if p < position]
    before = (the_same,) if fails_after([the_same]) else tuple(shortest_run(earlier, fails_after))
    return Dependence("keeps_state", found.get(before, row.outcomes[position]), before)
