"""Rule `syntax`: kinds of syntax in the function and in all code of the hand-in that it reaches."""

from __future__ import annotations

from collections.abc import Iterator

from grader.source.presets import FORMATS
from grader.source.rules import formats, recursion
from grader.source.rules.found import Found, Question


def find(question: Question) -> Iterator[Found]:
    """The kinds that the rule names, each where it is met first in a piece of code."""
    names = question.names
    for point in question.closure.order:
        unit = point.subject
        if point.kind == "unit":
            for name in names:
                if name in unit.syntax:
                    yield Found(name, point, unit, unit.syntax[name])
        elif point.kind == "binding" and unit.head is not None:
            kind = {"ClassDef": "class", "AsyncFunctionDef": "async"}.get(type(unit.node).__name__)
            if kind in names:
                yield Found(kind or "", point, unit.head, unit.node)
    yield from formats.find_names(question, {name for name in names if name in FORMATS})
    if "recursion" in names:
        yield from recursion.find(question)


def reached(question: Question) -> set[str]:
    """The rule's names that are met."""
    found = {hit.name for hit in find(question)}
    return found | (
        {"recursion"} if "recursion" in question.names and recursion.recurs(question, loose=True) else set()
    )
