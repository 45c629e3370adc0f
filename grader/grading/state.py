"""Is a failure one of the case, or of what was called before?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from grader.checks.kinds import KINDS
from grader.checks.sharing import REASON as SHARED
from grader.checks.verdict import Table
from grader.grading.place import Place
from grader.grading.rows import Row, ask_row, asking_for
from grader.model.exercise import Check, Function
from grader.model.outcome import NEVER_STOPS, TOGETHER
from grader.runner.asking import ask_all, ask_one

MAX_TRIES = 80
FIRST_ALONE = 4
"""of the earliest and of the last calls before, each is tried alone"""


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
    if row.verdicts[check.name][position].reason == SHARED:
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
    """Fewer of the calls before: one alone, if one will do; else ever smaller parts are left out, and none of what is
    left can be, if the tries last so long."""
    tries = 0
    known: dict[tuple[int, ...], bool] = {}

    def fails_after(calls: Sequence[int]) -> bool:
        nonlocal tries
        if tuple(calls) not in known:
            tries += 1
            known[tuple(calls)] = tries <= MAX_TRIES and _fails_after(place, function, check, row, calls, position)
        return known[tuple(calls)]

    for alone in dict.fromkeys([*earlier[:FIRST_ALONE], *earlier[-FIRST_ALONE:]]):
        if fails_after([alone]):
            return [alone]
    return _without_parts(list(earlier), fails_after)


def _without_parts(calls: list[int], fails_after: Callable[[Sequence[int]], bool]) -> list[int]:
    """Leaves out halves, quarters, … and at last single calls, as long as the failure stays."""
    size = max(1, len(calls) // 2)
    while len(calls) > 1:
        for first in range(0, len(calls), size):
            fewer = calls[:first] + calls[first + size :]
            if fewer and fails_after(fewer):
                calls = fewer
                size = min(size, max(1, len(calls) // 2))
                break
        else:
            if size == 1:
                break
            size = max(1, size // 2)
    return calls


def _fails_after(place: Place, function: Function, check: Check, row: Row, calls: Sequence[int], position: int) -> bool:
    place.hand_in.close()
    asking = asking_for(place.engine, function, row.called, seeded=True)
    outcomes = ask_all(place.hand_in, asking, place.engine.questions(function.name, [*calls, position]))
    return not _passes(place, function, check, position, outcomes[position])
