"""Puts a list of cases to a hand-in and comes back with an outcome for each, whatever the hand-in does.

A first pass stops a call early; a case that was stopped is asked again alone with the full limit. So a function that
hangs costs its limit once, and a right one that is slow is safe.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from grader.model.outcome import NEVER_STOPS, Outcome
from grader.runner.allowance import Allowance
from grader.runner.channel import Ended
from grader.runner.hand_in import HandIn
from grader.runner.stretch import PRINTED, Expected, Question

SHORTEST_S = 0.1
TIMES_REFERENCE = 50
MAX_CRASHES = 2
"""so many crashes (or waits for more input than there is) of one function, each in a fresh child, are enough"""
CHUNK_BYTES = 1 << 18
CHUNK_CASES = 1_000
NOT_RUN = Outcome("not_run")
FOR_ALL = ("total", "flooded")
"""ends that are the fault of many calls together"""
TOGETHER = "all calls together"
"""the detail of an outcome that comes of such an end"""
TOO_LARGE_TOGETHER = Outcome("unsendable", detail=TOGETHER)


@dataclass(frozen=True)
class Asking:
    """How a function is asked."""

    function: str
    limit_s: float
    total_s: float
    expected: Expected = Expected()
    slow: Mapping[int, float] = field(default_factory=dict)
    seeded: bool = True
    materialise: int = 0


def ask_all(hand_in: HandIn, asking: Asking, questions: Sequence[Question]) -> Mapping[int, Outcome]:
    """Position -> outcome, for every question; the very mapping of the expected ones where all are as expected."""
    found: dict[int, Outcome] = {}
    short_s = min(asking.limit_s, SHORTEST_S)
    each = False
    crashes = 0
    allowance = Allowance(asking.total_s, hand_in.cpu_seconds)
    todo = list(questions)
    while todo:
        chunk = _first_chunk(todo)
        limit_s = _limit(asking, chunk, short_s)
        stretch, _ = hand_in.ask(
            asking.function,
            chunk,
            limit_s,
            asking.expected,
            seeded=asking.seeded,
            each=each,
            materialise=asking.materialise,
            allowance=allowance,
        )
        if stretch.as_expected and len(chunk) == len(stretch.outcomes):
            return asking.expected.outcomes
        found.update(stretch.outcomes)
        todo = [question for question in todo if question[0] not in found]
        stopped = _stopped_in(stretch.outcomes)
        if stretch.ended is None and stopped is None:
            continue
        if stopped is None:
            if stretch.ended is not None and stretch.ended.why in FOR_ALL:
                return _give_up(found, todo, outcome_of_end(stretch.ended))
            if not each and stretch.ended is not None and stretch.ended.why != "tampered":
                each = True  # outcomes not yet sent were lost with the child: ask again from there, one by one
                continue
            if not todo:
                continue
            culprit, outcome = todo[0], outcome_of_end(stretch.ended)
        else:
            culprit = next(q for q in questions if q[0] == stopped)
            outcome = found[stopped]
        each = False
        if outcome.kind in NEVER_STOPS:
            outcome = _ask_alone(hand_in, asking, culprit)
            short_s = asking.limit_s
        found[culprit[0]] = outcome
        todo = [question for question in todo if question[0] not in found]
        crashes += outcome.kind in ("crashed", "wanted_input")
        if outcome.kind in NEVER_STOPS or outcome.kind == "tampered" or crashes >= MAX_CRASHES:
            return _give_up(found, todo, NOT_RUN)
    return found


def ask_one(hand_in: HandIn, asking: Asking, question: Question) -> Outcome:
    """The outcome of one case, alone in a fresh child, with the full limit."""
    return _ask_alone(hand_in, asking, question)


def _ask_alone(hand_in: HandIn, asking: Asking, question: Question) -> Outcome:
    hand_in.close()
    stretch, _ = hand_in.ask(
        asking.function,
        [question],
        asking.limit_s,
        asking.expected,
        seeded=asking.seeded,
        each=True,
        materialise=asking.materialise,
    )
    if stretch.outcomes and stretch.outcomes[0][0] == question[0]:
        return stretch.outcomes[0][1]
    return outcome_of_end(stretch.ended)


def _first_chunk(todo: list[Question]) -> list[Question]:
    size = 0
    for count, question in enumerate(todo):
        size += len(question[2]) + 40
        if (size > CHUNK_BYTES or count >= CHUNK_CASES) and count:
            return todo[:count]
    return todo


def _limit(asking: Asking, chunk: Sequence[Question], short_s: float) -> float:
    if short_s >= asking.limit_s or not asking.slow:
        return short_s
    slowest = max((asking.slow.get(question[0], 0.0) for question in chunk), default=0.0)
    return min(asking.limit_s, max(short_s, TIMES_REFERENCE * slowest))


def _stopped_in(outcomes: Sequence[tuple[int, Outcome]]) -> int | None:
    """The position of the case that made the child end itself, or nearly: it is always the last one sent."""
    for position, outcome in reversed(outcomes):
        if outcome.kind in NEVER_STOPS or outcome.kind == "wanted_input":
            return position
        break
    return None


def outcome_of_end(ended: Ended | None) -> Outcome:
    if ended is None:
        return Outcome("crashed")
    if ended.why == "silent":
        return Outcome("timed_out")
    if ended.why == "slept":
        return Outcome("timed_out", detail="slept")
    if ended.why == "total":
        return Outcome("timed_out", detail=TOGETHER)
    if ended.why == "flooded":
        return Outcome("too_much_output", detail=TOGETHER) if ended.detail == PRINTED else TOO_LARGE_TOGETHER
    if ended.why == "tampered":
        return Outcome("tampered", detail=ended.detail)
    code = ended.exit_code
    return Outcome("crashed", detail=f"signal {-code}" if code is not None and code < 0 else "ended")


def _give_up(found: dict[int, Outcome], todo: Sequence[Question], first: Outcome) -> dict[int, Outcome]:
    for count, question in enumerate(todo):
        found[question[0]] = first if count == 0 else NOT_RUN
    return found
