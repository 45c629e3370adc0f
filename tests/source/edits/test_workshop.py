"""Edited functions are compiled alone, run with fuel, and leave the module as it was."""

from __future__ import annotations

from typing import Any

import pytest

from grader.source.edits.fuel import OutOfFuel
from grader.source.edits.workshop import CannotEdit, Workshop

SOURCE = '''
from functools import lru_cache

def helper(n):
    return n + 1

def other(n):
    return helper(n)

@lru_cache
def f(n: "int") -> "int":
    """Text."""
    while n < 10:
        n = helper(n)
    return n

short = lambda n: n + 1
'''


def workshop(function: str, repair: bool = False, source: str = SOURCE) -> Workshop:
    namespace: dict[str, Any] = {}
    exec(source, namespace)
    return Workshop(source, function, {"other"}, namespace, repair)


def test_without_an_edit_it_is_the_function() -> None:
    shop = workshop("f")
    shop.fuel.left = 100
    assert shop.function_with([])(3) == 10


def test_helpers_that_nobody_asks_for_are_edited_too_and_required_ones_not() -> None:
    assert {unit.name for unit, _ in workshop("f").edits()} == {"f", "helper"}
    assert {unit.name for unit, _ in workshop("short").edits()} == {"short"}
    required = workshop("f", source=SOURCE.replace("helper", "other"))
    assert {unit.name for unit, _ in required.edits()} == {"f"}


def test_each_edit_is_made_alone() -> None:
    shop = workshop("f")
    answers = set()
    for number in range(len(shop.edits())):
        shop.fuel.left = 1000
        try:
            answers.add(shop.function_with([number])(3))
        except OutOfFuel:
            answers.add("never stops")
        except TypeError:
            answers.add("raises")
    assert {10, 11, "never stops"} <= answers
    shop.fuel.left = 100
    assert shop.function_with([])(3) == 10


def test_what_never_stops_runs_out_of_fuel() -> None:
    shop = workshop("f", source="def f(n):\n    while n:\n        n += 1\n")
    shop.fuel.left = 50
    with pytest.raises(OutOfFuel):
        shop.function_with([])(1)


def test_recursion_uses_fuel_too() -> None:
    shop = workshop("f", source="def f(n):\n    return f(n)\n")
    shop.fuel.left = 50
    with pytest.raises(OutOfFuel):
        shop.function_with([])(1)


@pytest.mark.parametrize("power", ["2 ** n", "1 << n", "2 ** 3 ** n", "(lambda m: m ** n)(3)"])
def test_a_power_that_takes_for_ever_is_not_begun(power: str) -> None:
    shop = workshop("f", repair=True, source=f"def f(n):\n    m = 2\n    m **= n % 100\n    return {power}\n")
    shop.fuel.left = 50
    f = shop.function_with([])
    assert f(2) == eval(power, {"n": 2})
    with pytest.raises(OutOfFuel):
        f(10**9)


def test_an_edit_is_the_same_when_it_is_made_again() -> None:
    shop = workshop("f", source="def f(n):\n    return 2 ** n + 1\n")
    answers = [
        [shop.function_with([number])(n) for number, (_, edit) in enumerate(shop.edits()) if "number" in edit.kind]
        for n in (3, 5)
        for shop.fuel.left in (50, 50)
    ]
    assert answers[0] == answers[1] != answers[2] == answers[3]


def test_a_second_edit_counts_from_the_first() -> None:
    shop = workshop("f", source="def f(n):\n    return n + 1 - 1\n")
    kinds = [edit.kind for _, edit in shop.edits()]
    first = kinds.index("number_one_larger")
    second = [edit.kind for _, edit in shop.after(first)].index("number_one_larger")
    shop.fuel.left = 10
    assert shop.function_with([first, second])(0) in (1, 2)


@pytest.mark.parametrize("chosen", [[9999], [0, 9999]])
def test_an_edit_that_there_is_not_cannot_be_made(chosen: list[int]) -> None:
    with pytest.raises(CannotEdit):
        workshop("f").function_with(chosen)


@pytest.mark.parametrize("source", ["f = 3\n", "import f\n", "class f:\n    pass\n", "def g():\n    pass\n"])
def test_what_is_no_function_has_no_edits(source: str) -> None:
    assert Workshop(source, "f", set(), {}, True).edits() == []
