"""Is a failure one of the case, or of what was called before?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.checks.kinds import KINDS
from grader.checks.verdict import Table
from grader.grading.place import Place
from grader.grading.rows import Row, ask_row, asking_for
from grader.model.exercise import Check, Function
from grader.model.outcome import NEVER_STOPS
from grader.runner.asking import TOGETHER, ask_all, ask_one

MAX_TRIES = 24
MAX_DROPPED = 12
"""earlier calls that are tried to be left out one by one"""


@dataclass(frozen=True)
class Dependence:
    """A failure that does not show when the case is asked alone."""

    reason: str
    """`keeps_state`: it comes again after the same calls; `unstable`: it does not"""
    before: tuple[int, ...] = ()
    """positions of the shortest run of calls found after which the case fails"""


def depends_on_calls(place: Place, function: Function, check: Check, row: Row, position: int) -> Dependence | None:
    """None if the failure is the case's own."""
    failure = row.outcomes[position]
    if failure.kind in NEVER_STOPS or failure.kind == "tampered" or failure.detail == TOGETHER:
        return None
    asking = asking_for(place.engine, function, row.called, seeded=True)
    alone = ask_one(place.hand_in, asking, place.engine.questions(function.name, [position])[0])
    if not _passes(place, function, check, position, alone):
        return None
    place.hand_in.close()
    again = ask_row(place.engine, place.hand_in, function, row.called, seeded=True)
    if again.outcomes[position].signature() != failure.signature():
        return Dependence("unstable")
    earlier = [p for p in row.outcomes if p < position]
    return Dependence("keeps_state", tuple(_shortest(place, function, check, row, earlier, position)))


def _passes(place: Place, function: Function, check: Check, position: int, outcome: object) -> bool:
    suite = place.engine.suite.functions[function.name]
    table = Table(check, suite, [position], {position: outcome}, place.engine.judging(suite))  # type: ignore[dict-item]
    return KINDS[check.kind](table)[position].passed


def _shortest(
    place: Place, function: Function, check: Check, row: Row, earlier: Sequence[int], position: int
) -> Sequence[int]:
    """Fewer of the calls before: the last ones first, then one by one."""
    tries = 0

    def fails_after(calls: Sequence[int]) -> bool:
        nonlocal tries
        tries += 1
        return tries <= MAX_TRIES and _fails_after(place, function, check, row, calls, position)

    least, most = 0, len(earlier)
    while least + 1 < most:
        middle = (least + most) // 2
        if fails_after(earlier[-middle:]):
            most = middle
        else:
            least = middle
    calls = list(earlier[-most:]) if most else []
    for call in list(calls) if len(calls) <= MAX_DROPPED else []:
        fewer = [other for other in calls if other != call]
        if fewer and fails_after(fewer):
            calls = fewer
    return calls


def _fails_after(place: Place, function: Function, check: Check, row: Row, calls: Sequence[int], position: int) -> bool:
    place.hand_in.close()
    asking = asking_for(place.engine, function, row.called, seeded=True)
    outcomes = ask_all(place.hand_in, asking, place.engine.questions(function.name, [*calls, position]))
    return not _passes(place, function, check, position, outcomes[position])
