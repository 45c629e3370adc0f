"""Whole runs: kept, listed, and read again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from grader.model.result import ExerciseResult, Run, SubmissionResult
from grader.record.database import Database, NoRecord, packed, unpacked
from grader.record.keys import digest_of_bytes
from grader.report.results import (
    ResultsError,
    exercise_of_json,
    exercise_to_json,
    submission_of_json,
    submission_to_json,
)

MOST_RUNS = 200
"""older ones are forgotten"""


@dataclass(frozen=True)
class Asked:
    """What a run was asked for, so that it can be asked for again."""

    paths: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    """by name, as `exercise`, `roster`; only those that were given"""
    inputs: dict[str, dict[str, str]] = field(default_factory=dict)
    """exercise -> digest of what went into its verdicts, by name: `spec`, `reference`, `checks`, `cases`"""
    program: str = ""
    """digest of the grader"""


def keep_run(database: Database, run: Run, asked: Asked) -> None:
    """NoRecord if the disk is full."""
    about: dict[str, Any] = {
        "started": run.started, "seconds": run.seconds, "isolation": run.isolation, "python": run.python,
        "jobs": run.jobs, "grader": run.grader, "asked": {"paths": asked.paths, "options": asked.options,
        "inputs": asked.inputs, "program": asked.program},
    }  # fmt: skip
    number = int(str(database.rows("SELECT COALESCE(MAX(number), 0) + 1 FROM runs")[0][0]))
    for at, exercise in enumerate(run.exercises):
        database.write("INSERT INTO run_exercises VALUES (?, ?, ?)", run.id, at, packed(exercise_to_json(exercise)))
        for position, submission in enumerate(exercise.submissions):
            data = submission_to_json(submission, exercise.language)
            digest = digest_of_bytes(data)
            database.put(digest, data)
            database.write("INSERT INTO run_submissions VALUES (?, ?, ?, ?)", run.id, at, position, digest)
    database.write("INSERT INTO runs VALUES (?, ?, ?)", run.id, number, packed(json.dumps(about).encode("utf-8")))
    _forget(database, number - MOST_RUNS)
    database.commit()


def _forget(database: Database, number: int) -> None:
    """Runs up to that number. Their results stay where a verdict needs them."""
    old = [str(row[0]) for row in database.rows("SELECT id FROM runs WHERE number <= ?", number)]
    for run in old:
        for table, column in (("run_submissions", "run"), ("run_exercises", "run"), ("runs", "id")):
            database.write(f"DELETE FROM {table} WHERE {column} = ?", run)


def run_ids(database: Database) -> list[str]:
    """The newest first."""
    return [str(row[0]) for row in database.rows("SELECT id FROM runs ORDER BY number DESC")]


def read_run(database: Database, run: str) -> tuple[Run, Asked]:
    """NoRecord if there is no such run, or if it is damaged."""
    rows = database.rows("SELECT about FROM runs WHERE id = ?", run)
    if not rows:
        raise NoRecord(f"{database.path}: there is no run {run}.")
    try:
        about = json.loads(unpacked(rows[0][0]) or b"")
        exercises = tuple(_exercises(database, run))
        asked = about.pop("asked")
        whole = Run(id=run, exercises=exercises, **about)
        return whole, Asked(tuple(asked["paths"]), asked["options"], asked["inputs"], asked["program"])
    except (ResultsError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise NoRecord(f"{database.path}: the run {run} is damaged ({type(error).__name__}).") from None


def _exercises(database: Database, run: str) -> Sequence[ExerciseResult]:
    found = []
    for at, about in database.rows("SELECT position, about FROM run_exercises WHERE run = ? ORDER BY position", run):
        rows = database.rows(
            "SELECT data FROM run_submissions JOIN blobs ON result = digest WHERE run = ? AND exercise = ?"
            " ORDER BY position",
            run,
            at,
        )
        submissions: list[SubmissionResult] = [submission_of_json(unpacked(row[0]) or b"") for row in rows]
        found.append(exercise_of_json(unpacked(about) or b"", tuple(submissions)))
    return found
