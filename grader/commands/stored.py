"""Runs that are stored, by the name under which a person asks for them."""

from __future__ import annotations

from pathlib import Path

from grader.commands.options import fail
from grader.model.result import Run
from grader.record.database import Database, NoRecord
from grader.record.runs import Asked, read_run, run_ids
from grader.report.results import ResultsError, read_json


def published(out: Path) -> Run:
    """The run whose reports lie in the folder. Ends the command if there is none."""
    try:
        return read_json(out)
    except FileNotFoundError:
        fail(f"{out}: there are no results here. Grade first, or name the folder with --out.")
    except OSError as error:
        fail(f"{out}: cannot be read: {error.strerror}")
    except ResultsError as error:
        fail(str(error))


def stored(out: Path, name: str) -> tuple[Run, Asked]:
    """The run of that id, of a unique start of it, or `last`, `-1`, `-2`, … Ends the command if there is none."""
    try:
        database = Database(out, create=False)
    except NoRecord as error:
        fail(str(error))
    try:
        ids = run_ids(database)
        return read_run(database, _chosen(ids, name, out))
    except NoRecord as error:
        fail(str(error))
    finally:
        database.close()


def any_run(out: Path, name: str) -> Run:
    """A stored run, or one in a file `results.json` or a folder with one."""
    path = Path(name)
    return published(path) if path.exists() else stored(out, name)[0]


def last_asked(out: Path) -> Asked:
    """What the last run of the folder was asked for; nothing if that is not known."""
    try:
        database = Database(out, create=False)
    except NoRecord:
        return Asked()
    try:
        ids = run_ids(database)
        return read_run(database, ids[0])[1] if ids else Asked()
    except NoRecord:
        return Asked()
    finally:
        database.close()


def _chosen(ids: list[str], name: str, out: Path) -> str:
    if not ids:
        fail(f"{out}: no runs are kept there yet.")
    if name == "last":
        return ids[0]
    if name.startswith("-") and name[1:].isdigit() and 0 < int(name[1:]) <= len(ids):
        return ids[int(name[1:]) - 1]
    found = [one for one in ids if one == name] or [one for one in ids if one.startswith(name)]
    if len(found) != 1:
        what = "several runs begin with" if found else "there is no run"
        fail(f"{out}: {what} {name}. The last ones: {', '.join(ids[:5])}.")
    return found[0]
