"""The kinds of sheets that can be filled: one file and one line each, in the order in which they are tried."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from grader.model.result import ExerciseResult
from grader.report.sheets import canvas, moodle
from grader.report.sheets.filling import Filled, SheetError
from grader.report.sheets.table import NotATable, Table, read_table


@dataclass(frozen=True)
class Sheet:
    """`fill(table, exercise, language, column)` changes the table; SheetError if it cannot."""

    title: str
    recognises: Callable[[Table], bool]
    fill: Callable[[Table, ExerciseResult, str, str], Filled]


SHEETS: dict[str, Sheet] = {
    "canvas": Sheet("Canvas gradebook", canvas.recognises, canvas.fill),
    "moodle": Sheet("Moodle grading worksheet", moodle.recognises, moodle.fill),
}


def fill_sheet(text: str, exercise: ExerciseResult, language: str, column: str = "") -> tuple[Sheet, Filled]:
    """The sheet with the grades of that exercise. SheetError with what is wrong, without the name of the file."""
    try:
        table = read_table(text)
    except NotATable:
        raise SheetError("it is no table.") from None
    sheet = next((sheet for sheet in SHEETS.values() if sheet.recognises(table)), None)
    if sheet is None:
        kinds = " or ".join(sheet.title for sheet in SHEETS.values())
        raise SheetError(f"it is no {kinds}. Download it from the learning system and leave its first line as it is.")
    return sheet, sheet.fill(table, exercise, language, column)
