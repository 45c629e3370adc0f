"""None where a value is expected: a return is missing, or the answer was only printed."""

from __future__ import annotations

from grader.feedback.diagnosis.row import Row
from grader.feedback.show import show
from grader.model.result import Message
from grader.runner.values import encode

RETURNED_NONE = encode(None)
MAX_PRINTED = 4000


def look_for_printed_answer(row: Row) -> Message | None:
    """Every failing case returned None and printed just what it should have returned.

    Where the right answer is empty there may be nothing to print; so something must have been printed elsewhere.
    """
    if not _all_none(row) or row.relation or not row.all_returned:
        return None
    if not any(row.actual[i].printed.strip() for i in row.failing):
        return None
    if all(_prints_it(row.actual[i].printed, row.right(i)) for i in row.failing):
        return Message("returned_none_printed")
    return None


def look_for_none(row: Row) -> Message | None:
    """None everywhere, though something else is expected; or None in just the cases that are wrong."""
    if not _all_none(row):
        return None
    if all(row.actual[i].kind == "returned" and row.actual[i].value == RETURNED_NONE for i in row.run):
        return Message("returned_none")
    return Message("returned_none_where_wrong")


def _all_none(row: Row) -> bool:
    return all(row.actual[i].kind == "returned" and row.actual[i].value == RETURNED_NONE for i in row.failing) and all(
        row.expected[i].value != RETURNED_NONE for i in row.failing
    )


def _prints_it(printed: str, right: object) -> bool:
    printed = printed.strip()
    if len(printed) > MAX_PRINTED:
        return False
    if printed == show(right, MAX_PRINTED):
        return True
    if isinstance(right, str):
        return printed == right.strip()
    if isinstance(right, (list, tuple)):
        shown = [show(item, MAX_PRINTED) for item in right]
        return printed.split() == shown or printed.splitlines() == shown
    return False
