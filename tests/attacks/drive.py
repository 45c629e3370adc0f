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
from collections.abc import Sequence, Set
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from grader.report.formats import FORMATS
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
    known = become_reaper()
    command = [sys.executable, "-m", "tests.attacks.grade", json.dumps([*layers_off]), "grade", "hand_ins"]
    command += ["--out", str(out), "--exercise", NAME, "--jobs", str(jobs), "--isolation", isolation]
    command += ["--format", ",".join(FORMATS)]
    environment = {**os.environ, **ENVIRONMENT, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    began = time.monotonic()
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=LIMIT_S, check=False)
        code, output = done.returncode, (done.stdout + done.stderr).decode("utf-8", "backslashreplace")
    except subprocess.TimeoutExpired as error:
        code, output = None, repr(error.output)
    seconds = time.monotonic() - began
    survivors = _survivors(known)
    largest = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return Driven(code, output, seconds, largest, survivors)


def become_reaper() -> set[int]:
    """Orphans of all that is started become children of this process. Returns the children that it has already."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    return {pid for pid, _ in children_of(os.getpid())}


def orphans(but: Set[int]) -> list[tuple[int, str]]:
    """Children that this process has got by the death of their parents, and that live on: (number, name). Those that
    have ended are waited for."""
    found = []
    for pid, name in children_of(os.getpid()):
        if pid not in but:
            try:
                ended, _ = os.waitpid(pid, os.WNOHANG)
            except ChildProcessError:
                continue
            if not ended:
                found.append((pid, name))
    return found


def _survivors(but: Set[int]) -> list[str]:
    """Names of processes that are still there after a while."""
    deadline = time.monotonic() + GRACE_S
    while True:
        alive = [name for _, name in orphans(but)]
        if not alive or time.monotonic() > deadline:
            return alive
        time.sleep(0.05)


def children_of(parent: int) -> list[tuple[int, str]]:
    """(number, name) of each."""
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
