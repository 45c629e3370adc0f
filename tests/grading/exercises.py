"""Small exercises written down in a test, prepared as any other, and hand-ins graded by them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent

from grader.grading.batch import grade_batch
from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import prepare
from grader.model.result import CheckResult, FunctionResult, SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import Suite


def prepared(folder: Path, spec: str, solution: str, checks: str = "") -> Suite:
    """The suite of an exercise called `task`, whose first line is left out of the spec."""
    texts = {"specs/task.yaml": "exercise: task\n" + dedent(spec), "reference/task/solution.py": dedent(solution)}
    if checks:
        texts["reference/task/checks.py"] = dedent(checks)
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    files = find_exercises(folder / "specs", folder / "reference", "task")["task"]
    return prepare(files, "best", say=lambda _: None)


def graded(suite: Suite, texts: Mapping[str, str]) -> dict[str, SubmissionResult]:
    """Student -> result."""
    reads = [
        lambda name=name, text=text: Submission(name, f"{name}.py", dedent(text))  # type: ignore[misc]
        for name, text in texts.items()
    ]
    results = grade_batch(suite, reads, 1, "best", lambda *_: None).results
    return {name: results[position] for position, name in enumerate(texts)}


def function(result: SubmissionResult, name: str) -> FunctionResult:
    return next(function for function in result.functions if function.name == name)


def check(result: SubmissionResult, name: str, of: str | None = None) -> CheckResult:
    """A check by its name; `of` says of which function, where that is another name."""
    return next(check for check in function(result, of or name).checks if check.check == name)


def codes(result: FunctionResult) -> list[str]:
    """Of its notes and of what is said of its failed checks."""
    return [note.code for note in result.notes] + [message.code for c in result.checks for message in c.diagnosis]
