"""What the wrong answers look like: on every failing case the right one, changed in one and the same way."""

from __future__ import annotations

from grader.compare.order import key
from grader.feedback.diagnosis.changes import CHANGES, Change, Inapplicable
from grader.feedback.diagnosis.row import Row
from grader.model.result import Message

MIN_ANSWERS = 2
"""different right answers that are changed: with one alone, nearly every change can be seen in something"""
MIN_FOR_OFFSET = 4
_WITH_TUPLES = {"looks_wrapped": "looks_wrapped_tuple"}
"""what is said instead where all wrong answers are tuples: `return x,` makes one, and so does `(x,)`"""


def look_for_change(row: Row) -> Message | None:
    """The first change that explains all failing cases."""
    pairs = row.pairs
    if len({row.expected[i].value for i in row.failing_shown}) < MIN_ANSWERS:
        return None
    for change in CHANGES:
        if pairs and all(_explains(change, right, got) for right, got in pairs):
            return Message(_WITH_TUPLES.get(change.code, change.code) if _all_tuples(pairs) else change.code)
    return _offset(row, pairs)


def _all_tuples(pairs: list[tuple[object, object]]) -> bool:
    return all(type(got) is tuple for _, got in pairs)


def _explains(change: Change, right: object, got: object) -> bool:
    try:
        changed = change.of(right)
    except (Inapplicable, OverflowError):
        return False
    return (type(changed) is bool) == (type(got) is bool) and key(changed) == key(got)


def _offset(row: Row, pairs: list[tuple[object, object]]) -> Message | None:
    """Wrong by the same whole number everywhere."""
    if not all(type(right) is int and type(got) is int for right, got in pairs):
        return None
    if len({row.expected[i].value for i in row.failing_shown}) < MIN_FOR_OFFSET:
        return None
    offsets = {got - right for right, got in pairs}  # type: ignore[operator]
    if len(offsets) != 1:
        return None
    offset = offsets.pop()
    if abs(offset).bit_length() > 60:
        return None
    return Message("looks_too_large_by" if offset > 0 else "looks_too_small_by", {"offset": abs(offset)})
