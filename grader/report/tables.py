"""`grades.csv`: a row for each submission, for spreadsheets and gradebooks."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path

from grader.model.result import ExerciseResult, Run, SubmissionResult
from grader.report.escape import csv_cell
from grader.report.files import write_atomically

FILE = "grades.csv"
COLUMNS = ("exercise", "student", "file", "status", "points", "out_of", "bonus")


def write_csv(run: Run, out: Path) -> Path:
    """Writes `grades.csv` into the folder `out`: UTF-8 with a mark at its start, by which spreadsheets know it.

    A cell for points that are not known stays empty, and so does one of a function that the exercise does not have.
    """
    names = list(dict.fromkeys(_functions(run)))
    table = io.StringIO()
    writer = csv.writer(table, lineterminator="\r\n")
    writer.writerow([*COLUMNS, *map(csv_cell, names)])
    for exercise in run.exercises:
        for submission in exercise.submissions:
            writer.writerow(_row(exercise, submission, names))
    return write_atomically(out / FILE, table.getvalue().encode("utf-8-sig"))


def write(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """As a format; the language changes nothing."""
    return [write_csv(run, out)]


def _functions(run: Run) -> Iterator[str]:
    for exercise in run.exercises:
        for submission in exercise.submissions:
            yield from (function.name for function in submission.functions)


def _row(exercise: ExerciseResult, submission: SubmissionResult, names: list[str]) -> list[str]:
    points = {function.name: function.points for function in submission.functions}
    texts = [csv_cell(text) for text in (exercise.exercise, submission.student, submission.file, submission.status)]
    numbers = [submission.points, submission.out_of, submission.bonus, *(points.get(name) for name in names)]
    return [*texts, *map(_number, numbers)]


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.6g}"
