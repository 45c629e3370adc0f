"""The sample classes of the shipped exercises: what each hand-in should come to."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.grading.graded import ROOT

EXERCISES = ("sliding", "mastermind", "bignum", "ege")
TRUTH: dict[str, dict[str, Any]] = {
    name: yaml.safe_load((ROOT / f"tests/scenarios/{name}_truth.yaml").read_text(encoding="utf-8"))["students"]
    for name in EXERCISES
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, dict[str, Any]]]:
    """Exercise -> student -> what the result file says."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for name in EXERCISES:
        out = tmp_path_factory.mktemp(name)
        command = [sys.executable, "-m", "grader", "grade", f"submissions/{name}", "--out", str(out)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stderr
        data = json.loads((Path(out) / "results.json").read_text(encoding="utf-8"))
        found[name] = {s["student"]: s for exercise in data["exercises"] for s in exercise["submissions"]}
    return found


@pytest.mark.parametrize(("exercise", "student"), [(name, student) for name in EXERCISES for student in TRUTH[name]])
def test_hand_in(exercise: str, student: str, results: dict[str, dict[str, dict[str, Any]]]) -> None:
    truth, result = TRUTH[exercise][student], results[exercise][student]
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


@pytest.mark.parametrize("exercise", EXERCISES)
def test_the_class_is_listed_whole(exercise: str, results: dict[str, dict[str, dict[str, Any]]]) -> None:
    assert set(results[exercise]) == set(TRUTH[exercise])


def test_a_listed_student_has_the_variant_of_the_list(results: dict[str, dict[str, dict[str, Any]]]) -> None:
    assert results["ege"]["Белова Анна"]["variant"] == "B"
    assert results["ege"]["artem_k"]["variant"] == "A"
