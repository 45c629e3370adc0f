"""The fork server: started by exec with a clean environment, so that it shares nothing with the grader; confines itself
once; then forks a confined child whenever one is asked for. It never sees a source, an argument or an answer: those
travel on a socket that the child alone keeps.

Arguments: the descriptor of the control socket (whole messages), options as JSON.
"""

from __future__ import annotations

import contextlib
import fcntl
import gc
import json
import os
import signal
import socket
import sys
import time
from typing import Any, Dict, Set, Tuple

PRELOADED = (
    "array bisect builtins collections copy dataclasses datetime enum functools heapq itertools json "
    "keyword math operator random re string struct textwrap time types typing unicodedata weakref"
)
"""Imported once, so that a hand-in that imports them waits for nothing."""

PRELOADED_FOR_A_CLASS = (
    "decimal fractions statistics unittest argparse calendar csv pprint secrets tempfile threading doctest timeit"
)
"""Worth their start-up time only where many hand-ins follow."""

REFUSED_EXIT = 96
UNCONFINED_EXIT = 97
SPOILED_EXIT = 98


class Server:
    """Answers the grader's messages: spawn, kill, cpu."""

    def __init__(self, control: socket.socket, options: Dict[str, Any], status: Dict[str, Any]) -> None:
        self._control = control
        self._options = options
        self._status = status
        self._children: Set[int] = set()
        """that were handed out; no other process is touched, whatever number is named"""
        self._standby = self._fork()

    def serve(self) -> None:
        """Until the grader closes the control socket."""
        while True:
            message = self._control.recv(4096)
            if not message:
                os._exit(0)
            word, _, number = message.decode().partition(" ")
            if word == "spawn":
                self._hand_out()
            elif word == "kill":
                self._tell(self._end(int(number)))
            elif word == "cpu":
                self._tell({"cpu": _cpu_seconds(int(number)) if int(number) in self._children else None})

    def hello(self, answer: Dict[str, Any]) -> None:
        self._tell(answer)

    def _tell(self, answer: Dict[str, Any]) -> None:
        self._control.send(json.dumps(answer).encode())

    def _end(self, pid: int) -> Dict[str, Any]:
        if pid not in self._children:
            return {}
        self._children.discard(pid)
        return _end(pid)

    def _hand_out(self) -> None:
        """The child that waits goes to the grader, and the next one is made while the grader is busy with it."""
        pid, channel = self._standby
        self._children.add(pid)
        socket.send_fds(self._control, [json.dumps({"pid": pid}).encode()], [channel.fileno()])
        channel.close()
        self._standby = self._fork()

    def _fork(self) -> Tuple[int, socket.socket]:
        ours, theirs = socket.socketpair()
        pid = os.fork()
        if pid == 0:
            ours.close()
            self._control.close()
            _become_child(theirs.fileno(), self._options, self._status)
        theirs.close()
        return pid, ours


def _become_child(channel: int, options: Dict[str, Any], status: Dict[str, Any]) -> None:
    """Confines this process, says so with one frame, and serves; ends without running anything if that fails."""
    from grader.runner.child import serve_requests
    from grader.runner.confine import layers
    from grader.runner.protocol import READY, frame

    try:
        if channel != 3:
            os.dup2(channel, 3)
        layers.confine_child(status, options)
        os.write(3, frame(READY, b""))
    except BaseException:
        os._exit(UNCONFINED_EXIT)
    try:
        serve_requests()
    finally:
        os._exit(SPOILED_EXIT)


def _end(pid: int) -> Dict[str, Any]:
    """Kills a child with all that may be in its session, and reaps it."""
    for kill in (os.killpg, os.kill):
        with contextlib.suppress(OSError):
            kill(pid, signal.SIGKILL)
    try:
        _, wait_status, usage = os.wait4(pid, 0)
    except ChildProcessError:
        return {}
    reap_strays()
    signalled = os.WIFSIGNALED(wait_status)
    code = -os.WTERMSIG(wait_status) if signalled else os.WEXITSTATUS(wait_status)
    return {"code": code, "cpu": usage.ru_utime + usage.ru_stime, "peak_kb": usage.ru_maxrss}


def reap_strays() -> None:
    """Processes that a hand-in left behind and that became ours."""
    me = os.getpid()
    if me != 1:
        return
    while True:
        try:
            pid, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if pid == 0:
            return


def _cpu_seconds(pid: int) -> Any:
    """CPU seconds a child has used, asked of the kernel; None if it is gone."""
    try:
        return time.clock_gettime((~pid << 3) | 2)
    except OSError:
        return None


def preload(for_class: bool) -> None:
    names = f"{PRELOADED} {PRELOADED_FOR_A_CLASS}" if for_class else PRELOADED
    for name in names.split():
        with contextlib.suppress(ImportError):
            __import__(name)


def _above_the_channel(descriptor: int) -> socket.socket:
    """The control socket under a high number, and number 3 taken, so that a child's channel can have it."""
    high = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 10)
    os.close(descriptor)
    null = os.open(os.devnull, os.O_RDWR)
    if null != 3:
        os.dup2(null, 3)
        os.close(null)
    return socket.socket(fileno=high)


def main() -> None:
    gc.disable()  # until all that is kept is there: looking through it in between finds nothing
    control = _above_the_channel(int(sys.argv[1]))
    options: Dict[str, Any] = json.loads(sys.argv[2])
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    sys.path.insert(0, root)
    import grader.runner.child  # noqa: F401
    from grader.runner.confine import layers
    from grader.runner.packages import load_packages

    sys.path.remove(root)
    sys.dont_write_bytecode = True  # what was compiled until here is our own, and need not be compiled again
    preload(options.get("for_class", False))
    packages = load_packages(options.get("packages") or ())
    options["packages_paths"] = packages["paths"]
    try:
        status = layers.prepare_server(options)
    except layers.Refused as refused:
        control.send(json.dumps({"refused": refused.step, "reason": refused.reason}).encode())
        os._exit(REFUSED_EXIT)
    gc.freeze()
    gc.enable()
    server = Server(control, options, status)
    server.hello({"status": status, "python": sys.version.split()[0], "missing": packages["missing"]})
    server.serve()


if __name__ == "__main__":
    main()
