"""The grader with a memory, for tests that ask the same in many ways: what was asked once is not run again.

`python -m tests.commands.remembered FOLDER grade …` is `grader grade …`, and `… FOLDER pytest …` is pytest. The same
source under the same suite is really graded when it is asked for first, and its result kept in FOLDER. Which source,
which suite and which variant each way comes to, and what it makes of the result, is its own.
"""

from __future__ import annotations

import hashlib
import pickle
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from grader.grading import batch
from grader.grading.engine import Engine
from grader.model.result import SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import Suite

_suites: dict[int, tuple[Suite, str]] = {}


def install(folder: Path) -> None:
    """From now on, in this process."""
    folder.mkdir(parents=True, exist_ok=True)
    grade = batch.grade_submission

    def remembered(engine: Engine, submission: Submission) -> SubmissionResult:
        place = folder / _digest(_of_suite(engine.suite), *_parts(submission))
        if not place.exists():
            engine.explains = engine.explains and engine.reference.is_here  # packs: only the verdicts are wanted
            _write(place, grade(engine, submission))
        result: SubmissionResult = pickle.loads(place.read_bytes())
        return replace(result, student=submission.student, file=submission.path)

    batch.grade_submission = remembered


def _parts(submission: Submission) -> tuple[Any, ...]:
    file = submission.path.rsplit("/", 1)[-1]
    return file, submission.text, submission.digest, submission.files, submission.problems, submission.settings


def _of_suite(suite: Suite) -> str:
    """Of all that is in it, but for where it lies."""
    if id(suite) not in _suites:
        _suites[id(suite)] = suite, _digest(replace(suite, mistakes_file="", cases_file=""))
    return _suites[id(suite)][1]


def _digest(*values: Any) -> str:
    return hashlib.sha256(repr(values).encode("utf-8", "backslashreplace")).hexdigest()


def _write(place: Path, result: SubmissionResult) -> None:
    new = place.with_suffix(f".{id(result)}")
    new.write_bytes(pickle.dumps(result))
    new.replace(place)


def main() -> None:
    folder, what, *rest = sys.argv[1:]
    install(Path(folder))
    if what == "pytest":
        import pytest

        sys.exit(pytest.main(rest))
    from grader.cli import main as grader

    sys.argv = ["grader", what, *rest]
    grader()


if __name__ == "__main__":
    main()
