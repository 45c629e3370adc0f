"""`grade`, `check`, packs, the pytest plugin and `ci` say the same of the same hand-in: samples of all exercises.

GRADER_SAMPLES=all takes all of them, which costs minutes of CPU.
"""

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

from grader.grading.exercise_files import find_exercises
from grader.grading.packing import make_pack
from grader.grading.preparation import prepare
from grader.model.submission import Submission
from grader.report.screen import Screen
from grader.suite.pack import write_pack
from tests.commands.small_exercise import ROOT, run

EXERCISES = sorted(path.stem for path in (ROOT / "specs").glob("*.yaml"))
CHOSEN = {
    "bignum": ["20 (Егор)", "zhanna_p"],
    "ege": ["galina_r", "Белова Анна"],
    "mastermind": ["denis_e", "ilya_m"],
    "nim": ["oskar_f", "teo_a"],
    "sliding": ["ania_k", "gosia_p"],
}
"""quick ones of which some functions are right, some wrong, some not there; of other exercises the first two"""
PACKED = ["ege", "nim", "sliding"]
"""of these a pack is made in a second or two"""
PATIENCE_S = 3600
ALL = os.environ.get("GRADER_SAMPLES") == "all"
SIGNS = {Screen().sign(s): s for s in ("passed", "partial", "failed", "forbidden", "missing", "not_done", "blocked")}
Verdicts = dict[tuple[str, str], Any]
"""(hand-in, function) -> what was said"""


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The exercises with a few of their sample hand-ins, from the first to the last."""
    folder = tmp_path_factory.mktemp("agreement")
    shutil.copytree(ROOT / "specs", folder / "specs")
    for name in EXERCISES:
        shutil.copytree(ROOT / "reference" / name, folder / "reference" / name)
        there = {path.stem: path for path in sorted((ROOT / "submissions" / name).glob("*.py"))}
        (folder / "submissions" / name).mkdir(parents=True)
        for student in there if ALL else CHOSEN.get(name, list(there)[:2]):
            shutil.copy(there[student], folder / "submissions" / name)
    return folder


@pytest.fixture(scope="module")
def by_grade(repository: Path) -> Any:
    return results(repository, "grade", "--format", "json", "--out", "by_grade")


def results(repository: Path, *command: str) -> Any:
    """The exercises of results.json."""
    done = run(repository, *command, timeout_s=PATIENCE_S)
    assert done.returncode in (0, 1), done.stderr
    return json.loads((repository / command[-1] / "results.json").read_text())["exercises"]


def verdicts(exercises: Any) -> Verdicts:
    return {
        (f"{exercise['exercise']}/{s['student']}", f["name"]): (
            f["status"], f["points"], [(c["check"], c["status"], c["points"]) for c in f["checks"]],
        )
        for exercise in exercises for s in exercise["submissions"] for f in s["functions"]
    }  # fmt: skip


def files_of(repository: Path) -> list[str]:
    return [str(path.relative_to(repository)) for path in sorted(repository.glob("submissions/*/*.py"))]


def shown(text: str) -> Verdicts:
    """What `check` has printed: the status of each function by its sign, in the block before the total."""
    found: Verdicts = {}
    for part in re.split(r"^submissions/", text, flags=re.MULTILINE)[1:]:
        hand_in = part.partition(".py (")[0]
        for sign, name in re.findall(rf"^  ([{''.join(SIGNS)}]) (\w+) ", part.partition("\n\n")[0], re.MULTILINE):
            found[hand_in, name] = SIGNS[sign]
    return found


def test_check_says_what_grade_says(repository: Path, by_grade: Any) -> None:
    expected = {key: status for key, (status, *_) in verdicts(by_grade).items()}
    assert {name.partition("/")[0] for name, _ in expected} == set(EXERCISES)
    assert shown(run(repository, "check", *files_of(repository), timeout_s=PATIENCE_S).stdout) == expected


def test_ci_says_what_grade_says(repository: Path, by_grade: Any) -> None:
    assert verdicts(results(repository, "ci", "--format", "json", "--out", "by_ci")) == verdicts(by_grade)


def test_packs_say_what_grade_says_or_leave_it_open(repository: Path, by_grade: Any) -> None:
    names = EXERCISES if ALL else PACKED
    packs = [option for name in names for option in ("--pack", str(pack_of(repository, name)))]
    files = [file for file in files_of(repository) if file.split("/")[1] in names]
    told = shown(run(repository, "check", *packs, *files, timeout_s=PATIENCE_S).stdout)
    variants = {f"{e['exercise']}/{s['student']}": s.get("variant", "") for e in by_grade for s in e["submissions"]}
    decided = 0
    for (hand_in, function), (status, *_) in verdicts(by_grade).items():
        said = told.get((hand_in, function), "blocked")
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
    write_pack(make_pack(suite, [reference], "best", None, lambda: None).suite, path)
    return path


def test_pytest_says_what_grade_says(repository: Path, by_grade: Any) -> None:
    """A test for each check; one for the rules of a function; bonus and what is free never fail."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--junitxml", "junit.xml", "specs"]
    environment = {**{k: v for k, v in os.environ.items() if k != "CI"}, "PYTHONPATH": str(ROOT)}
    subprocess.run(command, cwd=repository, env=environment, capture_output=True, check=False)
    failed: dict[tuple[str, str], bool] = {}
    for case in ElementTree.parse(repository / "junit.xml").iter("testcase"):
        exercise, _, student = (case.get("classname") or "").removeprefix("specs.").partition(".yaml")
        key = (f"{exercise}/{student.strip('.')}", re.sub(r"\[.*", "", case.get("name") or ""))
        failed[key] = failed.get(key, False) or any(child.tag in ("failure", "error") for child in case)
    expected = {key: status not in ("passed", "blocked") for key, (status, *_) in verdicts(by_grade).items()}
    assert failed == expected
