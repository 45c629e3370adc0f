"""What is said to the teacher about paths: which exercise, which layout, what is missing."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Collection, Sequence
from pathlib import Path

from grader.submission.layouts.layout import Part
from grader.submission.nodes import Node

UNTOLD = "cannot tell which exercise this is."

_WHY = {
    "archive_outside": ("points out of the archive", "point out of the archive"),
    "archive_links": ("is a link or no file", "are links or no files"),
}
_STOPPED = {
    "archive_too_large": "it is too large; the rest of it was left out",
    "archive_too_many": "it has too many entries; the rest of it was left out",
    "file_broken_archive": "it is damaged; what could be read of it was used",
    "archive_unknown_kind": "archives of this kind cannot be opened; make it a zip",
}


def layout_line(path: Path, title: str, parts: Sequence[Part]) -> str:
    """`class.zip: Moodle archive, 187 students`."""
    late = sum(part.origin.late for part in parts)
    students = "1 student" if len(parts) == 1 else f"{len(parts)} students"
    return f"{path}: {title}, {students}{f', {late} late' if late else ''}"


def archive_line(path: Path, folder: Node) -> list[str]:
    """A line for each kind of thing that was left out of the archive."""
    lines = []
    for note in folder.notes:
        count = note.values.get("count", 0)
        if note.code in _WHY:
            entries = "entry that" if count == 1 else "entries that"
            lines.append(f"{path}: left out {count} {entries} {_WHY[note.code][count != 1]}")
        elif note.code in _STOPPED:
            lines.append(f"{path}: {_STOPPED[note.code]}")
    return lines


def exercise_named(name: str, exercises: Collection[str]) -> tuple[str, ...]:
    """The exercise that the name of an archive tells as one of its words, `PROG1-Nim-4711.zip`; empty if not one."""
    words = {word.casefold() for word in re.split(r"[^\w]+|_", name) if word}
    plain = re.sub(r"[^\w]+", "_", name).casefold()
    found = [one for one in exercises if one.casefold() in words or f"_{one.casefold()}_" in f"_{plain}_"]
    return tuple(found) if len(found) == 1 else ()


def missing(path: Path) -> str:
    """What is said of a path that is not there."""
    if not path.parent.is_dir():
        return f"{path}: there is no folder {path.parent}."
    return f"{path}: there is no such file or folder.{nearest(path.name, os.listdir(path.parent))}"


def nearest(name: str, names: Collection[str]) -> str:
    """A question with the nearest of the names, or nothing."""
    near = difflib.get_close_matches(name, names, n=1)
    return f" Did you mean {near[0]}?" if near else ""


def list_of(exercises: Collection[str]) -> str:
    """A sentence with all exercises."""
    if not exercises:
        return "There is no spec."
    return (
        ("The exercises are " if len(exercises) > 1 else "The only exercise is ") + ", ".join(sorted(exercises)) + "."
    )
