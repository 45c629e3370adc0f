"""Only whether the value counts as true."""

from __future__ import annotations

from grader.compare.comparison import EQUAL, WRONG_VALUE, Comparison, Mode, ModeExample, wrong_type
from grader.compare.loose import briefly
from grader.model.result import Message
from grader.runner.values import Foreign


def _compare(expected: object, actual: object, parameter: float | None) -> Comparison:
    if type(actual) is Foreign and type(expected) is not Foreign:
        return wrong_type(expected, actual)
    if bool(expected) != bool(actual):
        return WRONG_VALUE
    if type(expected) is not bool or type(actual) is bool:
        return EQUAL
    code = "note_none_for_false" if actual is None else "note_truthy"
    return Comparison(True, notes=(Message(code, {"expected": briefly(expected), "actual": briefly(actual)}),))


EXAMPLES = (
    ModeExample(True, True, "equal", "the same"),
    ModeExample(True, 5, "equal", "5 is true", ("note_truthy",)),
    ModeExample(True, [0], "equal", "a list with a member is true", ("note_truthy",)),
    ModeExample(False, None, "equal", "None is false", ("note_none_for_false",)),
    ModeExample(False, "", "equal", "an empty text is false", ("note_truthy",)),
    ModeExample(False, 0.0, "equal", "zero is false", ("note_truthy",)),
    ModeExample([], 0, "equal", "nothing is told where the reference returns no bool either"),
    ModeExample(True, False, "wrong_value", "the opposite"),
    ModeExample(True, None, "wrong_value", "None is false"),
    ModeExample(False, "False", "wrong_value", "a text with letters is true"),
    ModeExample(True, Foreign("generator"), "wrong_type", "a generator is always true: it says nothing"),
    ModeExample(False, Foreign("map"), "wrong_type", "a map object is always true: it says nothing"),
)

TRUTHY_MODE = Mode("truthy", "whether the value counts as true", _compare, EXAMPLES)
