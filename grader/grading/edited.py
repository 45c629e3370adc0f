"""The edits of one function of a source, run on cases of its exercise."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from grader.grading.engine import Engine
from grader.grading.iterators import MATERIALISED, reads_iterators
from grader.model.outcome import NEVER_STOPS as STOPPED
from grader.model.outcome import Outcome
from grader.runner.allowance import Allowance
from grader.runner.editing_names import CANNOT, OUT_OF_FUEL, TOO_COSTLY
from grader.runner.hand_in import HandIn
from grader.runner.stretch import Expected, Question

Chosen = tuple[int, ...]
"""numbers of edits, at most two; the second counts those that there are once the first is made; () for none"""

MAX_QUESTIONS = 3_000
"""of one request"""
TELL_S = 2.0
RESTORING_FUEL = 1


@dataclass(frozen=True)
class Bounds:
    """How much is tried."""

    call_s: float = 0.25
    """of CPU for one call: fuel ends loops much earlier, so only a single huge operation meets it"""
    edit_s: float = 0.1
    """for all cases of one edit in one request; beyond it is not run on"""
    total_s: float = 3600.0
    """for everything; beyond it nothing more is run"""
    ends: int = 12
    """edits that ended their child; when there are so many the rest is left"""


NEVER_STOPS = Outcome("timed_out")
NOT_RUN = Outcome("not_run")


@dataclass(frozen=True)
class Edit:
    """One edit as the child lists it."""

    number: int
    kind: str
    line: int
    values: dict[str, str] = field(default_factory=dict)
    adds: bool = False
    unit: str = ""
    """the definition in which it is made: the function, or a helper of it"""


class Edited:
    """The hand-in is only for this from now on; it is closed by whoever made it.

    name: the function of the exercise; called: its name in the source; repair: edits that mend, too; seeded: chance is
    fixed before each call, which is not needed where the function provably knows none.
    """

    def __init__(
        self,
        engine: Engine,
        hand_in: HandIn,
        text: str,
        name: str,
        called: str,
        repair: bool,
        bounds: Bounds = Bounds(),
        seeded: bool = True,
    ) -> None:
        self._engine = engine
        self._bounds = bounds
        self._seeded = seeded
        self._allowance = Allowance(bounds.total_s, hand_in.cpu_seconds)
        self._hand_in = hand_in
        self._name = name
        self._called = called
        names = (one for function in engine.exercise.functions for one in (function.name, *function.also))
        self._about = {"text": text, "required": sorted({*names} - {called}), "repair": repair}
        self._materialise = MATERIALISED if reads_iterators(engine.exercise.function(name)) else 0
        self._ends = 0

    def edits(self, after: int | None = None) -> list[Edit]:
        """All single edits; `after`: those that there are once that one is made."""
        told = self._tell("edit_list", {} if after is None else {"after": after})
        try:
            return [
                Edit(number, str(kind), int(line), {str(k): str(v) for k, v in values.items()}, adds is True, str(unit))
                for number, (kind, line, values, adds, unit) in enumerate(told or ())
            ]
        except (TypeError, ValueError, AttributeError):
            return []

    def shown(self, numbers: Sequence[int]) -> list[tuple[str, str]]:
        """For single edits the lines that they change, without and with them."""
        told = self._tell("edit_shown", {"numbers": list(numbers)})
        try:
            return [(str(before), str(after)) for before, after in told or ()]
        except (TypeError, ValueError):
            return []

    def _tell(self, do: str, more: Mapping[str, Any]) -> Any:
        about = {**self._about, **more}
        return self._hand_in.ask(self._called, [], TELL_S, Expected(), do=do, more=about)[1]

    def cpu_seconds(self) -> float:
        """That its children have used so far."""
        return self._hand_in.cpu_seconds()

    @property
    def is_used_up(self) -> bool:
        """Was everything run that there was time for?"""
        return self._allowance.is_used_up()

    def run(self, chosen: Collection[Chosen], positions: Sequence[int], fuel: int) -> dict[Chosen, dict[int, Outcome]]:
        """What each edited function does on these cases: one that never stops is not run on those that follow. Edits
        that cannot be made are left out."""
        asked = self._engine.questions(self._name, positions)
        return self.run_on(chosen, asked, fuel, self._engine.expected(self._name).outcomes)

    def restore(self) -> None:
        """Defines the function again as it stands in the source, so that another can be edited in the same child."""
        self.run_on([()], self._engine.questions(self._name, [0]), RESTORING_FUEL, {})

    def run_on(
        self, chosen: Collection[Chosen], asked: Sequence[Question], fuel: int, expected: Mapping[int, Outcome]
    ) -> dict[Chosen, dict[int, Outcome]]:
        """The same with any questions; an outcome that is the expected one is that very object."""
        found: dict[Chosen, dict[int, Outcome]] = {}
        todo = list(chosen)
        at_once = max(1, MAX_QUESTIONS // max(1, len(asked)))
        while todo and self._ends <= self._bounds.ends and not self.is_used_up:
            part, todo = todo[:at_once], todo[at_once:]
            left = self._run_part(part, asked, fuel, expected, found)
            todo = left + todo
        return {one: _as_outcomes(row) for one, row in found.items() if not _cannot_be_made(row)}

    def _run_part(
        self,
        part: list[Chosen],
        asked: Sequence[Question],
        fuel: int,
        expected: Mapping[int, Outcome],
        found: dict[Chosen, dict[int, Outcome]],
    ) -> list[Chosen]:
        """Fills in `found`; comes back with those that are still to be run, as one before them ended the child."""
        questions = [question for _ in part for question in asked]
        runs = [(list(one), len(asked)) for one in part]
        more = {**self._about, "runs": runs, "fuel": fuel, "most_s": self._bounds.edit_s}
        stretch, _ = self._hand_in.ask(
            self._called,
            questions,
            self._bounds.call_s,
            Expected(expected),
            seeded=self._seeded,
            do="edit_run",
            materialise=self._materialise,
            allowance=self._allowance,
            more=more,
        )
        whole, rest = divmod(len(stretch.outcomes), len(asked))
        for place, one in enumerate(part[:whole]):
            found[one] = dict(stretch.outcomes[place * len(asked) : (place + 1) * len(asked)])
        if stretch.ended is None and whole == len(part):
            return []
        self._ends += 1
        if stretch.ended is None or whole >= len(part) or (whole and not rest and _ended(found[part[whole - 1]])):
            return part[whole:]
        row = dict(stretch.outcomes[whole * len(asked) :])
        for place, question in enumerate(asked[rest:]):
            row[question[0]] = NOT_RUN if place or _ended(row) else NEVER_STOPS
        found[part[whole]] = row
        return part[whole + 1 :]


def _ended(row: Mapping[int, Outcome]) -> bool:
    """Did the last case that was answered end the child, and say so?"""
    return bool(row) and list(row.values())[-1].kind not in ("returned", "raised", "unsendable")


def _cannot_be_made(row: Mapping[int, Outcome]) -> bool:
    first = next(iter(row.values()), None)
    return first is not None and first.raised is not None and first.raised.type == CANNOT


def _as_outcomes(row: dict[int, Outcome]) -> dict[int, Outcome]:
    """With running out of fuel told as never stopping, and what came after it, or after too much work, as not run."""
    stopped = False
    for position, outcome in row.items():
        if stopped:
            row[position] = NOT_RUN
        elif outcome.raised is not None and outcome.raised.type == OUT_OF_FUEL:
            row[position] = NEVER_STOPS
            stopped = True
        elif outcome.raised is not None and outcome.raised.type == TOO_COSTLY:
            row[position] = NOT_RUN
    return row


def is_whole(row: Mapping[int, Outcome]) -> bool:
    """Was it run on all cases, or up to the first that never stops?"""
    kinds = {outcome.kind for outcome in row.values()}
    return "not_run" not in kinds or bool(kinds & STOPPED)
