"""Players of the shipped game, in real processes: who plays by chance is believed, who does not is always found."""

from __future__ import annotations

import pytest

from grader.grading.batch import grade_batch
from grader.model.result import SubmissionResult
from grader.model.submission import Submission
from tests.grading.exercises import check
from tests.grading.graded import suite_of

MOVES = "[(row, coins) for row, size in enumerate(s) for coins in range(1, size + 1)]"
RANDOM = {
    "any_move": f"import random\ndef play(s): return random.choice({MOVES})\n",
    "one_coin": "import random\ndef play(s): return random.choice([i for i, size in enumerate(s) if size]), 1\n",
    "seeded_by_the_system": f"import random\nrandom.seed()\ndef play(s): return random.choice({MOVES})\n",
    "an_own_source": f"from random import Random\nsource = Random()\ndef play(s): return source.choice({MOVES})\n",
    "of_the_system": f"import secrets\ndef play(s): return secrets.choice({MOVES})\n",
}
NOT_RANDOM = {
    "constant": "def play(s): return max(range(len(s)), key=s.__getitem__), 1\n",
    "first_move": f"def play(s): return {MOVES}[0]\n",
    "last_move": f"def play(s): return {MOVES}[-1]\n",
    "first_of_shuffled_once": (
        "import random\norder = list(range(99))\nrandom.shuffle(order)\n"
        f"def play(s): return min({MOVES}, key=lambda move: order[move[1]])\n"
    ),
    "chosen_once": f"import random\nshare = random.random()\ndef play(s): return {MOVES}[int(share * sum(s))]\n",
    "seeded_at_import": f"import random\nrandom.seed(7)\ndef play(s): return random.choice({MOVES})\n",
    "own_source_seeded_at_import": (
        f"from random import Random\nsource = Random(7)\ndef play(s): return source.choice({MOVES})\n"
    ),
    "seeded_in_each_call": f"import random\ndef play(s):\n    random.seed(7)\n    return random.choice({MOVES})\n",
    "seeded_by_its_input": f"import random\ndef play(s):\n    random.seed(str(s))\n    return random.choice({MOVES})\n",
    "source_in_each_call": f"import random\ndef play(s): return random.Random(7).choice({MOVES})\n",
    "in_turn": f"turn = 0\ndef play(s):\n    global turn\n    turn += 1\n    return {MOVES}[turn % sum(s)]\n",
    "all_coins": (
        "import random\ndef play(s):\n    i = random.choice([i for i, n in enumerate(s) if n])\n    return i, s[i]\n"
    ),
}


@pytest.fixture(scope="module")
def results() -> dict[str, SubmissionResult]:
    texts = {**RANDOM, **NOT_RANDOM}
    reads = [
        lambda name=name, text=text: Submission(name, f"{name}.py", text.replace("def play", "def poteza_racunalnik"))  # type: ignore[misc]
        for name, text in texts.items()
    ]
    found = grade_batch(suite_of("nim"), reads, 1, "best", lambda *_: None, explain=False).results
    return {name: found[position] for position, name in enumerate(texts)}


@pytest.mark.parametrize("player", RANDOM)
def test_who_plays_by_chance_is_believed(player: str, results: dict[str, SubmissionResult]) -> None:
    assert check(results[player], "random", "poteza_racunalnik").status == "passed"
    assert check(results[player], "legal", "poteza_racunalnik").status == "passed"


@pytest.mark.parametrize("player", NOT_RANDOM)
def test_who_does_not_is_found(player: str, results: dict[str, SubmissionResult]) -> None:
    found = check(results[player], "random", "poteza_racunalnik")
    assert (found.status, found.reason) == ("failed", "not_random")
    assert check(results[player], "legal", "poteza_racunalnik").status == "passed"
