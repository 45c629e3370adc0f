"""Honest players by chance, simulated: a look at the simulation, and a small one."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.chance import NIM, PLAIN, chance_lines, coin, nim_task, simulate
from grader.checks.varies import judge_by_draws
from grader.model.outcome import Outcome
from grader.runner.values import encode


def test_no_honest_player_is_accused() -> None:
    found = simulate(500)
    assert not found.accused
    assert found.draws >= 500 * 8


def test_the_line_says_how_many_of_how_many_kinds() -> None:
    (line,), fine = chance_lines(10)
    assert fine
    assert f"10 simulated honest players by chance, of {len(NIM) + len(PLAIN)} kinds, none was accused" in line


def test_cases_are_those_of_the_exercise() -> None:
    task = nim_task()
    assert len(task.cases) == 20
    assert all(max(rows) > 2 for rows in task.cases)
    assert task.varying


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        pytest.param(lambda round_, seed: 1, "not_random", id="constant"),
        pytest.param(lambda round_, seed: seed, "not_random", id="chosen once, when it is loaded"),
        pytest.param(lambda round_, seed: round_, "not_random", id="in turn"),
        pytest.param(lambda round_, seed: round_ * seed % 97 % 2, "", id="by chance"),
        pytest.param(lambda round_, seed: int(round_ == 300) * seed, "", id="by chance, but hardly ever"),
    ],
)
def test_one_case_is_enough(answers: object, reason: str) -> None:
    def draw(rounds: int, seed: int) -> list[dict[int, Outcome]]:
        return [{0: Outcome("returned", encode(answers(number, seed)))} for number in range(rounds)]  # type: ignore[operator]

    assert judge_by_draws(1, draw)[0].reason == reason


def test_a_coin_falls_on_both_sides() -> None:
    chance = Random(1)
    assert {coin(chance, []) for _ in range(20)} == {"heads", "tails"}
