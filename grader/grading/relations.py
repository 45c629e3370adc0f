"""Relations that use the functions and objects of the hand-in itself: whole games, inverse functions, sequences of
operations on an object.

What other hand-ins were asked on a case, and answered, is tried first. Where a hand-in answers otherwise, the relation
itself is asked, act by act; and if the hand-in was asked what the relation would not have asked it, all is asked again.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from grader.checks.holds import before_asking, lacks_solution, of_judgement
from grader.checks.verdict import NEEDS_REFERENCE, PASSED, Verdict
from grader.compare.shape import same_shape
from grader.grading.engine import Engine
from grader.grading.place import Place
from grader.grading.row_verdicts import table_of
from grader.grading.rows import Row, asking_for
from grader.grading.scripts import KnownCase, match
from grader.grading.talking import Step, Talker, has_ended, reply_of
from grader.model.act import NO_OBJECT, Act, Done
from grader.model.exercise import Check, FunctionKind
from grader.model.outcome import NEVER_STOPS, Outcome
from grader.model.suite import Case
from grader.runner.allowance import Allowance
from grader.runner.hand_in import HandIn
from grader.runner.judge import Item, Judgement, Students
from grader.runner.subclasses import plain_of
from grader.runner.values import decode

MAX_FAILED = 100
"""cases on which a relation may fail before it is asked no more"""
APART = 1_000
"""between the seeds of two cases"""
ENDS = frozenset({*NEVER_STOPS, "crashed", "wanted_input", "tampered"})
"""after one of these no more cases are asked"""


NOT_RUN = Verdict(False, "not_run")


def relate(place: Place, hand_in: HandIn, row: Row, scripts: bool = False) -> None:
    """Adds the verdicts of the checks whose relations use the hand-in; `scripts`: what others were asked goes first."""
    for check in row.function.checks:
        if check.students:
            relation = Relation(place, hand_in, row, check)
            row.verdicts[check.name] = relation.verdicts(scripts)
            row.talks[check.name] = relation.failed
            row.by_script |= relation.by_script


class Relation:
    """The relation of one check, asked about one hand-in."""

    def __init__(self, place: Place, hand_in: HandIn, row: Row, check: Check) -> None:
        self.check = check
        self.engine = place.engine
        self.failed: dict[int, tuple[Done, ...]] = {}
        """position of a case that failed -> what was asked on it"""
        self.by_script = False
        """was the hand-in asked what the relation itself might not have asked?"""
        self._table = table_of(place.engine, row, check)
        self._expression = check.holds or "True"
        total_s = check.limits.total or asking_for(place.engine, row.function, row.called, seeded=True).total_s
        self.theirs = {name: _called(place, row, name) for name in check.students}
        """name in the relation -> in the hand-in, None if it is not there"""
        there = {name: called for name, called in self.theirs.items() if called is not None}
        self._missing = frozenset(self.theirs) - frozenset(there)
        self._talker = Talker(hand_in, there, check.limits.seconds, Allowance(total_s, hand_in.cpu_seconds))

    def verdicts(self, scripts: bool) -> dict[int, Verdict]:
        """On each position, in the order of the cases."""
        lacking = next((name for name in self._missing if self._kind(name) == "class"), None)
        if lacking is not None:  # nothing can stand in for a class
            blocked = Verdict(False, "blocked", values={"helper": lacking})
            return dict.fromkeys(self._table.positions, blocked)
        found = {position: verdict for position in self._table.positions if (verdict := self._before(position))}
        items = {position: self._item(position) for position in self._table.positions if position not in found}
        if scripts and not self._missing:
            found.update(self._as_others(items))
        failures, not_asked, only_faults = 0, NOT_RUN, True
        for position, item in items.items():
            asked = position not in found
            if asked and failures >= MAX_FAILED:
                found[position] = not_asked
                continue
            verdict = found[position] = self.ask(position, item) if asked else found[position]
            failures += _weight(verdict) if asked or verdict.reason in ENDS else 0
            if not verdict.passed:
                only_faults &= not verdict.decided
                not_asked = verdict if only_faults else NOT_RUN
        return {position: found[position] for position in self._table.positions}

    def _kind(self, name: str) -> FunctionKind:
        return self.engine.exercise.function(required_name(self.engine, name)).kind

    @property
    def positions(self) -> Sequence[int]:
        return self._table.positions

    def case(self, position: int) -> Case:
        return self._table.suite.cases[self._table.case(position)]

    def calls(self, position: int) -> bool:
        """Is the function itself called on the case?"""
        return self.case(position).called

    def talk(self, position: int) -> tuple[list[Done], Verdict]:
        """The conversation about a case in the present child, and what it means."""
        done, judgement, _ = self.converse(self._item(position), self._seed(position), self.case(position).lines)
        return done, self._verdict(position, done, judgement)

    def _before(self, position: int) -> Verdict | None:
        """The verdict on the call of the case itself, where the relation need not be asked."""
        if not self.calls(position):
            return None
        return before_asking(self._table.expected(position), self._table.outcomes[position])

    def _item(self, position: int) -> Item:
        outcome = self._table.outcomes[position] if self.calls(position) else Outcome("not_run")
        return self.engine.item(self._table.suite, position, outcome)

    def _as_others(self, items: Mapping[int, Item]) -> dict[int, Verdict]:
        """Verdicts on the cases on which the hand-in answers as another one did."""
        cases = []
        for position, item in items.items():
            known = tuple(self.engine.transcripts.of((self._expression, item)))
            if known:
                cases.append(KnownCase(position, self._seed(position), self.case(position).lines, known))
        matched = match(self._talker, cases)
        self.by_script = matched.strayed
        talks = {position: (one.done, one.judgement) for position, one in matched.found.items()}
        if matched.ended is not None and not matched.strayed:
            position, done = matched.ended
            talks[position] = done, Judgement(False)
        found = {position: self._verdict(position, *talk) for position, talk in talks.items()}
        self.failed |= {position: talks[position][0] for position, verdict in found.items() if not verdict.passed}
        return found

    def ask(self, position: int, item: Item) -> Verdict:
        """The verdict of the relation itself; what it asked is kept for other hand-ins."""
        done, judgement, seconds = self.converse(item, self._seed(position), self.case(position).lines)
        if not has_ended(done) and not self._missing:
            self.engine.transcripts.remember((self._expression, item), done, judgement, seconds)
        verdict = self._verdict(position, done, judgement)
        if not verdict.passed:
            self.failed[position] = tuple(done)
        return verdict

    def converse(self, item: Item, seed: int, lines: tuple[str, ...] | None) -> tuple[list[Done], Judgement, float]:
        """One whole conversation: what was done, what the relation said in the end, how long the hand-in took."""
        done: list[Done] = []
        spent = 0.0

        def answer(act: Act) -> dict[str, Any]:
            nonlocal spent
            began = time.perf_counter()
            outcome = self._outcome(Step(act, len(done), seed, lines))
            spent += time.perf_counter() - began
            done.append(Done(act, outcome))
            return reply_of(outcome)

        students = students_of(self.engine, self.check)
        judgement = self.engine.converse(self._expression, item, students, answer)
        return done, judgement, spent

    def _outcome(self, step: Step) -> Outcome:
        """What the hand-in does; where it lacks a function, what the reference does."""
        act = step.act
        if act.target == NO_OBJECT and act.name in self._missing:
            return self.engine.reference.outcome(required_name(self.engine, act.name), act.arguments)
        return self._talker.perform([step])[-1]

    def _verdict(self, position: int, done: Sequence[Done], judgement: Judgement) -> Verdict:
        verdict = self.of_talk(done, judgement)
        return of_judgement(self._table, position, judgement) if verdict.passed and self.calls(position) else verdict

    def of_talk(self, done: Sequence[Done], judgement: Judgement) -> Verdict:
        """What a conversation means."""
        if has_ended(done):
            return Verdict(False, done[-1].outcome.kind)
        if judgement.by_student:
            return Verdict(False, "raised")
        if judgement.fault is not None and (lacks_solution(judgement.fault) or not self.engine.reference.is_here):
            return NEEDS_REFERENCE
        if judgement.fault is not None:
            if _met_another_shape(self.engine, done):
                return Verdict(False, "wrong_type")
            fault = f"{judgement.fault.type}: {judgement.fault.message}"
            return Verdict(False, "spec_fault", decided=False, values={"fault": fault})
        return PASSED if judgement.true else Verdict(False, "broke_relation", sentence=judgement.sentence)

    def _seed(self, position: int) -> int:
        return self.engine.seed + APART * position


def _weight(verdict: Verdict) -> int:
    """How much of what may fail a verdict uses up: a relation that cannot decide may take its full time for that."""
    if verdict.passed:
        return 0
    if not verdict.decided:
        return MAX_FAILED // 4
    return MAX_FAILED if verdict.reason in ENDS else 1


def _met_another_shape(engine: Engine, done: Sequence[Done]) -> bool:
    """A relation that raises is the spec's fault, unless it met a value of another shape than the reference gives."""
    names = {one.act.name: required_name(engine, one.act.name) for one in done if one.act.target == NO_OBJECT}
    for mine, theirs in zip(done, engine.reference.perform([one.act for one in done], names), strict=False):
        returned = mine.outcome.kind == theirs.kind == "returned"
        if returned and not same_shape(plain_of(decode(theirs.value)), plain_of(decode(mine.outcome.value))):
            return True
    return False


def students_of(engine: Engine, check: Check) -> Students:
    """What the judge has to know of the functions and classes that a relation uses."""
    found: dict[str, Mapping[str, Sequence[str]]] = {}
    for name in check.students:
        suite = engine.suite.functions[required_name(engine, name)]
        found[name] = {"parameters": suite.parameters, "methods": suite.methods}
    return found


def required_name(engine: Engine, name: str) -> str:
    """The function or class of the exercise that goes by this name."""
    return next((f.name for f in engine.exercise.functions if name in (f.name, *f.also)), name)


def _called(place: Place, row: Row, name: str) -> str | None:
    """What a name of the relation is called in the hand-in; None if it is not there."""
    required = required_name(place.engine, name)
    return row.called if required == row.function.name else place.names.get(required)
