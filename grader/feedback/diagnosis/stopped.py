"""The function was stopped, or broke down, on every failing case: it loops, waits, floods or crashes Python itself."""

from __future__ import annotations

from grader.feedback.diagnosis.row import Row
from grader.feedback.diagnosis.size import size_of
from grader.model.outcome import NEVER_STOPS, SLEPT, TOGETHER, Outcome
from grader.model.result import Message

_ALONE = frozenset({"wanted_input", "crashed", "unsendable", "tampered"})
MIN_PASSING = 5


def look_for_stop(row: Row) -> Message | None:
    """Of several limits the one that was met first is told; a row that was stopped always on the same line tells it."""
    kinds = {row.actual[i].kind for i in row.failing}
    first = row.actual[row.failing[0]].kind
    if len(kinds) == 1 and first in _ALONE:
        return Message(first, {}, row.line(row.failing))
    if not kinds <= NEVER_STOPS:
        return None
    if any(row.actual[i].detail == TOGETHER for i in row.failing):
        return Message("too_slow") if kinds == {"timed_out"} else None
    if all(row.actual[i].detail == SLEPT for i in row.failing):
        return Message(SLEPT)
    code = "timed_out_larger" if first == "timed_out" and _only_larger(row) else first
    return Message(code if len(kinds) == 1 else "never_stops", {}, row.line(row.failing))


def of_stop(outcome: Outcome) -> Message | None:
    """What is said of one call that came to no end; None where that says nothing of the function."""
    if outcome.detail == SLEPT:
        return Message(SLEPT)
    known = outcome.kind in NEVER_STOPS or outcome.kind in _ALONE
    return Message(outcome.kind, {}, outcome.line) if known else None


def _only_larger(row: Row) -> bool:
    """Are all inputs on which it was stopped larger than those on which it was right? It may only be slow then."""
    if len(row.passing) < MIN_PASSING:
        return False
    smallest = min(size_of(row.arguments(i)) for i in row.failing)
    return smallest > max(size_of(row.arguments(i)) for i in row.passing)
