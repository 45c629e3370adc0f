"""One of the arguments comes back as it was."""

from __future__ import annotations

from grader.feedback.diagnosis.row import Row
from grader.model.result import Message
from grader.runner.values import encode

MIN_CASES = 2


def look_for_argument(row: Row) -> Message | None:
    """Each failing case returned its argument in one and the same place."""
    if row.distinct(row.failing_shown) < MIN_CASES or not row.all_returned:
        return None
    if len({row.actual[i].value for i in row.failing_shown}) < MIN_CASES:
        return None
    if not row.relation and any(row.actual[i].value == row.expected[i].value for i in row.failing):
        return None
    for place in range(min(len(row.arguments(i)) for i in row.failing)):
        if all(encode(row.arguments(i)[place]) == row.actual[i].value for i in row.failing):
            return Message("returns_argument", {"parameter": row.name(place)})
    return None
