"""The teacher's own wording of messages, which `texts` in a spec gives by the code of the message."""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Mapping
from typing import Any, TypeVar

from grader.feedback.messages import MESSAGES
from grader.feedback.texts import placeholders
from grader.model.exercise import Exercise, Text
from grader.model.submission import Problem
from grader.suite.faults import Fault

T = TypeVar("T")


def reworded(found: T, texts: Mapping[str, Text]) -> T:
    """A result, or a part of one, whose messages say what the teacher wants said."""
    if isinstance(found, Problem):
        own = texts.get(found.code)
        return dataclasses.replace(found, own=dict(own)) if own else found
    if isinstance(found, tuple):
        return tuple(reworded(part, texts) for part in found)  # type: ignore[return-value]
    if not dataclasses.is_dataclass(found) or isinstance(found, type):
        return found
    changed: dict[str, Any] = {}
    for field in dataclasses.fields(found):
        before = getattr(found, field.name)
        after = reworded(before, texts)
        if after is not before and after != before:
            changed[field.name] = after
    return dataclasses.replace(found, **changed) if changed else found


def faults_of_texts(exercise: Exercise) -> list[Fault]:
    """Codes that no message has, and names in braces that the message of a code does not have."""
    faults = []
    for code, texts in exercise.texts.items():
        entry = MESSAGES.get(code)
        if entry is None:
            near = difflib.get_close_matches(code, MESSAGES, n=1)
            meant = f" Did you mean {near[0]}?" if near else " The codes stand in results.json, as `code` of a message."
            faults.append(Fault("unknown_code", 1, f"texts: no message has the code {code}.{meant}", at=f"{code}:"))
            continue
        there = placeholders(entry.text) | placeholders(entry.plural or "") | {"line"}
        used = {name for text in texts.values() for name in placeholders(text)}
        for name in sorted(used - there):
            listed = ", ".join(f"{{{one}}}" for one in sorted(there))
            message = f"texts: {code} has nothing for {{{name}}}. It may use {listed}."
            faults.append(Fault("unknown_value", 1, message, at=f"{{{name}}}"))
    return faults
