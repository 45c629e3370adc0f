"""Does with a hand-in what relations ask for, act by act or many at a time, up to the first act that has no answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grader.model.act import NO_OBJECT, Act, Done
from grader.model.outcome import NEVER_STOPS, TOGETHER, Outcome
from grader.runner.allowance import Allowance
from grader.runner.asking import outcome_of_end
from grader.runner.hand_in import HandIn
from grader.runner.stretch import Expected, Question

MAX_ACTS = 100_000
"""that one check may ask for, of one hand-in"""
TOO_MANY = Outcome("timed_out", detail=TOGETHER)
ANSWERED = ("returned", "raised")


@dataclass(frozen=True)
class Step:
    """An act and where it stands in the conversation about a case."""

    act: Act
    number: int
    """of the act; with 0 the objects of the case before are forgotten"""
    seed: int
    """of the case"""
    lines: tuple[str, ...] | None = None
    """that each act of the case finds to be read"""


@dataclass
class Talker:
    """A hand-in as the relations of one check use it."""

    hand_in: HandIn
    theirs: Mapping[str, str]
    """name of a function or class in the relation -> in the hand-in"""
    limit_s: float
    """of CPU for one act"""
    allowance: Allowance
    """for all of them together"""
    acts: int = 0
    """done so far"""

    def perform(self, steps: Sequence[Step], predicted: Mapping[int, Outcome] | None = None) -> list[Outcome]:
        """An outcome for each step, fewer where one of them ended the hand-in: then the last one says how.

        `predicted`: place of a step -> an outcome that is likely, and then given back itself.
        """
        self.acts += len(steps)
        if self.acts > MAX_ACTS:
            return [TOO_MANY]
        questions: list[Question] = [
            (place, step.seed + step.number, step.act.arguments, step.lines) for place, step in enumerate(steps)
        ]
        stretch, _ = self.hand_in.ask(
            "",
            questions,
            self.limit_s,
            Expected(predicted or {}),
            each=len(steps) == 1,
            do="act",
            allowance=self.allowance,
            more={"orders": [self._order(step) for step in steps]},
        )
        outcomes = [outcome for _, outcome in stretch.outcomes]
        stopped = bool(outcomes) and (outcomes[-1].kind in NEVER_STOPS or outcomes[-1].kind == "wanted_input")
        if len(outcomes) < len(steps) and not stopped:
            outcomes.append(outcome_of_end(stretch.ended))
        return outcomes

    def _order(self, step: Step) -> tuple[Any, ...]:
        act = step.act
        name = self.theirs.get(act.name, act.name) if act.target == NO_OBJECT else act.name
        return step.number == 0, act.what, act.target, name, act.keywords, act.holds_objects


def has_ended(done: Sequence[Done]) -> bool:
    """Did the hand-in give no answer to the last act?"""
    return bool(done) and done[-1].outcome.kind not in ANSWERED


def reply_of(outcome: Outcome) -> dict[str, Any]:
    """An outcome as the judge is told of it."""
    if outcome.kind == "returned":
        return {"value": outcome.value, "after": outcome.after}
    if outcome.kind == "raised" and outcome.raised is not None:
        raised = outcome.raised
        return {"raised": raised.type, "bases": list(raised.bases), "message": raised.message}
    return {"gone": True}
