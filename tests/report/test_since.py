"""What is said of two checks of the same file, one after the other."""

from __future__ import annotations

from dataclasses import replace

from grader.report.screen import Screen
from grader.report.since import changes
from tests.report.samples import BEST, FUNCTIONS, RICH

SCREEN = Screen()


def test_a_function_that_is_mended_is_told_with_the_points() -> None:
    mended = tuple(replace(f, status="passed", points=1.0) if f.name == "vsebuje" else f for f in RICH.functions)
    assert changes(RICH, replace(RICH, functions=mended), "en", SCREEN) == [
        "Since the last time:",
        "  ✓ vsebuje: wrong → right",
        "  Points: 3 → 4",
    ]


def test_of_one_function_alone() -> None:
    mended = tuple(replace(f, status="passed", points=1.0) for f in RICH.functions)
    said = changes(RICH, replace(RICH, functions=mended), "en", SCREEN, "vsebuje")
    assert said == ["Since the last time:", "  ✓ vsebuje: wrong → right"]


def test_nothing_has_changed() -> None:
    assert changes(RICH, RICH, "en", SCREEN) == ["Nothing has changed since the last time."]


def test_in_another_language_without_signs() -> None:
    said = changes(BEST, replace(BEST, functions=FUNCTIONS), "sl", Screen(signs=False))
    assert "  x vsebuje: pravilno -> narobe" in said


def test_a_function_that_is_new_in_the_exercise_is_no_change() -> None:
    assert changes(replace(RICH, functions=()), replace(RICH, points=None), "en", SCREEN)[1:] == ["  Points: 0 → 3"]
