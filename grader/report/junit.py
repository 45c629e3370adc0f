"""JUnit XML, as GitLab, Jenkins, Artemis and Testmo read it: a suite for each hand-in, a case for each check.

`failure` is the student's mistake, `error` what could not be decided. Names hold nothing that changes from run to run:
some systems keep the weights of cases under them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grader.feedback.texts import text, text_of
from grader.model.result import CheckResult, ExerciseResult, FunctionResult, Run, SubmissionResult
from grader.report.escape import one_line, xml
from grader.report.files import write_atomically
from grader.report.terminal import explain

FILE = "junit.xml"


def write(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """`junit.xml` of the whole run."""
    return [write_atomically(out / FILE, document(run, language))]


def document(run: Run, language: str | None = None) -> bytes:
    """The file's content."""
    suites = [
        _Suite(exercise, submission, language or exercise.language)
        for exercise in run.exercises
        for submission in exercise.submissions
    ]
    totals = [sum(suite.counts[at] for suite in suites) for at in range(3)]
    seconds = sum(suite.submission.seconds for suite in suites)
    lines = ['<?xml version="1.0" encoding="UTF-8"?>']
    lines.append(
        f'<testsuites name="grader" {_counts(totals)} time="{seconds:.3f}" timestamp="{_attribute(run.started)}">'
    )
    for suite in suites:
        lines += suite.lines(run.started)
    lines.append("</testsuites>")
    return ("\n".join(lines) + "\n").encode("utf-8")


class _Suite:
    """One hand-in."""

    def __init__(self, exercise: ExerciseResult, submission: SubmissionResult, language: str) -> None:
        self.exercise = exercise
        self.submission = submission
        self.language = language
        self.cases = [case for function in submission.functions for case in self._cases(function)]
        kinds = [kind for kind, _ in self.cases]
        self.counts = (len(kinds), kinds.count("failure"), kinds.count("error"))

    def lines(self, started: str) -> Iterator[str]:
        submission = self.submission
        name = f"{self.exercise.exercise}: {submission.student}"
        yield (
            f'<testsuite name="{_attribute(name)}" {_counts(self.counts)} skipped="0" time="{submission.seconds:.3f}"'
            f' file="{_attribute(submission.file)}" timestamp="{_attribute(started)}">'
        )
        points = "" if submission.points is None else f"{submission.points:.6g}"
        values = {"student": submission.student, "points": points, "out_of": f"{submission.out_of:.6g}"}
        values |= {"status": submission.status, "suite": self.exercise.suite}
        yield "<properties>"
        yield from (f'<property name="{key}" value="{_attribute(value)}"/>' for key, value in values.items())
        yield "</properties>"
        yield from (case for _, case in self.cases)
        if submission.problems:
            told = "\n".join(text(problem, self.language) for problem in submission.problems)
            yield f"<system-out>{xml(told)}</system-out>"
        yield "</testsuite>"

    def _cases(self, function: FunctionResult) -> Iterator[tuple[str, str]]:
        """Each check by itself, or the function alone where it was not judged by its checks."""
        judged = function.checks and function.status in ("passed", "partial", "failed")
        if not judged:
            kind = "" if function.status == "passed" else _kind(function.status)
            told = explain(function, self.language)
            yield kind, self._case(function, function.name, kind, function.status, told)
            return
        for check in function.checks:
            kind = "" if check.status == "passed" or _is_free(check) else _kind(check.status)
            reason = check.reason or check.status
            told = explain(function, self.language, check) if kind else ""
            yield kind, self._case(function, f"{function.name}.{check.check}", kind, reason, told)

    def _case(self, function: FunctionResult, name: str, kind: str, reason: str, told: str) -> str:
        line = f' line="{function.line}"' if function.line else ""
        head = f'<testcase name="{_attribute(name)}" classname="{_attribute(function.name)}"'
        head += f' file="{_attribute(self.submission.file)}"{line}'
        if not kind:
            return f"{head}/>"
        status = text_of(f"status_{function.status}", self.language)
        message = f'type="{_attribute(reason)}" message="{_attribute(f"{function.name}: {status}")}"'
        return f"{head}><{kind} {message}>{xml(told)}</{kind}></testcase>"


def _is_free(check: CheckResult) -> bool:
    """Told, but no one's mistake to pay for: a bonus, or a check of no points."""
    return check.status == "failed" and (check.bonus or not check.out_of)


def _kind(status: str) -> str:
    return "error" if status == "not_graded" else "failure"


def _counts(counts: tuple[int, ...] | list[int]) -> str:
    return f'tests="{counts[0]}" failures="{counts[1]}" errors="{counts[2]}"'


def _attribute(value: str) -> str:
    return xml(one_line(value))
