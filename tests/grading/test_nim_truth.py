"""Every right and wrong solution, and some nasty hand-ins: the verdicts they should get."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.grading.batch import grade_batch
from grader.model.result import SubmissionResult
from grader.submission.find import find_submissions
from grader.submission.read import read_submission
from tests.grading.graded import ROOT, suite_of
from tests.grading.impatient import impatient
from tests.grading.nim_truth import CLASS, OTHERS, is_as_known


@pytest.fixture(scope="module")
def results() -> dict[str, SubmissionResult]:
    suite = impatient(suite_of("nim"), seconds=0.5)
    wanted = [function.name for function in suite.exercise.functions]
    found = [one for name in OTHERS for one in find_submissions([ROOT / name], ["nim"], "nim")["nim"]]
    reads = [lambda one=one: read_submission(one, wanted, "sl") for one in found]
    graded = grade_batch(suite, reads, 2, "best", lambda *_: None, explain=False).results
    return dict(zip(OTHERS, (graded[i] for i in range(len(found))), strict=True))


def test_the_sample_class_is_listed_whole() -> None:
    there = {path.name for path in (ROOT / "submissions/nim").iterdir() if not path.name.startswith(".")}
    assert there == {Path(name).name for name in CLASS}


@pytest.mark.parametrize("name", sorted(OTHERS))
def test_verdicts(name: str, results: dict[str, SubmissionResult]) -> None:
    is_as_known(name, results[name])
