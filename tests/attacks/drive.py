"""Grades a folder of hand-ins in a process of its own, and tells what it left behind.

    python -m tests.attacks.drive '{"folder": …, "out": …, "layers_off": […]}'

Orphans of all that is started become children of this process, so that none can hide. Prints one JSON object.
"""

from __future__ import annotations

import ctypes
import json
import os
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.attacks.canary import ENVIRONMENT
from tests.attacks.exercise import NAME

PR_SET_CHILD_SUBREAPER = 36
GRACE_S = 1.0
"""for processes that were killed to be gone"""
JOBS = 6
LIMIT_S = 600


@dataclass
class Driven:
    """What came of it."""

    code: int | None
    """exit code of the grader; None if it did not end"""
    output: str
    """standard output and errors of the grader"""
    seconds: float
    largest_kb: int
    """resident memory of the largest process at its peak"""
    survivors: list[str] = field(default_factory=list)
    """processes that were still there after the end"""


def drive(folder: Path, out: Path, layers_off: Sequence[str] = (), isolation: str = "best", jobs: int = JOBS) -> Driven:
    """Grades `folder/hand_ins` by `folder/specs` into `out`, in a child of this process."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    command = [sys.executable, "-m", "tests.attacks.grade", json.dumps([*layers_off]), "grade", "hand_ins"]
    command += ["--out", str(out), "--exercise", NAME, "--jobs", str(jobs), "--isolation", isolation]
    environment = {**os.environ, **ENVIRONMENT, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    began = time.monotonic()
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=LIMIT_S, check=False)
        code, output = done.returncode, (done.stdout + done.stderr).decode("utf-8", "backslashreplace")
    except subprocess.TimeoutExpired as error:
        code, output = None, repr(error.output)
    seconds = time.monotonic() - began
    survivors = _survivors()
    largest = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return Driven(code, output, seconds, largest, survivors)


def _survivors() -> list[str]:
    """Children that this process has got by the death of their parents, and that live on."""
    deadline = time.monotonic() + GRACE_S
    while True:
        _reap()
        alive = [name for pid, name in _children_of(os.getpid())]
        if not alive or time.monotonic() > deadline:
            return alive
        time.sleep(0.05)


def _reap() -> None:
    while True:
        try:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                return
        except ChildProcessError:
            return


def _children_of(parent: int) -> list[tuple[int, str]]:
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                text = Path("/proc", entry, "stat").read_text(encoding="utf-8", errors="replace")
            except OSError:
                continue
            name, _, rest = text.partition("(")[2].rpartition(")")
            if int(rest.split()[1]) == parent and int(entry) != threading.get_native_id():
                found.append((int(entry), name))
    return found


def main() -> None:
    wanted: dict[str, Any] = json.loads(sys.argv[1])
    folder, out = Path(wanted["folder"]), Path(wanted["out"])
    driven = drive(folder, out, wanted.get("layers_off", ()), wanted.get("isolation", "best"), wanted.get("jobs", JOBS))
    print(json.dumps(asdict(driven)))


if __name__ == "__main__":
    main()
