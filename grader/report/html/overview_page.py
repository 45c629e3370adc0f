"""`index.html`: all exercises, students and functions at one look, and who needs a closer one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from grader.model.result import ExerciseResult, FunctionResult, Message, Run, SubmissionResult
from grader.report.html.environment import render
from grader.report.html.verdicts import SUBMISSION_VERDICTS, VERDICTS, Verdict
from grader.report.html.words import Words
from grader.report.points import bonus_of_submission, of_function, of_submission

_TONES = ("right", "partly", "wrong", "banned", "absent", "open")


@dataclass(frozen=True)
class Cell:
    verdict: Verdict
    points: Markup


@dataclass(frozen=True)
class Row:
    """One submission; a cell is None if it has no result for that function."""

    student: str
    file: str
    link: str
    verdict: Verdict
    points: Markup
    bonus: Markup
    group: str
    cells: tuple[Cell | None, ...]


@dataclass(frozen=True)
class Share:
    """Part of a bar: start and width of 100."""

    tone: str
    start: float
    width: float


@dataclass(frozen=True)
class Column:
    name: str
    shares: tuple[Share, ...]


@dataclass(frozen=True)
class Look:
    """A submission that a person should look at, and why."""

    student: str
    link: str
    verdict: Verdict
    reasons: tuple[Markup, ...]


@dataclass(frozen=True)
class ExerciseView:
    words: Words
    title: str
    name: str
    counts: tuple[Markup, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    looks: tuple[Look, ...]
    legend: tuple[Verdict, ...]
    has_bonus: bool
    has_groups: bool


def overview_page(run: Run, links: Sequence[Sequence[str]], languages: Sequence[str], language: str) -> bytes:
    """For each exercise the addresses of its submissions' pages and its language; `language` is that of the page."""
    parts = zip(run.exercises, links, languages, strict=True)
    exercises = [_view(exercise, addresses, Words(spoken)) for exercise, addresses, spoken in parts]
    return render("overview.html", t=Words(language), run=run, exercises=exercises)


def _view(exercise: ExerciseResult, links: Sequence[str], words: Words) -> ExerciseView:
    names = list(dict.fromkeys(function.name for item in exercise.submissions for function in item.functions))
    linked = list(zip(exercise.submissions, links, strict=True))
    groups = _letters(exercise)
    rows = tuple(_row(item, link, names, groups.get(item.group or "", ""), words) for item, link in linked)
    shown = {cell.verdict for row in rows for cell in row.cells if cell}
    looks = tuple(_look(item, link, words) for item, link in linked)
    return ExerciseView(
        words=words,
        title=words.own(exercise.title) or exercise.exercise,
        name=exercise.exercise,
        counts=_counts(exercise, words),
        columns=tuple(_column(name, position, rows) for position, name in enumerate(names)),
        rows=rows,
        looks=tuple(look for look in looks if look.reasons),
        legend=tuple(verdict for verdict in VERDICTS.values() if verdict in shown),
        has_bonus=any(row.bonus for row in rows),
        has_groups=bool(groups),
    )


def _counts(exercise: ExerciseResult, words: Words) -> tuple[Markup, ...]:
    statuses = [item.status for item in exercise.submissions]
    found = [words("count_submissions", count=len(statuses))]
    for status in ("unreadable", "not_graded"):
        if status in statuses:
            found.append(words(f"count_{status}", count=statuses.count(status)))
    return tuple(found)


def _letters(exercise: ExerciseResult) -> dict[str, str]:
    """A short name for each group of at least two: A, B, …, Z, A2, …, in the order of the table."""
    groups = [item.group for item in exercise.submissions if item.group]
    shared = [group for group in dict.fromkeys(groups) if groups.count(group) > 1]
    return {
        group: chr(ord("A") + number % 26) + (str(number // 26 + 1) if number >= 26 else "")
        for number, group in enumerate(shared)
    }


def _row(submission: SubmissionResult, link: str, names: list[str], group: str, words: Words) -> Row:
    functions = {function.name: function for function in submission.functions}
    bonus = bonus_of_submission(submission)
    return Row(
        student=submission.student,
        file=submission.file,
        link=link,
        verdict=SUBMISSION_VERDICTS[submission.status],
        points=words.points(of_submission(submission)),
        bonus=words.points(bonus) if bonus.out_of else Markup(""),
        group=group,
        cells=tuple(_cell(functions[name], words) if name in functions else None for name in names),
    )


def _cell(function: FunctionResult, words: Words) -> Cell:
    return Cell(VERDICTS[function.status], words.points(of_function(function)))


def _column(name: str, position: int, rows: tuple[Row, ...]) -> Column:
    tones = [cell.verdict.tone for row in rows if (cell := row.cells[position]) is not None]
    shares: list[Share] = []
    start = 0.0
    for tone in _TONES:
        width = 100 * tones.count(tone) / len(tones)
        if width:
            shares.append(Share(tone, round(start, 2), round(width, 2)))
        start += width
    return Column(name, tuple(shares))


def _look(submission: SubmissionResult, link: str, words: Words) -> Look:
    """What a machine should not decide alone."""
    reasons: list[Markup] = []
    if submission.status != "graded":
        shown = submission.problems[:1] or (Message(f"submission_{submission.status}"),)
        reasons += [words.message(message) for message in shown]
    reasons += [words.message(item) for item in submission.problems if item.code == "tampering_seen"]
    for function in submission.functions:
        if function.points is None and submission.status == "graded":
            reasons.append(words("look_not_graded", function=function.name))
        if any(check.reason == "tampered" for check in function.checks):
            reasons.append(words("look_tampered", function=function.name))
        reasons += [words.message(finding.message) for finding in function.findings if finding.severity == "warn"]
    return Look(submission.student, link, SUBMISSION_VERDICTS[submission.status], tuple(dict.fromkeys(reasons)))
