"""A run of the grader over hand-ins of one or more exercises."""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from grader import __version__
from grader.commands.options import NOT_GRADED, WRONG_INPUT, check_python, fail
from grader.commands.progress import Progress
from grader.commands.recognise import looked_for, recogniser
from grader.commands.variants import parts_of
from grader.grading.batch import WeakIsolation, grade_batch, not_graded
from grader.grading.exercise_files import ExerciseFiles, MissingFiles, find_exercises
from grader.grading.tasks import tasks_of
from grader.model.result import ExerciseResult, Message, Run, SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import Suite
from grader.report.escape import terminal
from grader.runner.host import NoWorker
from grader.runner.interpreter import NoInterpreter
from grader.submission.find import PathErrors, find_submissions
from grader.submission.folder import Found
from grader.submission.read import read_submission
from grader.submission.told import UNTOLD, missing

if TYPE_CHECKING:
    from grader.commands.keeping import Keeping
    from grader.submission.roster import Matched

Basis = ExerciseFiles | Suite
"""what hand-ins are graded by: the files of an exercise, or the suite of a pack"""
Work = dict[str, tuple[Basis, list[Found]]]
PACK_INSTEAD = " Or name the pack that your teacher gave you: --pack NAME.pack"


@dataclass
class GradingRun:
    """What a run was asked for, and what came of it."""

    specs: Path
    reference: Path
    exercise: str | None
    jobs: int
    isolation: str
    wanted_python: str | None = None
    """instead of the one that the exercise names"""
    quiet: bool = False
    """no progress: one file is done before a bar is drawn"""
    roster: Path | None = None
    """a list of the class"""
    for_student: bool = False
    """the reference may be missing, and the functions of a file may tell its exercise"""
    variant: str | None = None
    """that all hand-ins have, whatever the spec assigns"""
    packs: Sequence[Path] = ()
    """what to grade by, instead of specs and reference"""
    stores: bool = True
    """a suite of another spec than the stored one takes its place"""
    tried: Path | None = None
    """the folder of suites that were made, and did not"""
    advises: bool = True
    """how what is right could be said more simply is asked of another program, and told"""
    keeping: Keeping | None = None
    """knows the verdicts of earlier runs"""
    interrupted: bool = False
    left: int = 0
    """hand-ins not graded because of an interruption"""
    status: dict[str, object] = field(default_factory=dict)
    told: set[str] = field(default_factory=set)
    """what was said while suites were prepared"""
    matched: dict[str, Matched] = field(default_factory=dict)
    """exercise -> hand-ins under the names of the class list"""
    pythons: dict[str, None] = field(default_factory=dict)
    """that ran the hand-ins, in the order of the exercises"""

    def find_work(self, paths: Sequence[Path]) -> Work:
        """Exercise -> what to grade by, and its hand-ins. Ends the command with a message if there is nothing to do."""
        exercises: dict[str, Basis] = {}
        try:
            exercises = self._exercises()
            recognise = recogniser(exercises) if self.for_student and len(exercises) > 1 else None
            found = find_submissions(paths, list(exercises), self.exercise, None if self.quiet else say, recognise)
        except MissingFiles as error:
            gone = [missing(path) for path in paths if self.for_student and not os.path.lexists(path)]
            fail("\n".join(gone) or f"{error}{PACK_INSTEAD if self.for_student else ''}")
        except PathErrors as error:
            fail(f"{error}{looked_for(exercises) if self.for_student and UNTOLD in str(error) else ''}")
        if self.roster is not None:
            found = self._named(found)
        return {name: (exercises[name], hand_ins) for name, hand_ins in found.items()}

    def _exercises(self) -> dict[str, Basis]:
        if not self.packs:
            return {**find_exercises(self.specs, self.reference, self.exercise, not self.for_student)}
        from grader.suite.pack import PackError, read_pack

        try:
            suites = [read_pack(path).suite for path in self.packs]
        except PackError as error:
            fail(str(error))
        return {suite.exercise.name: suite for suite in suites}

    def _named(self, found: dict[str, list[Found]]) -> dict[str, list[Found]]:
        """Under the names of the class list; who is missing on either side is told."""
        from grader.submission.roster import RosterError, match, read_roster

        assert self.roster is not None
        try:
            roster = read_roster(self.roster)
        except RosterError as error:
            fail(str(error))
        except OSError as error:
            fail(f"{self.roster}: cannot be read: {error.strerror}")
        self.matched = {name: match(roster, hand_ins) for name, hand_ins in found.items()}
        for name, matched in self.matched.items():
            say_names(f"{name}: handed in nothing", matched.missing)
            say_names(f"{name}: not on the list of the class", matched.unlisted)
        return {name: matched.hand_ins for name, matched in self.matched.items()}

    def prepare(self, files: Basis, variant: str | None = None) -> Suite:
        """The suite of an exercise, stored or made now; of its first variant, if no other is asked for.

        Ends the command with all errors of the spec at once.
        """
        if isinstance(files, Suite):
            return files
        from grader.grading.preparation import NotPrepared, prepare

        try:
            prepared = prepare(
                files,
                self.isolation,
                say=self._say_once,
                python=self.wanted_python,
                variant=variant,
                stores=self.stores,
                tried=self.tried,
            )
        except NotPrepared as error:
            fail(str(error), WRONG_INPUT)
        return prepared

    def _say_once(self, text: str) -> None:
        """Onto the standard error; a suite is asked for more than once."""
        if text not in self.told:
            self.told.add(text)
            click.echo(text, err=True)

    def grade(self, work: Work, began: float) -> Run:
        """All of it, exercise by exercise."""
        check_python(self.wanted_python)
        started = datetime.now(UTC)
        suites = {name: self.prepare(files) for name, (files, _) in work.items()}
        exercises = []
        for name, (basis, hand_ins) in work.items():
            results = [] if self.interrupted else self._grade_variants(suites[name], hand_ins, basis)
            self.left += len(hand_ins) - len(results)
            if self.advises:
                from grader.grading.advice import with_advice

                results = with_advice(results, suites[name].exercise)
            exercises.append(_exercise_result(suites[name], results, self.matched.get(name)))
        return Run(
            id=f"{started:%Y%m%dT%H%M%S}-{secrets.token_hex(3)}",
            started=started.isoformat(timespec="seconds"),
            seconds=round(time.monotonic() - began, 3),
            isolation=describe_isolation(self.status),
            python=", ".join(self.pythons),
            jobs=self.jobs,
            grader=__version__,
            exercises=tuple(exercises),
        )

    def _grade_variants(self, suite: Suite, hand_ins: list[Found], basis: Basis) -> list[SubmissionResult]:
        """Each hand-in by the suite of its student's variant, all in their own order."""
        results: dict[int, SubmissionResult] = {}
        parts = [(suite, list(range(len(hand_ins))))]
        if isinstance(basis, ExerciseFiles):
            parts = parts_of(suite, basis, hand_ins, self.variant, lambda variant: self.prepare(basis, variant))
        for one, positions in parts:
            if not self.interrupted:
                found = self._grade_exercise(one, [hand_ins[at] for at in positions], basis)
                results |= {positions[at]: result for at, result in found.items()}
        return [results[at] for at in sorted(results)]

    def _grade_exercise(self, suite: Suite, hand_ins: list[Found], basis: Basis) -> dict[int, SubmissionResult]:
        known = self.keeping.memory(suite, basis) if self.keeping and isinstance(basis, ExerciseFiles) else None
        wanted = [name for function in suite.exercise.functions for name in (function.name, *function.also)]
        reads = [partial(read_submission, found, wanted, suite.exercise.language) for found in hand_ins]
        with Progress(suite.exercise.name, len(reads), self.quiet) as progress:
            try:
                batch = grade_batch(
                    suite, reads, self.jobs, self.isolation, lambda *_: progress.advance(), self.wanted_python, known
                )
            except WeakIsolation as error:
                refuse(error)
            except NoInterpreter as error:
                fail(f"{suite.exercise.name}: {error}", WRONG_INPUT)
            except NoWorker as error:
                fail(f"{suite.exercise.name}: {error}. Nothing was graded; try again.", NOT_GRADED)
        self.interrupted = batch.interrupted
        self.status = dict(batch.isolation)
        self.pythons[batch.python] = None
        warn_of_weak_isolation(self.status)
        for position, said in batch.faults.items():
            batch.results[position] = _unread(suite, hand_ins[position], said)
        return {at: replace(result, origin=hand_ins[at].origin) for at, result in batch.results.items()}


