"""Hand-ins with known verdicts: every verdict right, to the last function."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from grader.model.result import FunctionResult, SubmissionResult
from tests.grading.graded import PREPARED_CASES, ROOT, by_name, grade_files, reasons, suite_of
from tests.grading.impatient import impatient


def _truth() -> dict[str, dict[str, Any]]:
    """Files of the exercises that have a spec here."""
    file = PREPARED_CASES / "truth.yaml"
    if not file.is_file():
        return {}
    files: dict[str, dict[str, Any]] = yaml.safe_load(file.read_text(encoding="utf-8"))["files"]
    return {name: truth for name, truth in files.items() if (ROOT / f"specs/{name.split('/')[0]}.yaml").is_file()}


TRUTH = _truth()
LIMITS = {"ege": (0.3, 1.5), "mastermind": (1.0, 5.0)}
DEFAULT = (0.5, 5.0)
"""seconds of CPU for a call and for loading, far more than what is right here takes"""
EXERCISES = sorted({name.split("/")[0] for name in TRUTH})


@pytest.fixture(scope="module")
def results() -> dict[str, SubmissionResult]:
    found = {}
    for exercise in EXERCISES:
        paths = [PREPARED_CASES / name for name in TRUTH if name.startswith(f"{exercise}/")]
        suite = impatient(suite_of(exercise), *LIMITS.get(exercise, DEFAULT))
        for path, result in grade_files(suite, paths).items():
            found[str(path.relative_to(PREPARED_CASES))] = result
    return found


@pytest.mark.parametrize("name", sorted(TRUTH))
def test_every_verdict_is_right(name: str, results: dict[str, SubmissionResult]) -> None:
    result = results[name]
    functions = by_name(result)
    wrong = []
    for function, truth in TRUTH[name]["functions"].items():
        if not _agrees(truth, functions[function], result):
            found = functions[function]
            wrong.append((function, truth, found.status, reasons(found), [c.counterexample for c in found.checks]))
    assert not wrong


def _agrees(truth: dict[str, Any], found: FunctionResult, result: SubmissionResult) -> bool:
    verdict = truth["verdict"]
    if verdict == "crash":
        return result.status == "unreadable" and found.points == 0
    if truth.get("bonus") == "correct" and found.bonus != found.bonus_out_of:
        return False
    if verdict == "correct" or truth.get("consequential"):
        return found.status == "passed"
    if verdict == "missing":
        return found.status == "missing"
    if verdict == "forbidden-import":
        return found.status == "forbidden" and found.points == 0
    if verdict == "timeout":
        return found.status in ("failed", "partial") and "timed_out" in reasons(found)
    return found.status in ("failed", "partial")


def test_a_statement_at_the_end_stops_nothing(results: dict[str, SubmissionResult]) -> None:
    for name, truth in TRUTH.items():
        if truth["import"]["status"] in ("runs-unittest-exit", "input-EOF", "timeout"):
            assert results[name].problems, name


def test_paths_are_as_they_were_given(results: dict[str, SubmissionResult]) -> None:
    assert all(Path(result.file).name == Path(name).name for name, result in results.items())
