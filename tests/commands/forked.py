"""`grader …` in processes that are forked from one that has loaded all of it, so that a test does not wait for that.

Each command runs in a process of its own, in its folder, with its environment and its outputs, and ends as programs do.
What Python reads when it starts is that of the first process: a test of such things starts a Python.
"""

from __future__ import annotations

import array
import atexit
import gc
import importlib
import json
import os
import pkgutil
import signal
import socket
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]
LONGEST_REQUEST = 1 << 20
NOT_LOADED = ("grader.__main__", "grader.feedback.catalogue", "grader.pytest_plugin")
"""by no command"""


def run(
    folder: Path, arguments: tuple[str, ...], environment: dict[str, str], timeout_s: float
) -> subprocess.CompletedProcess[str]:
    """As `subprocess.run` of that command. TimeoutExpired after `timeout_s`, and it is killed."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        server = _server()
        request = json.dumps([str(folder), arguments, environment]).encode()
        socket.send_fds(server, [request], [out.fileno(), errors.fileno()])
        pid = int(server.recv(64))
        server.settimeout(timeout_s)
        try:
            code = int(server.recv(64))
        except TimeoutError:
            os.kill(pid, signal.SIGKILL)
            server.settimeout(None)
            server.recv(64)
            raise subprocess.TimeoutExpired(arguments, timeout_s) from None
        return subprocess.CompletedProcess(arguments, code, _text(out), _text(errors))


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode("utf-8").replace("\r\n", "\n")


@cache
def _server() -> socket.socket:
    """One for each process that runs tests; it ends with that."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    here.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LONGEST_REQUEST)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.commands.forked", str(there.fileno())],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, pass_fds=[there.fileno()],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    there.close()
    atexit.register(process.wait)
    atexit.register(here.close)
    return here


def main() -> None:
    load()
    client = socket.socket(fileno=int(sys.argv[1]))
    while True:
        request, ancillary, *_ = client.recvmsg(LONGEST_REQUEST, socket.CMSG_SPACE(8))
        if not request:
            break
        outputs = array.array("i", ancillary[0][2])
        pid = os.fork()
        if not pid:
            client.close()
            become(*json.loads(request), *outputs)
            from grader.cli import main as grader

            grader()
            break
        for output in outputs:
            os.close(output)
        client.send(str(pid).encode())
        client.send(str(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])).encode())


def load() -> None:
    import grader

    for module in pkgutil.walk_packages(grader.__path__, "grader.", onerror=lambda _: None):
        if not module.name.startswith(NOT_LOADED):
            importlib.import_module(module.name)
    gc.collect()
    gc.freeze()


def become(folder: str, arguments: list[str], environment: dict[str, str], out: int, errors: int) -> None:
    os.dup2(out, 1)
    os.dup2(errors, 2)
    os.close(out)
    os.close(errors)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["grader", *arguments]
    sys.path[0] = folder


if __name__ == "__main__":
    main()
