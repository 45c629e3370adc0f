"""What is known of hand-ins for the exercise nim, and whether a result is that."""

from __future__ import annotations

from typing import Any

import yaml

from grader.model.result import SubmissionResult
from tests.grading.graded import ROOT, by_name, reasons

TRUTH: dict[str, Any] = yaml.safe_load((ROOT / "tests/scenarios/nim_truth.yaml").read_text(encoding="utf-8"))
FILES: dict[str, dict[str, Any]] = TRUTH["files"]
CLASS = [name for name in FILES if name.startswith("submissions/nim/")]
"""graded with the samples of all exercises"""
OTHERS = [name for name in FILES if name not in CLASS]


def is_as_known(name: str, result: SubmissionResult) -> None:
    """AssertionError if it is not."""
    truth = FILES[name]
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
