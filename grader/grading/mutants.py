"""Mutants: a right solution with one edit. Which of them do the cases of the suite tell from the right one?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from grader.grading.edited import Chosen, Edit, Edited, is_whole
from grader.grading.engine import Engine
from grader.grading.judged import wrong_positions
from grader.grading.rows import is_random
from grader.grading.signature import digest_of, wrong_parts
from grader.model.exercise import Function
from grader.model.outcome import NEVER_STOPS, Outcome

FIRST_CASES = 2
SMALL_CASES = 8
SPREAD_CASES = 20
CASES_AT_ONCE = 600
FUELS = (2_000, 20_000, 200_000, 2_000_000)
TIMES_FUEL = 3
ENOUGH_CASES = 20
"""that need little fuel: those that need more are left out where there are so many"""
MAX_WORK = 400_000_000
CASES_OF_A_MUTANT = 40
"""so many ticks the mutants of one function may come to, and on so many cases the fuel is reckoned for each of them: of
a costly function only some mutants are tried"""
MAX_BEHAVIOURS = 80
"""of one function that get a signature"""
MAX_SIGNATURES_S = 0.4
"""of CPU, for all signatures of one function of one source, reckoned by what the right solution needs"""
MAX_S = 1.0
"""of CPU, for all mutants of one function of one source, reckoned in the same way"""


@dataclass
class Mutant:
    """One edit of a right solution, and what came of it."""

    edit: Edit
    wrong: dict[int, tuple[str, ...]]
    """position -> the checks that fail there; of one that is told from the right one early only the first cases"""
    signature: str = ""
    """of all cases; only of the first of those that behave alike on the first cases"""

    @property
    def killed(self) -> bool:
        return bool(self.wrong)


@dataclass
class Mutants:
    """All that were tried of one function of one source."""

    mutants: list[Mutant] = field(default_factory=list)
    there_are: int = 0
    """edits, also those that were not tried because it would take too long, or that do not compile"""
    cases: int = 0
    """that each was run on, if it was not told from the right one before"""


class Trying:
    """The mutants of one function of one source, tried on the cases of the suite."""

    def __init__(self, engine: Engine, function: Function, edited: Edited) -> None:
        self._engine = engine
        self._function = function
        self._edited = edited
        self._fuel = 0
        self._seconds = 0.0
        self._positions: list[int] = []

    def all(self, known: set[str] | None = None, most: int | None = None) -> Mutants:
        """`known`: behaviours that need no signature any more; without it no mutant gets one. With it also killed ones
        are run on all cases, one for each new behaviour, which is then known. `most`: so many are tried, of all kinds.
        """
        edits = self._edited.edits()
        self._calibrate()
        found = Mutants(there_are=len(edits), cases=len(self._positions))
        if not self._positions or not edits:
            return found
        edits = self._affordable(edits, most)
        by_number: dict[Chosen, Edit] = {(edit.number,): edit for edit in edits}
        rows: dict[Chosen, dict[int, Outcome]] = {}
        wrong: dict[Chosen, dict[int, tuple[str, ...]]] = {}
        *stages, rest = self._stages()
        left = list(by_number)
        for positions in stages:
            self._run_on(left, positions, rows, wrong)
            left = [one for one in rows if known is not None or not wrong[one]]
        whole = [one for one in rows if not wrong[one]]
        if known is not None:
            whole += self._one_of_each(rows, wrong, known)
        self._run_on(whole, rest, rows, wrong)
        to_sign = set(whole) if known is not None else set()
        for one, row in rows.items():
            digest = digest_of(self._function, row, wrong[one]) if one in to_sign and is_whole(row) else ""
            found.mutants.append(Mutant(by_number[one], wrong[one], digest))
        return found

    def _run_on(
        self,
        chosen: Sequence[Chosen],
        positions: Sequence[int],
        rows: dict[Chosen, dict[int, Outcome]],
        wrong: dict[Chosen, dict[int, tuple[str, ...]]],
    ) -> None:
        """Adds the outcomes on further cases; one that never stopped is not run again."""
        left = [one for one in chosen if not _stopped(rows.get(one, {}))]
        for one, row in self._edited.run(left, positions, self._fuel).items() if positions and left else ():
            rows[one] = {**rows.get(one, {}), **row}
            wrong[one] = {**wrong.get(one, {}), **wrong_positions(self._engine, self._function, row)}

    def first_wrong(self, numbers: Sequence[int]) -> dict[int, int]:
        """Number of an edit -> the first case on which it is wrong, of those that some case tells."""
        self._calibrate()
        if not self._positions:
            return {}
        found: dict[int, int] = {}
        for first in range(0, len(self._positions), CASES_AT_ONCE):
            left: list[Chosen] = [(number,) for number in numbers if number not in found]
            if not left:
                break
            part = self._positions[first : first + CASES_AT_ONCE]
            for one, row in self._edited.run(left, part, self._fuel).items():
                wrong = wrong_positions(self._engine, self._function, row)
                if wrong:
                    found[one[0]] = min(wrong)
        return found

    def _calibrate(self) -> None:
        """Finds out what fuel the right solution needs, and on which cases it needs little."""
        suite = self._engine.suite.functions[self._function.name]
        judged = {p for c in self._function.checks if c.kind != "varies" for p in suite.checks[c.name]}
        called = [place for place, case in enumerate(suite.cases) if case.called and place in judged]
        left = [place for place in called if place not in suite.slow] or called
        for fuel in FUELS:
            began = self._edited.cpu_seconds()
            row = self._edited.run([()], left, fuel).get((), {})
            self._seconds = self._edited.cpu_seconds() - began
            right = [p for p, outcome in row.items() if outcome.kind not in NEVER_STOPS and outcome.kind != "not_run"]
            if len(right) >= min(ENOUGH_CASES, len(left)):
                wrong = set() if is_random(self._function) else set(wrong_positions(self._engine, self._function, row))
                self._positions = [p for p in right if p not in wrong]
                self._fuel = TIMES_FUEL * fuel
                return

    def _affordable(self, edits: Sequence[Edit], most_wanted: int | None) -> list[Edit]:
        by_ticks = MAX_WORK // (self._fuel * CASES_OF_A_MUTANT)
        share = min(1.0, CASES_OF_A_MUTANT / len(self._positions))
        by_seconds = int(MAX_S / max(1e-4, share * self._seconds))
        most = max(20, min(by_ticks, by_seconds))
        most = most if most_wanted is None else min(most, most_wanted)
        step = -(-len(edits) // most)
        return list(edits[::step])

    def _stages(self) -> list[list[int]]:
        """The cases in four parts: two in the middle, by which most are known; small ones; a spread; the rest."""
        middle = len(self._positions) // 2
        first = self._positions[middle : middle + FIRST_CASES]
        small = [p for p in self._positions[:SMALL_CASES] if p not in first]
        others = self._positions[SMALL_CASES:]
        spread = others[:: max(1, len(others) // SPREAD_CASES)][:SPREAD_CASES]
        there = {*first, *small}
        spread = [p for p in spread if p not in there]
        there.update(spread)
        return [first, small, spread, [p for p in self._positions if p not in there]]

    def _one_of_each(
        self,
        rows: Mapping[Chosen, Mapping[int, Outcome]],
        wrong: Mapping[Chosen, Mapping[int, tuple[str, ...]]],
        known: set[str],
    ) -> list[Chosen]:
        """Of the killed ones that behave alike the first, as many as are worth their time."""
        found: list[Chosen] = []
        most = int(MAX_SIGNATURES_S / max(1e-4, self._seconds))
        for one, row in rows.items():
            if all(row[position].kind != "returned" for position in wrong[one]):
                continue  # what happened is told then, and no likeness
            behaviour = "\n".join(wrong_parts(self._function, row, wrong[one]))
            if behaviour not in known and len(found) < most and len(known) < MAX_BEHAVIOURS:
                known.add(behaviour)
                found.append(one)
        return found


def _stopped(row: Mapping[int, Outcome]) -> bool:
    return any(outcome.kind in NEVER_STOPS for outcome in row.values())
