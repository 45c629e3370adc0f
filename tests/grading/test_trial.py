"""What is told of the reference's branches: also of those that only few cases take."""

from __future__ import annotations

from pathlib import Path

from tests.grading.exercises import prepared

SPEC = """
functions:
  f:
    points: 1
    given: n=integers(0, 999)
"""


def test_a_branch_that_one_case_in_a_thousand_takes_is_reached(tmp_path: Path) -> None:
    suite = prepared(tmp_path, SPEC, "def f(n):\n    if n % 1000 == 517:\n        return -1\n    return n\n")
    assert suite.faults == ()


def test_a_branch_that_no_case_takes_is_told(tmp_path: Path) -> None:
    suite = prepared(tmp_path, SPEC, "def f(n):\n    if n > 2000:\n        return -1\n    return n\n")
    assert "no case reaches this line" in suite.faults[0]
