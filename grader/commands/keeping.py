"""What stays of runs: verdicts that need not be graded again, whole runs, and the teacher's own decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import TracebackType

import click

from grader.commands.options import NOT_GRADED, fail, plural
from grader.grading.exercise_files import ExerciseFiles
from grader.grading.mistakes import path_of
from grader.grading.preparation import NOTES
from grader.model.result import Run
from grader.model.ruling import Ruling
from grader.model.suite import Suite
from grader.record.database import Database, NoRecord
from grader.record.keys import digest_of_bytes, program_digest
from grader.record.lock import Busy, FolderLock
from grader.record.runs import Asked, keep_run
from grader.record.verdicts import Verdicts
from grader.report.escape import terminal

OVERRIDES = Path("overrides.yaml")
TRIED = ".cases"
"""in a folder of reports: suites of specs that were tried, and may yet be graded by"""


@dataclass
class Keeping:
    """`with Keeping(out) as keeping: …`, while a run writes into a folder of reports.

    Ends the command if another run does. Where runs cannot be kept, all is graded, and it is said why.
    """

    out: Path
    again: bool = False
    """grade everything, also what has not changed"""
    memories: list[Verdicts] = field(default_factory=list)
    inputs: dict[str, dict[str, str]] = field(default_factory=dict)
    database: Database | None = None

    def __enter__(self) -> Keeping:
        self._lock = FolderLock(self.out)
        try:
            self._lock.__enter__()
        except Busy as busy:
            who = f" (process {busy.pid})" if busy.pid else ""
            fail(
                f"{self.out}: another run is writing there{who}. Wait for it, or name another folder with --out.",
                NOT_GRADED,
            )
        try:
            self.database = Database(self.out)
        except NoRecord as error:
            say_not_kept(str(error))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.database is not None:
            self.database.close()
        self._lock.__exit__(kind, error, trace)

    def memory(self, suite: Suite, files: ExerciseFiles) -> Verdicts | None:
        """Of one variant of an exercise; None if nothing can be kept."""
        self.inputs.setdefault(suite.exercise.name, inputs_of(files, files.suite))
        first = next(iter(suite.exercise.variants), "")
        files = files if suite.variant in ("", first) else files.of_variant(suite.variant)
        inputs = inputs_of(files, Path(suite.cases_file) if suite.cases_file else None)
        if self.database is None or not inputs["cases"]:  # cases that are not stored may be others the next time
            return None
        whole = digest_of_bytes(repr((suite.digest, suite.variant, sorted(inputs.items()))).encode())
        verdicts = Verdicts(self.database, whole, suite.exercise.language, self.again)
        self.memories.append(verdicts)
        return verdicts

    @property
    def recalled(self) -> int:
        """Hand-ins whose verdicts were known."""
        return sum(memory.recalled for memory in self.memories)

    def keep(self, run: Run, paths: Sequence[Path], **options: object) -> None:
        """The whole run, with what it was asked for."""
        fault = next((memory.fault for memory in self.memories if memory.fault), "")
        given = {name: str(value) for name, value in options.items() if value}
        asked = Asked(tuple(map(str, paths)), given, self.inputs, program_digest())
        try:
            if self.database is not None and not fault:
                keep_run(self.database, run, asked)
        except NoRecord as error:
            fault = str(error)
        if fault:
            say_not_kept(fault)


def inputs_of(files: ExerciseFiles, cases: Path | None) -> dict[str, str]:
    """Digests of what goes into the verdicts of an exercise; a file that is not there has none.

    `cases`: where the suite is kept.
    """
    paths = {"spec": files.spec, "reference": files.solution, "checks": files.checks, "cases": cases}
    paths |= {"mistakes": path_of(files.suite), "notes": files.solution.with_name(NOTES), "template": files.template}
    found = {}
    for name, path in paths.items():
        try:
            found[name] = digest_of_bytes(path.read_bytes()) if path is not None else ""
        except OSError:
            found[name] = ""
    return found


def say_not_kept(why: str) -> None:
    """Said once; the results themselves are not touched by it."""
    click.echo(terminal(f"This run is not kept for later: {why}"), err=True)


def read_rulings(path: Path | None) -> tuple[Ruling, ...]:
    """Of the file named, or of `overrides.yaml` here if there is one. Ends the command if it has faults."""
    if path is None and not OVERRIDES.is_file():
        return ()
    from grader.spec.errors import SpecErrors
    from grader.spec.overrides import read_overrides

    try:
        return read_overrides(path or OVERRIDES)
    except SpecErrors as errors:
        fail(str(errors))


def with_rulings(run: Run, rulings: Sequence[Ruling], specs: Path = Path("specs")) -> Run:
    """The run with the teacher's decisions; those that fit nothing are told.

    `specs`: where the specs of exercises lie that may not be in this run.
    """
    from grader.grading.overriding import overridden, without_exercise

    folder = specs.parent if specs.is_file() else specs
    others = [path.stem for path in (*folder.glob("*.yaml"), *folder.glob("*.yml"))]
    exercises = []
    told = without_exercise(rulings, [exercise.exercise for exercise in run.exercises], others)
    for exercise in run.exercises:
        found, unused = overridden(exercise, rulings)
        exercises.append(found)
        told += unused
    if rulings:
        used = sum(
            bool(s.override) + sum(bool(f.override) for f in s.functions) for e in exercises for s in e.submissions
        )
        click.echo(f"{plural(used, 'decision', 'decisions')} of overrides.yaml in force", err=True)
        for line in told:
            click.echo(terminal(line), err=True)
    return replace(run, exercises=tuple(exercises))
