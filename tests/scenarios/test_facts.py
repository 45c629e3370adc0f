"""What the documents of the exercises state as facts, held against the reference solutions."""

from __future__ import annotations

import random
import runpy
from collections import Counter
from typing import Any

import pytest

from tests.grading.graded import ROOT


def reference(exercise: str) -> dict[str, Any]:
    """The names of a reference solution: the project's own file, so it may be run here."""
    return runpy.run_path(str(ROOT / f"reference/{exercise}/solution.py"))


@pytest.fixture(scope="module")
def ege() -> dict[str, Any]:
    return reference("ege")


@pytest.fixture(scope="module")
def mastermind() -> dict[str, Any]:
    return reference("mastermind")


@pytest.fixture(scope="module")
def sliding() -> dict[str, Any]:
    return reference("sliding")


@pytest.fixture(scope="module")
def bignum() -> dict[str, Any]:
    return reference("bignum")


# ege: one heap, -3, -6, :3, the end at 30


@pytest.mark.parametrize(
    ("heaps", "at_once", "with_the_second"),
    [
        (range(90, 93), True, False),
        (range(93, 96), False, False),
        (range(96, 102), False, True),
        (range(102, 105), False, False),
        (range(279, 288), False, True),
    ],
)
def test_table_of_wins(ege: dict[str, Any], heaps: range, at_once: bool, with_the_second: bool) -> None:
    assert [ege["win1"](s) for s in heaps] == [at_once] * len(heaps)
    assert [ege["win2"](s) for s in heaps] == [with_the_second] * len(heaps)


def test_answers_of_the_exam(ege: dict[str, Any]) -> None:
    assert (ege["otvet19"], ege["otvet20"], ege["otvet21"]) == (93, [96, 97], 102)
    assert ege["win"](93) is False
    assert [s for s in range(31, 401) if ege["loses_later"](s)] == [102, 103, 104, 288, 289, 290]


# mastermind


@pytest.mark.parametrize(
    ("guess", "code", "answer"),
    [
        ("1123", "4221", (1, 1)),
        ("2345", "4651", (0, 2)),
        ("4516", "4651", (1, 3)),
        ("5461", "4651", (1, 3)),
        ("4165", "4651", (1, 3)),
        ("4615", "4651", (2, 2)),
        ("4651", "4651", (4, 0)),
    ],
)
def test_answers_of_the_table(mastermind: dict[str, Any], guess: str, code: str, answer: tuple[int, int]) -> None:
    digits = [tuple(map(int, text)) for text in (guess, code)]
    assert mastermind["feedback"](*digits) == answer
    assert mastermind["feedback"](*reversed(digits)) == answer
    assert mastermind["feedback"](*map(list, digits)) == answer


def test_of_the_forms_of_an_opening_xxyy_is_best(mastermind: dict[str, Any]) -> None:
    codes = mastermind["all_codes"]()
    assert len(codes) == 6**4
    forms = [(1, 1, 1, 1), (1, 1, 1, 2), (1, 1, 2, 2), (1, 1, 2, 3), (1, 2, 3, 4)]
    parts = {form: mastermind["largest_part"](codes, form) for form in forms}
    assert min(parts, key=lambda form: parts[form]) == (1, 1, 2, 2)
    assert parts[1, 1, 2, 2] == 256
    assert (3, 1) not in {mastermind["feedback"]((1, 1, 2, 2), code) for code in codes}


@pytest.mark.parametrize("code", [(6, 6, 3, 4), (1, 2, 1, 2), (2, 2, 1, 5), (1, 1, 2, 6)])
def test_knuth_needs_at_most_five_guesses(mastermind: dict[str, Any], code: tuple[int, ...]) -> None:
    guess, possible = (1, 1, 2, 2), mastermind["all_codes"]()
    for _ in range(4):
        possible = mastermind["keep"](possible, guess, mastermind["feedback"](guess, code))
        guess = mastermind["knuth"](possible)
        if guess == code:
            break
    assert guess == code


def test_cooley_needs_about_six(mastermind: dict[str, Any]) -> None:
    random.seed(1)
    games = [mastermind["game"](code) for code in random.sample(mastermind["all_codes"](), 25)]
    lengths = Counter(map(len, games))
    assert max(lengths) <= 8
    assert 4 < sum(map(len, games)) / len(games) < 6


def test_cooley_takes_the_least_like(mastermind: dict[str, Any]) -> None:
    codes = [(2, 6, 4, 1), (2, 3, 5, 6), (1, 3, 4, 5)]
    assert mastermind["cooley"](codes, (2, 3, 4, 5)) == (2, 6, 4, 1)


# sliding


def test_a_board_of_one_cell(sliding: dict[str, Any]) -> None:
    assert sliding["get_pos"]([[0]], 0) == (0, 0)
    assert sliding["get_pos"]([[0]], 1) is None
    assert list(sliding["iter_board"]([[0]])) == [0]
    assert sliding["is_ordered"]([[0]])


def test_a_board_that_is_not_square(sliding: dict[str, Any]) -> None:
    board = [[0, 1, 2, 3], [4, 5, 7, 6]]
    assert sliding["get_pos"](board, 6) == (1, 3)
    assert not sliding["is_ordered"](board)
    sliding["swap"](board, (1, 2), (1, 3))
    assert sliding["is_ordered"](board)


def test_moves_of_the_text(sliding: dict[str, Any]) -> None:
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    gap = sliding["get_pos"](board, 0)
    beside = [x for x in range(1, 9) if sliding["connected"](sliding["get_pos"](board, x), gap)]
    assert beside == [1, 2, 4]


# bignum


def test_numbers_of_ten_thousand_limbs(bignum: dict[str, Any]) -> None:
    nines = [9999] * 10_000
    assert bignum["add"](nines, [1]) == [0] * 10_000 + [1]
    assert bignum["sub"]([0] * 10_000 + [1], [1]) == nines
    assert bignum["mul_short"](nines, 64) == [9936, *[9999] * 9_999, 63]
    assert bignum["div_short"](bignum["mul_short"](nines, 64), 64) == nines
    assert bignum["to_decimal"](nines) == "9" * 40_000


def test_e(bignum: dict[str, Any]) -> None:
    assert bignum["e_digits"](50) == "2.71828182845904523536028747135266249775724709369995"
