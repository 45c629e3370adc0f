"""Points decided by hand: where they count, what is told, and that they can be taken back."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from textwrap import dedent

import pytest

from grader.grading.overriding import overridden, without_exercise, without_overrides
from grader.model.result import ExerciseResult, FunctionResult, Override, SubmissionResult
from grader.model.ruling import Ruling
from grader.model.submission import Origin
from grader.spec.errors import SpecErrors
from grader.spec.overrides import read_overrides


def function(name: str, points: float | None, out_of: float = 3.0) -> FunctionResult:
    status = "not_graded" if points is None else "partial"
    return FunctionResult(name, status, points, out_of, None if points is None else 0.0)  # type: ignore[arg-type]


def hand_in(student: str, *points: float | None) -> SubmissionResult:
    functions = tuple(function(name, p) for name, p in zip("fgh", points, strict=False))
    known = None if None in points else float(sum(p or 0 for p in points))
    status = "graded" if known is not None else "not_graded"
    return SubmissionResult(student, "x.py", status, known, 6.0, None if known is None else 0.0, functions)  # type: ignore[arg-type]


LEFT_OUT = "The decision is left out; the points that were graded stand."
EXERCISE = ExerciseResult("nim", {}, "sl", "", 6.0, (hand_in("Ana Novak", 1.0, 2.0), hand_in("Črt", 1.0, None)))


def decide(*rulings: tuple[str, str, float]) -> tuple[ExerciseResult, list[str]]:
    return overridden(
        EXERCISE, [Ruling("nim", *ruling, "because", f"o.yaml:{at}") for at, ruling in enumerate(rulings)]
    )


def test_points_of_a_function_count_in_the_total() -> None:
    exercise, told = decide(("Ana Novak", "f", 3.0))
    ana, crt = exercise.submissions
    assert (ana.points, ana.functions[0].points, ana.functions[1].points) == (5.0, 3.0, 2.0)
    assert ana.functions[0].override == Override(3.0, "because", 1.0)
    assert ana.functions[0].status == "partial"
    assert (crt, told) == (EXERCISE.submissions[1], [])


def test_what_was_not_judged_can_be_decided() -> None:
    exercise, _ = decide(("crt", "g", 0.0))
    crt = exercise.submissions[1]
    assert (crt.status, crt.points, crt.bonus) == ("graded", 1.0, 0.0)
    assert crt.functions[1].override == Override(0.0, "because", None)


def test_the_whole_stands_above_its_functions() -> None:
    exercise, _ = decide(("novak ana", "whole", 0.0), ("Ana Novak", "f", 3.0))
    ana = exercise.submissions[0]
    assert (ana.points, ana.override, ana.functions[0].points) == (0.0, Override(0.0, "because", 3.0), 3.0)


@pytest.mark.parametrize(
    ("ruling", "said"),
    [
        (("Ena", "f", 1.0), "o.yaml:0: there is no hand-in of Ena."),
        (("Ana Nowak", "f", 1.0), "o.yaml:0: there is no hand-in of Ana Nowak. Did you mean Ana Novak?"),
        (("Črt", "x", 1.0), "o.yaml:0: there is no function x in this exercise."),
        (("Črt", "hwole", 1.0), "o.yaml:0: there is no function hwole in this exercise. Did you mean whole?"),
        (("Črt", "f", 4.0), f"o.yaml:0: 4 points are more than the 3 there are. {LEFT_OUT}"),
        (("Črt", "whole", 7.0), f"o.yaml:0: 7 points are more than the 6 there are. {LEFT_OUT}"),
    ],
)
def test_what_fits_nothing_is_told_and_changes_nothing(ruling: tuple[str, str, float], said: str) -> None:
    assert decide(ruling) == (EXERCISE, [said])


def test_decisions_can_be_taken_back_and_given_again() -> None:
    rulings = [("Ana Novak", "f", 3.0), ("Črt", "g", 2.0), ("Črt", "whole", 5.0)]
    exercise, _ = decide(*rulings)
    assert without_overrides(exercise) == EXERCISE
    assert overridden(exercise, [])[0] == EXERCISE
    again = [Ruling("nim", s, f, p, "because") for s, f, p in rulings]
    assert overridden(exercise, again)[0] == exercise


def test_other_exercises_are_not_told() -> None:
    assert overridden(EXERCISE, [Ruling("ege", "Nobody", "f", 1.0, "x")]) == (EXERCISE, [])


def test_who_has_a_name_of_the_list_is_known_by_his_own_too() -> None:
    bor = dataclasses.replace(hand_in("Bor Kos", 1.0), origin=Origin(login="bor"))
    listed = dataclasses.replace(EXERCISE, submissions=(bor, hand_in("Kos", 1.0)))
    exercise, told = overridden(listed, [Ruling("nim", name, "f", 2.0, "x") for name in ("bor", "Kos")])
    assert ([one.points for one in exercise.submissions], told) == ([2.0, 2.0], [])
    bor_too = dataclasses.replace(listed, submissions=(bor, hand_in("bor", 1.0)))
    exercise, _ = overridden(bor_too, [Ruling("nim", "bor", "f", 2.0, "x")])
    assert [one.points for one in exercise.submissions] == [1.0, 2.0]


def test_exercises_that_are_none_are_told_once() -> None:
    rulings = [
        Ruling(name, "Ana", function, 1.0, "x", f"o.yaml:{name}") for name in ("nin", "ege") for function in "fg"
    ]
    assert without_exercise(rulings, ["nim"], ["ege"]) == ["o.yaml:nin: there is no exercise nin. Did you mean nim?"]
    assert without_exercise(rulings, ["nin"], ["ege"]) == []


def test_what_to_write_can_be_pasted(tmp_path: Path) -> None:
    with pytest.raises(SpecErrors) as caught:
        read(tmp_path, "nim: 5")
    pasted = dedent(str(caught.value).partition("Write so:\n")[2])
    assert [(r.student, r.function) for r in read(tmp_path, pasted)] == [("Ana Novak", "razlika")]


def test_every_hand_in_of_a_student() -> None:
    twice = dataclasses.replace(EXERCISE, submissions=(hand_in("Ana", 0.0), hand_in("Ana", 1.0)))
    exercise, _ = overridden(twice, [Ruling("nim", "Ana", "f", 2.0, "x")])
    assert [one.points for one in exercise.submissions] == [2.0, 2.0]


def read(tmp_path: Path, text: str) -> tuple[Ruling, ...]:
    (tmp_path / "o.yaml").write_text(dedent(text), encoding="utf-8")
    return read_overrides(tmp_path / "o.yaml")


def test_file_is_read_with_its_lines(tmp_path: Path) -> None:
    text = """\
    nim:
      Ana Novak:
        razlika: {points: 2.5, why: Razložila pri tabli.}
        whole:
          points: 0
          why: 'Copied: see Bor'
      Črt:
    ege:
    """
    assert [(r.exercise, r.student, r.function, r.points, r.why, r.place[-1]) for r in read(tmp_path, text)] == [
        ("nim", "Ana Novak", "razlika", 2.5, "Razložila pri tabli.", "3"),
        ("nim", "Ana Novak", "whole", 0.0, "Copied: see Bor", "4"),
    ]
    assert read(tmp_path, "") == ()


@pytest.mark.parametrize(
    "text",
    [
        "nim: 5", "- nim", "nim:\n  Ana: 5", "nim:\n  Ana:\n    f: 2", "nim:\n  Ana:\n    f: {points: 2}",
        "nim:\n  Ana:\n    f: {points: -1, why: x}", "nim:\n  Ana:\n    f: {points: many, why: x}",
        "nim:\n  Ana:\n    f: {points: 1, why: }", "nim:\n  Ana:\n    f: {points: 1, why: x, when: y}", "nim: [",
        "nim:\n  Ana:\n    f: {points: 1e9, why: x}", "nim:\n  Ana:\n    f: {points: 1, why: x}\n  Ana:\n    g: 1",
    ],
)  # fmt: skip
def test_faults_of_the_file_are_told_with_their_place(text: str, tmp_path: Path) -> None:
    with pytest.raises(SpecErrors) as caught:
        read(tmp_path, text)
    assert all(str(tmp_path / "o.yaml:") in str(error) for error in caught.value.errors)
