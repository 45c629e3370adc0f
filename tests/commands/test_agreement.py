"""Every sample hand-in comes to what is known of it, and `grade`, `check`, packs, the pytest plugin and `ci` say the
same of each: files, folders, notebooks and packages of all exercises."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
import yaml

from grader.grading.exercise_files import find_exercises
from grader.grading.packing import make_pack
from grader.grading.preparation import prepare
from grader.model.result import SubmissionResult
from grader.model.submission import Submission
from grader.report.results import read_json
from grader.report.screen import Screen
from grader.suite.pack import write_pack
from grader.suite.stored import read_suite, write_suite
from tests.commands.small_exercise import ROOT
from tests.grading.impatient import impatient
from tests.grading.nim_truth import CLASS, is_as_known

EXERCISES = sorted(path.stem for path in (ROOT / "specs").glob("*.yaml"))
TRUTHS = {
    name: yaml.safe_load((ROOT / f"tests/scenarios/{name}_truth.yaml").read_text(encoding="utf-8"))["students"]
    for name in EXERCISES
    if name != "nim"  # what is known of it is known to the last function
}
NOTEBOOK, PACKAGE = "zvezek", "paket"
"""hand-ins that are made of samples here, because no sample is of that form"""
ANSWERED = ["ege", "nim", "sliding"]
"""in whose packs there are answers for helpers: of the others it would take long to find them"""
STATUSES = ("passed", "partial", "failed", "forbidden", "missing", "not_done", "blocked", "unreadable")
SIGNS = {Screen().sign(s): s for s in STATUSES}
Verdicts = dict[tuple[str, str], Any]
"""(exercise/student, function) -> what was said"""


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The exercises with all of their sample hand-ins, a notebook and a package."""
    folder = tmp_path_factory.mktemp("agreement")
    for name in ("specs", "reference", "submissions"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / "specs").glob("ege*.suite.json"):
        write_suite(impatient(read_suite(path) or pytest.fail(f"{path}"), seconds=0.3), path)  # one of them never ends
    source = (folder / "submissions/nim/tina_m.py").read_text(encoding="utf-8")
    cell = {"cell_type": "code", "metadata": {}, "source": source, "outputs": [], "execution_count": None}
    notebook = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (folder / f"submissions/nim/{NOTEBOOK}.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    package = folder / f"submissions/sliding/{PACKAGE}/deska"
    package.mkdir(parents=True)
    shutil.copy(folder / "submissions/sliding/ania_k.py", package / "igra.py")
    (package / "__init__.py").write_text("from deska.igra import *\n", encoding="utf-8")
    (package.parent / "sliding.py").write_text("from deska import *\n", encoding="utf-8")
    return folder


def run(repository: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """`grader …`, or pytest, in the repository; what one way has graded the next ones remember."""
    clean = {k: v for k, v in os.environ.items() if k not in ("CI", "GRADER_DEBUG")}
    return subprocess.run(
        [sys.executable, "-m", "tests.commands.remembered", str(repository / ".memory"), *command],
        cwd=repository,
        env={**clean, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def by_grade(repository: Path) -> Any:
    return results(repository, "grade", "--format", "json", "--out", "by_grade")


def results(repository: Path, *command: str) -> Any:
    """The exercises of results.json."""
    done = run(repository, *command)
    assert done.returncode in (0, 1), done.stderr
    return json.loads((repository / command[-1] / "results.json").read_text())["exercises"]


def verdicts(exercises: Any) -> Verdicts:
    return {
        (f"{exercise['exercise']}/{s['student']}", f["name"]): (
            f["status"], f["points"], [(c["check"], c["status"], c["points"]) for c in f["checks"]],
        )
        for exercise in exercises for s in exercise["submissions"] for f in s["functions"]
    }  # fmt: skip


def hand_ins(repository: Path, exercises: list[str] = EXERCISES) -> list[str]:
    folders = [repository / "submissions" / name for name in exercises]
    return [str(path.relative_to(repository)) for folder in folders for path in sorted(folder.iterdir())]


def shown(text: str) -> Verdicts:
    """What `check` has printed: the status of each function by its sign, in the block before the total."""
    found: Verdicts = {}
    for part in re.split(r"^submissions/", text, flags=re.MULTILINE)[1:]:
        path = part.partition("\n")[0].rpartition(" (")[0]
        name = "/".join(path.split("/")[:2]).removesuffix(".py").removesuffix(".ipynb")
        for sign, function in re.findall(rf"^  ([{''.join(SIGNS)}]) (\w+) ", part.partition("\n\n")[0], re.MULTILINE):
            found[name, function] = SIGNS[sign]
    return found


def test_each_way_is_asked_about_every_hand_in(by_grade: Any, repository: Path) -> None:
    students = {f"{exercise['exercise']}/{s['student']}" for exercise in by_grade for s in exercise["submissions"]}
    assert len(students) == len(hand_ins(repository)) == 58
    assert {f"nim/{NOTEBOOK}", f"sliding/{PACKAGE}", "nim/Jakob V", "sliding/Bartek W"} <= students
    known = verdicts(by_grade)
    for made, of in ((f"nim/{NOTEBOOK}", "nim/tina_m"), (f"sliding/{PACKAGE}", "sliding/ania_k")):
        assert {f: said for (student, f), said in known.items() if student == made} == {
            f: said for (student, f), said in known.items() if student == of
        }


@pytest.mark.parametrize(
    ("exercise", "student"), [(name, student) for name, known in TRUTHS.items() for student in known]
)
def test_a_hand_in_comes_to_what_is_known_of_it(exercise: str, student: str, by_grade: Any) -> None:
    truth = TRUTHS[exercise][student]
    (result,) = [s for e in by_grade if e["exercise"] == exercise for s in e["submissions"] if s["student"] == student]
    assert (result["status"], result["points"]) == (truth.get("status", "graded"), truth["points"])
    assert [problem["code"] for problem in result["problems"]] == truth.get("problems", [])
    if result["status"] == "graded":
        assert result["bonus"] == truth.get("bonus", 0)
        told = {function["name"]: said for function in result["functions"] if (said := _said(function)) != "passed"}
        assert told == truth.get("functions", {})


def _said(function: dict[str, Any]) -> str | list[str]:
    reasons = [check["reason"] for check in function["checks"] if check["status"] != "passed"]
    status: str = function["status"]
    return reasons or status


@pytest.mark.parametrize("name", CLASS)
def test_a_hand_in_of_nim_comes_to_what_is_known_of_it(name: str, repository: Path, by_grade: Any) -> None:
    assert by_grade
    exercises = read_json(repository / "by_grade").exercises
    (result,) = [one for exercise in exercises for one in exercise.submissions if of_class(one) == name]
    is_as_known(name, result)


def of_class(result: SubmissionResult) -> str:
    """Its file, or the folder that is the hand-in, as the class lists them."""
    return "/".join(result.file.split("/")[:3])


@pytest.mark.parametrize("exercise", TRUTHS)
def test_all_of_a_class_are_known(exercise: str, by_grade: Any) -> None:
    (found,) = [{s["student"] for s in e["submissions"]} for e in by_grade if e["exercise"] == exercise]
    assert found - {PACKAGE} == set(TRUTHS[exercise])


def test_a_listed_student_has_the_variant_of_the_list(by_grade: Any) -> None:
    variants = {s["student"]: s.get("variant") for e in by_grade if e["exercise"] == "ege" for s in e["submissions"]}
    assert variants["Белова Анна"] == "B"
    assert variants["artem_k"] == "A"


def test_check_says_what_grade_says(repository: Path, by_grade: Any) -> None:
    expected = {key: status for key, (status, *_) in verdicts(by_grade).items()}
    assert shown(run(repository, "check", *hand_ins(repository)).stdout) == expected


def test_ci_says_what_grade_says(repository: Path, by_grade: Any) -> None:
    assert verdicts(results(repository, "ci", "--format", "json", "--out", "by_ci")) == verdicts(by_grade)


def test_packs_say_what_grade_says_or_leave_it_open(repository: Path, by_grade: Any) -> None:
    packs = [option for name in EXERCISES for option in ("--pack", str(pack_of(repository, name)))]
    told = shown(run(repository, "check", *packs, *hand_ins(repository)).stdout)
    variants = {f"{e['exercise']}/{s['student']}": s.get("variant", "") for e in by_grade for s in e["submissions"]}
    decided = 0
    for (hand_in, function), (status, *_) in verdicts(by_grade).items():
        said = told[hand_in, function]
        if variants[hand_in] in ("", "A") and said != "blocked":
            decided += 1
            assert said == status, (hand_in, function)
    assert decided > 0.8 * len(told)


def pack_of(repository: Path, name: str) -> Path:
    """Tried on the reference alone, for the sake of time."""
    files = find_exercises(repository / "specs", repository / "reference", name)[name]
    suite = prepare(files, "best", lambda _: None)
    reference = Submission("reference", str(files.solution), files.solution.read_text(encoding="utf-8"))
    path = repository / f"{name}.pack"
    tried = [reference] if name in ANSWERED else []
    write_pack(make_pack(suite, tried, "best", None, lambda: None).suite, path)
    return path


def test_pytest_says_what_grade_says(repository: Path, by_grade: Any) -> None:
    """A test for each check; one for the rules of a function; bonus and what is free never fail."""
    run(repository, "pytest", "-q", "-p", "no:cacheprovider", "--junitxml", "junit.xml", "specs")
    failed: dict[tuple[str, str], bool] = {}
    for case in ElementTree.parse(repository / "junit.xml").iter("testcase"):
        exercise, _, student = (case.get("classname") or "").removeprefix("specs.").partition(".yaml")
        key = (f"{exercise}/{student.strip('.')}", re.sub(r"\[.*", "", case.get("name") or ""))
        failed[key] = failed.get(key, False) or any(child.tag in ("failure", "error") for child in case)
    expected = {key: status not in ("passed", "blocked") for key, (status, *_) in verdicts(by_grade).items()}
    assert failed == expected
