"""The formats of reports: one line each. A format is loaded only when it is asked for."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import cast

from grader.model.result import Run

Writer = Callable[[Run, Path, str | None], list[Path]]


@dataclass(frozen=True)
class Format:
    """One way to write down a run; it reads nothing but the run."""

    about: str
    """what it makes, for the help of commands; begins with the file or folder that it writes"""
    module: str
    """has a function `write(run, out, language) -> list of the files written`"""

    @property
    def place(self) -> str:
        """In the folder of the reports; of the pages the overview."""
        return re.split("[ ,/]", self.about)[0]

    def write(self, run: Run, out: Path, language: str | None = None) -> list[Path]:
        """Writes the files into the folder `out` and tells which; `language` None: that of each exercise.

        OSError if a file cannot be written.
        """
        return cast(Writer, import_module(self.module).write)(run, out, language)


FORMATS: dict[str, Format] = {
    "classroom50": Format("classroom50/…, a result.json of Classroom 50 for each hand-in", "grader.report.classroom50"),
    "codequality": Format("gl-code-quality-report.json, remarks at lines for GitLab", "grader.report.codequality"),
    "csv": Format("grades.csv, a table for spreadsheets", "grader.report.tables"),
    "feedback": Format("feedback/…, a zip of pages to upload as feedback", "grader.report.feedback_archive"),
    "gradescope": Format("gradescope/…, a results.json of Gradescope for each hand-in", "grader.report.gradescope"),
    "html": Format("index.html and a page for each student", "grader.report.html.pages"),
    "json": Format("results.json, all results as data", "grader.report.results"),
    "junit": Format("junit.xml, for systems that run tests", "grader.report.junit"),
    "summary": Format("summary.md, cards in Markdown for summaries and comments", "grader.report.summary"),
}


def left_over(out: Path, written: Collection[str]) -> dict[str, Path]:
    """What the formats that were not written have left in the folder, of an earlier run, by their names."""
    others = {name: out / one.place for name, one in FORMATS.items() if name not in written}
    return {name: path for name, path in others.items() if path.exists()}
