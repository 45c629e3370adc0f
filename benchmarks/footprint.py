"""What the grader takes of the machine at one moment: its own and what it has started."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MB = 1 << 20


@dataclass(frozen=True)
class Footprint:
    processes: int
    """that this process has started, and they; those that have ended and were not waited for count too"""
    descriptors: int
    threads: int
    files: int
    """in the folder for temporary files"""
    own_mb: float
    """resident memory of this process"""
    servers_mb: float
    """of all that it has started"""


def footprint() -> Footprint:
    _let_go()
    started = list(below(os.getpid()))
    return Footprint(
        processes=len(started),
        descriptors=len(os.listdir("/proc/self/fd")) - 1,
        threads=len(os.listdir("/proc/self/task")),
        files=len(os.listdir(tempfile.gettempdir())),
        own_mb=_resident(os.getpid()),
        servers_mb=sum(map(_resident, started)),
    )


def below(pid: int) -> Iterator[int]:
    """All processes that descend from it and whose parents live."""
    children: dict[int, list[int]] = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                parent = int(Path("/proc", entry, "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            children.setdefault(parent, []).append(int(entry))
    todo = [pid]
    while todo:
        for child in children.get(todo.pop(), ()):
            yield child
            todo.append(child)


def _let_go() -> None:
    """Gives back what is free, so that only what is held counts. One large answer would be seen for ever otherwise."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def _resident(pid: int) -> float:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / MB
