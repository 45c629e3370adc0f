"""An exercise of a teacher's own, written by the documentation alone: texts, dictionaries, exceptions and floats."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grader.grading.batch import grade_batch
from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import prepare
from grader.grading.verifying import Verification, verify_exercise
from grader.model.result import CheckResult, SubmissionResult
from grader.model.submission import Submission

SHOP = Path(__file__).with_name("shop")
FUNCTIONS = ("slug", "stock", "price", "average")
POINTS = {"ana": (0, 0, 0, 0), "bor": (2, 0, 0, 2), "cene": (2, 0, 2, 2)}


@pytest.fixture(scope="module")
def verified(tmp_path_factory: pytest.TempPathFactory) -> tuple[Verification, dict[str, SubmissionResult]]:
    folder = tmp_path_factory.mktemp("shop")
    shutil.copytree(SHOP, folder / "reference/shop")
    (folder / "specs").mkdir()
    shutil.copy(SHOP / "shop.yaml", folder / "specs")
    files = find_exercises(folder / "specs", folder / "reference")["shop"]
    suite = prepare(files, "best", say=lambda _: None)
    paths = sorted((SHOP / "submissions").glob("*.py"))
    reads = [
        lambda path=path: Submission(path.stem, path.name, path.read_text(encoding="utf-8"))  # type: ignore[misc]
        for path in paths
    ]
    batch = grade_batch(suite, reads, 1, "best", lambda *_: None)
    return verify_exercise(files, suite, 1, "best"), {r.student: r for r in batch.results.values()}


def test_the_spec_is_sound_at_the_first_try(
    verified: tuple[Verification, dict[str, SubmissionResult]],
) -> None:
    found = verified[0]
    assert (found.problems, found.warnings, found.right, found.wrong) == ([], [], 2, 1)


@pytest.mark.parametrize("student", POINTS)
def test_points(verified: tuple[Verification, dict[str, SubmissionResult]], student: str) -> None:
    result = verified[1][student]
    assert tuple(function.points for function in result.functions) == POINTS[student]


@pytest.mark.parametrize(
    ("student", "function", "reason", "call", "expected", "actual"),
    [
        ("ana", "slug", "wrong_value", "slug(' ')", "''", "'-'"),
        ("ana", "stock", "wrong_value", "stock([('a', 0)])", "{}", "{'a': 0}"),
        ("ana", "price", "did_not_raise", "price('')", "ValueError", "None"),
        ("ana", "average", "wrong_value", "average([0.0, 1.0])", "0.5", "0.0"),
        ("bor", "price", "raised", "price('')", "ValueError", "TypeError"),
        ("cene", "stock", "changed_argument", "stock([('b', 0), ('a', 0)])", None, None),
    ],
)
def test_what_is_told(
    verified: tuple[Verification, dict[str, SubmissionResult]],
    student: str,
    function: str,
    reason: str,
    call: str,
    expected: str | None,
    actual: str | None,
) -> None:
    check: CheckResult = verified[1][student].functions[FUNCTIONS.index(function)].checks[0]
    assert check.reason == reason
    assert check.counterexample is not None
    assert check.counterexample.call == call
    if expected is not None:
        assert (check.counterexample.expected, actual in str(check.counterexample.actual)) == (expected, True)
