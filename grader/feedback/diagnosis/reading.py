"""The function ends before its input does, or wants more than there is."""

from __future__ import annotations

from grader.feedback.diagnosis.row import Row
from grader.model.result import Message


def look_for_reading(row: Row) -> Message | None:
    """On every failing case it returned, and read less than the reference did; or more on every one."""
    if not row.all_returned:
        return None
    read = [(row.expected[i].lines_read, row.actual[i].lines_read, row.actual[i].starved) for i in row.failing]
    if all(actual < expected for expected, actual, _ in read):
        return Message("reads_too_little")
    if all(actual > expected or starved for expected, actual, starved in read):
        return Message("reads_too_much")
    return None
