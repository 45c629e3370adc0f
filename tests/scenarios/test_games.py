"""What the relation of Mastermind says of whole games: who guesses passes, who looks at the code does not."""

from __future__ import annotations

import random
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.grading.graded import ROOT

Code = tuple[int, ...]
FOLDER = ROOT / "reference/mastermind"


@pytest.fixture(scope="module")
def checks() -> Any:
    """The names of the project's own `checks.py`, which imports the reference."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER))
        yield runpy.run_path(str(FOLDER / "checks.py"))
        sys.modules.pop("solution", None)


def of_file(path: str) -> Callable[[Code], list[Code]]:
    game: Callable[[Code], list[Code]] = runpy.run_path(str(FOLDER / path))["game"]
    return game


def first_that_fits(checks: Any, code: Code) -> list[Code]:
    """Not one of the strategies of the text, and as right."""
    guesses = [(1, 1, 2, 3)]
    while guesses[-1] != code:
        guesses.append(checks["possible"](code, guesses)[0])
    return guesses


@pytest.mark.parametrize("path", ["solution.py", "right/klass.py"])
def test_games_of_the_strategies_pass(path: str, checks: Any) -> None:
    random.seed(3)
    assert checks["plays"](of_file(path)) is True


def test_another_way_to_guess_passes(checks: Any) -> None:
    assert checks["plays"](lambda code: first_that_fits(checks, code)) is True


@pytest.mark.parametrize(
    "fixed", [[], [(1, 1, 2, 2)], [(1, 1, 2, 2), (3, 3, 4, 4)], [(1, 2, 3, 4), (5, 5, 6, 6), (2, 1, 4, 5)]]
)
def test_who_looks_at_the_code_is_found(fixed: list[Code], checks: Any) -> None:
    said = checks["plays"](lambda code: [*[guess for guess in fixed if guess != code], code])
    assert set(said) == {"ru", "en", "sl", "pl"}


@pytest.mark.parametrize("name", [path.stem for path in sorted(Path(FOLDER / "wrong").glob("game_*.py"))])
def test_known_mistakes_are_found(name: str, checks: Any) -> None:
    assert checks["plays"](of_file(f"wrong/{name}.py")) is not True
