"""Anything that gives the expected members in the expected order. Iterators arrive as lists: the worker reads them."""

from __future__ import annotations

from grader.compare.comparison import Comparison, Mode, ModeExample, wrong_type
from grader.compare.equal import EQUAL_MODE
from grader.runner.values import Foreign


def _compare(expected: object, actual: object, parameter: float | None) -> Comparison:
    if not isinstance(expected, (list, tuple)):
        return EQUAL_MODE.compare(expected, actual, parameter)
    if not isinstance(actual, (list, tuple)):
        return wrong_type(expected, actual)
    return EQUAL_MODE.compare(list(expected), list(actual), parameter)


EXAMPLES = (
    ModeExample([1, 2], [1, 2], "equal", "a list, or an iterator that was read"),
    ModeExample([1, 2], (1, 2), "equal", "a tuple is as good, and nothing is told"),
    ModeExample([1, 2], [2, 1], "wrong_value", "the order counts"),
    ModeExample([1, 2], [1], "wrong_value", "it ends too soon"),
    ModeExample([1, 2], [[1], [2]], "wrong_type", "it gives lists instead of numbers"),
    ModeExample([1, 2], {1, 2}, "wrong_type", "a set has no order"),
    ModeExample([1, 2], Foreign("object"), "wrong_type", "what cannot be read"),
    ModeExample([1, 2], None, "wrong_type", "nothing was returned"),
    ModeExample(["a", "b"], "ab", "wrong_type", "a text is one thing"),
    ModeExample(5, 5, "equal", "what is no list is compared as in `equal`"),
)

ITERABLE_MODE = Mode("iterable", "anything that gives the expected members in order", _compare, EXAMPLES)
