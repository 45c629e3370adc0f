"""None where a value is expected: a return is missing, or the answer was only printed."""

from __future__ import annotations

import re

from grader.feedback.diagnosis.row import Row
from grader.feedback.show import show
from grader.model.result import Message
from grader.runner.values import encode

RETURNED_NONE = encode(None)
MAX_PRINTED = 4000
_NUMBER = re.compile(r"(?<!\w)-?\d")
_TRUTH = re.compile(r"\b(?:True|False)\b")
_BRACKETS = re.compile(r"\[.*\]|\(.*,.*\)", re.DOTALL)
_LETTER = re.compile(r"[^\W\d]")


def look_for_printed_answer(row: Row) -> Message | None:
    """Every failing case returned None and printed what it should have returned; or, if nothing is ever returned, a
    value of its kind: whether what is printed is right as well is another question.

    Where the right answer is empty there may be nothing to print; so something must have been printed elsewhere.
    """
    if not _all_none(row) or not row.all_returned:
        return None
    if not any(row.actual[i].printed.strip() for i in row.failing):
        return None
    fits = _is_such if _nothing_comes(row) else _prints_it
    if row.relation and fits is _prints_it:
        return None
    if all(fits(row.actual[i].printed, row.right(i)) for i in row.failing) and _follows(row):
        return Message("returned_none_printed")
    return None


def _nothing_comes(row: Row) -> bool:
    return all(row.actual[i].kind == "returned" and row.actual[i].value == RETURNED_NONE for i in row.run)


def _follows(row: Row) -> bool:
    """Whether what is printed changes with what is asked for: words that are always the same are no answer."""
    printed = {row.actual[i].printed.strip() for i in row.failing}
    return len(printed) > 1 or len({row.expected[i].value for i in row.failing}) == 1


def look_for_none(row: Row) -> Message | None:
    """None everywhere, though something else is expected; or None in just the cases that are wrong."""
    if not _all_none(row):
        return None
    if _nothing_comes(row):
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


def _is_such(printed: str, right: object) -> bool:
    """Whether this may be meant as the answer: it is, or it has a value of the same kind in it."""
    if len(printed) > MAX_PRINTED:
        return False
    if _prints_it(printed, right) or (not printed.strip() and right in ("", [], ())):
        return True
    if isinstance(right, bool):
        return _TRUTH.search(printed) is not None
    if isinstance(right, (int, float)):
        return _NUMBER.search(printed) is not None
    if isinstance(right, str):
        return bool(printed.strip()) and (right == "" or right in printed)
    return isinstance(right, (list, tuple)) and _has_members(printed, right)


def _has_members(printed: str, right: list[object] | tuple[object, ...]) -> bool:
    """A list or a tuple, or nothing but members of that kind, in whatever way they are parted."""
    if _BRACKETS.search(printed):
        return True
    if all(isinstance(one, (int, float)) and not isinstance(one, bool) for one in right):
        return _NUMBER.search(printed) is not None and not _LETTER.search(printed)
    return bool(right) and all(isinstance(one, str) and one in printed for one in right)
