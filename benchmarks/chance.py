"""Honest players by chance, simulated: is one of them ever accused of not being random?

python -m benchmarks.chance [--players 10000]

Each player is two processes, as in grading, seeded by a number of its own; what decides is what decides in grading.
Ends with 1 if one of them is accused.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from benchmarks.contenders import ROOT
from grader.checks.varies import Draws, judge_by_draws, varied_positions
from grader.expressions.evaluate import evaluate
from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import prepare
from grader.model.outcome import Outcome
from grader.runner.values import decode, encode

PLAYERS = 10_000
Rows = list[int]
Play = Callable[[Random, Rows], Any]


@dataclass(frozen=True)
class Task:
    """What is drawn from: the arguments of the cases, and the expression for what must vary ("": the result)."""

    cases: Sequence[Rows]
    varying: str = ""


@dataclass
class Simulated:
    """What came of it."""

    players: int
    draws: int = 0
    accused: Counter[str] = field(default_factory=Counter)
    """kind of player -> how many"""


def any_move(chance: Random, s: Rows) -> tuple[int, int]:
    """Each legal move is as likely as any other."""
    return chance.choice([(row, coins) for row, size in enumerate(s) for coins in range(1, size + 1)])


def row_then_coins(chance: Random, s: Rows) -> tuple[int, int]:
    row = chance.choice([row for row, size in enumerate(s) if size])
    return row, chance.randint(1, s[row])


def first_row(chance: Random, s: Rows) -> tuple[int, int]:
    """Only the number of coins is left to chance."""
    row = next(row for row, size in enumerate(s) if size)
    return row, chance.randint(1, s[row])


def one_coin(chance: Random, s: Rows) -> tuple[int, int]:
    """Only the row is left to chance."""
    return chance.choice([row for row, size in enumerate(s) if size]), 1


def until_legal(chance: Random, s: Rows) -> tuple[int, int]:
    """Guesses a row and a number until they fit."""
    while True:
        row, coins = chance.randrange(len(s)), chance.randint(1, max(s))
        if coins <= s[row]:
            return row, coins


def seldom(chance: Random, s: Rows) -> tuple[int, int]:
    """Mostly one coin of the first row; a move by chance in one of five."""
    return any_move(chance, s) if chance.random() < 0.2 else (next(row for row, size in enumerate(s) if size), 1)


NIM: tuple[Play, ...] = (any_move, row_then_coins, first_row, one_coin, until_legal, seldom)


def coin(chance: Random, _: Rows) -> str:
    return chance.choice(["heads", "tails"])


def die(chance: Random, _: Rows) -> int:
    return chance.randint(1, 6)


def share(chance: Random, _: Rows) -> float:
    return chance.random()


def one_in_ten(chance: Random, _: Rows) -> bool:
    return chance.random() < 0.1


PLAIN: tuple[Play, ...] = (coin, die, share, one_in_ten)
"""players of a game that has one case only: no other answer helps to see that they are honest"""


def nim_task() -> Task:
    """The cases of the shipped exercise from which moves are drawn."""
    suite = prepare(find_exercises(ROOT / "specs", ROOT / "reference", "nim")["nim"], "best", say=lambda _: None)
    found = suite.functions["poteza_racunalnik"]
    check = next(c for c in suite.exercise.function("poteza_racunalnik").checks if c.kind == "varies")
    positions = varied_positions(found.checks[check.name])
    return Task([decode(found.cases[position].arguments)[0] for position in positions], check.varying)


def simulate(players: int) -> Simulated:
    """So many honest players, of all kinds in turn."""
    simulated = Simulated(players)
    nim, plain = nim_task(), Task([[]])
    kinds = [(nim, play) for play in NIM] + [(plain, play) for play in PLAIN]
    for number in range(players):
        task, play = kinds[number % len(kinds)]
        verdict, _ = judge_by_draws(
            len(task.cases),
            partial(_draw, simulated, task, play, number),
            partial(_what_counts, task) if task.varying else None,
        )
        if not verdict.passed:
            simulated.accused[play.__name__] += 1
    return simulated


def _draw(simulated: Simulated, task: Task, play: Play, number: int, rounds: int, seed: int) -> Draws:
    """What a process draws that is seeded once, when it is loaded."""
    chance = Random(f"{number} {seed}")
    simulated.draws += rounds * len(task.cases)
    return [
        {position: Outcome("returned", encode(play(chance, case))) for position, case in enumerate(task.cases)}
        for _ in range(rounds)
    ]


def _what_counts(task: Task, draws: Draws) -> Draws:
    """As the judge does it."""
    return [{position: _counted(task, position, outcome) for position, outcome in one.items()} for one in draws]


def _counted(task: Task, position: int, outcome: Outcome) -> Outcome:
    counts = evaluate(task.varying, {"s": task.cases[position], "result": decode(outcome.value)})
    return Outcome("returned", repr(counts).encode())


def chance_lines(players: int = PLAYERS) -> tuple[list[str], bool]:
    """For the results, and whether nobody was accused."""
    simulated = simulate(players)
    accused = sum(simulated.accused.values())
    kinds = len(NIM) + len(PLAIN)
    told = "none was accused" if not accused else f"{accused} were accused: {dict(simulated.accused)}"
    line = (
        f"Of {players:,} simulated honest players by chance, of {kinds} kinds, {told} of not being random;"
        f" {simulated.draws / players:.0f} draws for each."
    )
    return [line], not accused


def main() -> None:
    parser = argparse.ArgumentParser(description="Are honest players by chance ever accused?")
    parser.add_argument("--players", type=int, default=PLAYERS)
    lines, fine = chance_lines(parser.parse_args().players)
    print("\n".join(lines))
    sys.exit(not fine)


if __name__ == "__main__":
    main()
