"""Gradescope's `results.json`: one test for each function, in plain text.

A function that could not be judged has no score there, and neither has the whole, so that it never counts as zero in
silence; Gradescope then shows the sum of what was judged, and the text at the top says so.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from grader.feedback.texts import number, text, text_of
from grader.model.result import ExerciseResult, FunctionResult, Run, SubmissionResult
from grader.report.escape import visible
from grader.report.files import places_of, write_atomically
from grader.report.points import of_submission
from grader.report.terminal import explain

FOLDER = "gradescope"


def write(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """`gradescope/<exercise>/<student>.json` for each hand-in; on Gradescope it is /autograder/results/results.json."""
    written = []
    for exercise, places in zip(run.exercises, places_of(run), strict=True):
        for submission, place in zip(exercise.submissions, places, strict=True):
            data = document(exercise, submission, language or exercise.language)
            written.append(write_atomically(out / FOLDER / f"{place}.json", data, durable=False))
    return written


def document(exercise: ExerciseResult, submission: SubmissionResult, language: str) -> bytes:
    """The file's content."""
    head = [visible(text(problem, language)) for problem in submission.problems]
    points = of_submission(submission)
    if not points.known:
        reached, out_of = number(points.reached, language), number(points.out_of, language)
        head.append(text_of("points_at_least", language, points=reached, out_of=out_of))
    found: dict[str, Any] = {
        "output": "\n".join(head),
        "output_format": "text",
        "test_output_format": "text",
        "test_name_format": "text",
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "execution_time": round(submission.seconds, 3),
        "tests": [_test(function, at, language) for at, function in enumerate(submission.functions, start=1)],
        "extra_data": {"status": submission.status, "suite": exercise.suite, "digest": submission.digest},
    }
    if submission.points is not None:
        found["score"] = _rounded(submission.points + (submission.bonus or 0.0))
    return json.dumps(found, ensure_ascii=True, allow_nan=False, indent=1).encode("ascii")


def _test(function: FunctionResult, position: int, language: str) -> dict[str, Any]:
    test: dict[str, Any] = {
        "name": f"{visible(function.name)}: {text_of(f'status_{function.status}', language)}",
        "number": str(position),
        "max_score": _rounded(function.out_of),
        "output": explain(function, language),
        "visibility": "visible",
        "extra_data": {"status": function.status},
    }
    if function.points is not None:
        test["score"] = _rounded(function.points + (function.bonus or 0.0))
        test["status"] = "passed" if function.status == "passed" else "failed"
    return test


def _rounded(points: float) -> float:
    return round(points, 4)
