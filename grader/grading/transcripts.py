"""Conversations of relations with hand-ins, remembered: where a hand-in answers as another one did, the relation says
of it what it said of that one, and need not be asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from grader.model.act import Act, Done
from grader.model.outcome import Outcome
from grader.runner.judge import Item, Judgement

MAX_OF_CASE = 6
MAX_BYTES_OF_ONE = 4 << 20
MAX_BYTES = 64 << 20
Key = tuple[str, Item]
"""expression, item"""


@dataclass(frozen=True)
class Transcript:
    """All that a relation asked on one case, what came of it, and what it said in the end."""

    done: tuple[Done, ...]
    judgement: Judgement
    seconds: float
    """that the hand-in took for it"""
    size: int
    """in bytes"""

    def first_difference(self, outcomes: Sequence[Outcome]) -> int | None:
        """The place of the first outcome that is another one than here, or is not there; None if all are the same."""
        for place, done in enumerate(self.done):
            if place >= len(outcomes) or not alike(done.outcome, outcomes[place]):
                return place
        return None


def alike(one: Outcome, other: Outcome) -> bool:
    """Can a relation not tell them apart?"""
    if one is other:
        return True
    if (one.kind, one.value, one.after) != (other.kind, other.value, other.after):
        return False
    mine, theirs = one.raised, other.raised
    if mine is None or theirs is None:
        return mine is theirs
    return (mine.type, mine.message, mine.bases) == (theirs.type, theirs.message, theirs.bases)


@dataclass
class Transcripts:
    """Of one exercise, over all of its hand-ins."""

    _known: dict[Key, list[Transcript]] = field(default_factory=dict)
    _bytes: int = 0

    def of(self, key: Key) -> Sequence[Transcript]:
        """Those of one case, the one that came up first at the front."""
        return self._known.get(key, ())

    def remember(self, key: Key, done: Sequence[Done], judgement: Judgement, seconds: float) -> None:
        """Not if it is large, or if there are several already: hand-ins choose what is in it."""
        size = sum(_size(one.act, one.outcome) for one in done)
        if size > MAX_BYTES_OF_ONE:
            return
        if self._bytes + size > MAX_BYTES:
            self._known.clear()
            self._bytes = 0
        known = self._known.setdefault(key, [])
        if len(known) < MAX_OF_CASE:
            known.append(Transcript(tuple(done), judgement, seconds, size))
            self._bytes += size


def _size(act: Act, outcome: Outcome) -> int:
    return 200 + len(act.arguments) + len(outcome.value) + len(outcome.after)
