"""`--fill FILE`: the sheet of a learning system, filled in with the grades of a run."""

from __future__ import annotations

import codecs
from collections.abc import Sequence
from pathlib import Path

import click

from grader.commands.options import fail, plural
from grader.model.result import ExerciseResult, Run
from grader.report.escape import terminal
from grader.report.files import write_atomically
from grader.report.sheets.filling import Filled, SheetError
from grader.report.sheets.registry import fill_sheet
from grader.submission.decode import decode
from grader.submission.opening import open_file
from grader.submission.told import exercise_named

LARGEST = 50_000_000
MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
ENCODINGS = {codecs.BOM_UTF8: "utf_8", codecs.BOM_UTF16_LE: "utf_16_le", codecs.BOM_UTF16_BE: "utf_16_be"}


def check_readable(sheets: Sequence[Path]) -> None:
    """Ends the command before the work if one of the sheets is not there."""
    for path in sheets:
        try:
            open_file(path).close()
        except OSError as error:
            fail(f"{path}: cannot be read: {error.strerror}")


def fill_sheets(run: Run, sheets: Sequence[Path], column: str, out: Path, language: str | None) -> list[str]:
    """Writes each sheet, filled, into the folder of reports; a line of errors for each that could not be filled."""
    errors = []
    for path in sheets:
        try:
            _fill(run, path, column, out, language)
        except SheetError as error:
            errors.append(f"{path}: cannot be filled: {error}")
        except OSError as error:
            errors.append(f"{path}: cannot be filled: {error.strerror}")
    return errors


def _fill(run: Run, path: Path, column: str, out: Path, language: str | None) -> None:
    with open_file(path) as file:
        data = file.read(LARGEST)
    mark = next((mark for mark in MARKS if data.startswith(mark)), b"")
    decoded = decode(data)
    if decoded.text is None:
        raise SheetError("it is no text.")
    text = decoded.text.removeprefix("\ufeff")
    encoding = ENCODINGS.get(mark, decoded.encoding)
    target = out / f"{path.stem}.filled{path.suffix}"
    filled: list[Filled] = []
    for exercise in _exercises(run, path):
        try:
            sheet, one = fill_sheet(text, exercise, language or exercise.language, column)
        except SheetError:
            if not filled and exercise is run.exercises[-1]:
                raise
            continue
        text = one.text
        filled.append(one)
        _tell(path, sheet.title, exercise, one, target)
    write_atomically(target, mark + text.encode(encoding))


def _exercises(run: Run, path: Path) -> Sequence[ExerciseResult]:
    """Those that the name of the file tells, or all: each looks for a column of its own."""
    named = exercise_named(path.name, [exercise.exercise for exercise in run.exercises])
    return [exercise for exercise in run.exercises if exercise.exercise in named] or run.exercises


def _tell(path: Path, title: str, exercise: ExerciseResult, filled: Filled, target: Path) -> None:
    scale = f" ({filled.scale} there)" if filled.scale else ""
    students = plural(filled.count, "student", "students")
    click.echo(f"{path}: {title}, {exercise.exercise}: {students} filled in{scale}. Written to {target}")
    for what, names in (("not in it", filled.without_row), ("left as it was, not judged", filled.without_grade)):
        if names:
            click.echo(terminal(f"{path}: {what}: {', '.join(names)} ({len(names)})"), err=True)
