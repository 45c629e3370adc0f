"""Tries with a hand-in what relations asked of others: many acts at a time, without asking the relation again.

Where it answers as another one did, the relation would say the same of it. Nothing is decided here of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from grader.grading.talking import ANSWERED, Step, Talker, has_ended
from grader.grading.transcripts import Transcript, alike
from grader.model.act import Done
from grader.model.outcome import Outcome

CHEAP_S = 0.02
"""A conversation that took another hand-in less is tried whole; a longer one in steps, as most may be in vain."""
MAX_ACTS = 400
MAX_BYTES = 1 << 17


@dataclass(frozen=True)
class KnownCase:
    """A case that other hand-ins were asked about."""

    position: int
    seed: int
    lines: tuple[str, ...] | None
    transcripts: tuple[Transcript, ...]
    """of hand-ins that answered differently; never empty"""

    def steps(self, acts: Sequence[Done], first: int = 0) -> list[Step]:
        return [Step(done.act, number, self.seed, self.lines) for number, done in enumerate(acts, first)]


@dataclass
class Matched:
    """What trying came to."""

    found: dict[int, Transcript] = field(default_factory=dict)
    """position -> the conversation that goes with this hand-in as it went with another one"""
    strayed: bool = False
    """the hand-in was asked what the relation would not have asked it, as it had answered otherwise before"""
    ended: tuple[int, tuple[Done, ...]] | None = None
    """a case on which it came to no answer to what the relation would have asked too, and all that was done there"""


def match(talker: Talker, cases: Sequence[KnownCase]) -> Matched:
    """Tries the cases until one ends the hand-in."""
    matched = Matched()
    waiting = [case for case in cases if _is_plain(case)]
    while waiting and matched.ended is None:
        batch = _batch(waiting)
        if not _try_batch(talker, batch, matched):
            return matched
        waiting = waiting[len(batch) :]
    for case in cases:
        if not _is_plain(case) and not _follow(talker, case, matched):
            break
    return matched


def _is_plain(case: KnownCase) -> bool:
    """One conversation is known, and a short one: many of them go into one request."""
    return len(case.transcripts) == 1 and case.transcripts[0].seconds <= CHEAP_S


def _batch(waiting: Sequence[KnownCase]) -> list[KnownCase]:
    """The first cases, as many as go into one request."""
    batch: list[KnownCase] = []
    acts = size = 0
    for case in waiting:
        acts += len(case.transcripts[0].done)
        size += case.transcripts[0].size
        if batch and (acts > MAX_ACTS or size > MAX_BYTES):
            break
        batch.append(case)
    return batch


def _try_batch(talker: Talker, batch: Sequence[KnownCase], matched: Matched) -> bool:
    """False if one of the cases ended the hand-in."""
    steps = [step for case in batch for step in case.steps(case.transcripts[0].done)]
    likely = [done.outcome for case in batch for done in case.transcripts[0].done]
    outcomes = talker.perform(steps, dict(enumerate(likely)))
    at = 0
    for case in batch:
        tried = case.transcripts[0]
        mine = outcomes[at : at + len(tried.done)]
        at += len(tried.done)
        difference = tried.first_difference(mine)
        if difference is None:
            matched.found[case.position] = tried
        elif difference < len(mine):
            _stop(case, _went(tried.done, mine[: difference + 1]), difference + 1 < len(mine), matched)
    return len(outcomes) == len(steps)


def _went(acts: Sequence[Done], outcomes: Sequence[Outcome]) -> list[Done]:
    return [Done(done.act, outcome) for done, outcome in zip(acts, outcomes, strict=False)]


def _stop(case: KnownCase, went: Sequence[Done], strayed: bool, matched: Matched) -> None:
    """No conversation that is known goes on like this one."""
    matched.strayed |= strayed
    if has_ended(went):
        matched.ended = case.position, tuple(went)


def _follow(talker: Talker, case: KnownCase, matched: Matched) -> bool:
    """Goes on as long as any conversation that is known does, up to each fork of theirs; False if the hand-in ended."""
    left, went = list(case.transcripts), list[Done]()
    while left:
        at, known = len(went), left[0].done
        if at == len(known):
            matched.found[case.position] = left[0]
            return True
        end = _fork(left, at)
        likely = {place: known[at + place].outcome for place in range(end - at)}
        outcomes = talker.perform(case.steps(known[at:end], at), likely)
        others = [place for place, outcome in enumerate(outcomes) if not alike(likely[place], outcome)]
        if others and (others[0] < end - at - 1 or outcomes[others[0]].kind not in ANSWERED):
            went += _went(known[at:], outcomes[: others[0] + 1])
            _stop(case, went, others[0] + 1 < len(outcomes), matched)
            return not has_ended(went)
        went += _went(known[at:], outcomes)
        left = [one for one in left if alike(one.done[end - 1].outcome, outcomes[-1])]
    return True


def _fork(left: Sequence[Transcript], at: int) -> int:
    """Up to where all of them are alike, with the first act whose outcomes differ; of long ones not too far at once."""
    first = left[0]
    end = len(first.done)
    for other in left[1:]:
        same = next((i for i in range(at, end) if not alike(first.done[i].outcome, other.done[i].outcome)), end - 1)
        end = min(end, same + 1)
    return end if first.seconds <= CHEAP_S else min(end, 2 * at + 1)
