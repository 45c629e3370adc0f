"""Notes on groups: found again by behaviour, whatever the source looks like; faults of the file have their line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grader.grading.engine import server_options
from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import NotPrepared, prepare
from grader.grading.teacher_notes import known_by_notes
from grader.model.suite import Suite
from grader.runner.servers import start_server
from tests.grading.exercises import check, graded, prepared

SPEC = """
functions:
  total:
    points: 2
    given: s=lists(integers(-9, 9), max_size=5)
"""
SOLUTION = "def total(s):\n    return sum(s)\n"
WRONG = "def total(s):\n    return sum(s[1:])\n"
SAME_WRONG = (
    "def total(numbers):\n    r = 0\n    for i in range(1, len(numbers)):\n        r += numbers[i]\n    return r\n"
)
NOTE = "- function: total\n  like: known/ana.py\n  note: {sl: Prvi manjka., en: The first is missing.}\n"


def again(folder: Path) -> Suite:
    files = find_exercises(folder / "specs", folder / "reference", "task")["task"]
    return prepare(files, "best", say=lambda _: None)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The exercise with its stored cases, to be copied from."""
    folder = tmp_path_factory.mktemp("made")
    prepared(folder, SPEC, SOLUTION)
    (folder / "reference/task/known").mkdir()
    (folder / "reference/task/known/ana.py").write_text(WRONG, encoding="utf-8")
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    return shutil.copytree(made, tmp_path, dirs_exist_ok=True)


def test_a_note_reaches_all_that_behave_alike_and_nobody_else(folder: Path) -> None:
    (folder / "reference/task/notes.yaml").write_text(NOTE, encoding="utf-8")
    results = graded(again(folder), {"bor": SAME_WRONG, "cene": "def total(s):\n    return 0\n", "dana": SOLUTION})
    assert check(results["bor"], "total").hint == {"sl": "Prvi manjka.", "en": "The first is missing."}
    assert check(results["cene"], "total").hint == {}
    assert check(results["dana"], "total").hint == {}


def test_a_note_on_something_right_is_told(folder: Path) -> None:
    (folder / "reference/task/notes.yaml").write_text(NOTE, encoding="utf-8")
    (folder / "reference/task/known/ana.py").write_text(SOLUTION, encoding="utf-8")
    suite = again(folder)
    with start_server(server_options(suite.exercise)) as server:
        found, idle = known_by_notes(suite, server, suite.notes)
    assert found.known == {}
    assert len(idle) == 1
    assert "notes.yaml:1" in idle[0]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("total: x\n", "a list of notes"),
        ("- function: total\n", "all needed"),
        (NOTE.replace("total", "totl"), "did you mean 'total'"),
        (NOTE.replace("ana.py", "bor.py"), "there is no file 'known/bor.py'"),
        (NOTE.replace("{sl: Prvi manjka., en: The first is missing.}", ""), "a sentence"),
        (NOTE + "  points: 3\n", "'points' is not known"),
    ],
)
def test_faults_of_the_file_are_told(folder: Path, text: str, told: str) -> None:
    (folder / "reference/task/notes.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(NotPrepared, match=told):
        again(folder)
