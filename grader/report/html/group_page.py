"""The page of a group: who is wrong alike in a function, the input that shows it, and their sources side by side."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from grader.model.result import ExerciseResult, FunctionResult, SubmissionResult
from grader.report.html.check_view import CheckView, check_view
from grader.report.html.environment import render
from grader.report.html.groups import Group
from grader.report.html.places import Places
from grader.report.html.source import block, lines
from grader.report.html.words import Words

MOST_SOURCES = 12
LONGEST = 120
"""lines of a function that are shown"""


@dataclass(frozen=True)
class SourceView:
    """A source that several may share; `students` are names and addresses of pages."""

    students: tuple[tuple[str, str], ...]
    lines: Markup


def group_page(exercise: ExerciseResult, group: Group, places: Places, language: str) -> bytes:
    """The page as bytes."""
    words = Words(language)
    view = _check(group, words)
    by_text: dict[str, list[tuple[str, str]]] = {}
    for position, submission, function in group.members:
        page = "../" + places.students[position].partition("/")[2]
        by_text.setdefault(text_of_function(submission, function), []).append((submission.student, page))
    texts = [text for text in by_text if text][:MOST_SOURCES]
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
        sources=[SourceView(tuple(by_text[text]), _marked(texts[0], text)) for text in texts],
        students=[student for students in by_text.values() for student in students],
        more=len([text for text in by_text if text]) - len(texts),
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
    return f"- function: {group.function}\n  like: {shown}\n  note: {{{language}: …}}"


def _check(group: Group, words: Words) -> CheckView | None:
    """Without the lines of the one source that it comes from."""
    if group.check is None:
        return None
    view = check_view(group.check, group.function, words)
    return replace(view, statements=tuple(replace(one, line=None) for one in view.statements))


def _marked(first: str, text: str) -> Markup:
    """With the lines marked that the first source has not, whatever is at their ends."""
    return block(lines(text, _other_lines(first.split("\n"), text.split("\n"))), "differs", anchors=False)


def _other_lines(first: Sequence[str], other: Sequence[str]) -> set[int]:
    """Numbers from 1."""
    one, two = ([line.rstrip()[:500] for line in part] for part in (first, other))
    found: set[int] = set()
    for tag, _, _, start, end in difflib.SequenceMatcher(None, one, two).get_opcodes():
        if tag != "equal":
            found.update(range(start + 1, end + 1))
    return found
