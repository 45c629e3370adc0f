"""The same exception on every failing case."""

from __future__ import annotations

from grader.feedback.diagnosis.errors import explain
from grader.feedback.diagnosis.row import Row
from grader.model.result import Message


def look_for_crash(row: Row) -> Message | None:
    """Told in as much detail as is the same everywhere: cause and words, or only the exception's name; the line too."""
    raised = [row.actual[i].raised for i in row.failing if row.actual[i].kind == "raised"]
    if not raised or len(raised) < len(row.failing):
        return None
    types = {found.type for found in raised if found is not None}
    if len(types) != 1 or None in raised:
        return None
    if types == {"TypeError"} and not any(found.lines for found in raised if found):
        return _of_parameters(row)
    told = {(m.code, tuple(sorted(m.values.items()))): m for m in (explain(found) for found in raised if found)}
    message = next(iter(told.values()))
    if len({code for code, _ in told}) > 1 or (len(told) > 1 and message.values):
        message = Message("error_other", {"error": next(iter(types))})
    return Message(message.code, message.values, row.line(row.failing))


def _of_parameters(row: Row) -> Message | None:
    """A TypeError without a line of the hand-in: the call itself failed, so the parameters are not those asked for."""
    counts = {len(row.arguments(i)) for i in row.failing}
    return Message("parameters_differ", {"count": counts.pop()}) if len(counts) == 1 else None
