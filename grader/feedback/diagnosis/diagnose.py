"""The registry of the diagnoses, in the order in which they are told, and the one function that asks them."""

from __future__ import annotations

from grader.feedback.diagnosis.argument import look_for_argument
from grader.feedback.diagnosis.changed import look_for_changed_argument
from grader.feedback.diagnosis.constant import look_for_constant
from grader.feedback.diagnosis.crash import look_for_crash
from grader.feedback.diagnosis.kind import Diagnosis
from grader.feedback.diagnosis.looks import look_for_change
from grader.feedback.diagnosis.nothing import look_for_none, look_for_printed_answer
from grader.feedback.diagnosis.opposite import look_for_opposite
from grader.feedback.diagnosis.reading import look_for_reading
from grader.feedback.diagnosis.row import Row
from grader.feedback.diagnosis.stopped import look_for_stop
from grader.feedback.diagnosis.types import look_for_type
from grader.feedback.diagnosis.when import look_when
from grader.model.result import Message

WHAT_HAPPENED: tuple[Diagnosis, ...] = (
    look_for_crash,
    look_for_stop,
    look_for_reading,
    look_for_printed_answer,
    look_for_none,
    look_for_changed_argument,
)
WHEN: tuple[Diagnosis, ...] = (look_when,)
LOOKS_LIKE: tuple[Diagnosis, ...] = (
    look_for_constant,
    look_for_argument,
    look_for_opposite,
    look_for_change,
    look_for_type,
)


def diagnose(row: Row, function: str) -> tuple[Message, ...]:
    """At most three statements: what happened, when it goes wrong, what it looks like. () if nothing is certain.

    `function` is its name in the hand-in. Of each group the first that applies is told; where a call had no result, or
    None, nothing is said of what it looks like. Every statement is true of all cases of the row that were run.
    """
    if not row.failing:
        return ()
    happened = _first(WHAT_HAPPENED, row)
    found = [happened, _first(WHEN, row), None if happened else _first(LOOKS_LIKE, row)]
    return tuple(Message(m.code, {"function": function, **m.values}, m.line) for m in found if m is not None)


def _first(diagnoses: tuple[Diagnosis, ...], row: Row) -> Message | None:
    for look in diagnoses:
        message = look(row)
        if message is not None:
            return message
    return None
