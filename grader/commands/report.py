"""`grader report`: stored results as pages and files again, in any format and language. Runs nothing."""

from __future__ import annotations

from pathlib import Path

import click

from grader.commands.options import fail, language_option
from grader.commands.reporting import check_writable, out_option, reporting, reporting_options, write_reports


@click.command("report")
@out_option
@click.option(
    "--run",
    "name",
    metavar="ID",
    default=None,
    help="A stored run instead of the last: its id, or -2, -3, … for older.",
)
@click.option("--runs", "listing", is_flag=True, help="Only list the stored runs.")
@language_option
@reporting_options
@click.option(
    "--overrides",
    metavar="FILE",
    type=click.Path(path_type=Path),
    default=None,
    help="Points decided by hand. [default: overrides.yaml, if it is there]",
)
def command(
    out: Path,
    name: str | None,
    listing: bool,
    lang: str | None,
    formats: str,
    sheets: tuple[Path, ...],
    column: str,
    overrides: Path | None,
) -> None:
    """Render stored results again: other formats, another language, other decisions by hand. Nothing is graded.

    \b
    Examples:
      grader report --lang en --format html
      grader report --fill Grades-nim.csv --format feedback
      grader report --runs
    """
    from grader.commands.keeping import read_rulings, with_rulings
    from grader.commands.stored import published, stored
    from grader.record.lock import Busy, FolderLock

    if listing:
        _list(out)
        return
    wanted = reporting(out, formats, lang, sheets, column)
    rulings = read_rulings(overrides)
    result = with_rulings(stored(out, name)[0] if name else published(out), rulings)
    check_writable(out)
    try:
        with FolderLock(out):
            write_reports(result, wanted)
    except Busy:
        fail(f"{out}: another run is writing there. Wait for it, or name another folder with --out.")
    where = f"Overview: {out / 'index.html'}" if "html" in wanted.formats else f"Written into {out}: {formats}"
    click.echo(f"run {result.id}. {where}")


def _list(out: Path) -> None:
    from grader.record.database import Database, NoRecord
    from grader.record.runs import read_run, run_ids

    try:
        database = Database(out, create=False)
        for name in run_ids(database):
            run, _ = read_run(database, name)
            parts = [f"{e.exercise} {len(e.submissions)}" for e in run.exercises]
            click.echo(f"{name}  {run.started.replace('T', ' ')}  {', '.join(parts)}")
        database.close()
    except NoRecord as error:
        fail(str(error))
