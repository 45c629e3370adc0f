"""A run as remarks at lines of the hand-ins, the most useful first: for systems that show them beside the source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import dedent
from typing import Literal

from grader.feedback.texts import number, text, text_of
from grader.model.result import CheckResult, FunctionResult, Message, Run, SubmissionResult
from grader.report.escape import github_message, github_property
from grader.report.terminal import explain, explains_status

Level = Literal["error", "warning", "notice"]
LEVELS: tuple[Level, ...] = ("error", "warning", "notice")
MOST = 10
"""of each kind: more are not shown by GitHub for one step"""
WRONG = ("failed", "partial", "forbidden")


@dataclass(frozen=True)
class Annotation:
    """`error`: costs points; `warning`: could not be decided, or is to be looked at; `notice`: told, and free."""

    level: Level
    file: str
    line: int | None
    column: int | None
    title: str
    message: str
    """several lines"""
    about: str
    """what it is about, the same in each run: function and check or rule"""


def annotate(run: Run, language: str | None = None) -> list[Annotation]:
    """All there are: of each kind the most useful first."""
    found = [
        one
        for exercise in run.exercises
        for submission in exercise.submissions
        for one in _of_submission(submission, language or exercise.language)
    ]
    return sorted(found, key=lambda one: LEVELS.index(one.level))


def github_commands(found: Sequence[Annotation]) -> list[str]:
    """Workflow commands of GitHub, at most ten of a kind. Nothing of a hand-in can end one or begin another."""
    chosen = [one for level in LEVELS for one in [a for a in found if a.level == level][:MOST]]
    return [_command(one) for one in chosen]


def _command(one: Annotation) -> str:
    properties = {"file": one.file, "line": one.line, "col": one.column, "title": one.title}
    if one.line is None:
        properties["col"] = None
    told = ",".join(f"{key}={github_property(str(value))}" for key, value in properties.items() if value is not None)
    return f"::{one.level} {told}::{github_message(one.message)}"


def _of_submission(submission: SubmissionResult, language: str) -> Iterator[Annotation]:
    file = submission.file.replace("\\", "/")
    unreadable = submission.status == "unreadable"
    for problem in submission.problems:
        level: Level = "error" if unreadable else "warning"
        title = text_of(f"submission_{submission.status}", language) if unreadable else text_of("label_file", language)
        yield Annotation(level, file, problem.line, None, title, text(problem, language), problem.code)
    if unreadable:
        return
    for function in sorted(submission.functions, key=lambda f: f.status not in WRONG):
        yield from _of_function(function, file, language)


def _of_function(function: FunctionResult, file: str, language: str) -> Iterator[Annotation]:
    title = _title(function, language)
    told = explains_status(function)
    for finding in function.findings:
        level: Level = {"fail": "error", "warn": "warning"}.get(finding.severity, "notice")  # type: ignore[assignment]
        message = text(finding.message, language)
        if len(finding.path) > 1:
            message += f" ({' -> '.join(finding.path)})"
        line = finding.line or function.line
        about = f"{function.name} {finding.rule} {finding.path[-1] if finding.path else ''}"
        yield Annotation(level, file, line, finding.column, title, message, about)
    for check in told[:1]:
        yield _of_check(function, check, file, title, language)
    if not told and function.status in ("missing", "not_done", "not_graded"):
        level = "error" if function.status in ("missing", "not_done") else "warning"
        plain = text_of(f"function_{function.status}", language, function=function.name)
        message = dedent(explain(function, language)) or plain
        yield Annotation(level, file, function.line, None, title, message, f"{function.name} {function.status}")
        return
    for note in function.notes:
        yield _of_note(note, function, file, title, language)


def _of_check(function: FunctionResult, check: CheckResult, file: str, title: str, language: str) -> Annotation:
    level: Level = "error" if check.status == "failed" else "warning"
    if check.status == "failed" and (check.bonus or not check.out_of):
        level = "notice"
    line = next((message.line for message in check.diagnosis if message.line is not None), function.line)
    message = explain(function, language, check, alone=True)
    return Annotation(level, file, line, None, title, message, f"{function.name} {check.check}")


def _of_note(note: Message, function: FunctionResult, file: str, title: str, language: str) -> Annotation:
    about = f"{function.name} {note.code}"
    return Annotation("notice", file, note.line or function.line, None, title, text(note, language), about)


def _title(function: FunctionResult, language: str) -> str:
    status = text_of(f"status_{function.status}", language)
    if function.points is None:
        return f"{function.name}: {status}"
    reached, out_of = number(function.points, language), number(function.out_of, language)
    return f"{function.name}: {status} ({text_of('points_of', language, points=reached, out_of=out_of)})"
