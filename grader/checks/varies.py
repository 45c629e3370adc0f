"""Does a function answer by chance? A sequential test that accuses an honest player less than once in a billion.

Two fresh children are loaded with different seeds and draw without seeding again, on the same cases in the same order.
A player by chance answers differently somewhere within one child on the same case, and differently in the two. One that
always answers alike fails the first; one that fixes the seed itself, in the function or when it is loaded, the second.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grader.checks.verdict import PASSED, Table, Verdict, of_failure
from grader.model.outcome import Outcome

CASES = 20
FIRST_ROUNDS = 2
"""of draws: enough for nearly every player; who seems to leave nothing to chance is asked in more of them"""
ROUNDS = 40
LEAST_DRAWS = 400
"""by one child before it is accused, where there are few cases: who answers otherwise in one of ten draws is honest"""
SEEDS = (1_000_003, 2_000_003)

Draws = Sequence[Mapping[int, Outcome]]
"""rounds, each with an outcome for every position"""
Draw = Callable[[int, int], Draws]
"""so many rounds of a child that is loaded with this seed; none if it could not be loaded"""
NOT_YET: tuple[Verdict, Draws] = (Verdict(False, "not_random"), ())


def varied_positions(table_positions: Sequence[int]) -> list[int]:
    """The cases that are drawn from: spread over all sizes, the larger ones first, as they leave more to chance."""
    step = max(1, len(table_positions) // CASES)
    return list(table_positions[::-1][::step][:CASES])


def judge_by_draws(
    positions: int,
    draw: Draw,
    what_counts: Callable[[Draws], Draws] | None = None,
    draw_again: Draw | None = None,
) -> tuple[Verdict, Draws]:
    """The verdict, and what was drawn with the first seed. `draw`: in fresh children; `draw_again`: in one that was
    used before and is loaded again, which is enough to acquit and never to accuse; `what_counts`: the draws with the
    part of each answer that must vary in the place of the whole."""
    verdict, first = _judge_rounds(draw_again, FIRST_ROUNDS, what_counts) if draw_again else NOT_YET
    if verdict.passed:
        return verdict, first
    for rounds in (FIRST_ROUNDS, max(ROUNDS, LEAST_DRAWS // positions)):
        verdict, first = _judge_rounds(draw, rounds, what_counts)
        if verdict.passed or verdict.reason != "not_random":
            break
    return verdict, first


def _judge_rounds(draw: Draw, rounds: int, what_counts: Callable[[Draws], Draws] | None) -> tuple[Verdict, Draws]:
    first, second = (draw(rounds, seed) for seed in SEEDS)
    verdict = judge_varies(first, second) if first and second else NOT_YET[0]
    if verdict.passed and what_counts is not None:
        verdict = judge_varies(what_counts(first), what_counts(second))
    return verdict, first


def judge_varies(first: Draws, second: Draws) -> Verdict:
    """Of the draws of the two children."""
    for rounds in (first, second):
        for outcomes in rounds:
            for outcome in outcomes.values():
                failure = of_failure(outcome)
                if failure is not None:
                    return failure
    if not any(_differ(first, position) for position in first[0]):
        return Verdict(False, "not_random")
    if all(a == b for a, b in zip(_answers(first), _answers(second), strict=False)):
        return Verdict(False, "not_random", values={"kind": "seeded"})
    return PASSED


def _differ(rounds: Draws, position: int) -> bool:
    return len({outcomes[position].value for outcomes in rounds}) > 1


def _answers(rounds: Draws) -> list[bytes]:
    return [outcome.value for outcomes in rounds for outcome in outcomes.values()]


def judge_table(table: Table) -> dict[int, Verdict]:
    """Within the table of seeded draws `varies` decides nothing: it has draws of its own."""
    return {position: of_failure(table.outcomes[position]) or PASSED for position in table.positions}
