"""A small exercise in a folder of its own, and the command run on it as a person would."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from textwrap import dedent

from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import prepare
from tests.commands import forked

ROOT = Path(__file__).resolve().parents[2]

SPEC = """
exercise: double
functions:
  double:
    points: 2
    given: n=integers(-1000, 1000)
    examples:
      - double(3) == 6
  longest:
    points: 1
    given: words=lists(text("ab", max_size=3), min_size=1, max_size=4)
"""
SOLUTION = """
def double(n):
    return 2 * n

def longest(words):
    return max(map(len, words))
"""
RIGHT = SOLUTION
WRONG = """
def double(n):
    return 2 * n if n < 100 else n

def longest(words):
    return max(map(len, words))
"""


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).lstrip(), encoding="utf-8")


def make(folder: Path, hand_ins: dict[str, str] | None = None, spec: str = SPEC, stored: bool = True) -> Path:
    """The folder with spec, reference and hand-ins; `stored`: with the cases of the spec above, which are made once."""
    write(folder, {"specs/double.yaml": spec, "reference/double/solution.py": SOLUTION})
    if stored and spec == SPEC:
        (folder / "specs/double.suite.json").write_bytes(cases())
    for name, text in (hand_ins or {}).items():
        write(folder, {f"submissions/double/{name}": text})
    return folder


@cache
def cases(spec: str = SPEC, python: str | None = None) -> bytes:
    """The stored suite of the small exercise, made by `python` if that of the spec is not here."""
    with tempfile.TemporaryDirectory(prefix="grader-small-") as name:
        folder = make(Path(name), None, spec, stored=False)
        files = find_exercises(folder / "specs", folder / "reference", "double")["double"]
        prepare(files, "best", lambda _: None, python=python)
        return files.suite.read_bytes()


def run(
    folder: Path,
    *arguments: str,
    before: Callable[[], None] | None = None,
    timeout_s: float = 120,
    fresh: bool = False,
    **environment: str,
) -> subprocess.CompletedProcess[str]:
    """`grader …` in the folder. In a Python started for it if `fresh`, or if something is to be done `before`, or is in
    the environment that only a start heeds; else where the program is loaded already."""
    clean = {k: v for k, v in os.environ.items() if k not in ("CI", "GRADER_DEBUG")}
    full = {**clean, "PYTHONPATH": str(ROOT), **environment}
    if not (fresh or before or any(name.startswith("PYTHON") for name in environment)):
        return forked.run(folder, arguments, full, timeout_s)
    return subprocess.run(
        [sys.executable, "-m", "grader", *arguments],
        cwd=folder,
        env=full,
        capture_output=True,
        text=True,
        timeout=timeout_s,
        preexec_fn=before,
        check=False,
    )


def kept(folder: Path) -> int:
    """Hand-ins whose results are stored already, while the folder is graded."""
    database = folder / "reports/runs.sqlite"
    if not database.is_file():
        return 0
    try:
        connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        try:
            return int(connection.execute("SELECT COUNT(*) FROM verdicts").fetchone()[0])
        finally:
            connection.close()
    except sqlite3.Error:
        return 0
