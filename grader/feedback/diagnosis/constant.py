"""The same value for every input."""

from __future__ import annotations

from grader.compare.modes import compare
from grader.feedback.diagnosis.row import Row
from grader.feedback.show import show
from grader.model.exercise import Compare
from grader.model.result import Message

MIN_CASES = 3
_WIDTH = 60


def look_for_constant(row: Row) -> Message | None:
    """Every case of the row, right or wrong, has the same value, though several different ones are expected."""
    if row.relation or row.distinct(row.run) < MIN_CASES:
        return None
    answers = {(row.actual[i].kind, row.actual[i].value) for i in row.run}
    expected = {(row.expected[i].kind, row.expected[i].value) for i in (*row.failing_shown, *row.passing_shown)}
    if len(answers) > 1 or len(expected) < 2 or row.actual[row.run[0]].kind != "returned":
        return None
    value = row.got(row.run[0])
    if not compare(Compare(), value, value).equal:  # it holds something foreign, of which only the name is known
        return None
    return Message("always_same", {"actual": show(value, _WIDTH)})
