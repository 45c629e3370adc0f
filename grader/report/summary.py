"""`summary.md`: what a hand-in came to, as Markdown for the summary of a run on GitHub, or for a comment.

A table of the functions, then a card for each that is not right. Texts of a hand-in are code or escaped.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grader.feedback.texts import number, pick, pieces, text_of
from grader.model.result import ExerciseResult, FunctionResult, Message, Run, SubmissionResult
from grader.report.escape import markdown, markdown_block, markdown_code
from grader.report.files import write_atomically
from grader.report.html.verdicts import is_wrong_besides, verdict_of
from grader.report.points import Points, bonus_of_submission, of_function, of_submission
from grader.report.terminal import explain_as_code, explains_status

FILE = "summary.md"
LARGEST = 900_000
"""bytes; GitHub takes 1 MiB for a step"""


def write(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """As a format."""
    return [write_atomically(out / FILE, document(run, language))]


def document(run: Run, language: str | None = None) -> bytes:
    """The file's content, cut between two hand-ins or cards where it is too large."""
    parts: list[bytes] = []
    left = LARGEST
    for exercise in run.exercises:
        spoken = language or exercise.language
        for part in _parts(exercise, spoken):
            data = (part + "\n\n").encode("utf-8", "backslashreplace")
            left -= len(data)
            if left < 0:
                return b"".join([*parts, text_of("summary_cut", spoken).encode(), b"\n"])
            parts.append(data)
    return b"".join(parts) or b"\n"


def _parts(exercise: ExerciseResult, language: str) -> Iterator[str]:
    for submission in exercise.submissions:
        title = pick(exercise.title, language) or exercise.exercise
        yield f"## {markdown(title)}: {markdown(submission.student)}"
        yield _total(submission, language)
        for problem in submission.problems:
            yield f"> {_sentence(problem, language)}"
        if submission.status == "unreadable":
            continue
        yield _table(submission, language)
        for function in submission.functions:
            if function.status != "passed" or function.findings:
                yield "\n\n".join(_card(function, language))


def _total(submission: SubmissionResult, language: str) -> str:
    line = f"**{text_of('label_total', language)}: {_points(of_submission(submission), language)}**"
    bonus = bonus_of_submission(submission)
    if bonus.out_of:
        code = "points_bonus" if bonus.known else "points_bonus_at_least"
        reached, out_of = number(bonus.reached, language), number(bonus.out_of, language)
        line += f", {text_of(code, language, points=reached, out_of=out_of)}"
    return line


def _points(points: Points, language: str) -> str:
    code = "points_of" if points.known else "points_at_least"
    return text_of(code, language, points=number(points.reached, language), out_of=number(points.out_of, language))


def _table(submission: SubmissionResult, language: str) -> str:
    labels = [text_of(code, language) for code in ("label_function", "label_points", "label_status")]
    rows = [f"| {' | '.join(labels)} |", "|---|---|---|"]
    for function in submission.functions:
        points, verdict = of_function(function), verdict_of(function)
        cells = (markdown_code(function.name), _points(points, language), text_of(verdict.code, language))
        rows.append(f"| {cells[0]} | {cells[1]} | {verdict.sign} {cells[2]} |")
    return "\n".join(rows)


def _card(function: FunctionResult, language: str) -> Iterator[str]:
    verdict = verdict_of(function)
    line = f" ({text_of('label_line', language, line=function.line)})" if function.line is not None else ""
    yield f"### {verdict.sign} {markdown_code(function.name)}: {text_of(verdict.code, language)}{line}"
    for note in function.notes:
        yield _sentence(note, language)
    for finding in function.findings:
        path = " → ".join(map(markdown_code, finding.path)) if len(finding.path) > 1 else ""
        yield _sentence(finding.message, language) + (f" ({path})" if path else "")
    if is_wrong_besides(function):
        yield markdown(text_of("besides_wrong", language))
    for check in explains_status(function)[:1]:
        told, code = explain_as_code(function, language, check)
        yield from (_sentence(message, language) for message in told)
        if check.hint:
            yield markdown(pick(check.hint, language))
        if code:
            yield markdown_block(code)


def _sentence(message: Message, language: str) -> str:
    """Values that are code stand in the font of code."""
    return "".join(markdown_code(piece) if is_code else markdown(piece) for piece, is_code in pieces(message, language))
