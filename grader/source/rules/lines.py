"""Rule `lines`: how many lines of code the function has at most."""

from __future__ import annotations

from collections.abc import Iterator

from grader.source.rules.found import Found, Question


def find(question: Question) -> Iterator[Found]:
    """One, if the function has more lines than the rule allows."""
    if question.lines > int(question.rule.get("count") or 0):
        yield Found("lines", None, None, None)
