"""What filling a sheet means, whatever the system: find each student's row, set the grade, tell what did not fit."""

from __future__ import annotations

import re
from dataclasses import dataclass

from grader.model.known import KnownBy
from grader.model.result import ExerciseResult, SubmissionResult
from grader.report.sheets.table import Table


class SheetError(ValueError):
    """The sheet cannot be filled; the text says why, and what would help."""


@dataclass(frozen=True)
class Filled:
    """`text` is the sheet with `count` rows of students filled in, a row for each that was matched and graded."""

    text: str
    count: int
    without_row: tuple[str, ...] = ()
    """students with a hand-in who are not in the sheet: raw names"""
    without_grade: tuple[str, ...] = ()
    """students in the sheet whose hand-in could not be judged; their cells stay as they were"""
    scale: str = ""
    """how points were converted: `15 points are 100`; empty if they were not"""


def matched(exercise: ExerciseResult, known_by: KnownBy) -> tuple[dict[int, SubmissionResult], tuple[str, ...]]:
    """Row -> hand-in, and who has none. Of a student with several hand-ins the one with most points counts."""
    rows: dict[int, SubmissionResult] = {}
    without: list[str] = []
    for submission in exercise.submissions:
        row = known_by.find(submission.student, submission.origin)
        if row is None:
            without.append(submission.student)
        elif row not in rows or _more(submission, rows[row]):
            rows[row] = submission
    return rows, tuple(without)


def grade(submission: SubmissionResult, out_of: float, most: float | None, capped: bool) -> float | None:
    """Points with bonus, in the points of the sheet; None if they are not known. `most` None: those of the exercise."""
    if submission.points is None or submission.bonus is None:
        return None
    scale = most / out_of if most is not None and out_of else 1.0
    points = (submission.points + submission.bonus) * scale
    return min(points, out_of * scale) if capped else points


def scale_of(out_of: float, most: float | None) -> str:
    """How points are converted, for a person; empty if they are not."""
    if most is None or not out_of or abs(most - out_of) < 1e-9:
        return ""
    return f"{out_of:g} points are {most:g}"


def number(text: str) -> float | None:
    """Of a cell, with a point or a comma for decimals; None if it is none."""
    plain = text.strip().replace(" ", "").replace("\xa0", "")
    if re.fullmatch(r"-?\d+(?:[.,]\d+)?", plain):
        return float(plain.replace(",", "."))
    return None


def written(points: float, comma: bool) -> str:
    """At most two decimals."""
    shown = f"{points:.2f}".rstrip("0").rstrip(".")
    return (shown if shown != "-0" else "0").replace(".", "," if comma else ".")


def has_commas(table: Table, column: int | None) -> bool:
    """Whether numbers in that column have commas for decimals."""
    values = [table.value(row, column) for row in range(1, len(table.rows))]
    return any(re.fullmatch(r"-?\d+,\d+", value) for value in values)


def _more(one: SubmissionResult, other: SubmissionResult) -> bool:
    return (one.points is not None, one.points or 0.0) > (other.points is not None, other.points or 0.0)
