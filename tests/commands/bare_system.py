"""The command line as on a system without forks, signals and limits: what such systems lack is taken away, then the
command runs. (The standard library's own `subprocess` keeps the few names it cannot do without here.)"""

from __future__ import annotations

import os
import select
import selectors  # noqa: F401
import shutil  # noqa: F401
import signal
import socket
import subprocess  # noqa: F401
import sys
import tempfile  # noqa: F401
import threading  # noqa: F401
from typing import Any

MODULES = ("fcntl", "resource", "termios", "pwd", "grp")
NAMES: dict[Any, str] = {
    os: "fork setsid wait4 killpg setresuid geteuid getuid sched_getaffinity O_NOFOLLOW O_NONBLOCK O_NOCTTY O_CLOEXEC "
    "O_DIRECTORY O_PATH fchmod getpgid",
    select: "poll epoll",
    signal: "setitimer SIGPROF SIGHUP SIGALRM ITIMER_PROF",
    socket: "AF_UNIX SOCK_SEQPACKET recv_fds send_fds",
}


def take_away() -> None:
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    for module, names in NAMES.items():
        for name in names.split():
            if hasattr(module, name):
                delattr(module, name)


if __name__ == "__main__":
    take_away()
    from grader.cli import main

    main()
