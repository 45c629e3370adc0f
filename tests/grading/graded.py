"""Exercises of the repository, prepared once, and hand-ins graded by them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from grader.grading.batch import grade_batch
from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import prepare
from grader.model.result import FunctionResult, SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import Suite
from grader.submission.folder import found_file
from grader.submission.read import read_submission
from tests.grading import serving
from tests.grading.impatient import impatient

ROOT = Path(__file__).resolve().parents[2]
PREPARED_CASES = ROOT.parent / "shared" / "cases"
"""hand-ins with known verdicts, where they lie beside the repository"""


@cache
def suite_of(exercise: str) -> Suite:
    files = find_exercises(ROOT / "specs", ROOT / "reference", exercise)[exercise]
    return prepare(files, "best", say=lambda _: None)


@cache
def impatient_suite_of(exercise: str) -> Suite:
    return impatient(suite_of(exercise), seconds=0.3)


def grade_files(suite: Suite, paths: list[Path], jobs: int = 2) -> dict[Path, SubmissionResult]:
    """Path -> result."""
    wanted = [function.name for function in suite.exercise.functions]
    reads = [lambda path=path: read_submission(found_file(path), wanted, suite.exercise.language) for path in paths]
    results = grade_batch(suite, reads, jobs, "best", lambda *_: None, explain=False).results
    return {path: results[i] for i, path in enumerate(paths)}


def grade_text(exercise: str, text: str) -> SubmissionResult:
    """What never ends in it is stopped soon."""
    return serving.grade(impatient_suite_of(exercise), Submission("somebody", "hand_in.py", text))


def by_name(result: SubmissionResult) -> dict[str, FunctionResult]:
    return {function.name: function for function in result.functions}


def reasons(function: FunctionResult) -> set[str]:
    """Why its checks failed; without those of a bonus."""
    return {check.reason or "" for check in function.checks if check.status != "passed" and not check.bonus}
