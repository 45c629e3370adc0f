"""The registry of the modes, and the one function by which they are used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grader.compare.accept import read_as
from grader.compare.approximate import APPROXIMATE_MODE
from grader.compare.comparison import Comparison, Mode, type_name
from grader.compare.equal import EQUAL_MODE
from grader.compare.ignored import IGNORED_MODE
from grader.compare.iterable import ITERABLE_MODE
from grader.compare.sets import SET_MODE
from grader.compare.strict import STRICT_MODE
from grader.compare.text import TEXT_MODE
from grader.compare.truthy import TRUTHY_MODE
from grader.compare.unordered import UNORDERED_MODE, members_in_any_order
from grader.model.exercise import Compare
from grader.model.result import Message
from grader.runner.subclasses import holds_subclass, plain_of
from grader.runner.values import Foreign

MODES: dict[str, Mode] = {
    "equal": EQUAL_MODE,
    "strict": STRICT_MODE,
    "truthy": TRUTHY_MODE,
    "unordered": UNORDERED_MODE,
    "set": SET_MODE,
    "approximate": APPROXIMATE_MODE,
    "text": TEXT_MODE,
    "iterable": ITERABLE_MODE,
    "ignored": IGNORED_MODE,
}


def compare(mode: Compare, expected: object, actual: object, accept: Sequence[str] = ()) -> Comparison:
    """Is `actual` as good as `expected`? Both are decoded values; `accept` names further types that count.

    Never raises for values that came through the encoding; takes n log n steps in the size of the values.
    KeyError if there is no such mode.
    """
    chosen = MODES[mode.mode]
    if mode.mode != "strict" and (holds_subclass(actual) or holds_subclass(expected)):
        found = chosen.compare(plain_of(expected), plain_of(actual), mode.parameter)
        if found.equal and type(actual) is Foreign:
            return replace(found, notes=(*found.notes, _told(expected, actual)))
        expected, actual = plain_of(expected), plain_of(actual)
    found = chosen.compare(expected, actual, mode.parameter)
    if found.equal or not accept:
        return found
    reading = read_as(expected, actual, accept)
    if reading is None:
        return found
    if isinstance(expected, (set, frozenset)):
        return SET_MODE.compare(expected, reading.value, None)
    if not reading.order_counts and isinstance(expected, (list, tuple)):
        return members_in_any_order(expected, reading.value)
    fitting = tuple(reading.value) if isinstance(expected, tuple) else reading.value  # type: ignore[arg-type]
    return chosen.compare(expected, fitting, mode.parameter)


def _told(expected: object, actual: object) -> Message:
    """A named tuple for a tuple, a Counter for a dict: told, and free."""
    return Message("note_other_type", {"expected": type_name(expected), "actual": type_name(actual)})
