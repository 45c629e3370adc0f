"""The file that runs are kept in: SQLite, in the folder of reports.

It is a convenience, never a condition: if it cannot be read or written, runs go on without it, and say so.
"""

from __future__ import annotations

import sqlite3
import threading
import time
import zlib
from pathlib import Path

FILE = "runs.sqlite"
SCHEMA = 1
COMMIT_EVERY_S = 1.0

_TABLES = """
CREATE TABLE IF NOT EXISTS verdicts (
  key TEXT PRIMARY KEY, result TEXT NOT NULL, problems INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS blobs (digest TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS runs (id TEXT PRIMARY KEY, number INTEGER NOT NULL, about BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS run_exercises (
  run TEXT NOT NULL, position INTEGER NOT NULL, about BLOB NOT NULL, PRIMARY KEY (run, position)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS run_submissions (
  run TEXT NOT NULL, exercise INTEGER NOT NULL, position INTEGER NOT NULL, result TEXT NOT NULL,
  PRIMARY KEY (run, exercise, position)
) WITHOUT ROWID;
"""


class NoRecord(Exception):
    """The file cannot be used; the text says why, for a person."""


class Database:
    """May be used by several threads. To be closed. NoRecord if the file cannot be used."""

    def __init__(self, folder: Path, create: bool = True) -> None:
        self.path = folder / FILE
        if not create and not self.path.is_file():
            raise NoRecord(f"{self.path}: no runs are kept there.")
        self._lock = threading.Lock()
        self._committed = time.monotonic()
        try:
            self._connection = sqlite3.connect(self.path, timeout=10.0, check_same_thread=False)
            self._prepare()
        except sqlite3.Error as error:
            raise NoRecord(f"{self.path}: {error}.") from None

    def _prepare(self) -> None:
        (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        if version not in (0, SCHEMA):
            raise NoRecord(f"{self.path}: kept by another version of the grader.")
        self._connection.execute("PRAGMA synchronous = NORMAL")
        if version == 0:
            self._connection.executescript(f"{_TABLES} PRAGMA user_version = {SCHEMA};")

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """NoRecord if the file is damaged."""
        try:
            with self._lock:
                return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise NoRecord(f"{self.path}: {error}.") from None

    def write(self, query: str, *values: object) -> None:
        """It is on the disk at the next `commit`, or a second later. NoRecord if the disk is full."""
        try:
            with self._lock:
                self._connection.execute(query, values)
                if time.monotonic() - self._committed > COMMIT_EVERY_S:
                    self._commit()
        except sqlite3.Error as error:
            raise NoRecord(f"{self.path}: {error}.") from None

    def put(self, digest: str, data: bytes) -> None:
        """Keeps data under its digest, once."""
        self.write("INSERT OR IGNORE INTO blobs VALUES (?, ?)", digest, zlib.compress(data, 6))

    def get(self, digest: str) -> bytes | None:
        """What `put` kept; None if there is nothing of that digest, or if it is damaged."""
        rows = self.rows("SELECT data FROM blobs WHERE digest = ?", digest)
        return unpacked(rows[0][0]) if rows else None

    def commit(self) -> None:
        """NoRecord if the disk is full."""
        try:
            with self._lock:
                self._commit()
        except sqlite3.Error as error:
            raise NoRecord(f"{self.path}: {error}.") from None

    def _commit(self) -> None:
        self._connection.commit()
        self._committed = time.monotonic()

    def close(self) -> None:
        with self._lock:
            try:
                self._connection.commit()
            except sqlite3.Error:
                self._connection.rollback()
            finally:
                self._connection.close()


def packed(data: bytes) -> bytes:
    """As columns of data have it."""
    return zlib.compress(data, 6)


def unpacked(data: object) -> bytes | None:
    """None if it is damaged."""
    try:
        return zlib.decompress(data) if isinstance(data, bytes) else None
    except zlib.error:
        return None
