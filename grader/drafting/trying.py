"""Tries the solution on values of domains, in a confined child like any hand-in: which of them does it take?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from grader.drafting.domains import QUARTERS
from grader.expressions.given import Assignment, DomainFault, Givens
from grader.grading.iterators import MATERIALISED
from grader.model.outcome import NEVER_STOPS, Outcome
from grader.runner.asking import outcome_of_end
from grader.runner.hand_in import HandIn, Source
from grader.runner.servers import Server
from grader.runner.stretch import Expected, Question
from grader.runner.values import Unsendable, encode

LIMIT_S = 0.08
"""for one call: what takes longer on small values is not asked for more"""
LOAD_S = 5.0
FEW = 24
MANY = 90
MOST_SAID = 100
"""characters of what is said of a failure"""
ON_PURPOSE = 0.75
"""A function that raises on more of its inputs was given the wrong ones."""
_WRONG_TYPE = ("TypeError", "AttributeError", "NameError", "UnboundLocalError")


@dataclass(frozen=True)
class Inputs:
    """What a function may be given: as `given` and `input` say it."""

    given: tuple[tuple[str, str], ...] = ()
    passed: tuple[str, ...] = ()
    """the names that are passed, in the order of the parameters"""
    lines: str = ""


@dataclass
class Tried:
    """What came of it."""

    inputs: Inputs
    outcomes: list[Outcome] = field(default_factory=list)
    may_refuse: float = ON_PURPOSE
    """the share of inputs on which it may raise on purpose"""
    unasked: int = 0
    """cases that were not asked, as one before them did not end"""

    @property
    def raises(self) -> tuple[str, ...]:
        """The exceptions that the function raises by statements of its own."""
        return tuple(sorted({o.raised.type for o in self.outcomes if o.raised is not None and _is_named(o)}))

    @property
    def answered(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.kind == "returned"]

    @property
    def failing(self) -> float:
        """The share of cases on which the function fails otherwise than on purpose; 1 if nothing could be asked."""
        total = len(self.outcomes) + self.unasked
        fine = sum(outcome.kind == "returned" or _is_meant(outcome) for outcome in self.outcomes)
        return 1 - fine / total if total else 1.0

    @property
    def refused(self) -> float:
        """The share of cases on which it raises on purpose."""
        return sum(map(_is_meant, self.outcomes)) / len(self.outcomes) if self.outcomes else 0.0

    @property
    def of_wrong_type(self) -> float:
        wrong = sum(o.raised is not None and o.raised.type in _WRONG_TYPE for o in self.outcomes)
        return wrong / len(self.outcomes) if self.outcomes else 0.0

    @property
    def differing(self) -> int:
        """How many different outcomes there were."""
        return len({(outcome.signature(), outcome.printed) for outcome in self.outcomes})

    @property
    def ends(self) -> bool:
        return not any(outcome.kind in NEVER_STOPS for outcome in self.outcomes)

    @property
    def is_good(self) -> bool:
        return self.failing == 0 and self.refused <= self.may_refuse and bool(self.answered)

    def why(self) -> str:
        """The first failure in words."""
        for outcome in self.outcomes:
            if outcome.kind == "wanted_input":
                return "it reads lines in a way that could not be guessed"
            if outcome.kind == "raised" and outcome.raised is not None and not _is_meant(outcome):
                said = f": {outcome.raised.message}" if outcome.raised.message else ""
                return f"it raises {outcome.raised.type}{said}"[:MOST_SAID]
            if outcome.kind not in ("returned", "raised"):
                return {"timed_out": "it does not end in time"}.get(outcome.kind, f"a call ended as {outcome.kind}")
        return "it nearly always raises" if self.outcomes else "no values were found for it"


def _is_named(outcome: Outcome) -> bool:
    return _is_meant(outcome) and outcome.raised is not None and outcome.raised.type.isidentifier()


def _is_meant(outcome: Outcome) -> bool:
    return outcome.raised is not None and outcome.raised.own


class Solution:
    """A solution that is asked. To be closed."""

    def __init__(self, server: Server, text: str) -> None:
        self._hand_in = HandIn(server, Source(text, "solution.py", load_s=LOAD_S))

    def loads(self) -> str:
        """Why it cannot be loaded; "" if it can."""
        return self._hand_in.load().error or ""

    def try_on(self, function: str, inputs: Inputs, most: int = MANY, seed: int = 0, yields: bool = False) -> Tried:
        """What the function does on small values and edges of the inputs."""
        tried = Tried(inputs)
        try:
            cases = list(_cases(inputs, most))
        except (DomainFault, Unsendable):
            return tried
        todo: list[Question] = [(p, seed + p, arguments, lines) for p, (arguments, lines) in enumerate(cases)]
        while todo:
            stretch, _ = self._hand_in.ask(
                function, todo, LIMIT_S, Expected(), each=True, materialise=MATERIALISED if yields else 0
            )
            tried.outcomes += [outcome for _, outcome in stretch.outcomes]
            asked = {position for position, _ in stretch.outcomes}
            todo = [question for question in todo if question[0] not in asked]
            if stretch.ended is not None and todo:
                tried.outcomes.append(outcome_of_end(stretch.ended))
                todo = todo[1:]
            if tried.outcomes and tried.outcomes[-1].kind not in ("returned", "raised", "unsendable"):
                break  # it hangs, crashes or waits: no more need be known
        tried.unasked = len(todo)
        return tried

    def answer(self, function: str, arguments: Sequence[object], yields: bool = False) -> Outcome | None:
        """What one call comes to; None if it cannot be asked."""
        try:
            question: Question = (0, 0, encode(tuple(arguments)), None)
        except Unsendable:
            return None
        read_out = MATERIALISED if yields else 0
        stretch, _ = self._hand_in.ask(function, [question], LIMIT_S, Expected(), each=True, materialise=read_out)
        return stretch.outcomes[0][1] if stretch.outcomes else None

    def close(self) -> None:
        self._hand_in.close()


def _cases(inputs: Inputs, most: int) -> list[tuple[bytes, tuple[str, ...] | None]]:
    givens = Givens(list(inputs.given), list(QUARTERS.items()), [], {})
    found: list[Assignment] = list(islice(givens.small(most), most))
    found += givens.boundaries(most // 3, ())
    return [(encode(tuple(one[name] for name in inputs.passed)), _lines(givens, inputs.lines, one)) for one in found]


def _lines(givens: Givens, expression: str, assignment: Mapping[str, object]) -> tuple[str, ...] | None:
    if not expression:
        return None
    return tuple(map(str, givens.evaluate(expression, assignment)))
