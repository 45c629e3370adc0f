"""The sample class, every right and wrong solution, and some nasty hand-ins: the verdicts they should get."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from grader.grading.batch import grade_batch
from grader.model.result import SubmissionResult
from grader.submission.find import find_submissions
from grader.submission.read import read_submission
from tests.grading.graded import ROOT, by_name, reasons, suite_of

TRUTH: dict[str, Any] = yaml.safe_load((ROOT / "tests/scenarios/nim_truth.yaml").read_text(encoding="utf-8"))
FILES: dict[str, dict[str, Any]] = TRUTH["files"]


@pytest.fixture(scope="module")
def results() -> dict[str, SubmissionResult]:
    suite = suite_of("nim")
    wanted = [function.name for function in suite.exercise.functions]
    found = [one for name in FILES for one in find_submissions([ROOT / name], ["nim"], "nim")["nim"]]
    reads = [lambda one=one: read_submission(one, wanted, "sl") for one in found]
    graded = grade_batch(suite, reads, 2, "best", lambda *_: None, explain=False).results
    return dict(zip(FILES, (graded[i] for i in range(len(found))), strict=True))


def test_the_sample_class_is_listed_whole() -> None:
    there = {path.name for path in (ROOT / "submissions/nim").iterdir() if not path.name.startswith(".")}
    assert there == {Path(name).name for name in FILES if name.startswith("submissions/nim/")}


@pytest.mark.parametrize("name", sorted(FILES))
def test_verdicts(name: str, results: dict[str, SubmissionResult]) -> None:
    truth, result = FILES[name], results[name]
    assert result.status == truth["status"]
    assert (result.points, result.bonus) == (truth["points"], truth["bonus"]), [
        (f.name, f.status, reasons(f)) for f in result.functions
    ]
    if result.status == "unreadable":
        return
    listed = truth.get("functions") or {}
    for function, found in by_name(result).items():
        expected = listed.get(function, {"status": "passed", "points": TRUTH["full"][function]})
        assert (found.status, found.points) == (expected["status"], expected["points"]), (function, reasons(found))
        if "reason" in expected and found.status in ("failed", "partial"):
            assert expected["reason"] in reasons(found) | {c.reason for c in found.checks}, function
