"""`index.html`: all exercises, students and functions at one look, and who needs a closer one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from grader.feedback.counterexample import actual_of
from grader.model.result import ExerciseResult, Message, Run, SubmissionResult
from grader.report.alike import alike_groups
from grader.report.doubts import Doubt, doubts_of
from grader.report.html.check_view import joined
from grader.report.html.class_summary import Bar, Hard, bars, hardest, median_text
from grader.report.html.class_table import Column, Row, columns, function_names, is_bonus_there, rows
from grader.report.html.environment import render
from grader.report.html.groups import Group, groups_of
from grader.report.html.numerals import readable
from grader.report.html.places import Places
from grader.report.html.verdicts import DECIDED, SUBMISSION_VERDICTS, VERDICTS, Verdict
from grader.report.html.words import Words
from grader.report.similar import similar_pairs

MOST_GROUPS = 12
MOST_ALIKE = 12
MOST_DOUBTS = 12
TELLING = ("tampering_seen", "salvaged", "student_twice")
"""what is told of a whole hand-in and is for a person to look at"""


@dataclass(frozen=True)
class Look:
    student: str
    link: str
    verdict: Verdict
    reasons: tuple[Markup, ...]


@dataclass(frozen=True)
class GroupLine:
    """A group in a line or two: its function, how many, what shows it."""

    function: str
    link: str
    count: int
    about: Markup
    call: str
    expected: str
    actual: str


@dataclass(frozen=True)
class DoubtLine:
    """Inputs on which many are wrong that are right otherwise, and the line of the spec that leaves them out."""

    function: str
    where: str
    about: Markup
    call: str
    expected: str
    actual: str


@dataclass(frozen=True)
class SimilarLine:
    students: tuple[tuple[str, str], ...]
    """name and link of each"""
    about: Markup


@dataclass(frozen=True)
class ExerciseView:
    """`words` are those of the exercise's language."""

    words: Words
    title: str
    name: str
    task: str
    counts: tuple[Markup, ...]
    bars: tuple[Bar, ...]
    hardest: tuple[Hard, ...]
    groups: tuple[GroupLine, ...]
    doubts: tuple[DoubtLine, ...]
    similar: tuple[SimilarLine, ...]
    looks: tuple[Look, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    legend: tuple[Verdict, ...]
    out_of: str
    has_bonus: bool
    has_groups: bool
    missing: tuple[str, ...]
    unlisted: tuple[str, ...]


def overview_page(run: Run, places: Sequence[Places], languages: Sequence[str], language: str) -> bytes:
    """For each exercise where its pages are, and its language; `language` is that of the page."""
    parts = zip(run.exercises, places, languages, strict=True)
    exercises = [_view(exercise, where, Words(spoken)) for exercise, where, spoken in parts]
    words = Words(language)
    return render("overview.html", t=words, run=run, started=words.date(run.started), exercises=exercises)


def _view(exercise: ExerciseResult, places: Places, words: Words) -> ExerciseView:
    names = function_names(exercise)
    table = rows(exercise, places.students, names, words)
    shown = {cell.verdict for row in table for cell in row.cells if cell}
    looks = [_look(item, link, words) for item, link in zip(exercise.submissions, places.students, strict=True)]
    return ExerciseView(
        words=words,
        title=words.own(exercise.title) or exercise.exercise,
        name=exercise.exercise,
        task=places.task if exercise.tasks else "",
        counts=_counts(exercise, words),
        bars=bars(exercise, words),
        hardest=hardest(exercise, words),
        groups=tuple(_group(group, places, words) for group in groups_of(exercise)[:MOST_GROUPS]),
        doubts=tuple(_doubt(doubt, words) for doubt in doubts_of(exercise.submissions)[:MOST_DOUBTS]),
        similar=_similar(exercise, places, words),
        looks=tuple(look for look in looks if look.reasons),
        columns=columns(exercise, names, table, words),
        rows=table,
        legend=tuple(
            {verdict.code: verdict for verdict in (*VERDICTS.values(), *DECIDED.values()) if verdict in shown}.values()
        ),
        out_of=words.number(exercise.points),
        has_bonus=is_bonus_there(exercise),
        has_groups=any(row.group for row in table),
        missing=exercise.missing,
        unlisted=exercise.unlisted,
    )


def _counts(exercise: ExerciseResult, words: Words) -> tuple[Markup, ...]:
    statuses = [item.status for item in exercise.submissions]
    found = [words("count_submissions", count=len(statuses)), median_text(exercise, words)]
    for status in ("unreadable", "not_graded"):
        if status in statuses:
            found.append(words(f"count_{status}", count=statuses.count(status)))
    decided = sum(bool(s.override) or any(f.override for f in s.functions) for s in exercise.submissions)
    if decided:
        found.append(words("page_decided", count=decided))
    return tuple(text for text in found if text)


def _group(group: Group, places: Places, words: Words) -> GroupLine:
    check = group.check
    example = None if check is None or check.hidden else check.counterexample
    told = joined(check.diagnosis, words) if check is not None and not check.hidden else ()
    return GroupLine(
        function=group.function,
        link=places.group(group),
        count=len(group.members),
        about=told[0].text if told else Markup(""),
        call=readable(example.call, exact=True) if example else "",
        expected=readable(example.expected) if example else "",
        actual=readable(actual_of(check, words.language)) if example and check else "",
    )


def _doubt(doubt: Doubt, words: Words) -> DoubtLine:
    return DoubtLine(
        function=doubt.function,
        where="where: '" + doubt.where.replace("'", "''") + "'",
        about=words("page_doubt", count=len(doubt.members), right=doubt.right),
        call=readable(doubt.call, exact=True),
        expected=readable(doubt.expected),
        actual=readable(doubt.actual),
    )


def _similar(exercise: ExerciseResult, places: Places, words: Words) -> tuple[SimilarLine, ...]:
    def named(positions: Sequence[int]) -> tuple[tuple[str, str], ...]:
        return tuple((exercise.submissions[at].student, places.students[at]) for at in positions)

    found = []
    for pair in similar_pairs(exercise.submissions):
        about = words("page_identical") if pair.identical else words("page_shared", percent=round(100 * pair.share))
        found.append(SimilarLine(named((pair.first, pair.second)), about))
    for alike in alike_groups(exercise.submissions)[:MOST_ALIKE]:
        about = words("page_alike", count=len(alike.functions), rarest=alike.rarest, of=alike.of)
        found.append(SimilarLine(named(alike.members), about))
    return tuple(found)


def _look(submission: SubmissionResult, link: str, words: Words) -> Look:
    """What a machine should not decide alone."""
    reasons: list[Markup] = []
    if submission.status != "graded":
        shown = submission.problems[:1] or (Message(f"submission_{submission.status}"),)
        reasons += [words.message(message) for message in shown]
    reasons += [words.message(item) for item in submission.problems if item.code in TELLING]
    for function in submission.functions:
        if function.points is None and submission.status == "graded":
            reasons.append(words("look_not_graded", function=function.name))
        if any(check.reason == "tampered" for check in function.checks):
            reasons.append(words("look_tampered", function=function.name))
        reasons += [words.message(finding.message) for finding in function.findings if finding.severity == "warn"]
    return Look(submission.student, link, SUBMISSION_VERDICTS[submission.status], tuple(dict.fromkeys(reasons)))
