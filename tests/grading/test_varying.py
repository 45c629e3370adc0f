"""`varies` with an expression: what must be left to chance, where the whole result is not enough."""

from __future__ import annotations

import pytest

from grader.model.result import SubmissionResult
from tests.grading.exercises import check, graded, prepared

SPEC = """
limits: {seconds: 0.2}
functions:
  take:
    given: rows=lists(integers(3, 9), min_size=2, max_size=4)
    checks:
      legal:  {points: 1, holds: '1 <= result[1] <= rows[result[0]]'}
      random: {points: 1, varies: 'rows[result[0]] - result[1]'}
"""
SOLUTION = """
from random import randrange, randint

def take(rows):
    row = randrange(len(rows))
    return row, randint(1, rows[row])
"""
PLAYERS = {
    "honest": SOLUTION,
    "always_the_first_row": "import random\ndef take(rows): return 0, random.randint(1, rows[0])\n",
    "always_all": "import random\ndef take(rows):\n    i = random.randrange(len(rows))\n    return i, rows[i]\n",
    "always_the_same": "def take(rows): return 0, 1\n",
    "one_seed": "import random\ndef take(rows):\n    random.seed(3)\n    return 0, random.randint(1, rows[0])\n",
    "one_seed_when_loaded": SOLUTION.replace("def take", "seed(5)\n\ndef take").replace("randint\n", "randint, seed\n"),
    "hangs": SOLUTION.replace("row =", "while sum(rows) > 7: pass\n    row ="),
    "no_pair": "import random\ndef take(rows): return random.random()\n",
    "no_row": "import random\ndef take(rows): return 99, random.random()\n",
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, SubmissionResult]:
    return graded(prepared(tmp_path_factory.mktemp("exercise"), SPEC, SOLUTION), PLAYERS)


@pytest.mark.parametrize("player", ["honest", "always_the_first_row"])
def test_what_varies_in_what_counts_passes(player: str, results: dict[str, SubmissionResult]) -> None:
    assert check(results[player], "random", "take").status == "passed"


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("always_all", "not_random"),
        ("always_the_same", "not_random"),
        ("one_seed", "not_random"),
        ("one_seed_when_loaded", "not_random_seeded"),
    ],
)
def test_what_does_not_is_not_random(player: str, said: str, results: dict[str, SubmissionResult]) -> None:
    found = check(results[player], "random", "take")
    assert (found.status, found.reason) == ("failed", "not_random")
    assert [message.code for message in found.diagnosis] == [said]
    assert check(results[player], "legal", "take").status == "passed"


@pytest.mark.parametrize("player", ["no_pair", "no_row"])
def test_where_the_expression_cannot_be_asked_the_result_is_taken(
    player: str, results: dict[str, SubmissionResult]
) -> None:
    assert check(results[player], "random", "take").status == "passed"


def test_what_hangs_is_shown_and_not_what_was_left_out_for_it(results: dict[str, SubmissionResult]) -> None:
    found = check(results["hangs"], "legal", "take")
    assert found.reason == "timed_out"
    assert found.counterexample is not None
    assert found.counterexample.call in ("take([3, 5])", "take([4, 4])", "take([5, 3])")
