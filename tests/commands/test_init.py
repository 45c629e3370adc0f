"""`grader init`, and what its folder says to do next."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grader.drafting.starting import EXERCISE, starter_files
from grader.feedback.texts import languages
from tests.commands.small_exercise import run


def test_what_it_makes_works_at_once(tmp_path: Path) -> None:
    made = run(tmp_path, "init", "school", "--lang", "sl")
    assert made.returncode == 0, made.stderr
    assert made.stdout.endswith("Next: cd school && grader verify && grader grade\n")
    folder = tmp_path / "school"
    verified = run(folder, "verify")
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert "vowels: sound (1 function" in verified.stdout
    assert "problem" not in verified.stdout
    assert "note" not in verified.stdout
    graded = run(folder, "grade")
    assert graded.returncode == 0, graded.stderr
    data = json.loads((folder / "reports/results.json").read_text(encoding="utf-8"))
    points = {one["student"]: one["points"] for one in data["exercises"][0]["submissions"]}
    assert points == {"ana": 3, "bor": 0}
    assert "Tudi velike črke so samoglasniki" in "".join(p.read_text() for p in folder.glob("reports/**/*.html"))


def test_what_is_there_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    done = run(tmp_path, "init", ".")
    assert (done.returncode, "not an empty folder" in done.stderr) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize("language", languages())
def test_students_read_their_language(language: str) -> None:
    files = starter_files(language)
    spec = files[f"specs/{EXERCISE}.yaml"]
    assert f"\nlanguage: {language} " in spec
    assert f"      {language}: " in spec
    assert f"\n{language}: " in files[f"reference/{EXERCISE}/wrong/capitals.py"]
    assert {".gitignore", "README.md"} <= set(files)
