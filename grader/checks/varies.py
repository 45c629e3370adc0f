"""Does a function answer by chance? A sequential test that accuses an honest player less than once in a billion.

Two fresh children are loaded with different seeds and draw without seeding again, on the same cases in the same order.
A player by chance answers differently somewhere within one child on the same case, and differently in the two. One that
always answers alike fails the first; one that fixes the seed itself, in the function or when it is loaded, the second.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grader.checks.verdict import PASSED, Table, Verdict, of_failure
from grader.model.outcome import Outcome

CASES = 20
DRAWS = 40
SEEDS = (1_000_003, 2_000_003)


def varied_positions(table_positions: Sequence[int]) -> list[int]:
    """The cases that are drawn from: spread over all sizes, the larger ones first, as they leave more to chance."""
    step = max(1, len(table_positions) // CASES)
    return list(table_positions[::-1][::step][:CASES])


def judge_varies(first: Sequence[Mapping[int, Outcome]], second: Sequence[Mapping[int, Outcome]]) -> Verdict:
    """Of the rounds of draws of the two children; each round has an outcome for every position."""
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


def _differ(rounds: Sequence[Mapping[int, Outcome]], position: int) -> bool:
    return len({outcomes[position].value for outcomes in rounds}) > 1


def _answers(rounds: Sequence[Mapping[int, Outcome]]) -> list[bytes]:
    return [outcome.value for outcomes in rounds for outcome in outcomes.values()]


def judge_table(table: Table) -> dict[int, Verdict]:
    """Within the table of seeded draws `varies` decides nothing: it has draws of its own."""
    return {position: of_failure(table.outcomes[position]) or PASSED for position in table.positions}
