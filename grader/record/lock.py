"""One run at a time writes into a folder of reports. The lock ends with the process, however it ends; its file stays,
because taking it away could let two others in."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType

FILE = ".lock"


class Busy(Exception):
    """Another run writes into this folder; `pid` is its process, 0 if that is not known."""

    def __init__(self, pid: int) -> None:
        super().__init__(pid)
        self.pid = pid


class FolderLock:
    """`with FolderLock(folder): …`; Busy if another process holds it. Where a system has no locks, there is none."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._descriptor = -1

    def __enter__(self) -> FolderLock:
        try:
            self._descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o644)
        except OSError:
            return self
        if not _locked(self._descriptor):
            pid = _number(os.pread(self._descriptor, 20, 0)) if hasattr(os, "pread") else 0
            os.close(self._descriptor)
            self._descriptor = -1
            raise Busy(pid)
        os.write(self._descriptor, f"{os.getpid():<10}\n".encode("ascii"))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _locked(descriptor: int) -> bool:
    """Whether this process has the lock now; also True where there are no locks to be had."""
    try:
        import fcntl
    except ImportError:
        return _locked_on_windows(descriptor)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def _locked_on_windows(descriptor: int) -> bool:
    try:
        import msvcrt
    except ImportError:  # neither here nor there: a system without locks
        return True
    try:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except OSError:
        return False
    return True


def _number(text: bytes) -> int:
    plain = text.strip()
    return int(plain) if plain.isdigit() else 0
