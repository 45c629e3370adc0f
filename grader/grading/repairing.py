"""Where is the mistake? Single edits of a function that fails, and pairs of them, that make it right on every case.

They run in a child that is used for nothing else, after all verdicts are made; what comes back is compared here. How
much is tried depends on counts alone, hardly ever on time, so that everybody is told the same.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from grader.grading.edited import Bounds, Chosen, Edit, Edited
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
"""first edits that mend much, on which second ones are tried"""
ALONE = ("parameters_swapped",)
"""kinds of edits that are no half of a repair: a slip that mends nothing by itself is none"""
FIRST = 4
"""failing cases on which all edits are tried, if none is right on the very first of them and on everything else"""
SECOND_FAILING, SECOND_PASSING = 4, 5
"""further cases for those that are right on one of the first; all together are the sample"""
FEW_MORE = 12
"""of the cases beyond the sample: so many are tried before all the others, …"""
SMALL, FUEL_OF_SMALL = 4, 10
"""… so many of them, the smallest, at first of all; times the fuel of the sample that they get"""
FUELS = (120, 500, 2_000, 8_000)
"""The least on which the function itself ends on the cases of the sample that it is right on; …"""
TIMES_FUEL = 4
"""… so many times that its edits get."""
FUEL_OF_ALL = 60_000
MAX_CONFIRMED = 8
COMPARING_S = 0.3
"""of CPU here, for telling which edits are right: it takes longer only where answers are very long"""
BOUNDS = Bounds(call_s=0.02, edit_s=0.02, total_s=0.25, ends=2)
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
    search = _Search(place, function, row)
    hand_in = _apart(place, function, row)
    try:
        edited = search.edited(hand_in, BOUNDS)
        fixes = search.confirmed(search.singles(edited)) or search.confirmed(search.pairs(edited))
        single = bool(fixes) and len(fixes[0].edits) == 1
        shown = edited.shown([fixes[0].edits[0].number]) if show and single else []
    finally:
        hand_in.close()
    return Found(fixes, shown[0] if shown else None)


def _apart(place: Place, function: Function, row: Row) -> HandIn:
    """The hand-in once more, in a child of its own."""
    if row.with_reference:
        return place.with_reference(function, hurried=True)
    return place.engine.hand_in(place.source, skip=place.hand_in.skip)


class _Search:
    """The cases of one function that fails, and what counts as right."""

    def __init__(self, place: Place, function: Function, row: Row) -> None:
        self._place = place
        self._engine = place.engine
        self._function = function
        self._row = row
        self._keeps_nothing = row.called in place.inspection.deterministic
        suite = self._engine.suite.functions[function.name]
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
        self._ran: dict[Chosen, set[int]] = {}
        """edit -> the very first case, if it is right there"""
        self._mended: dict[Chosen, set[int]] = {}
        """edit -> the cases of the sample that it is right on, of those that are right on some that fail"""
        self._judged: dict[tuple[int, Outcome], bool] = {}
        """is that outcome of that case wrong?"""

    def edited(self, hand_in: HandIn, bounds: Bounds) -> Edited:
        text, called = self._place.source.text, self._row.called
        seeded = self._place.seeded(called)
        return Edited(self._engine, hand_in, text, self._function.name, called, True, bounds, seeded)

    def singles(self, edited: Edited) -> list[Fix]:
        """Those that are right on the sample; on everything, where no other child is asked after this one."""
        if not self._first:
            return []
        self._fuel = self._fuel_for(edited)
        self._edits = edited.edits()[:MAX_EDITS]
        self._ran = self._right(edited.run([(edit.number,) for edit in self._edits], self._first[:1], self._fuel))
        hopeful = [one for one, right in self._ran.items() if right]
        self._mended = self._with_sample(edited, hopeful, self._sample[1:])
        whole = [one for one, right in self._mended.items() if len(right) == len(self._sample)]
        if self._keeps_nothing or len(whole) > MAX_CONFIRMED:
            whole = self._right_on_all(edited, whole)
        return [Fix((self._edits[one[0]],)) for one in whole]

    def pairs(self, edited: Edited) -> list[Fix]:
        """A second edit on those that mend most."""
        fixes: list[Fix] = []
        for first in self._best(edited):
            if fixes or edited.is_used_up:
                break
            seconds = {edit.number: edit for edit in edited.edits(after=first)[:MAX_SECOND]}
            missed = [p for p in self._sample if p not in self._mended[first,]]
            order = [*missed, *(p for p in self._sample if p in self._mended[first,])]
            whole = self._right_on_sample(edited, [(first, number) for number in seconds], order)
            fixes += [Fix((self._edits[a], seconds[b])) for a, b in self._right_on_all(edited, whole)]
        return fixes

    def _best(self, edited: Edited) -> list[int]:
        """The first edits of which second ones are tried. Those that are wrong on the very first case are only run on
        others now that no single one will do."""
        left = [one for one, right in self._ran.items() if not right]
        others = self._right(edited.run(left, self._first[1:], self._fuel)) if self._first[1:] and left else {}
        mending = [one for one, right in others.items() if right]
        second = self._with_sample(edited, mending, self._second)
        self._mended.update({one: others[one] | right for one, right in second.items()})
        firsts = [one[0] for one, right in self._mended.items() if self._is_half(one[0], right)]
        return sorted(firsts, key=lambda first: (-len(self._mended[first,]), first))[:BEAM]

    def _is_half(self, first: int, right: set[int]) -> bool:
        """Can it be the first half of a repair? It is right on a third of what failed, then, and on half of all."""
        failed = [p for p in self._sample if p not in self._passing]
        mended = right.intersection(failed)
        enough = 3 * len(mended) >= len(failed) and 2 * len(right) >= len(self._sample)
        return enough and self._edits[first].kind not in ALONE

    def _with_sample(
        self, edited: Edited, chosen: Sequence[Chosen], positions: Sequence[int]
    ) -> dict[Chosen, set[int]]:
        """The cases that each is right on: these, and what it was seen to be right on before."""
        rows = self._right(edited.run(chosen, positions, self._fuel)) if positions and chosen else {}
        return {one: self._ran[one] | rows.get(one, set()) for one in chosen}

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

    def confirmed(self, fixes: Sequence[Fix]) -> list[Fix]:
        """Those that are right on all cases in a fresh child too: what other edits did to the module must not have
        helped. Where the function provably keeps nothing from call to call they are that already."""
        if not fixes or self._keeps_nothing:
            return list(fixes[:MAX_CONFIRMED])
        hand_in = _apart(self._place, self._function, self._row)
        try:
            edited = self.edited(hand_in, BOUNDS_OF_CONFIRMING)
            chosen = {tuple(edit.number for edit in fix.edits): fix for fix in fixes[:MAX_CONFIRMED]}
            rows = edited.run(chosen, [*self._sample, *self._rest], FUEL_OF_ALL)
        finally:
            hand_in.close()
        return [fix for one, fix in chosen.items() if one in rows and self._is_right(rows[one])]

    def _right_on_all(self, edited: Edited, chosen: Sequence[Chosen]) -> list[Chosen]:
        """Of those that are right on the sample, in the order of their number. Most of them are wrong on a few more if
        anywhere, and what never stops shows on small cases, without all that fuel."""
        left = list(chosen)
        few = _spread(self._rest, FEW_MORE)
        small = few[:SMALL]
        others = [p for p in self._rest if p not in few]
        for part, fuel in ((small, FUEL_OF_SMALL * self._fuel), (few[SMALL:], FUEL_OF_ALL), (others, FUEL_OF_ALL)):
            rows = edited.run(left, part, fuel) if part and left else {}
            left = [one for one in left if not part or (one in rows and self._is_right(rows[one]))]
        return left

    def _is_right(self, row: Mapping[int, Outcome]) -> bool:
        return not any(o.kind == "not_run" for o in row.values()) and not self._wrong(row)

    def _wrong(self, row: Mapping[int, Outcome]) -> list[int]:
        """Many edits give the same answers, so what was judged is remembered."""
        new = {p: outcome for p, outcome in row.items() if (p, outcome) not in self._judged}
        if new:
            wrong = wrong_positions(self._engine, self._function, new)
            self._judged.update({(p, o): bool(self._counted.intersection(wrong.get(p, ()))) for p, o in new.items()})
        return [p for p, outcome in row.items() if self._judged[p, outcome]]

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
