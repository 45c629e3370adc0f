"""Which hand-ins there are below the named paths, by exercise and student. Looks at names; opens only archives."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path

from grader.model.submission import Problem
from grader.submission.archives.registry import is_archive, is_unknown_archive
from grader.submission.archives.unpack import OF_CLASS, expand
from grader.submission.folder import Found, found_archive, found_folder, found_node, found_parts
from grader.submission.kinds import has_source_name
from grader.submission.layouts.layout import Part
from grader.submission.layouts.registry import recognised
from grader.submission.nodes import Node, children, on_disk
from grader.submission.order import sort_key
from grader.submission.told import UNTOLD, archive_line, exercise_named, layout_line, list_of, missing, nearest

Say = Callable[[str], None]
Recognise = Callable[[Path], str | None]
"""the exercise of a file, by what is in it"""


class PathErrors(Exception):
    """The named paths cannot be graded; `errors` has a sentence for each, with the path and how to mend it."""

    def __init__(self, errors: Sequence[str]) -> None:
        super().__init__("\n".join(errors))
        self.errors = tuple(errors)


def find_submissions(
    paths: Sequence[Path],
    exercises: Collection[str],
    exercise: str | None = None,
    say: Say | None = None,
    recognise: Recognise | None = None,
) -> dict[str, list[Found]]:
    """The hand-ins below `paths`, by exercise (only those that have some), each list in the order of students' names.

    The exercise of a path is `exercise`, or the name of a folder in it, or of the file, or the only one there is; of a
    file that is named itself also what `recognise` says, which may open it. `say` is told what was recognised, and what
    was left out because it belongs to no exercise.
    Raises PathErrors if a path is missing, holds nothing, or if its exercise cannot be told.
    """
    search = _Search(exercises, exercise, recognise)
    if exercise is not None and exercise not in exercises:
        raise PathErrors([f"There is no exercise {exercise}.{nearest(exercise, exercises)} {list_of(exercises)}"])
    for path in paths:
        search.path(path)
    if search.errors or (search.untold and not search.found):
        raise PathErrors([*search.errors, *search.untold])
    if say is not None:
        for line in [*search.told, *(f"Left out: {error}" for error in search.untold)]:
            say(line)
    return {name: in_order(found) for name, found in sorted(search.found.items()) if found}


class _Search:
    """One walk over the named paths; collects hand-ins and errors, so that all errors are told at once."""

    def __init__(self, exercises: Collection[str], exercise: str | None, recognise: Recognise | None) -> None:
        self.exercises = exercises
        self.recognise = recognise
        self.only = exercise
        self.found: dict[str, list[Found]] = {}
        self.errors: list[str] = []
        self.untold: list[str] = []
        """of which a folder holds others that belong to an exercise: the rest is graded without them"""
        self.told: list[str] = []
        self.seen: set[str] = set()

    def path(self, path: Path) -> None:
        errors, before = len(self.errors) + len(self.untold), len(self.seen)
        try:
            if path.is_dir() and not (path.is_symlink() and self._holds_exercise(path.parent)):
                self._folder(Node(path, "folder"), path)
            elif is_archive(path.name) and path.is_file():
                self._archive(on_disk(path.resolve() if path.is_symlink() else path), path)
            elif os.path.lexists(path):
                self._file(path)
            else:
                self.errors.append(missing(path))
        except OSError as error:
            self.errors.append(f"{path}: cannot be read ({error.strerror}).")
        if len(self.seen) == before and len(self.errors) + len(self.untold) == errors and not self._known(path):
            self.errors.append(f"{path}: no hand-in in it. Expected are .py files, or a folder for each student.")

    def _file(self, path: Path) -> None:
        exercise = self._exercise_of(path, [path.parent.name, path.parent.parent.name, path.stem])
        if exercise is None and self.recognise is not None:
            exercise = self.recognise(path)
        if exercise is None:
            self.errors.append(self._untold(path))
        elif self._holds_exercise(path.parent.parent) and not self._holds_exercise(path.parent):
            self._add(exercise, found_folder(path.parent, exercise, path))
        else:
            self._add(exercise, found_node(on_disk(path)))

    def _folder(self, node: Node, path: Path) -> None:
        """`path` is as it was typed."""
        inner = [one.path.name for one in children(node) if one.is_folder or is_archive(one.path.name)]
        if path.name not in self.exercises and any(self._is_of_exercise(name) for name in inner):
            self._folder_of_exercises(node)
            return
        exercise = self._exercise_of(path, [path.name])
        told_by_files = self._told_by_files(node) if exercise is None else None
        if told_by_files is not None:
            self._add(told_by_files, found_folder(path, told_by_files))
        elif exercise is None:
            self.errors.append(self._untold(path))
        elif self._holds_exercise(path.parent) and path.name not in self.exercises and not _is_class(node):
            self._add(exercise, found_folder(path, exercise))
        else:
            self._folder_of_students(node, exercise)

    def _told_by_files(self, node: Node) -> str | None:
        """The one exercise of which there are files in a folder, where a student checks all that belongs together."""
        if self.recognise is None:
            return None
        files = [one.path for one in children(node) if not one.is_folder and has_source_name(one.path.name)]
        found = {name for name in map(self.recognise, files) if name is not None}
        return found.pop() if len(found) == 1 else None

    def _archive(self, node: Node, path: Path) -> None:
        """An archive of one student, where it lies among the students of an exercise; else of a class."""
        exercise = self._exercise_of(path, [path.parent.name, *exercise_named(path.name, self.exercises)])
        folder = _inside(expand(node, OF_CLASS))
        self.told += archive_line(path, folder)
        if exercise is not None and path.parent.name == exercise and not _is_class(folder):
            self._add(exercise, found_archive(node, exercise))
        elif self.only is None and any(one.is_folder and one.path.name in self.exercises for one in children(folder)):
            self._folder_of_exercises(folder)
        elif exercise is None:
            self.errors.append(self._untold(path))
        else:
            self._folder_of_students(folder, exercise)

    def _folder_of_exercises(self, folder: Node) -> None:
        for node in children(folder):
            name = node.path.name
            of_archive = exercise_named(name, self.exercises) if is_archive(name) else ()
            if self.only is not None and name != self.only and self.only not in of_archive:
                continue
            if name in self.exercises and node.is_folder:
                self._folder_of_students(node, name)
            elif of_archive:
                self._archive(node, node.path)
            elif node.is_folder or has_source_name(name) or is_archive(name):
                self.untold.append(self._untold(node.path))

    def _folder_of_students(self, folder: Node, exercise: str) -> None:
        folder = _class_inside(folder) or folder
        nodes = list(children(folder))
        known = recognised(folder, nodes)
        if known is not None:
            layout, parts, nodes = known
            self.told.append(layout_line(folder.path, layout.title, parts))
            for part in parts:
                self._add(exercise, _found_part(part, folder, exercise))
        for node in nodes:
            if node.is_folder and not has_source_name(node.name):
                self._add(exercise, found_folder(node, exercise))
            elif node.kind == "file" and (is_archive(node.name) or is_unknown_archive(node.name)):
                self._archive_among_students(node, exercise)
            elif has_source_name(node.name) or node.kind in ("special", "folder") or _is_odd(node):
                self._add(exercise, found_node(node))

    def _archive_among_students(self, node: Node, exercise: str) -> None:
        """That of one student, or a whole class as it was downloaded."""
        folder = _class_inside(expand(node, OF_CLASS))
        if folder is not None:
            self.told += archive_line(node.path, folder)
            self._folder_of_students(folder, exercise)
        else:
            self._add(exercise, found_archive(node, exercise))

    def _add(self, exercise: str, found: Found) -> None:
        place = os.path.abspath(found.path)
        if place not in self.seen:
            self.seen.add(place)
            self.found.setdefault(exercise, []).append(found)

    def _exercise_of(self, path: Path, names: Sequence[str]) -> str | None:
        """By the option; the names nearest to the path as it was typed; the only exercise; the folder it is in."""
        if self.only is not None:
            return self.only
        typed = [parent.name for parent in path.parents]
        only = list(self.exercises) if len(self.exercises) == 1 else []
        whole = Path(os.path.abspath(path))
        around = [whole.name, whole.parent.name, whole.parent.parent.name]
        return next((name for name in [*names, *typed, *only, *around] if name in self.exercises), None)

    def _is_of_exercise(self, name: str) -> bool:
        return name in self.exercises or (is_archive(name) and bool(exercise_named(name, self.exercises)))

    def _holds_exercise(self, path: Path) -> bool:
        return Path(os.path.abspath(path)).name in self.exercises

    def _known(self, path: Path) -> bool:
        return any(
            os.path.abspath(path) == place or place.startswith(os.path.abspath(path) + os.sep) for place in self.seen
        )

    def _untold(self, path: Path) -> str:
        return (
            f"{path}: {UNTOLD}{nearest(path.stem, self.exercises)} Put it in a folder named"
            f" after the exercise, or say --exercise NAME. {list_of(self.exercises)}"
        )


def _found_part(part: Part, folder: Node, exercise: str) -> Found:
    found = found_parts(part.student, folder, part.nodes, exercise)
    if not part.nodes and part.notes:
        found = replace(found, fault=part.notes[0])
        return replace(found, path=folder.path / part.origin.folder, origin=part.origin)
    return replace(found, notes=(*found.notes, *part.notes), origin=part.origin)


def _is_class(folder: Node) -> bool:
    """Whether it holds the hand-ins of a class as a learning system lays them out."""
    return recognised(folder, list(children(folder))) is not None


def _class_inside(folder: Node) -> Node | None:
    """The folder itself if it is a class as a system lays it out, or the only folder in it, if that is one."""
    while not _is_class(folder):
        nodes = list(children(folder))
        if len(nodes) != 1 or not nodes[0].is_folder:
            return None
        folder = replace(nodes[0], notes=(*folder.notes, *nodes[0].notes))
    return folder


def _inside(folder: Node) -> Node:
    """The folder in which the hand-ins of an archive are: many have all in one folder, named like the archive."""
    nodes = list(children(folder))
    name = folder.path.name.partition(".")[0]
    if len(nodes) == 1 and nodes[0].is_folder:
        inner = list(children(nodes[0]))
        files = [one for one in inner if has_source_name(one.name)]
        if nodes[0].path.name == name or len(files) > 1 or (len(inner) > 1 and all(one.is_folder for one in inner)):
            return replace(nodes[0], notes=(*folder.notes, *nodes[0].notes))
    return _class_inside(folder) or folder


def in_order(found: Sequence[Found]) -> list[Found]:
    """By student; who is there twice keeps both, and each is told of the other."""
    ordered = sorted(found, key=lambda one: (sort_key(one.student), str(one.path)))
    times = Counter(one.student for one in ordered)
    twice = Problem("student_twice")
    return [
        replace(one, notes=(*one.notes, twice)) if times[one.student] > 1 and twice not in one.notes else one
        for one in ordered
    ]


def _is_odd(node: Node) -> bool:
    """A link to a folder or to nothing, a pipe, a device; a link to a file of another kind is like that file."""
    return node.kind == "special" or (node.kind == "link" and not node.path.is_file())
