"""The exercise ege takes answers as students print them: with labels or without, in one line or in many."""

from __future__ import annotations

import importlib.util

import pytest

from tests.grading.graded import ROOT

EXPECTED = {19: 93, 20: [96, 97], 21: 102}


def found(printed: str) -> list[int]:
    """The tasks whose answers are seen in the text."""
    return [task for task, answer in answers(printed).items() if answer is True]


def answers(printed: str) -> dict[int, object]:
    """What is said of each task."""
    spec = importlib.util.spec_from_file_location("checks_of_ege", ROOT / "reference/ege/checks.py")
    assert spec is not None
    assert spec.loader is not None
    checks = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(checks)
    return {task: checks.answers(task, None, printed, right) for task, right in EXPECTED.items()}


@pytest.mark.parametrize(
    "printed",
    [
        "93\n96 97\n102",
        "93\n96\n97\n102",
        "93\n9697\n102\n",
        "93 96 97 102",
        "93.0\n96 97\n102.0",
        "19: 93\n20: 96 97\n21: 102",
        "19 93\n20: 96\n20: 97\n21 102",
        "19 - 93; 20 - 96 97; 21 - 102",
        "№19 93\n№20 [96, 97]\n№21 102",
        "1) 93\n2) 96 97\n3) 102",
        "otvet19 = 93\notvet20 = 96 97\notvet21 = 102",
        "Задания 19-21\n93\n96 97\n102",
        "Задача 19\n93\nЗадача 20\n96 97\nЗадача 21\n102",
        "Задание 19 (3-6-3): 93\n20 (3-6-3) 96 97\n21 - 102",
        "Ответ на 19 задание: 93\nОтвет на 20 задание: S1 = 96 S2 = 97\nОтвет 21: 102",
    ],
)
def test_right_answers_are_seen(printed: str) -> None:
    assert found(printed) == [19, 20, 21]


@pytest.mark.parametrize(
    ("printed", "right"),
    [
        ("", []),
        ("102\n96 97\n93", [20]),
        ("19: 102\n20: 97 98\n21: 93", []),
        ("19: 94\n93\n96 97\n102", [20, 21]),
        ("\n".join(map(str, range(31, 120))), []),
        ("S93 S96 S97 S102", []),
        ("93\n103", [19]),
    ],
)
def test_other_numbers_are_no_answers(printed: str, right: list[int]) -> None:
    assert found(printed) == right


@pytest.mark.parametrize(
    ("printed", "wrong"),
    [
        pytest.param("19: 94\n20: 96 97\n21: 103", [19, 21], id="with labels"),
        pytest.param("94\n96 97\n102", [19], id="in order"),
        pytest.param("19: 94", [19], id="one of them"),
        pytest.param("", [], id="nothing"),
        pytest.param("\n".join(map(str, range(31, 120))), [], id="a table"),
        pytest.param("7\n8", [], id="numbers that may be anything"),
    ],
)
def test_another_answer_is_told_from_none(printed: str, wrong: list[int]) -> None:
    said = answers(printed)
    assert [task for task, answer in said.items() if isinstance(answer, dict)] == wrong
    assert all(set(answer) == {"ru", "en", "sl", "pl"} for answer in said.values() if isinstance(answer, dict))
    assert all(str(EXPECTED[task]) not in str(answer) for task, answer in said.items() if isinstance(answer, dict))
