"""One run over a repository: what to grade by, grading, and all the places where the result is told."""

from __future__ import annotations

import os
import re
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import click

from grader.commands.grading_run import GradingRun, Work
from grader.commands.options import FAILED, INTERRUPTED, NOT_GRADED, fail
from grader.commands.reporting import Reporting, check_writable, write_reports
from grader.commands.vouched import MOST_NAMED, NotVouched, Vouched, Wanted, vouched_exercises
from grader.model.exercise import Exercise
from grader.model.result import Run, SubmissionResult
from grader.model.submission import Origin, Problem
from grader.model.suite import Suite
from grader.report.annotations import annotate, github_commands
from grader.report.escape import terminal
from grader.report.screen import Screen
from grader.report.terminal import render
from grader.submission.folder import Found
from grader.submission.repository import find_in_repository


@dataclass
class CiRun:
    """What it was asked for."""

    wanted: Wanted
    reporting: Reporting
    isolation: str
    python: str | None = None
    student: str | None = None
    github: bool = False
    """remarks as workflow commands, the summary and the outputs of a step"""
    result: Path | None = None
    """where Classroom 50 looks for its result.json"""

    def run(self) -> int:
        """All of it; the exit code. Ends the command where there is nothing to grade by."""
        began = time.monotonic()
        check_writable(self.reporting.out)
        grading = GradingRun(Path(), Path(), None, 1, self.isolation, self.python, quiet=True, for_student=True)
        try:
            with vouched_exercises(self.wanted) as vouched:
                result = grading.grade(self._work(vouched, grading.prepare), began)
        except NotVouched as error:
            fail(str(error))
        self._print(vouched, result)
        write_reports(result, self.reporting)
        if self.github:
            self._tell_github(result)
        if self.result is not None:
            self._write_result(self.result, result)
        return INTERRUPTED if grading.interrupted else self._exit_code(result)

    def _work(self, vouched: Vouched, prepare: Callable[..., Suite]) -> Work:
        """Exercises without a hand-in are left out, unless there is none at all."""
        work: Work = {}
        for name, basis in vouched.exercises.items():
            hand_ins = find_in_repository(self.wanted.root, name, _names(prepare(basis).exercise))
            work[name] = (basis, [self._known(found, vouched) for found in hand_ins])
        if any(hand_ins for _, hand_ins in work.values()):
            return {name: (basis, hand_ins) for name, (basis, hand_ins) in work.items() if hand_ins}
        return {name: (basis, [self._known(self._nothing(name), vouched)]) for name, (basis, _) in work.items()}

    def _nothing(self, name: str) -> Found:
        path = self.wanted.root / f"{name}.py"
        return Found(name, path, chosen=True, fault=Problem("file_missing"))

    def _known(self, found: Found, vouched: Vouched) -> Found:
        """Under the name of the student, with a note on what was changed that is not the student's."""
        notes = found.notes
        if vouched.changed:
            shown = ", ".join(vouched.changed[:MOST_NAMED]) + (", …" if len(vouched.changed) > MOST_NAMED else "")
            notes = (*notes, Problem("exercise_changed", {"files": shown}))
        login = self.student or _student(self.wanted.root)
        alone = "submissions" not in found.path.parts
        return (
            replace(found, student=login, notes=notes, origin=Origin(login=login))
            if alone
            else replace(found, notes=notes)
        )

    def _print(self, vouched: Vouched, result: Run) -> None:
        """For the log. On GitHub no line of it is taken for a command: file names are a student's text, too."""
        with _no_commands() if self.github else _as_it_is():
            click.echo(f"Graded by {terminal(vouched.said)}.")
            if not vouched.certain:
                click.echo(
                    "Careful: whoever can write to this repository can change what it is graded by. "
                    "--pack with --digest, or --base, is for repositories of students."
                )
            for name in vouched.changed:
                click.echo(f"Changed here, and not used: {terminal(name)}")
            for name in vouched.unlike:
                click.echo(f"Not the spec that the pack was made of, and not used: {terminal(name)}")
            for exercise in result.exercises:
                language = self.reporting.language or exercise.language
                for submission in exercise.submissions:
                    click.echo("\n" + render(submission, language, exercise.exercise, Screen(), everything=True))
            click.echo(f"\nisolation: {result.isolation}")

    def _tell_github(self, result: Run) -> None:
        from grader.report.summary import document

        for line in github_commands(annotate(result, self.reporting.language)):
            click.echo(line)
        summary = document(result, self.reporting.language)
        _append(os.environ.get("GITHUB_STEP_SUMMARY"), summary)
        _append(os.environ.get("GITHUB_OUTPUT"), _outputs(result).encode())

    def _write_result(self, path: Path, result: Run) -> None:
        from grader.report.classroom50 import document
        from grader.report.files import write_atomically

        exercise = next(iter(result.exercises))
        language = self.reporting.language or exercise.language
        try:
            write_atomically(path, document(result, exercise, exercise.submissions[0], language))
        except OSError as error:
            fail(f"{path}: could not be written: {error.strerror}.")

    def _exit_code(self, result: Run) -> int:
        submissions = [submission for exercise in result.exercises for submission in exercise.submissions]
        if any(submission.status == "not_graded" for submission in submissions):
            return NOT_GRADED
        if self.result is not None:  # any other code would be taken for a broken grader
            return 0
        return 0 if all(map(_is_right, submissions)) else FAILED


def _names(exercise: Exercise) -> list[str]:
    return [name for function in exercise.functions for name in (function.name, *function.also)]


def _is_right(submission: SubmissionResult) -> bool:
    """As far as it can be decided here: what is left to the teacher's run fails nobody."""
    return submission.status == "graded" and all(f.status in ("passed", "blocked") for f in submission.functions)


def _student(root: Path) -> str:
    """As the system calls who handed in, else the repository."""
    known = os.environ
    if known.get("CLASSROOM") and known.get("USERNAME"):
        return known["USERNAME"]
    repository = known.get("GITHUB_REPOSITORY") or known.get("CI_PROJECT_PATH") or ""
    return repository.rpartition("/")[2] or root.resolve().name


def _outputs(result: Run) -> str:
    """For later steps: sums over all hand-ins, empty where a part is not known."""
    submissions: Sequence[SubmissionResult] = [s for exercise in result.exercises for s in exercise.submissions]
    known = [s.points for s in submissions if s.points is not None]
    points = f"{sum(known):g}" if len(known) == len(submissions) else ""
    passed = str(all(map(_is_right, submissions))).lower()
    return f"points={points}\nout-of={sum(s.out_of for s in submissions):g}\npassed={passed}\n"


def _append(path: str | None, data: bytes) -> None:
    """GitHub names files that steps append to."""
    if path:
        with Path(path).open("ab") as file:
            file.write(data)


@contextmanager
def _no_commands() -> Iterator[None]:
    """Between two lines that only this run knows, GitHub obeys nothing that is printed."""
    token = secrets.token_hex(16)
    assert re.fullmatch(r"[0-9a-f]{32}", token)
    click.echo(f"::stop-commands::{token}")
    sys.stdout.flush()
    try:
        yield
    finally:
        click.echo(f"::{token}::")


@contextmanager
def _as_it_is() -> Iterator[None]:
    yield
