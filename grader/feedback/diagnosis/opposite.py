"""True for False and False for True, everywhere."""

from __future__ import annotations

from grader.feedback.diagnosis.row import Row
from grader.model.result import Message


def look_for_opposite(row: Row) -> Message | None:
    """All cases are wrong, and both answers occur; where only one of them is wrong, it is told *when* instead."""
    pairs = row.pairs
    if not pairs or row.passing or {type(value) for pair in pairs for value in pair} != {bool}:
        return None
    if len({right for right, _ in pairs}) == 2 and all(got is not right for right, got in pairs):
        return Message("opposite_everywhere")
    return None
