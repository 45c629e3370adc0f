"""`grader verify`: is the spec sound?"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.commands.options import (
    FAILED,
    check_python,
    exercise_option,
    fail,
    isolation_of,
    isolation_option,
    jobs_of,
    jobs_option,
    plural,
    python_option,
    reference_option,
)

if TYPE_CHECKING:
    from grader.grading.exercise_files import ExerciseFiles
    from grader.grading.mistakes import Mistakes
    from grader.grading.strength import Strength
    from grader.grading.verifying import Verification
    from grader.model.suite import Suite
    from grader.report.html.strength_page import StrengthView


@click.command("verify")
@click.argument("specs", nargs=-1, type=click.Path(path_type=Path), metavar="[SPEC…]")
@click.option(
    "--specs", "folder", type=click.Path(path_type=Path), default=Path("specs"), show_default=True,
    help="The folder with the specs, where none is named.",
)  # fmt: skip
@reference_option
@exercise_option
@click.option("--quick", is_flag=True, help="Without mutants: they take most of the time.")
@click.option("--all", "everything", is_flag=True, help="Also list the mutants that are probably as right.")
@click.option(
    "--page", type=click.Path(path_type=Path, dir_okay=False), help="Also write it as a page of HTML, into this file."
)
@click.option("--lang", default="en", show_default=True, help="The language of that page.")
@jobs_option
@isolation_option
@python_option
def command(
    specs: tuple[Path, ...],
    folder: Path,
    reference: Path,
    exercise: str | None,
    quick: bool,
    everything: bool,
    page: Path | None,
    lang: str,
    jobs: int | None,
    isolation: str | None,
    python: str | None,
) -> None:
    """Check that specs are sound, and how strong their cases are.

    The reference and right/ must pass; wrong/, the template, and a hand-in that knows only the examples must fail.
    Mutants, which are right solutions with one small change, show where the cases are weak, with an example that helps.

    \b
    Example:
      grader verify specs/nim.yaml
    """
    from grader.commands.side_by_side import side_by_side
    from grader.commands.strength_shown import as_view, show_strength, tries_little
    from grader.grading.batch import WeakIsolation
    from grader.grading.exercise_files import MissingFiles, find_exercises
    from grader.grading.preparation import NotPrepared
    from grader.grading.verifying import worst
    from grader.runner.interpreter import NoInterpreter

    check_python(python)
    every: list[ExerciseFiles] = []
    for spec in specs or (folder,):
        try:
            every += find_exercises(spec, reference, exercise).values()
        except MissingFiles as error:
            fail(str(error))
    at_once = min(jobs_of(jobs), len(every))
    way = _Way(max(1, jobs_of(jobs) // max(1, at_once)), isolation_of(isolation), python, quick)
    found: list[Verification] = []
    views: list[StrengthView] = []
    try:
        for verification, strength, seconds in side_by_side([partial(_judged, one, way) for one in every], at_once):
            found.append(verification)
            _show(verification, seconds, tries_little(verification, strength))
            if strength is not None:
                show_strength(strength, everything)
            views.append(as_view(verification, strength))
    except (NotPrepared, NoInterpreter) as error:
        fail(str(error))
    except WeakIsolation as error:
        from grader.commands.grading_run import refuse

        refuse(error)
    if page is not None:
        _write_page(page, views, lang)
    if worst(found):
        sys.exit(FAILED)


def _write_page(path: Path, views: list[StrengthView], language: str) -> None:
    from grader.report.html.strength_page import strength_page

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(strength_page(views, language))
    except OSError as error:
        fail(f"{path}: could not be written ({error.strerror}).")
    click.echo(f"Page: {path}")


@dataclass(frozen=True)
class _Way:
    """How an exercise is verified."""

    jobs: int
    isolation: str
    python: str | None
    quick: bool


def _judged(files: ExerciseFiles, way: _Way) -> tuple[Verification, Strength | None, float]:
    """Whether one exercise is sound, how strong it is unless in a hurry, and the seconds of the first."""
    from grader.grading.preparation import prepare

    began = time.monotonic()
    # what is weak in it is told with the rest
    suite = prepare(files, way.isolation, lambda text: click.echo(text, err=True), python=way.python, warns=False)
    verification = _verified(files, suite, way.jobs, way.isolation, way.python)
    seconds = time.monotonic() - began
    if way.quick:
        _remember(files, suite, verification)
        return verification, None, seconds
    return verification, _strength(files, suite, verification, way.isolation, way.python), seconds


def _verified(files: ExerciseFiles, suite: Suite, jobs: int, isolation: str, python: str | None) -> Verification:
    """In all variants of the exercise; what is counted is that of the first. What never stops in that one is not waited
    for in the others."""
    from grader.grading.preparation import prepare
    from grader.grading.variants import of_all
    from grader.grading.verifying import verify_exercise

    found = verify_exercise(files, suite, jobs, isolation, python)
    problems = {suite.variant: found.problems}
    for variant in list(suite.exercise.variants)[1:]:
        other = prepare(files, isolation, lambda text: click.echo(text, err=True), python=python, variant=variant)
        problems[variant] = verify_exercise(files, other, jobs, isolation, python, found.endless).problems
    found.problems = of_all(problems) if len(problems) > 1 else found.problems
    return found


def _remember(files: ExerciseFiles, suite: Suite, verification: Verification) -> None:
    """What the files of wrong/ say is told to students also where nothing was measured."""
    from grader.grading.mistakes import Mistakes, path_of, read_mistakes

    _store(read_mistakes(path_of(files.suite), suite) or Mistakes(), files, suite, verification)


def _store(mistakes: Mistakes, files: ExerciseFiles, suite: Suite, verification: Verification) -> None:
    from grader.grading.mistakes import path_of, write_mistakes

    for function, rows in verification.known.items():
        for signature, known in rows.items():
            mistakes.add_known(function, signature, known)
    try:
        write_mistakes(mistakes, suite, path_of(files.suite))
    except OSError as error:
        click.echo(f"{path_of(files.suite)}: could not be stored ({error.strerror}).", err=True)


def _strength(
    files: ExerciseFiles, suite: Suite, verification: Verification, isolation: str, python: str | None
) -> Strength:
    """Measured; what it learned of mistakes is stored beside the suite."""
    from grader.grading.engine import server_options
    from grader.grading.strength import measure_strength
    from grader.grading.teacher_notes import known_by_notes
    from grader.runner.servers import start_server

    options = server_options(suite.exercise, "best" if isolation == "require" else isolation)
    with start_server(options, python or suite.exercise.python) as server:
        strength = measure_strength(files, suite, server)
        strength.notes += known_by_notes(suite, server, suite.notes)[1] if suite.notes else []
    if any(function.tried for function in strength.functions.values()):  # else nothing was learned: the old is kept
        _store(strength.mistakes, files, suite, verification)
    return strength


def _show(verification: Verification, seconds: float, is_little: bool) -> None:
    cases = sum(verification.cases.values())
    word = "sound" if verification.sound else "NOT sound"
    word += ", but its cases try little of the reference" * (is_little and verification.sound)
    click.echo(
        f"{verification.exercise}: {word} ({plural(len(verification.cases), 'function', 'functions')}, "
        f"{plural(cases, 'case', 'cases')}, "
        f"{plural(verification.right, 'right solution', 'right solutions')}, "
        f"{plural(verification.wrong, 'wrong one', 'wrong ones')}, {seconds:.1f} s)"
    )
    for problem in verification.problems:
        click.echo(f"  problem: {problem}")
    for warning in verification.warnings:
        click.echo(f"  note: {warning}")
