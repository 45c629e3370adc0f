"""One hand-in, as it lies there: a file, or a student's folder with files, on the disk or in an archive.

Looks at names and kinds; of files it opens only archives.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from grader.model.submission import Origin, Problem
from grader.submission.archives.registry import is_archive, is_unknown_archive
from grader.submission.archives.unpack import expand
from grader.submission.kinds import has_source_name, student_name
from grader.submission.nodes import Node, child, children, on_disk

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
    held: Mapping[Path, bytes] = field(default_factory=dict, repr=False)
    """contents of the files that are not on the disk"""
    called: Mapping[Path, str] = field(default_factory=dict, repr=False)
    """the names that the student gave to files, where the learning system changed them"""
    origin: Origin | None = None


def found_file(path: Path) -> Found:
    """A hand-in that is one file."""
    try:
        return found_node(on_disk(path))
    except OSError as error:
        return Found(student_name(path), path, chosen=True, fault=cannot_read(error))


def found_node(node: Node) -> Found:
    """A hand-in that is one file, which may lie in an archive."""
    fault = node.fault or why_no_file(node)
    held = {} if node.data is None else {node.path: node.data}
    return Found(student_name(Path(node.name)), node.path, chosen=True, fault=fault, held=held)


def found_archive(node: Node, exercise: str) -> Found:
    """A hand-in that is an archive; the student is named by it."""
    name = node.name
    found = found_folder(replace(expand(node), called=""), exercise)
    return replace(found, student=name[: name.lower().index(".", 1)] if "." in name[1:] else name)


def found_folder(folder: Path | Node, exercise: str, chosen: Path | None = None) -> Found:
    """A hand-in that is a folder, in which `chosen`, if given, is the file to grade."""
    if isinstance(folder, Path):
        try:
            node = on_disk(folder)
        except OSError as error:
            return Found(folder.name, folder, folder=folder, fault=cannot_read(error))
    else:
        node = folder
    if node.kind == "link":
        return Found(node.name, node.path, folder=node.path, fault=Problem("file_is_link"))
    return found_parts(node.name, node, [node], exercise, chosen)


def found_parts(student: str, folder: Node, parts: Sequence[Node], exercise: str, chosen: Path | None = None) -> Found:
    """A hand-in that is made of these files and folders; `folder` is that in which all of them lie."""
    walk = _Walk()
    try:
        for part in parts:
            walk.at(part)
        files = sorted(walk.files, key=lambda node: (node.path != chosen, *_likelihood(node, folder, exercise)))
    except OSError as error:
        return Found(student, folder.path, folder=folder.path, fault=cannot_read(error))
    if not files:
        return Found(student, folder.path, folder=folder.path, fault=walk.why_nothing(), notes=tuple(walk.notes))
    first, *others = files[:MOST_FILES]
    ignored = walk.ignored + len(files[MOST_FILES:])
    notes = (*((Problem("other_files_ignored", {"count": ignored}),) if ignored else ()), *walk.notes)
    return Found(
        student,
        first.path,
        tuple(node.path for node in others),
        folder.path,
        chosen is not None,
        why_no_file(first),
        notes,
        held={node.path: node.data for node in files if node.data is not None},
        called={node.path: node.called for node in files if node.called},
    )


def why_no_file(node: Node) -> Problem | None:
    """Why it is no file that can be read; None if it is one."""
    codes = {"link": "file_is_link", "folder": "file_is_folder", "special": "file_is_special"}
    return Problem(codes[node.kind]) if node.kind in codes else None


class _Walk:
    """The Python files below a folder, and what there was else."""

    def __init__(self) -> None:
        self.files: list[Node] = []
        self.notes: list[Problem] = []
        self.seen = 0
        self.ignored = 0
        """files with the name of a source that are links, pipes, folders, too large"""
        self.odd: Problem | None = None
        """why the first of them was ignored"""

    def at(self, node: Node, depth: int = 0) -> None:
        """A file, or all that is below a folder."""
        if node.is_folder and (depth == 0 or not has_source_name(node.name) or is_archive(node.path.name)):
            self._into(node, depth)
        elif has_source_name(node.name):
            fault = node.fault or why_no_file(node)
            if fault is None:
                self.files.append(node)
            else:
                self.odd = self.odd or fault
                self.ignored += 1
        elif (is_archive(node.name) or is_unknown_archive(node.name)) and depth <= DEEPEST:
            self._archive(node, depth)

    def _into(self, folder: Node, depth: int) -> None:
        self.notes += folder.notes
        for node in children(folder):
            self.seen += 1
            if not node.is_folder or has_source_name(node.name) or (depth < DEEPEST and not _is_environment(node)):
                self.at(node, depth + 1)

    def _archive(self, node: Node, depth: int) -> None:
        expanded = node if node.fault else expand(node)
        if expanded.is_folder:
            self._into(expanded, depth)
        elif expanded.fault:
            self.notes.append(expanded.fault)

    def why_nothing(self) -> Problem:
        """Why there is no file to grade."""
        if self.odd is not None:
            return self.odd
        if self.notes:
            return self.notes.pop(0)
        return Problem("file_missing" if self.seen else "folder_empty")


def _is_environment(folder: Node) -> bool:
    """Whether it is a virtual environment: thousands of files, none of them the student's."""
    return child(folder, "pyvenv.cfg") is not None


def _likelihood(node: Node, folder: Node, exercise: str) -> tuple[bool, bool, bool, int, int, str]:
    """Sorts the file that is most likely the one to grade to the front, as far as names and sizes tell."""
    name = Path(node.name).stem.lower()
    aside = name.startswith(("test_", "__init__", "conftest", "setup")) or name.endswith("_test")
    depth = len(node.path.relative_to(folder.path).parts)
    return aside, name != exercise.lower(), name not in USUAL_NAMES, depth, -node.size, str(node.path)


def cannot_read(error: OSError) -> Problem:
    """What to tell about a path that could not be read."""
    if isinstance(error, PermissionError):
        return Problem("file_not_allowed")
    if isinstance(error, FileNotFoundError):
        return Problem("file_vanished")
    return Problem("file_cannot_be_read", {"error": error.strerror or type(error).__name__})
