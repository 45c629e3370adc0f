"""The grader's end: starts fork servers, asks them for children, ends those. Only this module starts processes."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

from grader.runner.confine.process import host_not_dumpable
from grader.runner.interpreter import NoInterpreter
from grader.runner.link import SocketLink

SERVER = Path(__file__).with_name("server.py")
CLEAN_ENVIRONMENT = {
    "PATH": "/usr/bin:/bin",
    "LANG": "C.UTF-8",
    "PYTHONHASHSEED": "0",
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
}
START_S = 30.0
ANSWER_S = 20.0
MAX_STARTS = 6


class NoWorker(Exception):
    """A worker could not be started at all: the machine's fault, never the hand-in's."""


def missing_packages(names: list[str], python: str) -> NoInterpreter:
    """What is said of an interpreter without the packages that a spec names."""
    listed = " ".join(names)
    return NoInterpreter(
        f"`packages` names what is not installed for the Python that runs the hand-ins: {', '.join(names)}. "
        f"Install it: {python} -m pip install {listed}"
    )


class ForkServer:
    """One fork server process. Not for use by two threads at once; to be started from the main thread."""

    def __init__(self, options: dict[str, Any] | None = None, python: str | None = None) -> None:
        self._options = dict(options or {})
        self._python = python or sys.executable
        self.status: dict[str, Any] = {}
        self.python_version = ""
        self.generation = 0
        """raised whenever the process had to be replaced, and all its children with it"""
        self._control: socket.socket
        self._process: subprocess.Popen[bytes]
        if self._options.get("isolation") != "none":
            host_not_dumpable()
        self._start()

    def _start(self) -> None:
        """A layer that the kernel refuses is left out at the next try, and the status says so."""
        options, refused = dict(self._options), dict[str, str]()
        for _ in range(MAX_STARTS):
            hello = self._launch(options)
            if "status" in hello:
                self.status = hello["status"]
                self.python_version = hello["python"]
                if hello.get("missing"):
                    self.close()
                    raise missing_packages(hello["missing"], self._python)
                return
            self._reap()
            if "refused" not in hello:
                raise NoWorker("the worker's process ended while it started")
            refused[hello["refused"]] = hello["reason"]
            options["refused"] = refused
        raise NoWorker("no kind of confinement could be set up: " + "; ".join(refused.values()))

    def _launch(self, options: dict[str, Any]) -> dict[str, Any]:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [self._python, "-I", "-S", str(SERVER), str(theirs.fileno()), json.dumps(options)]
        try:
            self._process = subprocess.Popen(
                command,
                pass_fds=[theirs.fileno()],
                env=CLEAN_ENVIRONMENT,
                cwd="/",
                start_new_session=True,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=None if os.environ.get("GRADER_DEBUG") else subprocess.DEVNULL,
            )
        except OSError as error:
            ours.close()
            raise NoWorker(f"{self._python} cannot be started: {error.strerror}") from None
        finally:
            theirs.close()
        ours.settimeout(START_S)
        self._control = ours
        try:
            return json.loads(ours.recv(65536) or b"{}")  # type: ignore[no-any-return]
        except (OSError, ValueError):
            return {}

    def spawn(self) -> tuple[int, SocketLink]:
        """A fresh confined child: its number and its channel. A server that does not answer is replaced once."""
        for attempt in range(2):
            try:
                self._control.settimeout(ANSWER_S)
                self._control.send(b"spawn")
                raw, descriptors, _, _ = socket.recv_fds(self._control, 4096, 1)
                return int(json.loads(raw)["pid"]), SocketLink(socket.socket(fileno=descriptors[0]))
            except (OSError, ValueError, IndexError, KeyError):
                self._reap()
                self.generation += 1
                if attempt == 0:
                    self._start()
        raise NoWorker("the worker's server does not answer")

    def kill(self, pid: int) -> dict[str, Any]:
        """Ends a child: {code, cpu, peak_kb}; code is negative for a signal; empty if nothing is known."""
        return self._ask(f"kill {pid}")

    def cpu_seconds(self, pid: int) -> float | None:
        """CPU seconds a child has used; None if it has ended."""
        used = self._ask(f"cpu {pid}").get("cpu")
        return float(used) if used is not None else None

    def _ask(self, message: str) -> dict[str, Any]:
        try:
            self._control.send(message.encode())
            return json.loads(self._control.recv(4096) or b"{}")  # type: ignore[no-any-return]
        except (OSError, ValueError):
            return {}

    def _reap(self) -> None:
        self._control.close()
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Ends the server, and with it all its children."""
        self._control.close()
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def __enter__(self) -> ForkServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def run_script(script: Path, text: bytes, timeout_s: float, python: str | None = None) -> bytes:
    """Runs one of our own scripts in a clean process: `text` on its input, what it prints as the answer.

    RuntimeError with the end of its error output if it fails; TimeoutError if it takes longer.
    """
    command = [python or sys.executable, "-I", "-B", str(script)]
    environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "PYTHONHASHSEED": "0"}
    try:
        done = subprocess.run(command, input=text, capture_output=True, env=environment, timeout=timeout_s, check=False)
    except subprocess.TimeoutExpired:
        raise TimeoutError(f"{script.name} took more than {timeout_s:.0f} s") from None
    if done.returncode != 0:
        raise RuntimeError(done.stderr.decode("utf-8", "replace")[-2000:])
    return done.stdout
