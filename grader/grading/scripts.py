"""Tries with a hand-in what relations asked of others: many acts at a time, without asking the relation again.

Where it answers as another one did, the relation would say the same of it. Nothing is decided here of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.grading.talking import Step, Talker
from grader.grading.transcripts import Transcript, alike
from grader.model.act import Done
from grader.model.outcome import Outcome

CHEAP_S = 0.02
"""A conversation that took another hand-in less is tried whole; a longer one in steps, as most may be in vain."""
MAX_ACTS = 400
MAX_BYTES = 1 << 17
MAX_ENDS = 2
"""so often the hand-in may end over what the relation would perhaps never have asked it"""


@dataclass(frozen=True)
class KnownCase:
    """A case that other hand-ins were asked about."""

    position: int
    seed: int
    lines: tuple[str, ...] | None
    transcripts: tuple[Transcript, ...]
    """the most likely first; never empty"""

    def steps(self) -> list[Step]:
        """Of the first transcript."""
        acts = (done.act for done in self.transcripts[0].done)
        return [Step(act, number, self.seed, self.lines) for number, act in enumerate(acts)]


def matching(talker: Talker, cases: Sequence[KnownCase]) -> dict[int, Transcript]:
    """Position -> the conversation that goes with this hand-in as it went with another one."""
    found: dict[int, Transcript] = {}
    waiting = []
    for case in cases:
        if case.transcripts[0].seconds <= CHEAP_S:
            waiting.append(case)
        elif _goes_alike(talker, case):
            found[case.position] = case.transcripts[0]
    ends = 0
    while waiting and ends < MAX_ENDS:
        batch = _batch(waiting)
        steps = [step for case in batch for step in case.steps()]
        likely = [done.outcome for case in batch for done in case.transcripts[0].done]
        outcomes = talker.perform(steps, dict(enumerate(likely)))
        ends += len(outcomes) < len(steps)
        waiting = waiting[len(batch) :]
        at = 0
        for case in batch:
            count = len(case.transcripts[0].done)
            left = _left(case, outcomes[at : at + count], found)
            waiting += [left] if left is not None else []
            at += count
    return found


def _left(case: KnownCase, outcomes: Sequence[Outcome], found: dict[int, Transcript]) -> KnownCase | None:
    """The case with the conversations that may still be the right ones; None if there are no more."""
    tried = case.transcripts[0]
    difference = tried.first_difference(outcomes)
    if difference is None:
        found[case.position] = tried
        return None
    if difference >= len(outcomes):
        return None
    went = [Done(done.act, outcome) for done, outcome in zip(tried.done, outcomes[: difference + 1], strict=False)]
    others = tuple(other for other in case.transcripts[1:] if other.starts_like(went))
    return KnownCase(case.position, case.seed, case.lines, others) if others else None


def _batch(waiting: Sequence[KnownCase]) -> list[KnownCase]:
    """The first cases, as many as go into one request."""
    batch: list[KnownCase] = []
    acts = size = 0
    for case in waiting:
        first = case.transcripts[0]
        acts += len(first.done)
        size += first.size
        if batch and (acts > MAX_ACTS or size > MAX_BYTES):
            break
        batch.append(case)
    return batch


def _goes_alike(talker: Talker, case: KnownCase) -> bool:
    """Does it go like the first transcript? In steps of which each is about as long as all before it."""
    steps, done = case.steps(), case.transcripts[0].done
    at = 0
    while at < len(steps):
        end = min(2 * at + 1, len(steps))
        likely = {place: done[at + place].outcome for place in range(end - at)}
        outcomes = talker.perform(steps[at:end], likely)
        if len(outcomes) < end - at or not all(alike(likely[place], outcomes[place]) for place in likely):
            return False
        at = end
    return True
