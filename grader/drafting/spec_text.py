"""The text of a first spec, and on which lines each entry stands."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grader.drafting.domains import QUARTERS
from grader.drafting.entry import Entry

HEAD = (
    "# A first spec, made by `grader new`. See that `given` says all that the arguments may be, and set the points.\n"
)
_QUOTED_START = re.compile(r"[\[{\"'&*!|>%@`,#?:-]")
WIDTH = 110


def spec_text(exercise: str, language: str | None, entries: Sequence[Entry]) -> tuple[str, dict[int, Entry]]:
    """The text; and line, from 1 -> the entry that stands there."""
    head = HEAD + f"exercise: {exercise}\n" + (f"language: {language}\n" if language else "")
    lines = head.splitlines()
    lines += _domains(entries)
    places: dict[int, Entry] = {}
    for section in ("functions", "classes", "program"):
        found = [entry for entry in entries if entry.section == section]
        written = any(not entry.choose for entry in found)
        if found and section != "program":
            lines += ["", f"{section}:" if written else f"# {section}:"]
        for entry in found:
            own = _entry(entry)
            places.update((len(lines) + number, entry) for number in range(1, len(own) + 1))
            lines += own
    return "\n".join(lines) + "\n", places


def _domains(entries: Sequence[Entry]) -> list[str]:
    """The abbreviations that are used."""
    given = " ".join(entry.keys.get("given", "") for entry in entries if not entry.choose)
    used = {name: domain for name, domain in QUARTERS.items() if re.search(rf"\b{name}\b", given)}
    if not used:
        return []
    return ["", "domains:                                 # halves and quarters: their sums are exact in any order"] + [
        f"  {name}: {scalar(domain)}" for name, domain in used.items()
    ]


def _entry(entry: Entry) -> list[str]:
    indent = "" if entry.section == "program" else "  "
    lines = [f"{indent}{entry.name}:"]
    lines += [f"{indent}  # {one_line(remark)}" for remark in entry.remarks]
    lines += [f"{indent}  {key}: {scalar(text) if key not in _PLAIN else text}" for key, text in entry.keys.items()]
    if entry.examples:
        lines += [f"{indent}  examples:", *(f"{indent}    - {scalar(example)}" for example in entry.examples)]
    if not entry.choose:
        return ["", *lines] if entry.section == "program" else lines
    told = [f"{indent}# choose: {entry.name}: {one_line(entry.choose)}"]
    told += [f"{indent}# {line[len(indent) :]}" for line in lines]
    return ["", *told] if entry.section == "program" else told


_PLAIN = ("uses", "raises", "points")
"""lists of names, which are no expressions"""


def one_line(text: str) -> str:
    """A sentence with whatever the solution has said in it, as a comment of YAML can hold it."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def scalar(text: str) -> str:
    """The text as YAML reads it again: quoted where it must be."""
    if ": " in text or " #" in text or text.endswith(":") or _QUOTED_START.match(text):
        return "'" + text.replace("'", "''") + "'"
    return text
