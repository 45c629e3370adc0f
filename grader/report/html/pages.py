"""All pages of a run: `index.html` and `<exercise>/<student>.html`, each complete in itself."""

from __future__ import annotations

from pathlib import Path

from grader.feedback.texts import SOURCE_LANGUAGE
from grader.model.result import Run
from grader.report.files import places_of, write_atomically
from grader.report.html.overview_page import overview_page
from grader.report.html.submission_page import submission_page


def write(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """As a format."""
    return write_pages(run, out, language)


def write_pages(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """Writes the pages into the folder `out`, the overview last; returns the files. OSError if one cannot be written.

    `language` None: each exercise's own. Names of files come from exercise and student, cannot leave `out`, and are
    different for different hand-ins.
    """
    languages = [language or exercise.language for exercise in run.exercises]
    links = [[f"{place}.html" for place in places] for places in places_of(run)]
    written: list[Path] = []
    for exercise, addresses, spoken in zip(run.exercises, links, languages, strict=True):
        for submission, link in zip(exercise.submissions, addresses, strict=True):
            written.append(write_atomically(out / link, submission_page(exercise, submission, spoken), durable=False))
    page = overview_page(run, links, languages, language or next(iter(languages), SOURCE_LANGUAGE))
    return [*written, write_atomically(out / "index.html", page)]
