"""Moodle's offline grading worksheet, as it is downloaded: the grade, and where nobody has written one, a comment.

Moodle finds columns by the headings of the site's language, and rows by `Participant 123`. A grade above the maximum is
refused by it, so a bonus never counts beyond that.
"""

from __future__ import annotations

from collections.abc import Sequence

from grader.feedback.texts import text, text_of
from grader.model.known import KnownBy, turned, words_of
from grader.model.result import ExerciseResult, SubmissionResult
from grader.report.escape import csv_cell, xml
from grader.report.points import of_function, of_submission
from grader.report.sheets.filling import Filled, SheetError, grade, has_commas, matched, number, scale_of, written
from grader.report.sheets.table import Table
from grader.report.sheets.words import COMMENT, GRADE, IDENTIFIER, MAXIMUM, NAMES, SCALE

LONGEST_COMMENT = 4000


def recognises(table: Table) -> bool:
    """By the number of the participant in the first column, and the grade with the date of its last change."""
    if table.column(IDENTIFIER) == 0 and table.column(GRADE) is not None:
        return True
    numbered = [words_of(table.value(row, 0)) for row in range(1, len(table.rows))]
    return bool(numbered) and all(len(words) > 1 for words in numbered) and _grade_column(table) is not None


def fill(table: Table, exercise: ExerciseResult, language: str, column: str = "") -> Filled:
    """SheetError if it has no column for grades, or grades by a scale of words."""
    grades = table.column([column]) if column else _grade_column(table)
    if grades is None:
        raise SheetError("it has no column for grades. Download the grading worksheet again, in any language.")
    if table.column(SCALE) is not None and _maximum_column(table) is None:
        raise SheetError("this assignment is graded by a scale, not by points.")
    rows, without = matched(exercise, _known_by(table))
    maximum = _maximum_column(table)
    comments = table.column(COMMENT)
    commas = has_commas(table, maximum) or has_commas(table, grades)
    most = next((m for row in range(1, len(table.rows)) if (m := number(table.value(row, maximum))) is not None), None)
    count, without_grade = 0, []
    for row, submission in rows.items():
        points = grade(submission, exercise.points, most, capped=True)
        if points is None:
            without_grade.append(submission.student)
            continue
        count += 1
        table.set(row, grades, written(points, commas))
        if comments is not None and not table.value(row, comments):
            table.set(row, comments, _comment(submission, language))
    return Filled(table.text(), count, without, tuple(without_grade), scale_of(exercise.points, most))


def _grade_column(table: Table) -> int | None:
    """By its heading; in a language that is not known here it stands right before that of the maximum."""
    found = table.column(GRADE)
    maximum = _maximum_column(table)
    return found if found is not None else maximum - 1 if maximum else None


def _maximum_column(table: Table) -> int | None:
    """By its heading, or as the only one in which all have the same number, after one with nothing larger in it."""
    found = table.column(MAXIMUM)
    return found if found is not None else _same_for_all(table)


def _same_for_all(table: Table) -> int | None:
    rows = range(1, len(table.rows))
    found = []
    for at in range(2, len(table.header)):
        values = {number(table.value(row, at)) for row in rows}
        most = next(iter(values), None)
        before = [(table.value(row, at - 1), number(table.value(row, at - 1))) for row in rows]
        if len(values) == 1 and most and all(not text or (n is not None and n <= most) for text, n in before):
            found.append(at)
    return found[0] if len(found) == 1 else None


def _known_by(table: Table) -> KnownBy:
    known = KnownBy()
    identity = [at for at in range(len(table.header)) if at == 0 or _tells(table, at)]
    name = table.column(NAMES)
    for row in range(1, len(table.rows)):
        words = [word for at in identity for word in words_of(table.value(row, at))]
        full = table.value(row, name)
        known.add(row, [*words, full, *turned(full)])
    return known


def _tells(table: Table, column: int) -> bool:
    """Whether its values are numbers or addresses of students, no two alike."""
    heading = table.header[column].casefold()
    values = [table.value(row, column) for row in range(1, len(table.rows)) if table.value(row, column)]
    known = any(word in heading for word in ("id", "mail", "pošta", "почт", "номер", "number", "številka", "numer"))
    return known and len(set(values)) == len(values)


def _comment(submission: SubmissionResult, language: str) -> str:
    """A line for each function: Moodle shows it as HTML."""
    points = of_submission(submission)
    lines = [str(text_of("points_of", language, points=float(points.reached), out_of=float(points.out_of)))]
    lines += [text(problem, language) for problem in submission.problems]
    if submission.status == "unreadable":
        return _as_comment(lines)
    for function in submission.functions:
        own = of_function(function)
        reached = text_of("points_of", language, points=float(own.reached), out_of=float(own.out_of))
        status = text_of(f"status_{function.status}", language)
        lines.append(f"{function.name}: {status}, {reached}")
    return _as_comment(lines)


def _as_comment(lines: Sequence[str]) -> str:
    return csv_cell("<br>".join(xml(line) for line in lines)[:LONGEST_COMMENT])
