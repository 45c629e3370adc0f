"""Starts the drawing process as the grader does, for tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from grader.runner.values import decode
from grader.suite.candidates import SCRIPT, Candidates, FunctionCandidates, read_candidates


def run(request: bytes, folder: Path | None = None, flags: tuple[str, ...] = ("-I", "-B"), **environment: str) -> bytes:
    """The output of the process."""
    done = subprocess.run(
        [sys.executable, *flags, str(SCRIPT)],
        input=request,
        capture_output=True,
        cwd=folder,
        env={"PATH": os.environ["PATH"], **environment},
        check=True,
        timeout=300,
    )
    return done.stdout


def candidates(request: bytes) -> Candidates:
    return read_candidates(run(request))


def arguments(function: FunctionCandidates, check: str | None = None) -> list[tuple[Any, ...]]:
    """The arguments of all cases of a function, or of one check."""
    positions = range(len(function.cases)) if check is None else function.checks[check]
    return [decode(function.cases[position].arguments) for position in positions]
