"""The result does not count at all: for functions that change their arguments or print."""

from __future__ import annotations

from grader.compare.comparison import EQUAL, Comparison, Mode, ModeExample
from grader.runner.values import Foreign


def _compare(expected: object, actual: object, parameter: float | None) -> Comparison:
    return EQUAL


EXAMPLES = (
    ModeExample(None, None, "equal", "nothing for nothing"),
    ModeExample(None, [1, 2], "equal", "something for nothing"),
    ModeExample([1], None, "equal", "nothing for something"),
    ModeExample(None, Foreign("object"), "equal", "anything"),
)

IGNORED_MODE = Mode("ignored", "the result does not count", _compare, EXAMPLES)
