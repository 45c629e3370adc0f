"""`grader replay`: a stored verdict made once more, or what has changed since that it could be another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.commands.options import (
    FAILED,
    NOT_GRADED,
    exercise_option,
    fail,
    isolation_of,
    isolation_option,
    python_option,
    reference_option,
    specs_option,
)
from grader.commands.reporting import out_option

if TYPE_CHECKING:
    from grader.model.result import ExerciseResult, Run, SubmissionResult
    from grader.model.submission import Submission
    from grader.record.runs import Asked

NAMES = {"spec": "the spec", "reference": "the reference", "checks": "checks.py", "cases": "the stored cases"}


@click.command("replay")
@click.argument("student")
@specs_option
@reference_option
@exercise_option
@out_option
@click.option(
    "--run", "name", metavar="ID", default="last", help="The run of the verdict: its id, or -2 for the last but one."
)
@isolation_option
@python_option
def command(
    student: str,
    specs: Path,
    reference: Path,
    exercise: str | None,
    out: Path,
    name: str,
    isolation: str | None,
    python: str | None,
) -> None:
    """Make a stored verdict once more, from the source that was graded then.

    Says what has changed since (spec, reference, cases, grader, Python, isolation), and ends with 0 if the verdict is
    the same, with 1 if it is another.

    \b
    Example:
      grader replay "Ana Novak" --run 20260302T101500
    """
    from grader.commands.replayed import differences_of
    from grader.commands.stored import stored
    from grader.grading.overriding import without_overrides

    run, asked = stored(out, name)
    part, result = _find(run, student, exercise)
    graded = without_overrides(replace(part, submissions=(result,))).submissions[0]
    click.echo(f"run {run.id}, {run.started.replace('T', ' ')}: {_told(part, result)}")
    source = _source(out, result)
    again, changed = _grade(
        part.exercise, source, run, asked, (specs, reference), isolation_of(isolation), python, result.variant
    )
    for line in changed:
        click.echo(f"  changed since: {line}")
    differences = differences_of(graded, again, part.language)
    if again.status == "not_graded" and graded.status != "not_graded":
        fail("It could not be graded now; that is not the student's fault.", NOT_GRADED)
    if not differences:
        click.echo("The verdict is the same.")
        return
    click.echo(
        "The verdict is another now:" if changed else "The verdict is another now, although nothing has changed:"
    )
    for line in differences:
        click.echo(f"  {line}")
    raise SystemExit(FAILED)


def _find(run: Run, student: str, exercise: str | None) -> tuple[ExerciseResult, SubmissionResult]:
    import difflib

    from grader.model.known import KnownBy, turned

    known = KnownBy()
    hand_ins = [(part, one) for part in run.exercises if exercise in (None, part.exercise) for one in part.submissions]
    for at, (_, one) in enumerate(hand_ins):
        known.add(at, [one.student, *turned(one.student), one.file])
    position = known.find(student, None)
    names = [one.student for _, one in hand_ins]
    if position is None and student in names:
        fail(f"There are several hand-ins of {student}. Name the file, or --exercise NAME.")
    if position is None:
        near = difflib.get_close_matches(student, names, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        fail(f"There is no hand-in of {student} in the run {run.id}.{hint}")
    return hand_ins[position]


def _source(out: Path, result: SubmissionResult) -> Submission:
    """As it was graded. Ends the command if it was not kept."""
    from grader.model.submission import Submission
    from grader.record.database import Database, NoRecord
    from grader.record.verdicts import source_of

    try:
        database = Database(out, create=False)
        try:
            found = source_of(database, result)
        finally:
            database.close()
    except NoRecord as error:
        fail(str(error))
    if found is not None:
        return found
    if result.source is None:
        fail(f"{result.file}: there was nothing to run: it could not be read.")
    return Submission(result.student, result.file, result.source, result.digest)


def _grade(
    exercise: str,
    source: Submission,
    run: Run,
    asked: Asked,
    where: tuple[Path, Path],
    isolation: str,
    python: str | None,
    variant: str,
) -> tuple[SubmissionResult, list[str]]:
    """The verdict of now, and what is not as it was."""
    from grader.commands.grading_run import GradingRun, describe_isolation
    from grader.commands.keeping import inputs_of
    from grader.grading.batch import grade_batch
    from grader.grading.exercise_files import MissingFiles, find_exercises
    from grader.record.keys import program_digest

    try:
        files = find_exercises(*where, exercise)[exercise]
    except MissingFiles as error:
        fail(str(error))
    grading = GradingRun(*where, exercise, 1, isolation, python, quiet=True, stores=False)
    suite = grading.prepare(files)
    if variant in suite.exercise.variants and variant != suite.variant:
        suite = grading.prepare(files, variant)
    batch = grade_batch(suite, [lambda: source], 1, isolation, lambda *_: None, python)
    now = inputs_of(files, files.suite)
    before = asked.inputs.get(exercise, {})
    names = [name for name in now if before and before.get(name) != now[name]]
    changed = [NAMES[name] for name in names if name != "cases" or len(names) == 1]
    if asked.program and asked.program != program_digest():
        changed.append("the grader itself")
    if batch.python not in run.python.split(", "):
        changed.append(f"Python {run.python} -> {batch.python}")
    if describe_isolation(dict(batch.isolation)) != run.isolation:
        changed.append(f"isolation: {run.isolation} -> {describe_isolation(dict(batch.isolation))}")
    if not batch.results:
        fail("It could not be graded now.", NOT_GRADED)
    return batch.results[0], changed


def _told(part: ExerciseResult, result: SubmissionResult) -> str:
    from grader.commands.diff import points
    from grader.report.escape import terminal

    decided = ", decided by hand" if result.override or any(f.override for f in result.functions) else ""
    return terminal(f"{part.exercise}, {result.student}: {points(result.points)} of {points(result.out_of)}{decided}")
