"""One hand-in on the disk: a file, or a student's folder with files. Looks at names and kinds, opens no file."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from grader.model.submission import Problem

SKIPPED_FOLDERS = frozenset(["__pycache__", "__MACOSX", "node_modules", "site-packages", "venv"])
USUAL_NAMES = frozenset(
    ["solution", "main", "program", "homework", "task", "exercise", "naloga", "resitev", "rešitev", "domaca_naloga"]
    + [
        "rozwiazanie",
        "rozwiązanie",
        "zadanie",
        "reshenie",
        "решение",
        "задача",
        "lösung",
        "aufgabe",
        "solucion",
        "soluzione",
    ]
)
"""names of the file that is handed in, where it is not named after the exercise"""
DEEPEST = 5
MOST_FILES = 64


@dataclass(frozen=True)
class Found:
    """One hand-in: where it is, not yet what it says. `fault` tells why there is nothing to read."""

    student: str
    path: Path
    """of the file that is most likely the one to grade, or of the folder if there is none"""
    others: tuple[Path, ...] = ()
    """the other Python files of the same folder, in the order in which they may be the one to grade"""
    folder: Path | None = None
    """the student's folder, if there is one"""
    chosen: bool = False
    """the path was named itself: no other file of the folder can take its place"""
    fault: Problem | None = None
    notes: tuple[Problem, ...] = ()


def has_source_name(name: str) -> bool:
    """Whether a file of this name is Python source."""
    return name.lower().endswith((".py", ".pyw")) and name.lower() not in (".py", ".pyw")


def student_name(path: Path) -> str:
    """The student that a file or folder is named after: the name without `.py`, raw."""
    return path.stem if has_source_name(path.name) else path.name


def entries(folder: Path) -> Iterator[os.DirEntry[str]]:
    """What a folder holds, by name, without hidden files and what systems and editors leave behind."""
    with os.scandir(folder) as all_entries:
        found = sorted(all_entries, key=lambda entry: entry.name)
    for entry in found:
        if not entry.name.startswith(".") and entry.name not in SKIPPED_FOLDERS:
            yield entry


def found_file(path: Path) -> Found:
    """A hand-in that is one file."""
    return Found(student_name(path), path, chosen=True, fault=why_no_file(path))


def found_folder(folder: Path, exercise: str, chosen: Path | None = None) -> Found:
    """A hand-in that is a folder, in which `chosen`, if given, is the file to grade."""
    student = folder.name
    if folder.is_symlink():
        return Found(student, folder, folder=folder, fault=Problem("file_is_link"))
    walk = _Walk()
    try:
        walk.into(folder, 0)
        files = sorted(walk.files, key=lambda path: (path != chosen, *_likelihood(path, folder, exercise)))
    except OSError as error:
        return Found(student, folder, folder=folder, fault=cannot_read(error))
    if not files:
        fault = walk.odd or Problem("file_missing" if walk.seen else "folder_empty")
        return Found(student, folder, folder=folder, fault=fault)
    path, *others = files[:MOST_FILES]
    ignored = (Problem("other_files_ignored", {"count": walk.ignored + len(files[MOST_FILES:])}),)
    notes = ignored if ignored[0].values["count"] else ()
    return Found(student, path, tuple(others), folder, chosen is not None, why_no_file(path), notes)


def why_no_file(path: Path) -> Problem | None:
    """Why the path is no file that can be read; None if it is one."""
    try:
        mode = path.lstat().st_mode
    except OSError as error:
        return cannot_read(error)
    if stat.S_ISLNK(mode):
        return Problem("file_is_link")
    if stat.S_ISDIR(mode):
        return Problem("file_is_folder")
    return None if stat.S_ISREG(mode) else Problem("file_is_special")


class _Walk:
    """The Python files below a folder, and what there was else."""

    def __init__(self) -> None:
        self.files: list[Path] = []
        self.seen = 0
        self.ignored = 0
        """files with the name of a source that are links, pipes, folders"""
        self.odd: Problem | None = None
        """why the first of them was ignored"""

    def into(self, folder: Path, depth: int) -> None:
        for entry in entries(folder):
            self.seen += 1
            path = folder / entry.name
            if has_source_name(entry.name):
                fault = why_no_file(path)
                if fault is None:
                    self.files.append(path)
                else:
                    self.odd = self.odd or fault
                    self.ignored += 1
            elif entry.is_dir(follow_symlinks=False) and depth < DEEPEST and not (path / "pyvenv.cfg").exists():
                self.into(path, depth + 1)


def _likelihood(path: Path, folder: Path, exercise: str) -> tuple[bool, bool, bool, int, int, str]:
    """Sorts the file that is most likely the one to grade to the front, as far as names and sizes tell."""
    name = path.stem.lower()
    aside = name.startswith(("test_", "__init__", "conftest", "setup")) or name.endswith("_test")
    depth = len(path.relative_to(folder).parts)
    return aside, name != exercise.lower(), name not in USUAL_NAMES, depth, -path.lstat().st_size, str(path)


def cannot_read(error: OSError) -> Problem:
    """What to tell about a path that could not be read."""
    if isinstance(error, PermissionError):
        return Problem("file_not_allowed")
    if isinstance(error, FileNotFoundError):
        return Problem("file_vanished")
    return Problem("file_cannot_be_read", {"error": error.strerror or type(error).__name__})
