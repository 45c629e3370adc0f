"""The same exception on every failing case."""

from __future__ import annotations

from grader.feedback.diagnosis.errors import explain
from grader.feedback.diagnosis.row import Row
from grader.model.outcome import Raised
from grader.model.result import Message


def look_for_crash(row: Row) -> Message | None:
    """Told in as much detail as is the same everywhere: cause and words, or only the exception's name; the line too."""
    raised = [found for i in row.failing if (found := row.actual[i].raised) is not None]
    if not raised or len(raised) < len(row.failing) or len({found.type for found in raised}) != 1:
        return None
    if all(map(_not_entered, raised)):
        counts = {len(row.arguments(i)) for i in row.failing}
        return _of_parameters(counts.pop()) if len(counts) == 1 else None
    told = {(m.code, tuple(sorted(m.values.items()))): m for m in map(explain, raised)}
    message = next(iter(told.values()))
    if len({code for code, _ in told}) > 1 or (len(told) > 1 and message.values):
        message = Message("error_other", {"error": raised[0].type})
    return Message(message.code, message.values, row.line(row.failing))


def of_raised(raised: Raised, parameters: int) -> Message:
    """What is said of one call with so many arguments that ended with an exception."""
    if _not_entered(raised):
        return _of_parameters(parameters)
    message = explain(raised)
    return Message(message.code, message.values, raised.lines[-1] if raised.lines else None)


def _not_entered(raised: Raised) -> bool:
    """A TypeError without a line of the hand-in: the call itself failed, so the parameters are not those asked for."""
    return raised.type == "TypeError" and not raised.lines


def _of_parameters(count: int) -> Message:
    return Message("parameters_differ", {"count": count})
