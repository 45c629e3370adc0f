"""Canvas' gradebook, as it is exported: the column of one assignment, `Nim (4711)`.

The second line has the points possible; above it there may be one about posting. Rows are found by Canvas' own number,
the school's, or the name; the student `Test` stays alone.
"""

from __future__ import annotations

import re

from grader.model.known import KnownBy, plain, turned, words_of
from grader.model.result import ExerciseResult
from grader.report.sheets.filling import Filled, SheetError, grade, has_commas, matched, number, scale_of, written
from grader.report.sheets.table import Table

_ASSIGNMENT = re.compile(r"(?P<title>.+) \((?P<id>\d{1,18})\)", re.DOTALL)
_IDS = ("ID", "SIS User ID", "SIS Login ID", "Integration ID")
_POSSIBLE = "points possible"


def recognises(table: Table) -> bool:
    """By the headings, which Canvas does not translate."""
    header = table.header
    return header[0] == "Student" and "ID" in header and "Section" in header


def fill(table: Table, exercise: ExerciseResult, language: str, column: str = "") -> Filled:
    """SheetError if it cannot be told which assignment's column is meant."""
    at = _column(table, exercise, column)
    head = [row for row in range(1, len(table.rows)) if _is_head(table, row)]
    most = next((m for row in head if (m := number(table.value(row, at))) is not None), None)
    rows, without = matched(exercise, _known_by(table, head))
    commas = has_commas(table, at)
    count, without_grade = 0, []
    for row, submission in rows.items():
        points = grade(submission, exercise.points, most, capped=False)
        if points is None:
            without_grade.append(submission.student)
        else:
            count += 1
            table.set(row, at, written(points, commas))
    return Filled(table.text(), count, without, tuple(without_grade), scale_of(exercise.points, most))


def _column(table: Table, exercise: ExerciseResult, wanted: str) -> int:
    columns = {at: found for at, heading in enumerate(table.header) if (found := _ASSIGNMENT.fullmatch(heading))}
    if wanted:
        at = next((at for at, found in columns.items() if wanted in (found[0], found["title"], found["id"])), None)
        if at is not None:
            return at
    else:
        names = {plain(name) for name in (exercise.exercise, *exercise.title.values())}
        exact = [at for at, found in columns.items() if plain(found["title"]) in names]
        named = exact or [at for at, found in columns.items() if _words(found["title"]) & names]
        if len(named) == 1 or (len(columns) == 1 and not named):
            return next(iter(named or columns))
    titles = ", ".join(found[0] for found in columns.values()) or "none"
    told = f"it has no assignment {wanted}" if wanted else f"cannot tell which assignment is {exercise.exercise}"
    raise SheetError(f"{told}. Say --column TITLE. The assignments in it: {titles}.")


def _words(title: str) -> set[str]:
    return {plain(word) for word in re.split(r"\W+", title) if word}


def _is_head(table: Table, row: int) -> bool:
    """Lines between the headings and the students, which have no number."""
    first = table.rows[row][0].value.strip().casefold() if table.rows[row] else ""
    return first == _POSSIBLE or not any(table.value(row, at) for at in range(1, 3))


def _known_by(table: Table, head: list[int]) -> KnownBy:
    known = KnownBy()
    ids = [at for at, heading in enumerate(table.header) if heading in _IDS]
    for row in range(1, len(table.rows)):
        name = table.value(row, 0)
        if row not in head and name != "Student, Test":
            words = [word for at in ids for word in words_of(table.value(row, at))]
            known.add(row, [*words, name, *turned(name)])
    return known
