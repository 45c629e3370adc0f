"""Keys and lines that stand in the wrong place, or lack a character: what is meant by them."""

from __future__ import annotations

import re
from typing import Any

from pydantic import BaseModel

from grader.spec.models import ClassEntry, FunctionEntry, ProgramEntry, VariableEntry
from grader.spec.places import Path

_SECTIONS: dict[str, type[BaseModel]] = {"functions": FunctionEntry, "variables": VariableEntry, "classes": ClassEntry}
_ENTRIES: tuple[type[BaseModel], ...] = (*_SECTIONS.values(), ProgramEntry)
_TIGHT = re.compile(r"(?P<key>[A-Za-z_][\w-]*):(?P<value>\S.*)", re.DOTALL)
_NO_COLON = re.compile(r"(?P<key>[A-Za-z_][\w-]*) +(?P<value>[^:].*)", re.DOTALL)
_OF_ENTRIES = frozenset(key for entry in _ENTRIES for key in entry.model_fields)


def key_without_value(path: Path, known: list[str], value: Any) -> tuple[str, str] | None:
    """(message, fix) for what stands where keys are meant; None if nothing is known of it.

    `given:n=…` and `points 2` in the place of keys; a list of entries; a key of an entry among the entries.
    """
    if isinstance(value, str):
        for pattern, message in (
            (_TIGHT, "after the colon of a key there must be a blank"),
            (_NO_COLON, "a key without a colon"),
        ):
            match = pattern.fullmatch(value.strip())
            if match and match["key"] in known:
                return message, f"Write {match['key']}: {match['value'].splitlines()[0]}"
    if len(path) == 2 and path[0] in _SECTIONS and path[1] in _SECTIONS[str(path[0])].model_fields:
        message = f"{path[1]} stands among the {path[0]}, but it is a key of one of them"
        return (
            message,
            "Put blanks before it, so that it stands below the name it belongs to, as deep as its other keys.",
        )
    if isinstance(value, list):
        return (
            "keys with values are meant here, not a list",
            "Leave the - out: write each name with a colon, and its keys on the lines below.",
        )
    return None


def place_of(path: Path, value: Any, siblings: Any) -> str:
    """Where a key that is unknown at the left margin belongs; "" if that is not known."""
    if len(path) != 1:
        return ""
    if str(path[0]) in _OF_ENTRIES:
        return "It belongs to a function (or variable, class, check): put blanks before it, as deep as its other keys."
    entered = isinstance(value, dict) and set(value) & _OF_ENTRIES
    empty = [section for section in _SECTIONS if isinstance(siblings, dict) and siblings.get(section, "") in ("", None)]
    if entered and isinstance(siblings, dict):
        section = next((name for name in empty if name in siblings), "functions")
        return f"It belongs to {section}: put blanks before it and before the lines below it."
    return ""
