"""The facts of Mastermind on fewer codes than the benchmark plays."""

from __future__ import annotations

import runpy
from typing import Any

import pytest

from benchmarks.mastermind import Games, form_of, games_of_cooley, games_of_knuth
from tests.grading.graded import ROOT


@pytest.fixture(scope="module")
def reference() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "reference/mastermind/solution.py"))


@pytest.mark.parametrize(
    ("code", "form"),
    [((1, 1, 2, 2), (2, 2)), ((2, 1, 2, 1), (2, 2)), ((4, 3, 1, 1), (2, 1, 1)), ((5, 5, 5, 5), (4,))],
)
def test_form(code: tuple[int, ...], form: tuple[int, ...]) -> None:
    assert form_of(code) == form


def test_knuth_against_all_codes_of_a_small_game(reference: dict[str, Any]) -> None:
    games = games_of_knuth(reference, colors=4, pegs=3)
    assert games.codes == 64
    assert max(games.lengths) <= 5


def test_cooley_against_some_codes(reference: dict[str, Any]) -> None:
    games = games_of_cooley(reference, [(1, 1, 1, 1), (6, 5, 4, 3), (2, 1, 2, 1)])
    assert games.codes == 3
    assert games.openings == {(2, 1, 1)}
    assert max(games.lengths) <= 9


def test_figures_in_words() -> None:
    games = Games(frozenset({(2, 2)}), {5: 1, 4: 3})
    assert games.in_words() == "at most 5, 4.25 in the mean (4: 3, 5: 1)"
    assert games.within(4) == 0.75
