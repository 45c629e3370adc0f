"""A small exercise in a folder of its own, and the command run on it as a person would."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

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


def make(folder: Path, hand_ins: dict[str, str] | None = None, spec: str = SPEC) -> Path:
    """The folder with spec, reference and hand-ins."""
    write(folder, {"specs/double.yaml": spec, "reference/double/solution.py": SOLUTION})
    for name, text in (hand_ins or {}).items():
        write(folder, {f"submissions/double/{name}": text})
    return folder


def run(
    folder: Path,
    *arguments: str,
    before: Callable[[], None] | None = None,
    timeout_s: float = 120,
    **environment: str,
) -> subprocess.CompletedProcess[str]:
    """`grader …` in the folder."""
    clean = {k: v for k, v in os.environ.items() if k not in ("CI", "GRADER_DEBUG")}
    return subprocess.run(
        [sys.executable, "-m", "grader", *arguments],
        cwd=folder,
        env={**clean, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        timeout=timeout_s,
        preexec_fn=before,
        check=False,
    )
