"""`grader pack`: one file by which students check themselves."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.commands.options import (
    FAILED,
    fail,
    isolation_of,
    isolation_option,
    plural,
    python_option,
    reference_option,
    specs_option,
)
from grader.commands.progress import Progress

if TYPE_CHECKING:
    from grader.grading.exercise_files import ExerciseFiles
    from grader.grading.packing import Packed
    from grader.model.suite import Suite


@click.command("pack")
@click.argument("exercise", metavar="EXERCISE")
@specs_option
@reference_option
@click.option(
    "--out", type=click.Path(path_type=Path), default=None,
    help="The file to write, or the folder for it. [default: EXERCISE.pack in this folder; of a "
    "variant EXERCISE.VARIANT.pack]",
)  # fmt: skip
@click.option(
    "--submissions", type=click.Path(path_type=Path), default=Path("submissions"), show_default=True,
    help="Hand-ins (in a folder named after the exercise) that are tried beside right/ and wrong/: what they ask "
    "helpers is answered in the pack. Nothing else of them gets into it.",
)  # fmt: skip
@click.option(
    "--variant", metavar="NAME", default=None, help="Pack this variant of the exercise. [default: the first one]"
)
@isolation_option
@python_option
def command(
    exercise: str,
    specs: Path,
    reference: Path,
    out: Path | None,
    submissions: Path,
    variant: str | None,
    isolation: str | None,
    python: str | None,
) -> None:
    """Write a file by which students check themselves without the reference solution.

    It holds the cases with the right answers, the rules, the texts, the reference's answers for helpers and on
    inputs smaller than the cases, what is known of mistakes (readable only by who has made them), and of checks.py what
    the relations need. Hidden checks and their cases are left out. The right answers can be read in it:
    to hide them behind a salted hash would hide nothing, because True and False, or a small number, are soon tried out.
    What must not be known belongs into a check with `hidden: true`.

    \b
    Examples:
      grader pack nim                       writes nim.pack
      grader check nim.py --pack nim.pack   what students run
    """
    from grader.commands.known_hand_ins import known_hand_ins
    from grader.grading.leaks import leaks
    from grader.grading.packing import make_pack
    from grader.suite.pack import read_pack, write_pack

    files, suite = _prepared(exercise, specs, reference, isolation_of(isolation), python, variant)
    known = [read() for read in known_hand_ins(files, suite, submissions)]
    with Progress(files.name, 2 * len(known)) as progress:
        packed = make_pack(suite, known, isolation_of(isolation), python, progress.advance)
    path = _path(out, suite)
    try:
        write_pack(packed.suite, path)
    except OSError as error:
        fail(f"{path}: the pack could not be written: {error.strerror}.")
    pack = read_pack(path)
    _tell(path, pack.digest, packed)
    for sentence in leaks(suite, pack.suite, isolation_of(isolation), python):
        click.echo(f"  careful: {sentence}")
    if packed.disagreements:
        sys.exit(FAILED)


def _prepared(
    exercise: str, specs: Path, reference: Path, isolation: str, python: str | None, variant: str | None
) -> tuple[ExerciseFiles, Suite]:
    from grader.grading.exercise_files import MissingFiles, find_exercises
    from grader.grading.preparation import NotPrepared, prepare

    spec = Path(exercise)
    try:
        if spec.suffix in (".yaml", ".yml"):
            files = next(iter(find_exercises(spec, reference).values()))
        else:
            files = find_exercises(specs, reference, exercise)[exercise]
        suite = prepare(files, isolation, lambda text: click.echo(text, err=True), python=python)
        if variant is not None and variant not in suite.exercise.variants:
            fail(f"{files.name}: there is no variant {variant!r}. There are: {', '.join(suite.exercise.variants)}.")
        if variant is not None and variant != suite.variant:
            suite = prepare(files, isolation, lambda text: click.echo(text, err=True), python=python, variant=variant)
        return files, suite
    except (MissingFiles, NotPrepared) as error:
        fail(str(error))


def _path(out: Path | None, suite: Suite) -> Path:
    if out is None or out.is_dir():
        variant = f".{suite.variant}" if suite.variant else ""
        return (out or Path()) / f"{suite.exercise.name}{variant}.pack"
    return out


def _tell(path: Path, digest: str, packed: Packed) -> None:
    from grader.grading.leaks import blocked_sentence

    suite = packed.suite
    cases = sum(len(function.cases) for function in suite.functions.values())
    answers = sum(map(len, suite.answers.values()))
    click.echo(
        f"{path}: {plural(len(suite.functions), 'function', 'functions')}, {plural(cases, 'case', 'cases')}, "
        f"{plural(answers, 'answer', 'answers')} for helpers and smaller inputs, "
        f"{path.stat().st_size / 1000:.0f} kB"
    )
    click.echo(f"  sha256 {digest}")
    tried = plural(packed.tried, "known solution", "known solutions")
    if not packed.disagreements:
        click.echo(f"  tried on {tried}: whatever it decides is what `grade` decides")
    for sentence in packed.disagreements:
        click.echo(f"  problem: {sentence}")
    if packed.blocked:
        click.echo(f"  note: {blocked_sentence(packed.blocked)}")
    for name, count in suite.hidden.items():
        click.echo(f"  left out: {plural(count, 'hidden check', 'hidden checks')} of {name}")
    click.echo("  note: the right answers of its cases can be read in it. What must not be known belongs into a check")
    click.echo("    with `hidden: true`.")
