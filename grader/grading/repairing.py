"""Where is the mistake? Single edits of a function that fails, and pairs of them, that make it right on every case.

They run in a child that is used for nothing else, after all verdicts are made; what comes back is compared here. How
much is tried depends on counts alone, hardly ever on time, so that everybody is told the same.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from grader.grading.edited import Bounds, Chosen, Edit, Edited
from grader.grading.engine import Engine
from grader.grading.judged import wrong_positions
from grader.grading.place import Place
from grader.grading.rows import Row
from grader.model.exercise import Function
from grader.model.outcome import Outcome
from grader.runner.hand_in import HandIn

MAX_EDITS = 600
MAX_SECOND = 200
"""edits that are tried after a first one"""
BEAM = 4
"""first edits that mend something, on which second ones are tried"""
FIRST = 4
"""failing cases on which all edits are tried"""
SECOND_FAILING, SECOND_PASSING = 4, 5
"""further cases for those that are right on one of the first; all together are the sample"""
FUELS = (120, 500, 2_000, 8_000)
"""The least on which the function itself ends on the cases of the sample that it is right on; …"""
TIMES_FUEL = 4
"""… so many times that its edits get."""
FUEL_OF_ALL = 60_000
MAX_CONFIRMED = 8
COMPARING_S = 0.3
"""of CPU here, for telling which edits are right: it takes longer only where answers are very long"""
BOUNDS = Bounds(call_s=0.02, edit_s=0.02, total_s=0.18, ends=2)
BOUNDS_OF_CONFIRMING = Bounds(call_s=0.05, edit_s=0.05, total_s=0.15, ends=1)


@dataclass(frozen=True)
class Fix:
    """One or two edits that make the function right on every case that counts."""

    edits: tuple[Edit, ...]

    @property
    def lines(self) -> tuple[int, ...]:
        return tuple(sorted({edit.line for edit in self.edits}))

    @property
    def adds(self) -> bool:
        return all(edit.adds for edit in self.edits)


@dataclass
class Found:
    """What a search came to."""

    fixes: list[Fix] = field(default_factory=list)
    shown: tuple[str, str] | None = None
    """of the first fix, if it was asked for and is a single edit: the lines without and with it"""


def find_repairs(place: Place, function: Function, row: Row, show: bool = False) -> Found:
    """Searches single edits, and pairs if there is none. The hand-in itself is not touched."""
    text = place.source.text
    search = _Search(place.engine, function, row)
    hand_in = place.with_reference(function, hurried=True) if row.with_reference else _fresh(place)
    try:
        edited = Edited(place.engine, hand_in, text, function.name, row.called, True, BOUNDS)
        fixes = search.singles(edited) or search.pairs(edited)
    finally:
        hand_in.close()
    if not fixes:
        return Found()
    again = place.with_reference(function, hurried=True) if row.with_reference else _fresh(place)
    try:  # what other edits did to the module before must not have helped
        edited = Edited(place.engine, again, text, function.name, row.called, True, BOUNDS_OF_CONFIRMING)
        fixes = search.confirmed(edited, fixes[:MAX_CONFIRMED])
        single = bool(fixes) and len(fixes[0].edits) == 1
        shown = edited.shown([fixes[0].edits[0].number]) if show and single else []
    finally:
        again.close()
    return Found(fixes, shown[0] if shown else None)


def _fresh(place: Place) -> HandIn:
    return place.engine.hand_in(place.source, skip=place.hand_in.skip)


class _Search:
    """The cases of one function that fails, and what counts as right."""

    def __init__(self, engine: Engine, function: Function, row: Row) -> None:
        self._engine = engine
        self._function = function
        suite = engine.suite.functions[function.name]
        counted = [check for check in function.checks if check.points and not check.bonus and check.kind != "varies"]
        counted = counted or [check for check in function.checks if check.kind != "varies"]
        self._counted = frozenset(check.name for check in counted)
        positions = sorted({p for check in counted for p in suite.checks[check.name] if suite.cases[p].called})
        failed = {p for check in counted for p, v in row.verdicts[check.name].items() if not v.passed}
        failing = [p for p in positions if p in failed and row.outcomes[p].kind != "not_run"]
        passing = [p for p in positions if p not in failed]
        quick_failing = [p for p in failing if p not in suite.slow] or failing
        quick_passing = [p for p in passing if p not in suite.slow]
        sample = _spread(quick_failing, FIRST + SECOND_FAILING)
        self._first, others = sample[:FIRST], sample[FIRST:]
        self._passing = _spread(quick_passing, SECOND_PASSING)
        self._second = [*others, *self._passing]
        self._sample = [*self._first, *self._second]
        self._rest = [p for p in positions if p not in set(self._sample)]
        self._began = time.thread_time()
        self._fuel = 0
        self._edits: list[Edit] = []
        self._better: list[int] = []
        self._mended: dict[int, set[int]] = {}

    def singles(self, edited: Edited) -> list[Fix]:
        if not self._first:
            return []
        self._fuel = self._fuel_for(edited)
        self._edits = edited.edits()[:MAX_EDITS]
        right = self._mending(edited, [(edit.number,) for edit in self._edits])
        self._mended = {one[0]: positions for one, positions in right.items()}
        self._better = sorted(self._mended, key=lambda number: (-len(self._mended[number]), number))
        whole = [one for one, positions in right.items() if len(positions) == len(self._sample)]
        return [Fix((self._edits[one[0]],)) for one in self._right_on_all(edited, whole)]

    def pairs(self, edited: Edited) -> list[Fix]:
        """A second edit on those that mend most."""
        fixes: list[Fix] = []
        for first in self._better[:BEAM]:
            if fixes or edited.is_used_up:
                break
            seconds = {edit.number: edit for edit in edited.edits(after=first)[:MAX_SECOND]}
            missed = [p for p in self._sample if p not in self._mended[first]]
            order = [*missed, *(p for p in self._sample if p in self._mended[first])]
            whole = self._right_on_sample(edited, [(first, number) for number in seconds], order)
            fixes += [Fix((self._edits[a], seconds[b])) for a, b in self._right_on_all(edited, whole)]
        return fixes

    def _right_on_sample(self, edited: Edited, chosen: Sequence[Chosen], order: Sequence[int]) -> list[Chosen]:
        """Most pairs are wrong on the very first case that the first edit alone does not mend."""
        left = list(chosen)
        for part in (order[:1], order[1:4], order[4:]):
            if part and left:
                right = self._right(edited.run(left, part, self._fuel))
                left = [one for one in left if len(right.get(one, ())) == len(part)]
        return left

    def _fuel_for(self, edited: Edited) -> int:
        for fuel in FUELS:
            row = edited.run([()], self._passing, fuel).get((), {}) if self._passing else {}
            if all(outcome.kind in ("returned", "raised") for outcome in row.values()):
                return TIMES_FUEL * fuel if row else TIMES_FUEL * FUELS[1]
        return TIMES_FUEL * FUELS[-1]

    def _mending(self, edited: Edited, chosen: Sequence[Chosen]) -> dict[Chosen, set[int]]:
        """The cases of the sample on which each is right, of those that are right on some that fail."""
        first = self._right(edited.run(chosen, self._first, self._fuel))
        mending = [one for one, right in first.items() if right]
        if not self._second:
            return {one: first[one] for one in mending}
        second = self._right(edited.run(mending, self._second, self._fuel))
        return {one: first[one] | second.get(one, set()) for one in mending}

    def confirmed(self, edited: Edited, fixes: Sequence[Fix]) -> list[Fix]:
        """Those that are right on all cases in this child too."""
        chosen: dict[Chosen, Fix] = {tuple(edit.number for edit in fix.edits): fix for fix in fixes}
        everything = [*self._sample, *self._rest]
        rows = edited.run(chosen, everything, FUEL_OF_ALL)
        return [fix for one, fix in chosen.items() if one in rows and self._is_right(rows[one])]

    def _right_on_all(self, edited: Edited, chosen: Sequence[Chosen]) -> list[Chosen]:
        """Of those that are right on the sample, in the order of their number."""
        if not chosen or not self._rest:
            return list(chosen)
        rows = edited.run(chosen, self._rest, FUEL_OF_ALL)
        return [one for one in chosen if one in rows and self._is_right(rows[one])]

    def _is_right(self, row: Mapping[int, Outcome]) -> bool:
        return not any(o.kind == "not_run" for o in row.values()) and not self._wrong(row)

    def _wrong(self, row: Mapping[int, Outcome]) -> list[int]:
        wrong = wrong_positions(self._engine, self._function, row)
        return [p for p, names in wrong.items() if self._counted.intersection(names)]

    def _right(self, rows: Mapping[Chosen, Mapping[int, Outcome]]) -> dict[Chosen, set[int]]:
        """The cases that each is right on."""
        right = {}
        for one, row in rows.items():
            if time.thread_time() - self._began > COMPARING_S:
                break
            ran = {position for position, outcome in row.items() if outcome.kind != "not_run"}
            right[one] = ran.difference(self._wrong(row))
        return right


def _spread(positions: Sequence[int], count: int) -> list[int]:
    """The first ones, which are the smallest, and some of all sizes."""
    first, others = list(positions[: count // 2]), positions[count // 2 :]
    left = count - len(first)
    return [*first, *others[:: max(1, -(-len(others) // left))][:left]]
