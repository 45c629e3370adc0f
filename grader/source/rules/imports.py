"""Rule `imports`: modules, in whatever way they are reached."""

from __future__ import annotations

from collections.abc import Iterator

from grader.source.means import DYNAMIC, PATH
from grader.source.rules.found import Found, Question


def find(question: Question) -> Iterator[Found]:
    """The reached modules, and things in them, that the rule names."""
    names = question.names
    roots = {name.partition(".")[0] for name in names}
    for point, means in question.closure.means():
        if means.kind == PATH and not means.repeated:
            if any(is_in(path, name) for path in means.paths for name in names):
                yield Found(means.name, point, means.unit, means.node)
        elif means.kind == DYNAMIC and means.words & roots:
            yield Found(min(means.words & roots), point, means.unit, means.node)


def reached(question: Question) -> set[str]:
    """The rule's names that are reached."""
    paths = {path for _, means in question.closure.means() if means.kind == PATH for path in means.paths}
    return {name for name in question.names if any(is_in(path, name) for path in paths)}


def is_in(path: str, name: str) -> bool:
    """Is the dotted path the module of that name, or something in it?"""
    return path == name or path.startswith(f"{name}.")
