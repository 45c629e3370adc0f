"""`grader grade`: a class."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.commands.options import (
    INTERRUPTED,
    NOT_GRADED,
    exercise_option,
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
from grader.commands.reporting import Reporting, check_writable, out_option, reporting, reporting_options, write_reports

if TYPE_CHECKING:
    from grader.commands.grading_run import GradingRun
    from grader.model.result import Run
    from grader.report.doubts import Doubt

MOST_DOUBTS = 5
"""told on the screen; the page has more"""


@click.command("grade")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path), metavar="[PATH…]")
@specs_option
@reference_option
@exercise_option
@out_option
@jobs_option
@language_option
@reporting_options
@click.option(
    "--roster",
    metavar="FILE",
    type=click.Path(path_type=Path),
    default=None,
    help="List of the class (CSV): names for the hand-ins, and who has handed in nothing.",
)
@click.option(
    "--overrides",
    metavar="FILE",
    type=click.Path(path_type=Path),
    default=None,
    help="Points decided by hand. [default: overrides.yaml, if it is there]",
)
@click.option("--again", is_flag=True, help="Grade everything, also what has not changed since the last run.")
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
    sheets: tuple[Path, ...],
    column: str,
    roster: Path | None,
    overrides: Path | None,
    again: bool,
    isolation: str | None,
    python: str | None,
) -> None:
    """Grade hand-ins: files, folders, notebooks, and archives as Moodle, Canvas, Gradescope and others make them.

    Without PATH it grades submissions/, where the hand-ins of each exercise lie in a folder named after it.

    \b
    Example:
      grader grade                     grades submissions/nim/ by specs/nim.yaml into reports/
      grader grade class.zip --exercise nim --fill "Grades-PROG1-Nim.csv" --format html,feedback
    """
    from grader.commands.grading_run import GradingRun
    from grader.commands.keeping import TRIED, Keeping, read_rulings, with_rulings

    wanted = reporting(out, formats, lang, sheets, column)
    began = time.monotonic()
    run = GradingRun(specs, reference, exercise, jobs_of(jobs), isolation_of(isolation), python, roster=roster)
    run.tried = out / TRIED
    rulings = read_rulings(overrides)
    asked = paths or (Path("submissions"),)
    work = run.find_work(asked)
    check_writable(out)
    with Keeping(out, again) as keeping:
        run.keeping = keeping
        result = with_rulings(run.grade(work, began), rulings, specs)
        if run.interrupted and not any(exercise.submissions for exercise in result.exercises):
            click.echo("Interrupted: nothing was graded, and no report is changed.", err=True)
            sys.exit(INTERRUPTED)
        write_reports(result, wanted, whole=not run.interrupted)
        keeping.keep(result, asked, exercise=exercise, roster=roster, overrides=overrides)
        _summarise(run, result, wanted, keeping.recalled)


def _ask(doubt: Doubt) -> None:
    """Where many are wrong alike, the text of the exercise may not be clear."""
    from grader.report.escape import terminal

    count = plural(len(doubt.members), "hand-in is", "hand-ins are")
    click.echo(f"  {doubt.function}: {count} wrong only on such inputs, {doubt.right} right there too")
    wanted = f", not {terminal(doubt.expected)}" if doubt.expected else ""
    click.echo(f"        most: {terminal(doubt.call)} gives {terminal(doubt.actual)}{wanted}")
    where = "'" + doubt.where.replace("'", "''") + "'"
    click.echo(f"        Does your text ask for this? If not, this makes them right:  where: {terminal(where)}")


def _summarise(run: GradingRun, result: Run, wanted: Reporting, recalled: int) -> None:
    """The one screen a teacher reads at the end."""
    from grader.report.doubts import doubts_of
    from grader.report.escape import terminal
    from grader.report.formats import left_over
    from grader.report.points import median

    undecided: list[str] = []
    for exercise in result.exercises:
        graded = [s for s in exercise.submissions if s.status == "graded"]
        unreadable = [s for s in exercise.submissions if s.status == "unreadable"]
        undecided += [s.file for s in exercise.submissions if s.status == "not_graded"]
        middle = median(exercise.submissions)
        text = f"{exercise.exercise}: {plural(len(graded), 'hand-in', 'hand-ins')} graded"
        if unreadable:
            text += f", {len(unreadable)} unreadable"
        if middle is not None:
            text += (
                f", median {middle:g} of {exercise.points:g} points{', unreadable ones counted' if unreadable else ''}"
            )
        click.echo(text)
        for doubt in doubts_of(exercise.submissions)[:MOST_DOUBTS]:
            _ask(doubt)
    if recalled:
        click.echo(f"not graded again, because nothing changed for them: {recalled}")
    click.echo(f"isolation: {result.isolation}")
    where = f"Written into {wanted.out}: {', '.join(wanted.formats)}"
    if "html" in wanted.formats:
        where = f"Overview: {wanted.out / 'index.html'}"
    click.echo(f"{result.seconds:.1f} s. {where}")
    for name, path in left_over(wanted.out, wanted.formats).items():
        click.echo(f"{path} is of an earlier run, as it was not asked for now (--format {name}).", err=True)
    if run.interrupted:
        click.echo(
            f"Interrupted: {plural(run.left, 'hand-in was', 'hand-ins were')} not graded. The rest is kept; "
            "start it again to go on.",
            err=True,
        )
        sys.exit(INTERRUPTED)
    if undecided:
        click.echo("These could not be graded (not the students' fault):", err=True)
        for file in undecided:
            click.echo("  " + terminal(file), err=True)
        click.echo("Try again: grader grade " + " ".join(terminal(f) for f in undecided[:3]), err=True)
        sys.exit(NOT_GRADED)
