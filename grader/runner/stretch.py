"""A stretch of cases: what was asked, what was answered, what had been expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from grader.model.outcome import Outcome
from grader.runner.channel import Ended
from grader.runner.records import BadRecord, read_outcomes

Question = tuple[int, int, bytes, tuple[str, ...] | None]
"""position of the case, seed, encoded arguments, lines of input"""


@dataclass(frozen=True)
class Asked:
    """Questions that were put to a function in one go."""

    function: str
    """its name in the hand-in"""
    questions: Sequence[Question]
    seeded: bool
    materialise: int


PRINTED = "printed"
"""what fills the memory is printed text"""
MAX_SEEN = 16
"""rows of other answers that are remembered for a function"""
SEEN_BYTES = 1 << 18
"""of records that are remembered"""
ANSWER_BYTES = 16 << 20
"""that a stretch may come to, beyond four times what is expected"""


@dataclass
class Stretch:
    """What a stretch of cases came to: outcomes in the order of asking, and why it ended early."""

    outcomes: list[tuple[int, Outcome]]
    ended: Ended | None = None
    known: Mapping[int, Outcome] | None = None
    """the mapping that holds all of the outcomes, if it is one that was there before: the expected ones, or those of a
    hand-in that answered just so"""


@dataclass(frozen=True)
class Expected:
    """What the reference does, for a function whose cases are asked in the order of their positions."""

    outcomes: Mapping[int, Outcome] = field(default_factory=dict)
    stream: bytes = b""
    """the records of a child that answers all of them as expected; b"" if that is not known"""
    seen: dict[bytes, Mapping[int, Outcome]] = field(default_factory=dict)
    """records of other children that answered to all questions -> what they meant: many hand-ins answer alike"""

    def allowed_bytes(self, questions: Sequence[Question]) -> int:
        """How many bytes of answers are taken; more come only from what wants to fill the grader's memory."""
        known = len(self.stream)
        if not known:
            found = (self.outcomes.get(question[0]) for question in questions)
            known = sum(len(o.value) + len(o.after) + 12 * len(o.printed) for o in found if o is not None)
        return ANSWER_BYTES + 4 * known

    def remember(self, records: bytes, outcomes: list[tuple[int, Outcome]]) -> Mapping[int, Outcome] | None:
        """The answers of a child to as many questions as there are outcomes expected, as one mapping."""
        if not self.stream or len(outcomes) != len(self.outcomes) or len(records) > SEEN_BYTES:
            return None
        if len(self.seen) >= MAX_SEEN:
            del self.seen[next(iter(self.seen))]
        found = self.seen[records] = dict(outcomes)
        return found


def read_stretch(
    records: bytes,
    questions: Sequence[Question],
    expected: Expected,
    seconds: dict[int, float] | None,
    ended: Ended | None,
) -> Stretch:
    """Outcomes out of records. Where they are those expected to the last byte, nothing is read.

    A worker answers in the order of asking, and all or up to where it ended: anything else is a forgery.
    """
    if ended is None and seconds is None:
        known = expected.outcomes if expected.stream == records and records else expected.seen.get(records)
        if known is not None and _is_answer(known, questions):
            return Stretch(list(known.items()), known=known)
    try:
        outcomes = read_outcomes(records, expected.outcomes, len(questions), seconds)
        asked = [question[0] for question in questions]
        answered = [position for position, _ in outcomes]
        if answered != asked[: len(answered)] or (ended is None and len(answered) < len(asked)):
            raise BadRecord("answers to other questions")
    except BadRecord as error:
        return Stretch([], Ended("tampered", str(error)))
    if ended is not None and ended.why == "flooded":
        values = sum(len(outcome.value) + len(outcome.after) for _, outcome in outcomes)
        ended.detail = PRINTED if 2 * values < len(records) else ""
    if ended is not None or seconds is not None:
        return Stretch(outcomes, ended)
    return Stretch(outcomes, known=expected.remember(records, outcomes))


def _is_answer(known: Mapping[int, Outcome], questions: Sequence[Question]) -> bool:
    """Records that were read before were the answers to the questions of those days: are these the same?"""
    return len(known) == len(questions) and next(iter(known)) == questions[0][0] and questions[-1][0] in known
