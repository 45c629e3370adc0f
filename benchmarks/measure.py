"""Runs a program and counts what it cost, with all that it started."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Cost:
    """Of one run: seconds of CPU of the whole tree of processes (user and system), seconds by the clock."""

    cpu_s: float
    wall_s: float
    code: int
    """what it ended with; negative: the signal"""
    stopped: bool
    """it was still running at the limit, and was ended"""
    output: str = ""
    """of both streams, the last 4 kB"""
    memory_mb: float = 0.0
    """the most that any one of the processes held"""


def run(command: Sequence[str | Path], cwd: Path, limit_s: float, environment: Mapping[str, str] | None = None) -> Cost:
    """Runs the command in its own session; at the limit all of the session is ended.

    Counted are the processes whose end was waited for by their parents, down from the command.
    """
    log = cwd / ".output"
    with log.open("wb") as output:
        started = time.monotonic()
        process = subprocess.Popen(
            [str(part) for part in command],
            cwd=cwd,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        stopped = False
        while True:
            ended, status, usage = os.wait4(process.pid, os.WNOHANG)
            if ended:
                break
            if time.monotonic() - started > limit_s and not stopped:
                stopped = True
                os.killpg(process.pid, signal.SIGKILL)
            time.sleep(0.005)
        wall_s = time.monotonic() - started
        process.returncode = os.waitstatus_to_exitcode(status)
    text = log.read_bytes()[-4096:].decode("utf-8", "replace")
    log.unlink()
    return Cost(usage.ru_utime + usage.ru_stime, wall_s, process.returncode, stopped, text, usage.ru_maxrss / 1024)
