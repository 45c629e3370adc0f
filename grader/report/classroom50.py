"""Classroom 50's `result.json`: a test for each function, in whole points.

What a run of Classroom 50 is about comes from the environment that it sets. Points are rounded down for each function,
and the rule stands in the name of the test where it changed something; a function that could not be judged is not
passed, and says so, because the format knows no third answer.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from grader.feedback.texts import number, text_of
from grader.model.result import ExerciseResult, FunctionResult, Run, SubmissionResult
from grader.report.escape import one_line
from grader.report.files import places_of, write_atomically

FOLDER = "classroom50"
SCHEMA = "classroom50/result/v1"
LOCAL = "local"
"""stands for what is known only where Classroom 50 runs it; the format wants a text"""


def write(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """`classroom50/<exercise>/<student>.json` for each hand-in; in a repository it is its `result.json`."""
    written = []
    for exercise, places in zip(run.exercises, places_of(run), strict=True):
        for submission, place in zip(exercise.submissions, places, strict=True):
            data = document(run, exercise, submission, language or exercise.language)
            written.append(write_atomically(out / FOLDER / f"{place}.json", data, durable=False))
    return written


def document(
    run: Run,
    exercise: ExerciseResult,
    submission: SubmissionResult,
    language: str,
    environment: Mapping[str, str] = os.environ,
) -> bytes:
    """The file's content."""
    login = submission.origin.login if submission.origin else ""
    tests = [_test(function, language) for function in submission.functions]
    commit = environment.get("COMMIT_URL") or LOCAL
    found: dict[str, Any] = {
        "schema": SCHEMA,
        "classroom": environment.get("CLASSROOM") or LOCAL,
        "assignment": environment.get("ASSIGNMENT") or one_line(exercise.exercise) or LOCAL,
        "owner": environment.get("OWNER") or environment.get("USERNAME") or one_line(login) or LOCAL,
        "submission": environment.get("SUBMISSION_TAG") or submission.digest or LOCAL,
        "commit": commit,
        "release": environment.get("RELEASE_URL") or LOCAL,
        "review": environment.get("REVIEW_URL") or commit,
        "datetime": _time(run.started),
        "score": sum(test["score"] for test in tests),
        "max-score": sum(test["max-score"] for test in tests),
        "tests": tests,
    }
    return json.dumps(found, ensure_ascii=True, allow_nan=False, indent=1).encode("ascii")


def _test(function: FunctionResult, language: str) -> dict[str, Any]:
    points = (function.points or 0.0) + (function.bonus or 0.0)
    score, most = math.floor(points + 1e-9), math.ceil(function.out_of - 1e-9)
    name = one_line(function.name)
    if function.status != "passed":
        name += f": {text_of(f'status_{function.status}', language)}"
    if function.points is not None and score != points:
        name += f" ({number(points, language)} → {score})"
    return {"test-name": name, "passed": function.status == "passed", "score": score, "max-score": most}


def _time(started: str) -> str:
    """In UTC, to the second."""
    try:
        moment = datetime.fromisoformat(started)
    except ValueError:
        return started or LOCAL
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
