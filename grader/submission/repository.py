"""Which hand-in of an exercise a repository holds that a student writes: one file where there is one, or a class."""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path

from grader.submission.defined import defined_names
from grader.submission.find import PathErrors, find_submissions
from grader.submission.folder import Found, found_file, found_folder
from grader.submission.read import read_submission

NEVER = ("test_", "conftest", "setup", "__init__", "checks", "solution")
"""how files begin that are no hand-ins"""


def find_in_repository(root: Path, exercise: str, names: Collection[str]) -> list[Found]:
    """The hand-ins of an exercise below `root`; empty if there is none. The first of these that is there:

    `<exercise>.py`; `submissions/<exercise>/`, with one hand-in or many; a folder `<exercise>/` with the files of one;
    of the Python files in `root` the one that defines most of the `names` that the exercise asks for.
    """
    named = root / f"{exercise}.py"
    if os.path.lexists(named):
        return [found_file(named)]
    folder = root / "submissions" / exercise
    if folder.is_dir():
        try:
            return find_submissions([folder], [exercise], exercise).get(exercise, [])
        except PathErrors:
            return []
    if any((root / exercise).glob("*.py")):
        return [found_folder(root / exercise, exercise)]
    return _most_like(root, names)


def _most_like(root: Path, names: Collection[str]) -> list[Found]:
    counts = {}
    for path in sorted(root.glob("*.py")):
        if not path.name.startswith(NEVER):
            found = found_file(path)
            counts[path] = len(defined_names(read_submission(found).text or "") & set(names))
    best = max(counts, key=lambda path: counts[path], default=None)
    return [found_file(best)] if best is not None and counts[best] else []
