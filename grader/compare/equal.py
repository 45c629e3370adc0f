"""The usual mode: numbers by value, lists and tuples as sequences, all else by its type and value."""

from __future__ import annotations

from grader.compare.comparison import Comparison, Mode, ModeExample
from grader.compare.walk import Rules, Walk
from grader.runner.values import Foreign

_RULES = Rules()


def _compare(expected: object, actual: object, parameter: float | None) -> Comparison:
    return Walk(_RULES).compare(expected, actual)


EXAMPLES = (
    ModeExample(16, 16, "equal", "the same whole number"),
    ModeExample(16, 8, "wrong_value", "another number"),
    ModeExample(2**60, 2**60 - 1, "wrong_value", "whole numbers are compared exactly"),
    ModeExample(16, 16.0, "equal", "a float of the same value", ("note_float_for_int",)),
    ModeExample(2**60, float(2**60 + 1), "equal", "the float has exactly that value", ("note_float_for_int",)),
    ModeExample(2**60 + 1, float(2**60), "wrong_value", "the float was rounded"),
    ModeExample(3, 3.0000000001, "wrong_value", "no tolerance where a whole number is expected"),
    ModeExample(2.0, 2, "equal", "a whole number for a float", ("note_int_for_float",)),
    ModeExample(0.3, 0.1 + 0.2, "equal", "rounding of floats does not count"),
    ModeExample(0.3, 0.3001, "wrong_value", "more than rounding"),
    ModeExample(0.0, 1e-10, "equal", "the tolerance is absolute too"),
    ModeExample(1.5, 10**400, "wrong_value", "a whole number that no float can hold"),
    ModeExample(float("inf"), 10**400, "wrong_value", "huge is not infinite"),
    ModeExample(float("nan"), float("nan"), "equal", "NaN is what was expected"),
    ModeExample(1.0, float("nan"), "wrong_value", "NaN for a number"),
    ModeExample(1, float("nan"), "wrong_value", "NaN for a whole number"),
    ModeExample(float("inf"), float("-inf"), "wrong_value", "the sign of infinity counts"),
    ModeExample(0.0, -0.0, "equal", "zero has no sign here"),
    ModeExample(1 + 2j, 1.0000000001 + 2j, "equal", "complex numbers by their parts"),
    ModeExample(1 + 2j, 1 - 2j, "wrong_value", "the imaginary part counts"),
    ModeExample(2.0, 2 + 0j, "equal", "a complex number of the same value", ("note_other_type",)),
    ModeExample(2 + 0j, 2, "equal", "a real number of the same value", ("note_other_type",)),
    ModeExample(True, 1, "equal", "1 has the value of True", ("note_int_for_bool",)),
    ModeExample(1, True, "equal", "True has the value of 1", ("note_bool_for_int",)),
    ModeExample(True, 2, "wrong_value", "2 is true, but not True"),
    ModeExample(False, None, "wrong_type", "None is not False"),
    ModeExample(None, 0, "wrong_type", "0 is not None"),
    ModeExample(None, None, "equal", "None is what was expected"),
    ModeExample(5, "5", "wrong_type", "text is no number"),
    ModeExample("ab", "ab", "equal", "the same text"),
    ModeExample("ab", "ab ", "wrong_value", "a space counts"),
    ModeExample("ab", b"ab", "wrong_type", "bytes are no text"),
    ModeExample("ab", ["a", "b"], "wrong_type", "a list of letters is no text"),
    ModeExample([1, 2], [1, 2], "equal", "the same list"),
    ModeExample([1, 2], [2, 1], "wrong_value", "the order counts"),
    ModeExample([1, 2], [1, 2, 3], "wrong_value", "one too many"),
    ModeExample((0, 1), [0, 1], "equal", "a list for a tuple", ("note_list_for_tuple",)),
    ModeExample([(0, 1)], [[0, 1]], "equal", "a list for a tuple, inside", ("note_list_for_tuple",)),
    ModeExample([0, 1], (0, 1), "equal", "a tuple for a list", ("note_tuple_for_list",)),
    ModeExample([[16, 4], [1]], [16, 4, 1], "wrong_value", "a flat list has another number of members"),
    ModeExample([[16, 4]], [16], "wrong_type", "a number for an inner list"),
    ModeExample([1, 2], {1, 2}, "wrong_type", "a set has no order"),
    ModeExample([1, 2], {1: 0, 2: 0}, "wrong_type", "a dict is no list"),
    ModeExample([1, 2], Foreign("map", "<map object>"), "wrong_type", "a map object is no list"),
    ModeExample([1, 2], Foreign("dict_values", "dict_values([1, 2])"), "wrong_type", "a view of a dict is no list"),
    ModeExample([0, 1], Foreign("range", "range(0, 2)"), "wrong_type", "a range is no list"),
    ModeExample({1, 2}, {2, 1}, "equal", "sets have no order"),
    ModeExample({1, 2}, {1, 3}, "wrong_value", "another member"),
    ModeExample({1, 2}, {1.0, 2}, "equal", "members by the same rules", ("note_float_for_int",)),
    ModeExample({0.3}, {0.1 + 0.2}, "equal", "rounding of members does not count"),
    ModeExample({1}, frozenset({1}), "equal", "a frozenset is a set", ("note_other_type",)),
    ModeExample(frozenset({1}), {1}, "equal", "a set for a frozenset", ("note_other_type",)),
    ModeExample({1, 2}, [1, 2], "wrong_type", "a list is no set"),
    ModeExample({"a": 1, "b": 2}, {"b": 2, "a": 1}, "equal", "the order of keys does not count"),
    ModeExample({"a": (1, 2)}, {"a": [1, 2]}, "equal", "values by the same rules", ("note_list_for_tuple",)),
    ModeExample({"a": 1}, {"a": 2}, "wrong_value", "another value"),
    ModeExample({"a": 1}, {"b": 1}, "wrong_value", "another key"),
    ModeExample(
        Foreign("map", "<map object>"), Foreign("map", "<map object>"), "wrong_value", "what it holds is unknown"
    ),
    ModeExample(
        Foreign("Fraction", "Fraction(1, 2)"), Foreign("Fraction", "Fraction(1, 2)"), "equal", "its text tells all"
    ),
)

EQUAL_MODE = Mode("equal", "numbers by value, lists and tuples alike, all else exactly", _compare, EXAMPLES)
