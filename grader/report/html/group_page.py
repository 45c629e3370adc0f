"""The page of a group: who is wrong alike in a function, the input that shows it, and their sources side by side."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace

from markupsafe import Markup

from grader.model.result import ExerciseResult, FunctionResult, SubmissionResult
from grader.report.html.check_view import CheckView, check_view
from grader.report.html.environment import render
from grader.report.html.groups import Group
from grader.report.html.likeness import form, other_lines
from grader.report.html.places import Places
from grader.report.html.source import block, lines
from grader.report.html.words import Words

MOST_SOURCES = 12
LONGEST = 120
"""lines of a function that are shown"""


@dataclass(frozen=True)
class SourceView:
    """A source that several share, but for names, blanks and comments; `students` are names and addresses of pages."""

    students: tuple[tuple[str, str], ...]
    lines: Markup


def group_page(exercise: ExerciseResult, group: Group, places: Places, language: str) -> bytes:
    """The page as bytes."""
    words = Words(language)
    view = _check(group, words)
    sources: dict[tuple[str, ...], str] = {}
    owners: dict[tuple[str, ...], list[tuple[str, str]]] = {}
    for position, submission, function in group.members:
        page = "../" + places.students[position].partition("/")[2]
        text = text_of_function(submission, function)
        alike = form(text)
        sources.setdefault(alike, text)
        owners.setdefault(alike, []).append((submission.student, page))
    known = [alike for alike, text in sources.items() if text]
    shown = known[:MOST_SOURCES]
    return render(
        "group.html",
        t=words,
        title=words.own(exercise.title) or exercise.exercise,
        function=group.function,
        count=len(group.members),
        check=None if view is None else replace(view, hint=""),
        note=view.hint if view is not None else "",
        proposal=_proposal(group, language),
        place=f"reference/{exercise.exercise}",
        sources=[SourceView(tuple(owners[alike]), _marked(sources[shown[0]], sources[alike])) for alike in shown],
        students=[student for students in owners.values() for student in students],
        more=len(known) - len(shown),
    )


def text_of_function(submission: SubmissionResult, function: FunctionResult) -> str:
    """Its lines in the source; empty if they are not known."""
    if submission.source is None or function.line is None or function.end_line is None:
        return ""
    plain = submission.source.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(plain[function.line - 1 : min(function.end_line, function.line + LONGEST - 1)])


def _proposal(group: Group, language: str) -> str:
    """The lines of a note on this group, in which only the sentence is missing."""
    file = group.members[0][1].file.replace("\\", "/").rsplit("/", 1)[-1]
    like = f"known/{file}"
    shown = like if re.fullmatch(r"[\w./-]+", like) else json.dumps(like, ensure_ascii=False)
    return f"- function: {group.function}\n  like: {shown}\n  note:\n    {language}: …"


def _check(group: Group, words: Words) -> CheckView | None:
    """Without the lines of the one source that it comes from."""
    if group.check is None:
        return None
    view = check_view(group.check, group.function, words)
    return replace(view, statements=tuple(replace(one, line=None) for one in view.statements))


def _marked(first: str, text: str) -> Markup:
    """With the lines marked in which it does something else than the first."""
    return block(lines(text, other_lines(first, text)), "differs", anchors=False)
