"""A child that was started by itself instead of being forked: it takes its channel from standard input and output,
takes on the limits that the system has, and serves.

Arguments: options as JSON; `status` to print what is in force here, and end.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any, Dict, Iterable, List

READ_FROM, WRITE_TO = 3, 4
UNCONFINED_EXIT = 97
SPOILED_EXIT = 98
MOST_OPEN = 256
NO_ERROR_DIALOGS = 0x8007


def do_without(names: Iterable[str]) -> None:
    """Takes away what other systems lack, so that it can be tried here how a child does without: `resource`,
    `signal.setitimer`."""
    for name in names:
        module, _, attribute = name.partition(".")
        if not attribute:
            sys.modules[module] = None  # type: ignore[assignment]
        elif hasattr(__import__(module), attribute):
            delattr(__import__(module), attribute)


def take_channel() -> None:
    """Moves the two pipes to descriptors of their own; standard input, output and error lead nowhere."""
    os.dup2(0, READ_FROM)
    os.dup2(1, WRITE_TO)
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1) if os.environ.get("GRADER_DEBUG") else (0, 1, 2):
        os.dup2(null, descriptor)
    os.closerange(WRITE_TO + 1, MOST_OPEN)
    if sys.platform == "win32":
        import ctypes
        import msvcrt

        for descriptor in (READ_FROM, WRITE_TO):
            msvcrt.setmode(descriptor, os.O_BINARY)
        ctypes.windll.kernel32.SetErrorMode(NO_ERROR_DIALOGS)


def confine(status: Dict[str, Any]) -> None:
    """As far as a process can confine itself everywhere."""
    from grader.runner.confine import limits, process

    if sys.platform.startswith("linux"):
        process.die_with_parent()
        if status["isolation"] != "none":
            process.no_new_privileges()
            process.not_dumpable()
    if status["layers"]["rlimits"]["on"]:
        limits.limit_child(status["base_bytes"], status["memory_mb"], status["cpu_seconds"])


def serve(status: Dict[str, Any]) -> None:
    """Never returns."""
    from grader.runner import clock, wire
    from grader.runner.child import serve_requests
    from grader.runner.protocol import READY

    try:
        confine(status)
        wire.use(READ_FROM, WRITE_TO)
        if not status["memory_limited"]:
            clock.most_memory(status["memory_mb"])
        wire.send(READY, b"")
    except BaseException:
        os._exit(UNCONFINED_EXIT)
    try:
        serve_requests()
    finally:
        os._exit(SPOILED_EXIT)


def main(arguments: List[str]) -> None:
    options: Dict[str, Any] = json.loads(arguments[0])
    do_without(options.get("do_without") or ())
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    sys.path.insert(0, root)
    asked = arguments[1:] == ["status"]
    if not asked:
        take_channel()
    import grader.runner.child  # noqa: F401
    from grader.runner.confine import layers
    from grader.runner.packages import load_packages

    sys.path.remove(root)
    sys.dont_write_bytecode = True
    packages = load_packages(options.get("packages") or ())
    status = layers.prepare_alone(options)
    if asked:
        hello = {"status": status, "python": sys.version.split()[0], "missing": packages["missing"]}
        print(json.dumps(hello))
    else:
        serve(status)


if __name__ == "__main__":
    main(sys.argv[1:])
