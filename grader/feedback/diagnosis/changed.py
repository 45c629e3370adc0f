"""The results are right, but what the call did to its arguments is not."""

from __future__ import annotations

from grader.compare.order import key
from grader.feedback.diagnosis.row import Row
from grader.model.result import Message


def look_for_changed_argument(row: Row) -> Message | None:
    """One and the same argument is changed, or left alone, on every failing case, and nothing else is wrong there."""
    if not row.all_returned or not all(_right_result(row, i) for i in row.failing):
        return None
    outcomes = [(row.expected[i].after, row.actual[i].after) for i in row.failing]
    works_in_place = any(outcome.after for outcome in row.expected)
    if all(actual and not expected for expected, actual in outcomes) and not works_in_place:
        return _of_place(row, "changes_argument", [row.actual[i].after for i in row.failing])
    if all(expected and not actual for expected, actual in outcomes):
        return _of_place(row, "leaves_argument", [row.expected[i].after for i in row.failing])
    return None


def _right_result(row: Row, i: int) -> bool:
    same_bytes = row.actual[i].value == row.expected[i].value
    return same_bytes or row.relation or key(row.right(i)) == key(row.got(i))


def _of_place(row: Row, code: str, afters: list[bytes]) -> Message | None:
    """Names the argument in the first place that differs on all failing cases."""
    common: set[int] | None = None
    for i, after in zip(row.failing, afters, strict=True):
        before, then = row.arguments(i), row.decoded(after)
        if not isinstance(then, tuple) or len(then) != len(before):
            return None
        places = {n for n, (one, two) in enumerate(zip(before, then, strict=True)) if key(one) != key(two)}
        common = places if common is None else common & places
    return Message(code, {"parameter": row.name(min(common))}) if common else None
