"""Values made to hold the grader up or to break it."""

from __future__ import annotations

from typing import Any

import pytest

from grader.compare.modes import MODES, compare
from grader.compare.order import key
from grader.model.exercise import Compare


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("depth", [64, 500, 50_000])
def test_depth_is_no_way_to_stop_the_grader(mode: str, depth: int) -> None:
    compare(Compare(mode), nested(depth), nested(depth))
    compare(Compare(mode), [nested(depth)], [nested(depth), 1][:1])


@pytest.mark.parametrize("mode", ["equal", "unordered", "set", "approximate"])
def test_large_values(mode: str) -> None:
    modulus = (1 << 61) - 1
    one = [modulus * number for number in range(50_000)]
    two = [modulus * number for number in range(1, 50_001)]
    assert not compare(Compare(mode), one, two).equal
    assert compare(Compare(mode), one, list(one)).equal


def test_many_floats_near_each_other() -> None:
    one = [(1.0 + number * 1e-12, -number) for number in range(3000)]
    two = [(1.0 + number * 1e-12, -number - 5000) for number in range(3000)]
    assert not compare(Compare("unordered"), one, two).equal


def test_floats_are_paired_even_if_sorting_puts_them_in_another_order() -> None:
    one = [(0.1 + 0.2, 1), (0.3, 2)]
    two = [(0.3, 1), (0.1 + 0.2, 2)]
    assert compare(Compare("unordered"), one, two).equal


def test_keys_of_all_kinds_can_be_sorted() -> None:
    values = [None, True, 2, 0.5, float("nan"), 1j, complex("nan"), "a", b"a", [1], (1, "a"), {1}, {"a": 1}, 10**400]
    keys = [key(value) for value in values]
    assert sorted(keys) == sorted(keys[5:] + keys[:5])


@pytest.mark.parametrize(("one", "two"), [([1, 2.0], (True, 2)), (2, 2 + 0j), ({1}, frozenset({1.0}))])
def test_values_that_count_as_equal_have_equal_keys(one: object, two: object) -> None:
    assert key(one) == key(two)
