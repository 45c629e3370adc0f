"""What starts the workers: a fork server where the system has what it needs, else one fresh process for each child."""

from __future__ import annotations

import os
import select
import signal
import socket
from collections.abc import Mapping
from typing import Any, Literal, Protocol

from grader.runner.host import ForkServer
from grader.runner.interpreter import find_interpreter
from grader.runner.link import Link

Kind = Literal["fork", "spawn"]


class Server(Protocol):
    """Not for use by two threads at once. To be closed."""

    status: dict[str, Any]
    """of the confinement, as `confine.status` reads it"""
    python_version: str
    generation: int
    """raised whenever all its children were lost at once"""

    def spawn(self) -> tuple[int, Link]:
        """A fresh child: its number, and its bytes. NoWorker if there is none to be had."""

    def kill(self, pid: int) -> dict[str, Any]:
        """Ends a child: {code, cpu, peak_kb}; code is negative for a signal; empty if nothing is known."""

    def cpu_seconds(self, pid: int) -> float | None:
        """CPU seconds a child has used; None if it has ended."""

    def close(self) -> None: ...

    def __enter__(self) -> Server: ...

    def __exit__(self, *_: object) -> None: ...


def start_server(
    options: Mapping[str, Any] | None = None, python: str | None = None, kind: Kind | None = None
) -> Server:
    """A server whose children run under `python` (a version, a command or a path; None: the grader's own).

    NoInterpreter if there is no such Python, NoWorker if it cannot be started. `kind` is for tests.
    """
    path = find_interpreter(python).path
    if (kind or usual_kind()) == "fork":
        return ForkServer(dict(options or {}), path)
    from grader.runner.spawning import SpawnServer

    return SpawnServer(dict(options or {}), path)


def usual_kind() -> Kind:
    """A fork server needs forks, sockets that keep messages whole and carry descriptors, and signals."""
    needed = ((os, "fork"), (os, "wait4"), (select, "poll"), (signal, "setitimer"), (socket, "recv_fds"))
    if not all(hasattr(module, name) for module, name in needed):
        return "spawn"
    try:
        pair = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    except (OSError, AttributeError):  # macOS has the name and not the thing
        return "spawn"
    for one in pair:
        one.close()
    return "fork"
