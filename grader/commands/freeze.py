"""`grader freeze`: the suite beside a spec, made anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.commands.options import fail, isolation_of, isolation_option, jobs_of, jobs_option, plural, reference_option

if TYPE_CHECKING:
    from grader.grading.exercise_files import ExerciseFiles
    from grader.model.suite import Suite


@click.command("freeze")
@click.argument("specs", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="SPEC…")
@reference_option
@click.option(
    "--submissions",
    type=click.Path(path_type=Path),
    default=Path("submissions"),
    show_default=True,
    help="Hand-ins (in a folder named after the exercise) to show the effect on.",
)
@jobs_option
@isolation_option
def command(
    specs: tuple[Path, ...], reference: Path, submissions: Path, jobs: int | None, isolation: str | None
) -> None:
    """Make the stored suite of a spec anew, and show what that changes.

    The suite is the list of cases with the right answers, beside the spec (nim.suite.json). Commit it: then everybody
    is graded on the same cases, whatever versions are installed.

    \b
    Example:
      grader freeze specs/nim.yaml
    """
    from grader.grading.batch import WeakIsolation
    from grader.grading.exercise_files import MissingFiles, find_exercises
    from grader.grading.preparation import NotPrepared, prepare
    from grader.suite.stored import read_suite

    for spec in specs:
        try:
            exercises = find_exercises(spec, reference)
        except MissingFiles as error:
            fail(str(error))
        for files in exercises.values():
            variants: list[str | None] = [None]
            for variant in variants:
                of_variant = files if variant is None else files.of_variant(variant)
                old = read_suite(of_variant.suite)
                try:
                    new = prepare(files, isolation_of(isolation), say, renew=True, variant=variant)
                except NotPrepared as error:
                    fail(str(error))
                if variant is None:
                    variants += list(new.exercise.variants)[1:]
                _show(of_variant, old, new)
                if old is not None:
                    try:
                        _show_effect(of_variant, old, new, submissions, jobs_of(jobs), isolation_of(isolation))
                    except WeakIsolation as error:
                        from grader.commands.grading_run import refuse

                        refuse(error)


def say(text: str) -> None:
    """Progress and faults, beside the results."""
    click.echo(text, err=True)


def _show(files: ExerciseFiles, old: Suite | None, new: Suite) -> None:
    from grader.grading.effect import case_changes

    total = sum(len(function.cases) for function in new.functions.values())
    click.echo(
        f"{files.suite}: {plural(len(new.functions), 'function', 'functions')}, {plural(total, 'case', 'cases')}"
    )
    if old is None:
        return
    for change in case_changes(old, new):
        if change.added or change.dropped or change.other_answer:
            click.echo(
                f"  {change.function}: {change.kept} kept, {change.added} new, {change.dropped} gone, "
                f"{change.other_answer} with another answer"
            )


def _show_effect(files: ExerciseFiles, old: Suite, new: Suite, submissions: Path, jobs: int, isolation: str) -> None:
    """Both suites over the hand-ins that are there, the exercise's own solutions among them."""
    from dataclasses import replace

    from grader.commands.known_hand_ins import known_hand_ins
    from grader.grading.effect import changed_functions, point_changes
    from grader.report.escape import terminal

    old = replace(old, reference_source=new.reference_source, checks_source=new.checks_source)
    reads = known_hand_ins(files, new, submissions)
    changes = point_changes(old, new, reads, jobs, isolation)
    own = 1 + len(files.right) + len(files.wrong)
    of = f"{plural(len(reads) - own, 'hand-in', 'hand-ins')} and {plural(own, 'solution', 'solutions')} of your own"
    click.echo(f"  {of}: {len(changes) or 'none'} would get other points")
    for before, after in changes:
        click.echo(f"    {terminal(after.file)}: {', '.join(changed_functions(before, after))}")
