"""The tests' end of the smallest fork server."""

from __future__ import annotations

import atexit
import functools
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
USER = 12345
SYSTEM_PYTHON = "/usr/bin/python3"


class Refusal(Exception):
    """A layer could not be set up: (layer, reason), and the exit code of the server."""


@functools.lru_cache
def readable_copy() -> Path:
    """The package and the server where every user can read them."""
    folder = Path(tempfile.mkdtemp(prefix="confine-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    folder.chmod(0o755)
    for path in ("grader/__init__.py", "grader/runner/__init__.py"):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "grader/runner/confine", folder / "grader/runner/confine", ignore=ignored)
    shutil.copy(Path(__file__).with_name("jail_server.py"), folder)
    for path in folder.rglob("*"):
        path.chmod(0o755)
    return folder


def command(control: int, options: dict[str, Any], python: str, start: Sequence[str]) -> list[str]:
    folder = readable_copy()
    server = [python, "-I", "-S", "-B", f"{folder}/jail_server.py"]
    return [*start, *server, str(folder), str(control), json.dumps(options)]


class Jail:
    """A confined server, started by the words of `start`; `run` runs code in a child of it."""

    def __init__(self, options: dict[str, Any] | None = None, python: str = sys.executable, start: Sequence[str] = ()):
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._process = subprocess.Popen(
            command(theirs.fileno(), options or {}, python, start),
            pass_fds=[theirs.fileno()],
            env={"LANG": "C.UTF-8", "SECRET_TOKEN": "s3cret"},
            cwd="/",
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
        theirs.close()
        ours.settimeout(60)
        self._control = ours
        hello = json.loads(ours.recv(1 << 17) or b"{}")
        if "status" not in hello:
            raise Refusal(hello.get("refused"), hello.get("reason"), self._process.wait(10))
        self.status: dict[str, Any] = hello["status"]

    def run(self, code: str, timeout: float = 30, **options: Any) -> dict[str, Any]:
        """{told: values in their order, code: exit code or minus the signal, cpu: seconds, silent: timed out}"""
        self._control.send(json.dumps({"code": code, "timeout": timeout, "options": options}).encode())
        answer: dict[str, Any] = json.loads(self._control.recv(1 << 20))
        return answer

    def tell(self, code: str, **options: Any) -> Any:
        """The one value that the code tells."""
        answer = self.run(code, **options)
        assert len(answer["told"]) == 1, answer
        return answer["told"][0]

    def close(self) -> None:
        self._control.close()
        self._process.wait(10)


def can_be_user() -> bool:
    return os.geteuid() == 0 and shutil.which("setpriv") is not None and os.path.exists(SYSTEM_PYTHON)


def open_jail(options: dict[str, Any] | None = None, **how: Any) -> Jail:
    """As the grader does it: a layer that the kernel refuses is left out at the next attempt."""
    given = dict(options or {})
    while True:
        try:
            return Jail(given, **how)
        except Refusal as refusal:
            layer, reason, _ = refusal.args
            if not layer:
                raise
            given["refused"] = {**given.get("refused", {}), layer: reason}


AS_USER = {
    "python": SYSTEM_PYTHON,
    "start": ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"],
}
CONFIGURATIONS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "all layers": ({}, {}),
    "no namespaces": ({"layers_off": ["namespaces"]}, {}),
    "no Landlock": ({"layers_off": ["landlock"]}, {}),
    "same user": ({"layers_off": ["uid"]}, {}),
    **(
        {
            "ordinary user": ({}, AS_USER),
            "ordinary user, no namespaces": ({"layers_off": ["namespaces"]}, AS_USER),
            "ordinary user, no Landlock": ({"layers_off": ["landlock"]}, AS_USER),
        }
        if can_be_user()
        else {}
    ),
}
"""Name -> options, how the server is started. All of them are a full fence."""
