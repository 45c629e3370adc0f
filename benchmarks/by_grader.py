"""The grader on generated hand-ins, as a teacher runs it: one command for the class."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

from benchmarks.contenders import ROOT
from benchmarks.measure import Cost, run

LIMIT_S = 600.0
DRAWS = 20
"""how often a function of chance is called on each case of a relation"""


@dataclass(frozen=True)
class Graded:
    """One run of `grader grade`."""

    cpu_s: float
    wall_s: float
    wrong: dict[str, set[str] | None]
    """functions with a failed check that is no bonus, by student; None: not graded"""
    cases: float
    """asked of a function, on the average"""
    seconds: dict[str, float]
    """of CPU by student: what was done for this hand-in alone"""


class Shop:
    """A folder with the exercise `nim`, its suite made; `cases`, if given, caps the cases of a function."""

    def __init__(self, folder: Path, cases: int | None) -> None:
        self.folder = folder
        self.runs = 0
        (folder / "specs").mkdir(parents=True)
        shutil.copytree(ROOT / "reference" / "nim", folder / "reference" / "nim")
        text = (ROOT / "specs" / "nim.yaml").read_text(encoding="utf-8")
        (folder / "specs" / "nim.yaml").write_text(text if cases is None else capped(text, cases), encoding="utf-8")
        self.suite_s = self._grader("freeze", "specs/nim.yaml").cpu_s

    def grade(self, hand_ins: Sequence[Path]) -> Graded:
        """Lays the hand-ins out as a class and grades it."""
        self.runs += 1
        out = self.folder / f"reports-{self.runs}"
        of_class = self.folder / f"class-{self.runs}" / "nim"
        of_class.mkdir(parents=True)
        for path in hand_ins:
            shutil.copy(path, of_class)
        cost = self._grader("grade", of_class, "--out", out)
        (exercise,) = json.loads((out / "results.json").read_text(encoding="utf-8"))["exercises"]
        submissions = exercise["submissions"]
        functions = [function for one in submissions for function in one["functions"]]
        asked = [sum(check["cases"] for check in one["checks"] if not check["bonus"]) for one in functions]
        wrong = {one["student"]: wrong_functions(one) for one in submissions}
        seconds = {one["student"]: float(one.get("seconds", 0.0)) for one in submissions}
        return Graded(cost.cpu_s, cost.wall_s, wrong, sum(asked) / max(1, len([a for a in asked if a])), seconds)

    def check(self, hand_in: Path) -> float:
        """Seconds of CPU of `grader check` on one file."""
        return self._grader("check", hand_in, "--exercise", "nim", may_fail=True).cpu_s

    def _grader(self, *arguments: str | Path, may_fail: bool = False) -> Cost:
        cost = run([sys.executable, "-m", "grader", *arguments], self.folder, LIMIT_S, {"PYTHONPATH": str(ROOT)})
        if cost.stopped or (cost.code and not may_fail):
            raise SystemExit(f"grader {' '.join(map(str, arguments))} ended with {cost.code}:\n{cost.output}")
        return cost


def wrong_functions(submission: dict[str, object]) -> set[str] | None:
    if submission["status"] == "not_graded":
        return None
    functions = submission["functions"]
    assert isinstance(functions, list)
    return {
        function["name"]
        for function in functions
        if function["status"] in ("missing", "not_done", "forbidden", "blocked")
        or any(check["status"] == "failed" and not check["bonus"] and check["out_of"] for check in function["checks"])
        or submission["status"] == "unreadable"
    }


def capped(text: str, cases: int) -> str:
    """The spec with about so many calls of each function, shared by its checks."""
    spec = yaml.load(text, yaml.BaseLoader)
    for function in spec["functions"].values():
        checks = function.get("checks", {"": function})
        for check in checks.values():
            calls = DRAWS if "holds" in check else 1
            check["cases"] = str(max(1, cases // len(checks) // calls))
    return str(yaml.safe_dump(spec, allow_unicode=True, sort_keys=False))