def say(line: str) -> None:
    """A message beside the results."""
    click.echo(terminal(line), err=True)


def say_names(what: str, names: Sequence[str]) -> None:
    """A list of students, if there are any."""
    if names:
        say(f"{what}: {', '.join(names)} ({len(names)})")


def _unread(suite: Suite, found: Found, said: str) -> SubmissionResult:
    """The result of a hand-in that the grader failed to read."""
    why = Message("not_graded_machine", {"error": said})
    return not_graded(suite, Submission(found.student, str(found.path), None), why)


def _exercise_result(suite: Suite, results: list[SubmissionResult], matched: Matched | None) -> ExerciseResult:
    exercise = suite.exercise
    bonus = sum(check.points for f in exercise.functions for check in f.checks if check.bonus)
    return ExerciseResult(
        exercise=exercise.name,
        title=exercise.title,
        language=exercise.language,
        suite=suite.digest,
        points=exercise.points,
        submissions=tuple(results),
        bonus=bonus,
        missing=matched.missing if matched else (),
        unlisted=matched.unlisted if matched else (),
        tasks=tasks_of(suite),
    )


def describe_isolation(status: dict[str, object]) -> str:
    """One line for reports."""
    from grader.runner.confine.status import describe

    return describe(status)


def warn_of_weak_isolation(status: dict[str, object]) -> None:
    from grader.runner.confine.status import describe, is_full

    if not is_full(status):
        sys.stderr.write(f"Careful: hand-ins run with weak isolation here ({describe(status)}).\n")


def refuse(error: WeakIsolation) -> NoReturn:
    """Ends the command: nothing has run."""
    fail(
        f"Hand-ins cannot be isolated well enough on this machine ({error}), and --isolation require (the default "
        "where CI is set) asks for it. `grader doctor` says what is missing; --isolation best runs them all the same.",
        NOT_GRADED,
    )
