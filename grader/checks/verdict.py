"""What an outcome means for a case, and what a kind of check needs in order to say so."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from grader.model.exercise import Check
from grader.model.outcome import Outcome
from grader.model.result import Message
from grader.model.suite import FunctionSuite
from grader.runner.judge import Judgement


@dataclass(frozen=True)
class Verdict:
    """On one case."""

    passed: bool
    reason: str = ""
    """of the result file's list; "" if it passed"""
    decided: bool = True
    """False: it could not be judged, which is nobody's lost points"""
    notes: tuple[Message, ...] = ()
    """told, and free"""
    sentence: dict[str, str] = field(default_factory=dict)
    """what the teacher's relation says to the student, per language"""
    values: dict[str, str] = field(default_factory=dict)


PASSED = Verdict(True)
NEEDS_REFERENCE = Verdict(False, "no_reference", decided=False)

Judging = Callable[[str, Sequence[int], Mapping[int, Outcome]], "list[Judgement]"]
"""(expression, positions, outcomes) -> a judgement for each position"""


@dataclass(frozen=True)
class Table:
    """The cases of a check with what the hand-in did on them. Draws of a random function have their own positions."""

    check: Check
    suite: FunctionSuite
    positions: Sequence[int]
    """of the outcomes, in the order of the cases"""
    outcomes: Mapping[int, Outcome]
    judge: Judging

    def case(self, position: int) -> int:
        """The case that a position is a draw of."""
        return position % len(self.suite.cases)

    def expected(self, position: int) -> Outcome:
        return self.suite.expected[self.case(position)]


class Kind(Protocol):
    """A kind of check."""

    def __call__(self, table: Table) -> dict[int, Verdict]:
        """A verdict for each position of the table."""
        ...


def of_failure(outcome: Outcome) -> Verdict | None:
    """The verdict on an outcome that is no result at all; None if it returned."""
    if outcome.kind == "returned":
        return None
    if outcome.kind == "not_run":
        return Verdict(False, "not_run")
    if outcome.kind == "no_reference":
        return NEEDS_REFERENCE
    return Verdict(False, outcome.kind)
