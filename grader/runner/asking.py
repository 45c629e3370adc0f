"""Puts a list of cases to a hand-in and comes back with an outcome for each, whatever the hand-in does.

A first pass stops a call early; a case that was stopped is asked again alone with the full limit. So a function that
hangs costs its limit once, and a right one that is slow is safe. After a real hang only those cases go on that a check
without the case that hung wants to know about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import itemgetter

from grader.model.outcome import NEVER_STOPS, SLEPT, TOGETHER, Outcome
from grader.runner.allowance import Allowance
from grader.runner.channel import Ended
from grader.runner.hand_in import HandIn
from grader.runner.stretch import PRINTED, Expected, Question, Stretch

SHORTEST_S = 0.1
TIMES_REFERENCE = 50
MAX_CRASHES = 2
"""so many crashes (or waits for more input than there is) of one function, each in a fresh child, are enough"""
CHUNK_BYTES = 1 << 18
CHUNK_CASES = 1_000
_ARGUMENTS = itemgetter(2)
NOT_RUN = Outcome("not_run")
FOR_ALL = ("total", "flooded")
"""ends that are the fault of many calls together"""
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
    truth: bool = False
    """objects of other kinds are told with what they count as"""
    groups: Sequence[frozenset[int]] = ()
    """the cases of each check; where none are named, all cases belong together"""
    cases: int = 0
    """their number, if positions beyond it are further draws"""
    known: Mapping[int, Outcome] = field(default_factory=dict)
    """outcomes of cases that were found to hang, alone in a fresh child"""


def ask_all(hand_in: HandIn, asking: Asking, questions: Sequence[Question]) -> Mapping[int, Outcome]:
    """Position -> outcome, for every question; the very mapping of the expected ones where all are as expected, and one
    and the same for hand-ins that answer alike."""
    under_way = _UnderWay(hand_in, asking, questions)
    while under_way.todo:
        stretch = under_way.next_stretch()
        if stretch.known is not None and len(stretch.known) == len(questions):
            return stretch.known
        under_way.take(stretch)
    return under_way.found


class _UnderWay:
    """Questions that are being asked, and what was found so far."""

    def __init__(self, hand_in: HandIn, asking: Asking, questions: Sequence[Question]) -> None:
        self.found: dict[int, Outcome] = {}
        self.todo = list(questions)
        self._asked = questions
        self._hand_in = hand_in
        self._asking = asking
        self._groups = list(asking.groups)
        """of the checks that still want to know"""
        self._short_s = min(asking.limit_s, SHORTEST_S)
        self._each = False
        self._crashes = 0
        self._allowance = Allowance(asking.total_s, hand_in.cpu_seconds)
        for position, outcome in asking.known.items():
            self._end_at(position, outcome)

    @cached_property
    def _questions(self) -> dict[int, Question]:
        return {question[0]: question for question in self._asked}

    def next_stretch(self) -> Stretch:
        chunk = _first_chunk(self.todo)
        stretch, _ = self._hand_in.ask(
            self._asking.function,
            chunk,
            _limit(self._asking, chunk, self._short_s),
            self._asking.expected,
            seeded=self._asking.seeded,
            each=self._each,
            materialise=self._asking.materialise,
            truth=self._asking.truth,
            allowance=self._allowance,
        )
        return stretch

    def take(self, stretch: Stretch) -> None:
        """Keeps the outcomes; where a case ended the child, decides what that means for it and for the rest."""
        self.found.update(stretch.outcomes)
        self.todo = [question for question in self.todo if question[0] not in self.found]
        stopped = _stopped_in(stretch.outcomes)
        if stopped is not None:
            self._settle(stopped, self.found[stopped])
        elif stretch.ended is None or not self.todo:
            return
        elif stretch.ended.why in FOR_ALL:
            self._end_at(self.todo[0][0], outcome_of_end(stretch.ended))
            self._allowance = Allowance(self._asking.total_s, self._hand_in.cpu_seconds)
        elif not self._each and stretch.ended.why != "tampered":
            self._each = True  # outcomes not yet sent were lost with the child: ask again from there, one by one
        else:
            self._settle(self.todo[0][0], outcome_of_end(stretch.ended))

    def _settle(self, position: int, outcome: Outcome) -> None:
        """The outcome of a case that ended the child."""
        self._each = False
        if outcome.kind in NEVER_STOPS:
            outcome = _ask_alone(self._hand_in, self._asking, self._questions[position])
            self._short_s = self._asking.limit_s if outcome.kind not in NEVER_STOPS else self._short_s
        self._crashes += outcome.kind in ("crashed", "wanted_input", "no_reference")
        if outcome.kind == "tampered":
            self._groups = []
        if outcome.kind in NEVER_STOPS or outcome.kind == "tampered" or self._crashes >= MAX_CRASHES:
            self._end_at(position, outcome)
        else:
            self.found[position] = outcome
            self.todo = [question for question in self.todo if question[0] != position]

    def _end_at(self, position: int, outcome: Outcome) -> None:
        """The case has the last word for its checks: what comes after it is asked for the others only."""
        case = self._case(position)
        self._groups = [group for group in self._groups if case not in group]
        order = list(self._questions)
        after = set(order[order.index(position) + 1 :]) if position in self._questions else set()
        for question in self.todo:
            if question[0] in after and not any(self._case(question[0]) in group for group in self._groups):
                self.found[question[0]] = NOT_RUN
        self.found[position] = outcome
        self.todo = [question for question in self.todo if question[0] not in self.found]

    def _case(self, position: int) -> int:
        """That a position is a draw of."""
        return position % self._asking.cases if self._asking.cases else position


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
        truth=asking.truth,
    )
    if stretch.outcomes and stretch.outcomes[0][0] == question[0]:
        return stretch.outcomes[0][1]
    return outcome_of_end(stretch.ended)


def _first_chunk(todo: list[Question]) -> list[Question]:
    if len(todo) <= CHUNK_CASES and sum(map(len, map(_ARGUMENTS, todo))) + 40 * len(todo) <= CHUNK_BYTES:
        return todo
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
        return Outcome("timed_out", detail=SLEPT)
    if ended.why == "total":
        return Outcome("timed_out", detail=TOGETHER)
    if ended.why == "flooded":
        return Outcome("too_much_output", detail=TOGETHER) if ended.detail == PRINTED else TOO_LARGE_TOGETHER
    if ended.why == "unanswered":
        return Outcome("no_reference")
    if ended.why == "tampered":
        return Outcome("tampered", detail=ended.detail)
    code = ended.exit_code
    return Outcome("crashed", detail=f"signal {-code}" if code is not None and code < 0 else "ended")
