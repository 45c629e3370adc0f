"""Numbers within a tolerance, at any depth."""

from __future__ import annotations

from grader.compare.comparison import Comparison, Mode, ModeExample
from grader.compare.walk import DEFAULT_TOLERANCE, Rules, Walk


def _compare(expected: object, actual: object, parameter: float | None) -> Comparison:
    tolerance = DEFAULT_TOLERANCE if parameter is None else parameter
    return Walk(Rules(tolerance=tolerance, integers_too=True)).compare(expected, actual)


EXAMPLES = (
    ModeExample(3.14, 3.1415, "equal", "within the tolerance", parameter=0.01),
    ModeExample(3.14, 3.2, "wrong_value", "beyond the tolerance", parameter=0.01),
    ModeExample(100.0, 100.5, "equal", "the tolerance is relative to large numbers", parameter=0.01),
    ModeExample(0.0, 0.005, "equal", "and absolute near zero", parameter=0.01),
    ModeExample(3, 3.001, "equal", "also where a whole number is expected", ("note_float_for_int",), parameter=0.01),
    ModeExample(10**400, 10**400 + 1, "equal", "numbers that no float can hold", parameter=0.01),
    ModeExample(10**400, 10**300, "wrong_value", "numbers that no float can hold", parameter=0.01),
    ModeExample([1.0, [2.0]], [1.001, [2.001]], "equal", "at any depth", parameter=0.01),
    ModeExample({1.0, 2.0}, {2.001, 1.001}, "equal", "members of sets", parameter=0.01),
    ModeExample({"a": 1.0}, {"a": 1.1}, "wrong_value", "values of dicts", parameter=0.01),
    ModeExample(0.3, 0.1 + 0.2, "equal", "a small tolerance if none is given"),
    ModeExample(0.3, 0.30001, "wrong_value", "a small tolerance if none is given"),
    ModeExample(float("nan"), float("nan"), "equal", "NaN is what was expected", parameter=0.01),
    ModeExample(float("inf"), 1e300, "wrong_value", "nothing finite is near infinity", parameter=0.01),
    ModeExample(1.0, "1.0", "wrong_type", "text is no number", parameter=0.01),
    ModeExample("a", "b", "wrong_value", "all else as in `equal`", parameter=0.01),
)

APPROXIMATE_MODE = Mode("approximate", "numbers within a tolerance, as approximate(0.01)", _compare, EXAMPLES)
