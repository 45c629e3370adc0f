from __future__ import annotations

import pytest

from grader.compare.shape import same_shape
from grader.runner.values import Foreign

FITS = [
    (1, 5, "another whole number"),
    (1, True, "True is a whole number"),
    (True, 0, "0 for a bool"),
    (1.0, 2, "a whole number for a float"),
    ("a", "bc", "another text"),
    (None, None, "None"),
    ((1, 2), (3, 4), "a pair"),
    ((1, 2), [3, 4], "a list for a pair"),
    ([1, 2], [3], "a list of another length"),
    ([1, 2], (3,), "a tuple for a list"),
    ([1, 2], [], "an empty list"),
    ([], ["a"], "nothing is known of the members"),
    ([1, "a"], ["b", 2], "each member like some expected one"),
    ([(1, 2)], [(3, 4), [5, 6]], "pairs in a list"),
    ({1}, {2, 3}, "a set"),
    ({1}, frozenset({2}), "a frozenset for a set"),
    ({"a": 1}, {"b": 2}, "a dict"),
    (b"a", b"b", "bytes"),
    (Foreign("Fraction", "Fraction(1, 2)"), Foreign("Fraction", "Fraction(1, 3)"), "the same foreign type"),
]
DOES_NOT_FIT = [
    (1, 1.0, "a float as a subscript would fail"),
    (1, "1", "a text for a number"),
    (1, None, "None for a number"),
    (None, False, "False for None"),
    ((1, 2), (1, 2, 3), "three for a pair"),
    ((1, 2), (1, "a"), "a text in the second place"),
    ((1, 2), {1, 2}, "a set for a pair"),
    ((1, 2), "ab", "a text for a pair"),
    ([1], [1, "a"], "a member like no expected one"),
    ([1], [[1]], "a list for a number inside"),
    ([[1]], [1], "a number for a list inside"),
    ([1], Foreign("map"), "a map object for a list"),
    ({"a": 1}, {"a": "b"}, "another kind of value in a dict"),
    ({"a": 1}, {1: 1}, "another kind of key in a dict"),
    ({1}, [1], "a list for a set"),
    ("a", Foreign("str"), "a subclass of text"),
]


@pytest.mark.parametrize(("expected", "actual", "why"), FITS, ids=[why for *_, why in FITS])
def test_fits(expected: object, actual: object, why: str) -> None:
    assert same_shape(expected, actual)


@pytest.mark.parametrize(("expected", "actual", "why"), DOES_NOT_FIT, ids=[why for *_, why in DOES_NOT_FIT])
def test_does_not_fit(expected: object, actual: object, why: str) -> None:
    assert not same_shape(expected, actual)
