"""What teachers use today, each run on one hand-in after the other, as it is meant to be used."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import venv
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.measure import Cost, run

ROOT = Path(__file__).resolve().parent.parent
TEACHER = Path(__file__).resolve().parent / "teacher"
SOLUTION = ROOT / "reference" / "nim" / "solution.py"


@dataclass(frozen=True)
class Measured:
    """What grading one hand-in cost, and what was found."""

    student: str
    cpu_s: float
    wall_s: float
    wrong: set[str] | None
    """the functions called wrong; None: the tool came to no result"""
    stopped: bool = False
    """it was ended at the limit"""


class Desk:
    """A folder with the teacher's files, in which the hand-ins are graded one by one, in an environment of its own."""

    def __init__(self, folder: Path, packages: Sequence[str]) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        for path in (*TEACHER.glob("*.py"), SOLUTION):
            shutil.copy(path, folder)
        venv.create(folder / "venv", with_pip=True)
        self.python = folder / "venv" / "bin" / "python"
        quiet = ["--quiet", "--disable-pip-version-check"]
        done = subprocess.run(
            [self.python, "-m", "pip", "install", *quiet, *packages], capture_output=True, text=True, check=False
        )
        self.installed = done.returncode == 0
        self.trouble = done.stderr.strip().splitlines()[-1:] if done.returncode else []

    def lay(self, hand_in: Path) -> None:
        shutil.copy(hand_in, self.folder / "nim.py")
        for compiled in self.folder.glob("__pycache__/nim.*"):
            compiled.unlink()


def by_pytest(desk: Desk, hand_in: Path, limit_s: float) -> Measured:
    """A pytest process with Hypothesis, 100 examples a function."""
    desk.lay(hand_in)
    report = desk.folder / "report.xml"
    report.unlink(missing_ok=True)
    command: list[str | Path] = [desk.python, "-m", "pytest", "-q", f"--junitxml={report.name}", "test_nim.py"]
    cost = run(command, desk.folder, limit_s)
    return _measured(hand_in, cost, None if cost.stopped else _of_junit(report))


def by_gradescope(desk: Desk, hand_in: Path, limit_s: float) -> Measured:
    """A process with unittest and gradescope-utils, 100 cases a function."""
    desk.lay(hand_in)
    report = desk.folder / "results.json"
    report.unlink(missing_ok=True)
    cost = run([desk.python, "run_nim.py", report.name], desk.folder, limit_s)
    wrong = None
    if not cost.stopped and report.exists() and report.stat().st_size:
        tests = json.loads(report.read_text(encoding="utf-8"))["tests"]
        wrong = {test["name"].split()[0].removeprefix("test_") for test in tests if test["status"] != "passed"}
    return _measured(hand_in, cost, wrong)


def by_fork(hand_ins: Sequence[Path], workshop: Path) -> list[Measured]:
    """A bare fork for each hand-in, 100 cases a function; a loop ends at one second of CPU."""
    answer = subprocess.run(
        [sys.executable, "-m", "benchmarks.floor", SOLUTION, *(path.resolve() for path in hand_ins)],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = []
    for line in answer.stdout.splitlines():
        one = json.loads(line)
        wrong = None if one["wrong"] is None else set(one["wrong"])
        found.append(Measured(one["student"], one["cpu_s"], one["cpu_s"], wrong))
    return found


def _measured(hand_in: Path, cost: Cost, wrong: set[str] | None) -> Measured:
    return Measured(hand_in.stem, cost.cpu_s, cost.wall_s, wrong, cost.stopped)


def _of_junit(report: Path) -> set[str] | None:
    if not report.exists():
        return None
    cases = ElementTree.parse(report).getroot().iter("testcase")
    outcomes = {case.get("name", ""): bool(case.findall("failure") + case.findall("error")) for case in cases}
    if not any(name.startswith("test_") for name in outcomes):
        return None  # the hand-in could not be imported
    return {name.removeprefix("test_") for name, failed in outcomes.items() if failed}
