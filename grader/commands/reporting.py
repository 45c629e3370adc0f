"""Writing the reports of a run: what `grade` and `report` share, and the options for it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from grader.commands.options import check_language, fail

F = TypeVar("F", bound=Callable[..., Any])


def out_option(function: F) -> F:
    return click.option(
        "--out", type=click.Path(path_type=Path), default=Path("reports"), show_default=True,
        help="Folder of the reports.",
    )(function)  # fmt: skip


def reporting_options(function: F) -> F:
    """`--format`, `--fill`, `--column`."""
    for option in (
        click.option(
            "--column", metavar="TITLE", default="", help="Which column of the sheet to fill, where it has several."
        ),
        click.option(
            "--fill", "sheets", metavar="FILE", multiple=True, type=click.Path(path_type=Path),
            help="A grading worksheet of Moodle or a gradebook of Canvas, as downloaded: written anew with the grades.",
        ),
        click.option(
            "--format", "formats", metavar="NAME,…", default="json,html,csv", show_default=True,
            help="What to write: classroom50, codequality, csv, feedback, gradescope, html, json, junit, summary.",
        ),
    ):  # fmt: skip
        function = option(function)
    return function


@dataclass(frozen=True)
class Reporting:
    """What to write of a run, and where."""

    out: Path
    formats: tuple[str, ...]
    language: str | None
    sheets: tuple[Path, ...] = ()
    column: str = ""


def reporting(out: Path, formats: str, language: str | None, sheets: Sequence[Path], column: str) -> Reporting:
    """Checked before the work; ends the command if something in it is wrong."""
    from grader.report.formats import FORMATS

    wanted = tuple(name.strip() for name in formats.split(",") if name.strip())
    unknown = [name for name in wanted if name not in FORMATS]
    if unknown:
        fail(f"There is no format {unknown[0]!r}. There are: {', '.join(FORMATS)}.")
    check_language(language)
    if sheets:
        from grader.commands.filling import check_readable

        check_readable(sheets)
    return Reporting(out, wanted, language, tuple(sheets), column)


def check_writable(out: Path) -> None:
    """Said before the work, not after it."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(f"{out}: the reports cannot be written there: {error.strerror}.")
    if not os.access(out, os.W_OK):
        fail(f"{out}: the reports cannot be written there: no permission.")


def write_reports(result: Any, wanted: Reporting, whole: bool = True) -> None:
    """All formats and sheets; `whole`: pages of hand-ins that are not in it are removed.

    Ends the command if the disk is full, or if a sheet could not be filled.
    """
    from grader.report.formats import FORMATS

    for name in wanted.formats:
        try:
            written = FORMATS[name].write(result, wanted.out, wanted.language)
            if name == "html" and whole:
                from grader.report.html.pages import remove_stale

                remove_stale(wanted.out, written)
        except OSError as error:
            _save_elsewhere(result, wanted.out, error)
    if wanted.sheets:
        from grader.commands.filling import fill_sheets

        errors = fill_sheets(result, wanted.sheets, wanted.column, wanted.out, wanted.language)
        if errors:
            fail("\n".join(errors))


def _save_elsewhere(result: Any, out: Path, error: OSError) -> None:
    """A full disk: the old reports stay as they were, and the new results go where there is still room."""
    from grader.report.formats import FORMATS

    try:
        rescue = Path(tempfile.mkdtemp(prefix="grader-"))
        FORMATS["json"].write(result, rescue, None)
        where = f"The results of this run are in {rescue / 'results.json'}."
    except OSError:
        where = "The results of this run could not be saved anywhere else either."
    fail(f"{out}: the reports could not be written: {error.strerror}. What was there is unchanged. {where}")
