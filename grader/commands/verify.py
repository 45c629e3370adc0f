"""`grader verify`: is the spec sound?"""

from __future__ import annotations

import sys
import time
from pathlib import Path

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


@click.command("verify")
@click.argument("specs", nargs=-1, type=click.Path(path_type=Path), metavar="[SPEC…]")
@click.option("--specs", "folder", type=click.Path(path_type=Path), default=Path("specs"), show_default=True)
@reference_option
@exercise_option
@jobs_option
@isolation_option
@python_option
def command(
    specs: tuple[Path, ...],
    folder: Path,
    reference: Path,
    exercise: str | None,
    jobs: int | None,
    isolation: str | None,
    python: str | None,
) -> None:
    """Check that specs are sound: the reference and right/ pass, wrong/ fail where they say.

    \b
    Example:
      grader verify specs/nim.yaml
    """
    from grader.grading.batch import WeakIsolation
    from grader.grading.exercise_files import MissingFiles, find_exercises
    from grader.grading.preparation import NotPrepared, prepare
    from grader.grading.verifying import Verification, verify_exercise, worst
    from grader.runner.interpreter import NoInterpreter

    check_python(python)
    found: list[Verification] = []
    for spec in specs or (folder,):
        try:
            exercises = find_exercises(spec, reference, exercise)
        except MissingFiles as error:
            fail(str(error))
        for files in exercises.values():
            began = time.monotonic()
            try:
                suite = prepare(
                    files, isolation_of(isolation), say=lambda text: click.echo(text, err=True), python=python
                )
                verification = verify_exercise(files, suite, jobs_of(jobs), isolation_of(isolation), python)
            except (NotPrepared, NoInterpreter) as error:
                fail(str(error))
            except WeakIsolation as error:
                from grader.commands.grading_run import refuse

                refuse(error)
            found.append(verification)
            _show(verification, time.monotonic() - began)
    if worst(found):
        sys.exit(FAILED)


def _show(verification: object, seconds: float) -> None:
    from grader.grading.verifying import Verification

    assert isinstance(verification, Verification)
    cases = sum(verification.cases.values())
    word = "sound" if verification.sound else "NOT sound"
    click.echo(
        f"{verification.exercise}: {word} ({plural(len(verification.cases), 'function', 'functions')}, {cases} cases, "
        f"{plural(verification.right, 'right solution', 'right solutions')}, "
        f"{plural(verification.wrong, 'wrong one', 'wrong ones')}, {seconds:.1f} s)"
    )
    for problem in verification.problems:
        click.echo(f"  problem: {problem}")
    for warning in verification.warnings:
        click.echo(f"  note: {warning}")
