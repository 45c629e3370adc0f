"""`grader grade`: a class."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click

from grader.commands.options import (
    INTERRUPTED,
    NOT_GRADED,
    check_language,
    exercise_option,
    fail,
    isolation_of,
    isolation_option,
    jobs_of,
    jobs_option,
    language_option,
    plural,
    python_option,
    reference_option,
    specs_option,
)


@click.command("grade")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@specs_option
@reference_option
@exercise_option
@click.option(
    "--out", type=click.Path(path_type=Path), default=Path("reports"), show_default=True, help="Folder of the reports."
)
@jobs_option
@language_option
@click.option(
    "--format", "formats", metavar="NAME,…", default="json,html,csv", show_default=True, help="What to write."
)
@click.option(
    "--roster",
    metavar="FILE",
    type=click.Path(path_type=Path),
    default=None,
    help="List of the class (CSV): names for the hand-ins, and who has handed in nothing.",
)
@isolation_option
@python_option
def command(
    paths: tuple[Path, ...],
    specs: Path,
    reference: Path,
    exercise: str | None,
    out: Path,
    jobs: int | None,
    lang: str | None,
    formats: str,
    roster: Path | None,
    isolation: str | None,
    python: str | None,
) -> None:
    """Grade hand-ins: files, folders, notebooks, and archives as Moodle, Canvas, Gradescope and others make them.

    Without PATH it grades submissions/, where the hand-ins of each exercise lie in a folder named after it.

    \b
    Example:
      grader grade                     grades submissions/nim/ by specs/nim.yaml into reports/
      grader grade class.zip --exercise nim --roster class.csv
    """
    from grader.commands.grading_run import GradingRun
    from grader.report.formats import FORMATS

    wanted = [name.strip() for name in formats.split(",") if name.strip()]
    unknown = [name for name in wanted if name not in FORMATS]
    if unknown:
        fail(f"There is no format {unknown[0]!r}. There are: {', '.join(FORMATS)}.")
    check_language(lang)
    began = time.monotonic()
    run = GradingRun(specs, reference, exercise, jobs_of(jobs), isolation_of(isolation), python, roster=roster)
    work = run.find_work(paths or (Path("submissions"),))
    _check_writable(out)
    result = run.grade(work, began)
    _write(run, result, wanted, out, lang)
    _summarise(run, result, out, wanted)


def _check_writable(out: Path) -> None:
    """Said before the work, not after it."""
    import os

    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(f"{out}: the reports cannot be written there: {error.strerror}.")
    if not os.access(out, os.W_OK):
        fail(f"{out}: the reports cannot be written there: no permission.")


def _write(run: object, result: object, wanted: list[str], out: Path, lang: str | None) -> None:
    from grader.report.formats import FORMATS

    for name in wanted:
        try:
            FORMATS[name].write(result, out, lang)  # type: ignore[arg-type]
        except OSError as error:
            _save_elsewhere(result, out, error)


def _save_elsewhere(result: object, out: Path, error: OSError) -> None:
    """A full disk: the old reports stay as they were, and the new results go where there is still room."""
    import tempfile

    from grader.report.formats import FORMATS

    try:
        rescue = Path(tempfile.mkdtemp(prefix="grader-"))
        FORMATS["json"].write(result, rescue, None)  # type: ignore[arg-type]
        where = f"The results of this run are in {rescue / 'results.json'}."
    except OSError:
        where = "The results of this run could not be saved anywhere else either."
    fail(f"{out}: the reports could not be written: {error.strerror}. What was there is unchanged. {where}")


def _summarise(run: object, result: object, out: Path, wanted: list[str]) -> None:
    """The one screen a teacher reads at the end."""
    from grader.commands.grading_run import GradingRun
    from grader.model.result import Run
    from grader.report.escape import terminal

    if not isinstance(run, GradingRun) or not isinstance(result, Run):
        return
    undecided: list[str] = []
    for exercise in result.exercises:
        graded = [s for s in exercise.submissions if s.status == "graded"]
        unreadable = [s for s in exercise.submissions if s.status == "unreadable"]
        undecided += [s.file for s in exercise.submissions if s.status == "not_graded"]
        points = sorted(s.points for s in graded if s.points is not None)
        middle = f", median {points[len(points) // 2]:g} of {exercise.points:g} points" if points else ""
        text = f"{exercise.exercise}: {plural(len(graded), 'hand-in', 'hand-ins')} graded{middle}"
        if unreadable:
            text += f"; {len(unreadable)} unreadable"
        click.echo(text)
    click.echo(f"isolation: {result.isolation}")
    where = f"Overview: {out / 'index.html'}" if "html" in wanted else f"Written into {out}: {', '.join(wanted)}"
    click.echo(f"{result.seconds:.1f} s. {where}")
    if run.interrupted:
        click.echo(
            f"Interrupted: {plural(run.left, 'hand-in was', 'hand-ins were')} not graded. The rest is kept.", err=True
        )
        sys.exit(INTERRUPTED)
    if undecided:
        click.echo("These could not be graded (not the students' fault):", err=True)
        for file in undecided:
            click.echo("  " + terminal(file), err=True)
        click.echo("Try again: grader grade " + " ".join(terminal(f) for f in undecided[:3]), err=True)
        sys.exit(NOT_GRADED)
