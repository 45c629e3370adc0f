"""What the attacks look for, laid out before a run and looked at after it: files, listeners, secrets."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

CANARY = Path(tempfile.gettempdir()) / "grader-canary"
PORT = 47613
SECRETS = ("CANARY-REF-feedface", "CANARY-ENV-deadbeef", "CANARY-HOST-")
ENVIRONMENT = {"SBX_SECRET": "CANARY-ENV-deadbeef"}
RIGHT = (
    "# CANARY-REF-feedface\ndef najvecja_potenca(n):\n    return 1 << n.bit_length() - 1\n\n\n"
    "def je_potenca(n):\n    return n > 0 and n & (n - 1) == 0\n"
)
KEPT = "as it was\n"
STRAY_NAMES = ("sbx_attack", "sbx_fill")
STRAY_FOLDERS = ("/tmp", "/dev/shm", "/var/tmp", "/run", str(Path.home()))
MPTCP = 262


class Listeners:
    """Wait on the loopback and on Unix sockets for anybody who comes by."""

    def __init__(self, folder: Path) -> None:
        self.seen: list[str] = []
        self._sockets: dict[str, socket.socket] = {}
        self._stopped = threading.Event()
        self._open("TCP", socket.AF_INET, socket.SOCK_STREAM, 0, ("127.0.0.1", PORT))
        self._open("UDP", socket.AF_INET, socket.SOCK_DGRAM, 0, ("127.0.0.1", PORT))
        self._open("TCP by IPv6", socket.AF_INET6, socket.SOCK_STREAM, 0, ("::1", PORT))
        self._open("a Unix socket", socket.AF_UNIX, socket.SOCK_STREAM, 0, str(folder / "sock"))
        self._open("an abstract socket", socket.AF_UNIX, socket.SOCK_STREAM, 0, "\0sbx-canary")
        with suppress(OSError):
            (folder / "sock").chmod(0o777)
        self._threads = [threading.Thread(target=self._wait, args=item, daemon=True) for item in self._sockets.items()]
        for thread in self._threads:
            thread.start()

    @property
    def open(self) -> list[str]:
        return list(self._sockets)

    def _open(self, name: str, family: int, kind: int, protocol: int, address: object) -> None:
        """A kind of socket that this machine does not have cannot be attacked either. A connection by MPTCP comes to a
        listener of TCP."""
        with suppress(OSError):
            found = socket.socket(family, kind, protocol)
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.settimeout(0.2)
            found.bind(address)  # type: ignore[arg-type]
            if kind == socket.SOCK_STREAM:
                found.listen(64)
            self._sockets[name] = found

    def _wait(self, name: str, found: socket.socket) -> None:
        while not self._stopped.is_set():
            try:
                if found.type == socket.SOCK_STREAM:
                    found.accept()[0].close()
                else:
                    found.recv(100)
                self.seen.append(name)
            except TimeoutError:
                continue
            except OSError:
                return

    def close(self) -> None:
        self._stopped.set()
        for thread in self._threads:
            thread.join()
        for found in self._sockets.values():
            found.close()


class Canary:
    """One lay-out. `found` tells what has been touched since."""

    def __init__(self) -> None:
        self._victim = CANARY / "victim" / "keep.txt"
        self._strays_before = _strays()
        self._lay()
        self.listeners = Listeners(CANARY)

    def _lay(self) -> None:
        for name in ("reference", "submissions", "drop", "victim"):
            (CANARY / name).mkdir(parents=True)
        (CANARY / "reference" / "resitev.py").write_text(RIGHT, encoding="utf-8")
        (CANARY / "submissions" / "ana.py").write_text(RIGHT, encoding="utf-8")
        self._victim.write_text(KEPT, encoding="utf-8")
        for path, mode in (
            (CANARY, 0o755),
            (CANARY / "drop", 0o777),
            (CANARY / "victim", 0o777),
            (self._victim, 0o666),
        ):
            path.chmod(mode)
        self._before = _state(self._victim)

    def restore(self) -> None:
        """As it was at first, with the same listeners; to be looked at after one attack and before the next."""
        self._sweep()
        for path in CANARY.iterdir():
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
        self._lay()
        self.listeners.seen.clear()

    def _sweep(self) -> None:
        for path in _strays() - self._strays_before:
            Path(path).unlink(missing_ok=True)

    def found(self) -> list[str]:
        """Marks of attacks that worked: `drop:NAME`, `victim_changed`, `connections:KIND`, `stray_files:PATH`."""
        marks = [f"drop:{name}" for name in sorted(os.listdir(CANARY / "drop"))]
        if _state(self._victim) != self._before:
            marks.append("victim_changed")
        marks += [f"connections:{name}" for name in self.listeners.seen]
        return marks + [f"stray_files:{path}" for path in sorted(_strays() - self._strays_before)]

    def close(self) -> None:
        self.listeners.close()
        self._sweep()
        shutil.rmtree(CANARY, ignore_errors=True)


def _state(path: Path) -> tuple[object, ...] | None:
    try:
        info = path.stat()
        return info.st_mode, info.st_size, info.st_mtime_ns, info.st_ino, path.read_bytes()
    except OSError:
        return None


def _strays() -> set[str]:
    folders = {*STRAY_FOLDERS, os.getcwd()}
    return {os.path.join(folder, name) for folder in folders for name in STRAY_NAMES if _is_there(folder, name)}


def _is_there(folder: str, name: str) -> bool:
    return os.path.lexists(os.path.join(folder, name))


@contextmanager
def laid_out() -> Iterator[Canary]:
    """The one place of the machine that the attacks know; several test processes take turns."""
    with open(f"{CANARY}.lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        shutil.rmtree(CANARY, ignore_errors=True)
        canary = Canary()
        try:
            yield canary
        finally:
            canary.close()
