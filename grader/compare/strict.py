"""Types and values exactly."""

from __future__ import annotations

from grader.compare.comparison import Comparison, Mode, ModeExample
from grader.compare.walk import Rules, Walk

_RULES = Rules(tolerance=0.0, types_exact=True)


def _compare(expected: object, actual: object, parameter: float | None) -> Comparison:
    return Walk(_RULES).compare(expected, actual)


EXAMPLES = (
    ModeExample(1, 1, "equal", "the same whole number"),
    ModeExample(1, True, "wrong_type", "a bool is no int here"),
    ModeExample(True, 1, "wrong_type", "an int is no bool here"),
    ModeExample(16, 16.0, "wrong_type", "a float is no int here"),
    ModeExample(0.3, 0.1 + 0.2, "wrong_value", "floats exactly"),
    ModeExample(0.5, 0.5, "equal", "the same float"),
    ModeExample(float("nan"), float("nan"), "equal", "NaN is what was expected"),
    ModeExample((1, 2), [1, 2], "wrong_type", "a list is no tuple here"),
    ModeExample([(1, 2)], [[1, 2]], "wrong_type", "a list is no tuple here, inside"),
    ModeExample([1, 2], [1, 2.0], "wrong_type", "members exactly too"),
    ModeExample({1}, frozenset({1}), "wrong_type", "a frozenset is no set here"),
    ModeExample({1}, {True}, "wrong_type", "members of sets exactly too"),
    ModeExample({(1, 2), (0, 2)}, {(0, 2), (1, 2)}, "equal", "sets have no order"),
    ModeExample({"a": 1}, {"a": 1.0}, "wrong_type", "values of dicts exactly too"),
    ModeExample({"a": 1, "b": 2}, {"b": 2, "a": 1}, "equal", "the order of keys does not count"),
    ModeExample(None, False, "wrong_type", "False is not None"),
)

STRICT_MODE = Mode("strict", "types and values exactly", _compare, EXAMPLES)
