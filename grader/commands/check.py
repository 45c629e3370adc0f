"""`grader check`: a student's own file, in the terminal."""

from __future__ import annotations

import difflib
import sys
import time
from pathlib import Path

import click

from grader.commands.options import (
    FAILED,
    INTERRUPTED,
    NOT_GRADED,
    check_language,
    exercise_option,
    fail,
    isolation_of,
    isolation_option,
    language_option,
    python_option,
    reference_option,
    specs_option,
)


@click.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…")
@specs_option
@reference_option
@exercise_option
@click.option("--function", "only", metavar="NAME", help="Show only this function.")
@language_option
@isolation_option
@python_option
def command(
    files: tuple[Path, ...],
    specs: Path,
    reference: Path,
    exercise: str | None,
    only: str | None,
    lang: str | None,
    isolation: str | None,
    python: str | None,
) -> None:
    """Check your own file the way it will be graded.

    One line for each function; then the one thing to look at next.

    \b
    Example:
      grader check my_nim.py --exercise nim
    """
    from grader.commands.grading_run import GradingRun
    from grader.report.terminal import render

    check_language(lang)
    began = time.monotonic()
    run = GradingRun(specs, reference, exercise, 1, isolation_of(isolation), python, quiet=True)
    result = run.grade(run.find_work(files), began)
    known = [function.name for part in result.exercises for s in part.submissions for function in s.functions]
    if only is not None and only not in known:
        near = difflib.get_close_matches(only, known, n=1)
        fail(f"There is no function {only!r}." + (f" Did you mean {near[0]!r}?" if near else ""))
    color = sys.stdout.isatty()
    texts = [
        render(submission, lang or part.language, part.exercise, only, color)
        for part in result.exercises
        for submission in part.submissions
    ]
    click.echo("\n\n".join(texts))
    if run.interrupted:
        sys.exit(INTERRUPTED)
    submissions = [submission for part in result.exercises for submission in part.submissions]
    if any(submission.status == "not_graded" for submission in submissions):
        sys.exit(NOT_GRADED)
    if any(s.status != "graded" or any(f.status != "passed" for f in s.functions) for s in submissions):
        sys.exit(FAILED)
