"""The registry of the diagnoses, in the order in which they are told, and the functions that ask them.

What is said of a function holds on all of its cases, whichever check they belong to, also on those that a student does
not see; what is said of one call is only about that call.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from grader.feedback.diagnosis.argument import look_for_argument
from grader.feedback.diagnosis.changed import look_for_changed_argument
from grader.feedback.diagnosis.constant import look_for_constant
from grader.feedback.diagnosis.crash import look_for_crash, of_raised
from grader.feedback.diagnosis.kind import Diagnosis
from grader.feedback.diagnosis.looks import look_for_change
from grader.feedback.diagnosis.nothing import RETURNED_NONE, look_for_none, look_for_printed_answer
from grader.feedback.diagnosis.opposite import look_for_opposite
from grader.feedback.diagnosis.row import Row
from grader.feedback.diagnosis.shapes import look_for_shape
from grader.feedback.diagnosis.stopped import look_for_stop, of_stop
from grader.feedback.diagnosis.types import look_for_type
from grader.feedback.diagnosis.when import look_when, look_when_only_here, look_when_two
from grader.model.outcome import ENDLESS, Outcome
from grader.model.result import Message

WHAT_HAPPENED: tuple[Diagnosis, ...] = (
    look_for_crash,
    look_for_stop,
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
SHAPE: tuple[Diagnosis, ...] = (look_for_shape,)


def diagnose(row: Row, function: str) -> tuple[Message, ...]:
    """What happened, when it goes wrong, what it looks like. () if nothing is certain.

    `row` has all cases of the function, `function` is its name in the hand-in. Of each group the first that applies is
    told; where a call had no result, or None, nothing is said of what it looks like. Every statement is true of all
    cases of the row that were run.
    """
    happened = what_happened(row, function)
    told = when(row, function)
    looks = None if happened else looks_like(row, function) or has_shape(row, function, told)
    return tuple(message for message in (happened, *told, looks) if message is not None)


def what_happened(row: Row, function: str) -> Message | None:
    """The same on every failing case: a crash, no end, None, a changed argument."""
    return _first(WHAT_HAPPENED, row, function)


def when(row: Row, function: str) -> tuple[Message, ...]:
    """What tells the failing cases from all others: a statement about the inputs, or two that have to hold together."""
    one = _first(WHEN, row, function)
    if one is not None or not row.failing_shown:
        return () if one is None else (one,)
    two = [message for message in map(partial(_about, function), look_when_two(row)) if message is not None]
    if two:
        return (Message("when_both_hold", {"function": function}), *two)
    alone = _about(function, look_when_only_here(row))
    return () if alone is None else (alone,)


def looks_like(row: Row, function: str) -> Message | None:
    """What the wrong answers have in common."""
    return _first(LOOKS_LIKE, row, function)


def has_shape(row: Row, function: str, told: Sequence[Message] = ()) -> Message | None:
    """What the wrong answers have in common with the right ones, where nothing better is known. `told`: what was said
    already; of a function that is wrong where True is right, nothing more need be said."""
    if any(message.code in ("when_answer_true", "when_answer_false") for message in told):
        return None
    return _first(SHAPE, row, function)


def of_call(expected: Outcome, actual: Outcome, parameters: int, function: str) -> Message | None:
    """What happened in one call with so many arguments, where it came to no result, or to None."""
    if actual.kind == "raised" and actual.raised is not None:
        message: Message | None = of_raised(actual.raised, parameters)
    elif actual.kind != "returned":
        message = of_stop(actual)
    elif actual.value == RETURNED_NONE and expected.value != RETURNED_NONE:
        message = Message("returned_none")
    elif actual.detail == ENDLESS:
        message = Message("never_ends_giving")
    else:
        message = None
    return _about(function, message)


def _first(diagnoses: tuple[Diagnosis, ...], row: Row, function: str) -> Message | None:
    if not row.failing_shown:
        return None
    for look in diagnoses:
        message = look(row)
        if message is not None:
            return _about(function, message)
    return None


def _about(function: str, message: Message | None) -> Message | None:
    if message is None:
        return None
    return Message(message.code, {"function": function, **message.values}, message.line)
