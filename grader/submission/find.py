"""Which hand-ins there are below the named paths, by exercise and student. Looks at names, opens no file."""

from __future__ import annotations

import difflib
import os
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path

from grader.model.submission import Problem
from grader.submission.folder import Found, entries, found_file, found_folder, has_source_name


class PathErrors(Exception):
    """The named paths cannot be graded; `errors` has a sentence for each, with the path and how to mend it."""

    def __init__(self, errors: Sequence[str]) -> None:
        super().__init__("\n".join(errors))
        self.errors = tuple(errors)


Recognise = Callable[[Path], str | None]
"""the exercise of a file, by what is in it"""


def find_submissions(
    paths: Sequence[Path],
    exercises: Collection[str],
    exercise: str | None = None,
    recognise: Recognise | None = None,
) -> dict[str, list[Found]]:
    """The hand-ins below `paths`, by exercise (only those that have some), each list in the order of students' names.

    The exercise of a path is `exercise`, or the name of a folder in it, or of the file, or the only one there is; of a
    file that is named itself also what `recognise` says, which may open it.
    Raises PathErrors if a path is missing, holds nothing, or if its exercise cannot be told.
    """
    search = _Search(exercises, exercise, recognise)
    if exercise is not None and exercise not in exercises:
        raise PathErrors([f"There is no exercise {exercise}.{_nearest(exercise, exercises)} {_list_of(exercises)}"])
    for path in paths:
        search.path(path)
    if search.errors:
        raise PathErrors(search.errors)
    return {name: _in_order(found) for name, found in sorted(search.found.items()) if found}


class _Search:
    """One walk over the named paths; collects hand-ins and errors, so that all errors are told at once."""

    def __init__(self, exercises: Collection[str], exercise: str | None, recognise: Recognise | None) -> None:
        self.exercises = exercises
        self.recognise = recognise
        self.only = exercise
        self.found: dict[str, list[Found]] = {}
        self.errors: list[str] = []
        self.seen: set[str] = set()

    def path(self, path: Path) -> None:
        errors, before = len(self.errors), len(self.seen)
        try:
            if path.is_dir() and not (path.is_symlink() and self._holds_exercise(path.parent)):
                self._folder(path)
            elif os.path.lexists(path):
                self._file(path)
            else:
                self.errors.append(_missing(path))
        except OSError as error:
            self.errors.append(f"{path}: cannot be read ({error.strerror}).")
        if len(self.seen) == before and len(self.errors) == errors and not self._known(path):
            self.errors.append(f"{path}: no hand-in in it. Expected are .py files, or a folder for each student.")

    def _file(self, path: Path) -> None:
        exercise = self._exercise_of(path, [path.parent.name, path.parent.parent.name, path.stem])
        if exercise is None and self.recognise is not None:
            exercise = self.recognise(path)
        if exercise is None:
            self._untold(path)
        elif self._holds_exercise(path.parent.parent) and not self._holds_exercise(path.parent):
            self._add(exercise, found_folder(path.parent, exercise, path))
        else:
            self._add(exercise, found_file(path))

    def _folder(self, path: Path) -> None:
        inner = [entry.name for entry in entries(path) if entry.is_dir(follow_symlinks=False)]
        if path.name not in self.exercises and any(name in self.exercises for name in inner):
            self._folder_of_exercises(path)
            return
        exercise = self._exercise_of(path, [path.name])
        if exercise is None:
            self._untold(path)
        elif self._holds_exercise(path.parent) and path.name not in self.exercises:
            self._add(exercise, found_folder(path, exercise))
        else:
            self._folder_of_students(path, exercise)

    def _folder_of_exercises(self, path: Path) -> None:
        for entry in entries(path):
            inner = path / entry.name
            if self.only is not None and entry.name != self.only:
                continue
            if entry.name in self.exercises and entry.is_dir(follow_symlinks=False):
                self._folder_of_students(inner, entry.name)
            elif entry.is_dir(follow_symlinks=False) or has_source_name(entry.name):
                self._untold(inner)

    def _folder_of_students(self, path: Path, exercise: str) -> None:
        for entry in entries(path):
            inner = path / entry.name
            if entry.is_dir(follow_symlinks=False) and not has_source_name(entry.name):
                self._add(exercise, found_folder(inner, exercise))
            elif has_source_name(entry.name) or _is_odd(inner):
                self._add(exercise, found_file(inner))

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

    def _holds_exercise(self, path: Path) -> bool:
        return Path(os.path.abspath(path)).name in self.exercises

    def _known(self, path: Path) -> bool:
        return any(
            os.path.abspath(path) == place or place.startswith(os.path.abspath(path) + os.sep) for place in self.seen
        )

    def _untold(self, path: Path) -> None:
        self.errors.append(
            f"{path}: cannot tell which exercise this is.{_nearest(path.stem, self.exercises)} Put it in a folder named"
            f" after the exercise, or say --exercise NAME. {_list_of(self.exercises)}"
        )


def _in_order(found: list[Found]) -> list[Found]:
    """By student; who is there twice keeps both, and each is told of the other."""
    ordered = sorted(found, key=lambda one: (one.student, str(one.path)))
    times = Counter(one.student for one in ordered)
    twice = Problem("student_twice")
    return [replace(one, notes=(*one.notes, twice)) if times[one.student] > 1 else one for one in ordered]


def _is_odd(path: Path) -> bool:
    """A link to a folder or to nothing, a pipe, a device; a link to a file of another kind is like that file."""
    return not path.is_file()


def _missing(path: Path) -> str:
    if not path.parent.is_dir():
        return f"{path}: there is no folder {path.parent}."
    return f"{path}: there is no such file or folder.{_nearest(path.name, os.listdir(path.parent))}"


def _nearest(name: str, names: Collection[str]) -> str:
    near = difflib.get_close_matches(name, names, n=1)
    return f" Did you mean {near[0]}?" if near else ""


def _list_of(exercises: Collection[str]) -> str:
    if not exercises:
        return "There is no spec."
    return (
        ("The exercises are " if len(exercises) > 1 else "The only exercise is ") + ", ".join(sorted(exercises)) + "."
    )
