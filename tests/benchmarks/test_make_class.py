"""The generated class: the same for the same seed, with the shares it promises, and wrong where it says so."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from benchmarks.by_grader import capped
from benchmarks.make_class import Truth, make_class
from benchmarks.right_variants import RIGHT
from benchmarks.wrong_variants import ENDLESS, RAISING, WRONG


@pytest.fixture
def made(tmp_path: Path) -> dict[str, Truth]:
    return make_class(200, tmp_path, seed=3)


def test_equal_seeds_give_equal_files(tmp_path: Path) -> None:
    for name, seed in (("first", 1), ("again", 1), ("other", 2)):
        make_class(12, tmp_path / name, seed)
    first, again, other = (
        {path.name: path.read_text() for path in (tmp_path / name).rglob("*.*")} for name in ("first", "again", "other")
    )
    assert first == again
    assert first != other


def test_shares_are_those_promised(made: dict[str, Truth]) -> None:
    assert Counter(truth.kind for truth in made.values()) == {
        "right": 110,
        "wrong": 60,
        "syntax": 10,
        "endless": 10,
        "raising": 10,
    }


def test_only_broken_files_do_not_compile(made: dict[str, Truth], tmp_path: Path) -> None:
    for student, truth in made.items():
        source = (tmp_path / "nim" / f"{student}.py").read_text()
        if truth.kind == "syntax":
            with pytest.raises(SyntaxError):
                compile(source, student, "exec")
        else:
            assert set(RIGHT) <= set(compile(source, student, "exec").co_names)


def test_wrong_functions_are_named(made: dict[str, Truth]) -> None:
    for truth in made.values():
        assert len(truth.wrong) in {"right": {0}, "wrong": {1, 2, 3}, "syntax": {8}}.get(truth.kind, {1})


def test_variants_are_of_the_functions_they_stand_under() -> None:
    for pool in (RIGHT, WRONG, ENDLESS, RAISING):
        for name, variants in pool.items():
            assert all(variant.startswith(f"def {name}(") for variant in variants)


def test_cap_is_shared_by_the_checks_of_a_function() -> None:
    spec = "functions:\n  f: {given: n=integers()}\n  g: {checks: {a: {points: 1}, b: {points: 2}}}\n"
    assert capped(spec, 100).count("cases: '50'") == 2
    assert capped(spec, 100).count("cases: '100'") == 1
