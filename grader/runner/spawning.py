"""One fresh process for each child, for systems without a fork server: slower, with the limits that the system has, and
without a fence around files and network."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.runner.confine.process import host_not_dumpable
from grader.runner.host import CLEAN_ENVIRONMENT, START_S, NoWorker, missing_packages
from grader.runner.job_object import JobObject
from grader.runner.link import PipeLink
from grader.runner.processor_time import processor_time

SPAWNED = Path(__file__).with_name("spawned.py")
WAIT_S = 5.0
AT_ONCE: int = getattr(os, "WNOHANG", 1)


@dataclass
class _Running:
    """A process that waits for its first request, or is at work."""

    process: subprocess.Popen[bytes]
    link: PipeLink
    began: float
    job: JobObject | None
    end: dict[str, Any] | None = None
    """how it ended, once that is known"""


class SpawnServer:
    """No process of its own. Not for use by two threads at once."""

    def __init__(self, options: dict[str, Any] | None = None, python: str | None = None) -> None:
        self._options = dict(options or {})
        self._python = python or sys.executable
        if self._python == sys.executable:  # in a virtual environment on Windows it is only a launcher of the real one
            self._python = getattr(sys, "_base_executable", "") or self._python
        self.generation = 0
        if self._options.get("isolation") != "none":
            host_not_dumpable()
        self._running: dict[int, _Running] = {}
        hello = self._ask_status()
        if hello.get("missing"):
            raise missing_packages(hello["missing"], self._python)
        self.status: dict[str, Any] = hello["status"]
        self.python_version: str = hello["python"]
        self._standby: _Running | None = self._launch()
        if self._standby.job is not None:
            JobObject.tell(self.status)

    def _command(self, *more: str) -> list[str]:
        return [self._python, "-I", "-S", str(SPAWNED), json.dumps(self._options), *more]

    def _ask_status(self) -> dict[str, Any]:
        try:
            done = subprocess.run(
                self._command("status"),
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=_error_output(),
                env=_environment(), cwd=_folder(), timeout=START_S, check=False,
            )  # fmt: skip
            hello: dict[str, Any] = json.loads(done.stdout)
        except OSError as error:
            raise NoWorker(f"{self._python} cannot be started: {error.strerror}") from None
        except (subprocess.SubprocessError, ValueError):
            raise NoWorker("the worker's process ended while it started") from None
        return hello

    def _launch(self) -> _Running:
        try:
            process = subprocess.Popen(
                self._command(),
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=_error_output(), bufsize=0,
                env=_environment(), cwd=_folder(), start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )  # fmt: skip
        except OSError as error:
            raise NoWorker(f"{self._python} cannot be started: {error.strerror}") from None
        assert process.stdin is not None
        assert process.stdout is not None
        link = PipeLink(os.dup(process.stdin.fileno()), os.dup(process.stdout.fileno()))
        process.stdin.close()
        process.stdout.close()
        return _Running(process, link, time.monotonic(), JobObject.around(process, self._options))

    def spawn(self) -> tuple[int, PipeLink]:
        """The process that waits, and the next one is started while the grader is busy with it."""
        running = self._standby or self._launch()
        self._standby = None
        self._running[running.process.pid] = running
        self._standby = self._launch()
        return running.process.pid, running.link

    def cpu_seconds(self, pid: int) -> float | None:
        """CPU seconds a child has used; None if it has ended."""
        running = self._running.get(pid)
        if running is None or _has_ended(running, AT_ONCE):
            return None
        used = processor_time(running.process)
        return used if used is not None else time.monotonic() - running.began

    def kill(self, pid: int) -> dict[str, Any]:
        """Ends a child: {code, cpu, peak_kb}; code is negative for a signal; empty if nothing is known."""
        running = self._running.pop(pid, None)
        return _end(running) if running is not None else {}

    def close(self) -> None:
        for running in (*self._running.values(), self._standby):
            if running is not None:
                running.link.close()
                _end(running)
        self._running.clear()
        self._standby = None

    def __enter__(self) -> SpawnServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _error_output() -> int | None:
    return None if os.environ.get("GRADER_DEBUG") else subprocess.DEVNULL


def _environment() -> dict[str, str]:
    """Windows itself does not work without SYSTEMROOT."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
    return {**CLEAN_ENVIRONMENT, **kept}


def _folder() -> str:
    return os.sep if os.name == "posix" else tempfile.gettempdir()


def _end(running: _Running) -> dict[str, Any]:
    """Kills a process with all of its session, and reaps it."""
    if hasattr(os, "killpg") and running.end is None:
        with contextlib.suppress(OSError):
            os.killpg(running.process.pid, signal.SIGKILL)
    if not _has_ended(running, AT_ONCE):
        running.process.kill()
        _has_ended(running, 0)
    if running.job is not None:
        running.job.close()
    return running.end or {}


def _has_ended(running: _Running, flags: int) -> bool:
    """Reaps it if so, and notes how it ended. With no flags it waits for the end."""
    if running.end is not None:
        return True
    if hasattr(os, "wait4"):
        return _reaped(running, flags)
    used = processor_time(running.process)
    try:
        code = running.process.wait(0 if flags else WAIT_S)
    except subprocess.TimeoutExpired:
        return False
    running.end = {"code": code, "cpu": used or 0.0, "peak_kb": 0}
    return True


def _reaped(running: _Running, flags: int) -> bool:
    try:
        pid, wait_status, usage = os.wait4(running.process.pid, flags)
    except ChildProcessError:
        running.end = {}
        return True
    if pid == 0:
        return False
    code = os.waitstatus_to_exitcode(wait_status)
    running.process.returncode = code
    peak = usage.ru_maxrss // (1024 if sys.platform == "darwin" else 1)
    running.end = {"code": code, "cpu": usage.ru_utime + usage.ru_stime, "peak_kb": peak}
    return True
