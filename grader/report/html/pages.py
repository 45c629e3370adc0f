"""All pages of a run: `index.html`, and for each exercise its students, its groups and what was asked for."""

from __future__ import annotations

from pathlib import Path

from grader.feedback.texts import SOURCE_LANGUAGE
from grader.model.result import ExerciseResult, Run
from grader.report.files import places_of, unique_names, write_atomically
from grader.report.html.environment import GENERATOR
from grader.report.html.group_page import group_page
from grader.report.html.groups import groups_of
from grader.report.html.overview_page import overview_page
from grader.report.html.places import Places
from grader.report.html.submission_page import submission_page
from grader.report.html.task_page import task_page

_HEAD = 2048
"""bytes of a page in which it says that it is ours"""


def write(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """As a format."""
    return write_pages(run, out, language)


def write_pages(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """Writes the pages into the folder `out`, the overview last; returns the files. OSError if one cannot be written.

    `language` None: each exercise's own. Names of files come from exercise and student, cannot leave `out`, and are
    different for different hand-ins.
    """
    languages = [language or exercise.language for exercise in run.exercises]
    folders = unique_names([(exercise.exercise, "") for exercise in run.exercises])
    places = [
        Places(folder, tuple(f"{place}.html" for place in students))
        for folder, students in zip(folders, places_of(run), strict=True)
    ]
    written: list[Path] = []
    for exercise, where, spoken in zip(run.exercises, places, languages, strict=True):
        written += _write_exercise(exercise, where, out, spoken)
    page = overview_page(run, places, languages, language or next(iter(languages), SOURCE_LANGUAGE))
    return [*written, write_atomically(out / "index.html", page)]


def remove_stale(out: Path, written: list[Path]) -> list[Path]:
    """Removes the pages of hand-ins and groups that are gone, in the folders in which pages were written; tells which.

    Only files that say that the grader made them. OSError if one cannot be removed.
    """
    fresh = {path.resolve() for path in written}
    folders = {path.parent for path in written if path.parent != out}
    removed = []
    for folder in folders | {path / "groups" for path in folders}:
        for path in folder.glob("*.html"):
            if path.resolve() not in fresh and _is_ours(path):
                path.unlink(missing_ok=True)
                removed.append(path)
    return removed


def _is_ours(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return path.is_file() and not path.is_symlink() and GENERATOR.encode() in file.read(_HEAD)
    except OSError:
        return False


def _write_exercise(exercise: ExerciseResult, places: Places, out: Path, language: str) -> list[Path]:
    """Pages of one exercise; a machine that breaks down in between leaves a few old pages, and no broken one."""
    written = []
    for submission, link in zip(exercise.submissions, places.students, strict=True):
        page = submission_page(exercise, submission, language)
        written.append(write_atomically(out / link, page, durable=False))
    for group in groups_of(exercise):
        page = group_page(exercise, group, places, language)
        written.append(write_atomically(out / places.group(group), page, durable=False))
    if exercise.tasks:
        written.append(write_atomically(out / places.task, task_page(exercise, language), durable=False))
    return written
