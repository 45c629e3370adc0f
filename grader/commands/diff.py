"""`grader diff`: what would change, or has changed, before anybody sees it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.commands.options import (
    INTERRUPTED,
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
from grader.commands.reporting import out_option

if TYPE_CHECKING:
    from grader.model.result import Run
    from grader.report.changes import Changes, FunctionChange, StudentChange

SHOWN = 60
"""students of each kind; of the others only the number is told"""
FEW = 4
"""students that are named beside a reason"""


@click.command("diff")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path), metavar="[PATH…]")
@specs_option
@reference_option
@exercise_option
@out_option
@click.option("--against", metavar="RUN", default=None, help="Compare with this run instead of the published one.")
@click.option("--run", "name", metavar="RUN", default=None, help="Compare this stored run; nothing is graded.")
@click.option(
    "--roster", metavar="FILE", type=click.Path(path_type=Path), default=None,
    help="List of the class (CSV): names for the hand-ins. [default: that of the run compared with]",
)  # fmt: skip
@click.option(
    "--overrides", metavar="FILE", type=click.Path(path_type=Path), default=None,
    help="Points decided by hand. [default: overrides.yaml, if it is there]",
)  # fmt: skip
@jobs_option
@language_option
@isolation_option
@python_option
def command(
    paths: tuple[Path, ...],
    specs: Path,
    reference: Path,
    exercise: str | None,
    out: Path,
    against: str | None,
    name: str | None,
    roster: Path | None,
    overrides: Path | None,
    jobs: int | None,
    lang: str | None,
    isolation: str | None,
    python: str | None,
) -> None:
    """Who would gain and who would lose if you graded now, and why. No report is written.

    The hand-ins (by default those of the last run) are graded as they and the spec are now, and compared with the
    published results. Verdicts are kept, so that `grade` needs no time afterwards. RUN is an id of `report --runs`, -2
    for the last but one, or a results.json.

    \b
    Examples:
      grader diff                      after a change of the spec
      grader diff --run -1 --against -2
    """
    from grader.commands.options import check_language
    from grader.commands.stored import any_run, last_asked, published

    check_language(lang)
    before = any_run(out, against) if against else published(out)
    if name:
        after = any_run(out, name)
    else:
        from grader.commands.grading_run import GradingRun
        from grader.commands.keeping import TRIED, Keeping, read_rulings, with_rulings

        asked = last_asked(out)
        option = asked.options.get
        roster = roster or (Path(found) if (found := option("roster")) and not paths else None)
        exercise = exercise or (option("exercise") if not paths else None)
        run = GradingRun(specs, reference, exercise, jobs_of(jobs), isolation_of(isolation), python, roster=roster)
        run.stores, run.tried = False, out / TRIED
        rulings = read_rulings(overrides)
        work = run.find_work(paths or [Path(path) for path in asked.paths] or (Path("submissions"),))
        with Keeping(out) as keeping:
            run.keeping = keeping
            after = with_rulings(run.grade(work, time.monotonic()), rulings, specs)
        if run.interrupted:
            click.echo("Interrupted; what is graded is kept. Start it again to go on.", err=True)
            raise SystemExit(INTERRUPTED)
    show(before, after, lang)


def show(before: Run, after: Run, language: str | None) -> None:
    """All exercises of the newer run that the older one has too."""
    from grader.report.changes import compare

    old = {exercise.exercise: exercise for exercise in before.exercises}
    for exercise in after.exercises:
        if exercise.exercise not in old:
            click.echo(f"{exercise.exercise}: not in the older run")
            continue
        changes = compare(old[exercise.exercise], exercise, language or exercise.language)
        _show(changes, old[exercise.exercise].points, exercise.points)
        if old[exercise.exercise].suite != exercise.suite:
            click.echo("  the exercise (spec, reference or checks) is another than it was")
    if before.grader != after.grader or before.python != after.python:
        click.echo(f"grader {before.grader} -> {after.grader}, Python {before.python} -> {after.python}")


def _show(changes: Changes, before: float, after: float) -> None:
    from grader.report.escape import terminal

    parts = [f"{len(changes.gained)} gained", f"{len(changes.lost)} lost", f"{changes.unchanged} unchanged"]
    parts += [f"{len(changes.others)} otherwise changed"] if changes.others else []
    total = f", {before:g} -> {after:g} points possible" if before != after else ""
    click.echo(f"{changes.exercise}: {', '.join(parts)}{total}")
    for title, students in (("lost", changes.lost), ("gained", changes.gained[::-1]), ("changed", changes.others)):
        if students:
            click.echo(f"  {title}:")
            _show_students(students)
    if changes.reasons:
        click.echo("  why:")
    for function, why, names in changes.reasons:
        who = ", ".join(names) if len(names) <= FEW else plural(len(names), "student", "students")
        click.echo(terminal(f"    {function}: {why} ({who})"))
    for title, listed in (("new hand-ins", changes.new), ("no longer there", changes.gone)):
        if listed:
            click.echo(terminal(f"  {title}: {', '.join(listed)} ({len(listed)})"))


def _show_students(students: Sequence[StudentChange]) -> None:
    from grader.report.escape import terminal

    for student in students[:SHOWN]:
        parts = [f"{change.function} {_moved(change)}" for change in student.functions]
        told = "; ".join([*parts, *([student.why] if student.why else [])])
        click.echo(terminal(f"    {student.student}  {_moved(student)}" + (f"  ({told})" if told else "")))
    if len(students) > SHOWN:
        click.echo(f"    … and {plural(len(students) - SHOWN, 'more student', 'more students')}")


def _moved(change: StudentChange | FunctionChange) -> str:
    """Points before and after, and of how many if that is another number now."""
    before, after = points(change.before), points(change.after)
    old, new = change.out_of
    return f"{before} of {old:g} -> {after} of {new:g}" if old != new and old and new else f"{before} -> {after}"


def points(value: float | None) -> str:
    """For a person; `?` if they are not known."""
    return "?" if value is None else f"{value:.6g}"
