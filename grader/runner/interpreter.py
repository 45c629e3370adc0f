"""Which Python runs the hand-ins: found by a version, a command or a path, and asked who it is."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

OLDEST = (3, 9)
NEWEST_LOOKED_FOR = 15
ASK_S = 30.0
_ASK = (
    "import platform, sys; print(platform.python_implementation()); print('%d.%d.%d' % sys.version_info[:3]); "
    "print(sys.executable or '')"
)
"""Runs under any Python, so that one that is too old can be told from none at all."""
_VERSION = re.compile(r"(?:python)?\s*([23](?:\.\d+)?)(?:\.\d+)?", re.IGNORECASE)


class NoInterpreter(Exception):
    """The Python that was asked for is not here, or cannot run hand-ins; the text says what was looked for."""


@dataclass(frozen=True)
class Interpreter:
    """A Python that can run hand-ins."""

    path: str
    version: str
    """as `3.9.18`"""


def find_interpreter(wanted: str | None = None) -> Interpreter:
    """The Python of that version (`3.9`), command (`python3.9`) or path; without one the grader's own.

    NoInterpreter if there is none, or if it is older than 3.9 or another implementation than CPython.
    """
    if wanted is None or not wanted.strip():
        return Interpreter(sys.executable, "{}.{}.{}".format(*sys.version_info[:3]))
    return _found(wanted.strip())


def other_interpreters() -> list[Interpreter]:
    """The other Pythons on the path that can run hand-ins, oldest first."""
    found = []
    for minor in range(OLDEST[1], NEWEST_LOOKED_FOR + 1):
        try:
            if minor != sys.version_info[1]:
                found.append(find_interpreter(f"3.{minor}"))
        except NoInterpreter:
            continue
    return found


@functools.lru_cache(maxsize=None)
def _found(wanted: str) -> Interpreter:
    unfit = ""
    for path in _candidates(wanted):
        answer = _asked(path)
        if answer is None:
            continue
        unfit = _unfit(answer)
        if not unfit:
            return Interpreter(answer[2] or path, answer[1])
    if unfit:
        raise NoInterpreter(f"Python {wanted!r}: {unfit}. Hand-ins need CPython {OLDEST[0]}.{OLDEST[1]} or newer.")
    raise NoInterpreter(
        f"Python {wanted!r} is not here: looked for {_where(wanted)}. Install it, or name one that is here with "
        "--python (or `python:` in the spec). `grader doctor` lists those that it finds."
    )


def _unfit(answer: tuple[str, str, str]) -> str:
    kind, version, _ = answer
    if kind != "CPython":
        return f"it is {kind}"
    numbers = tuple(int(number) for number in version.split(".")[:2])
    return f"it is too old ({version})" if numbers < OLDEST else ""


def _asked(path: str) -> tuple[str, str, str] | None:
    """Implementation, version and own path of an interpreter; None if it does not answer like one."""
    try:
        done = subprocess.run(
            [path, "-E", "-s", "-S", "-c", _ASK],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=ASK_S, check=False,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError, ValueError):
        return None
    lines = done.stdout.splitlines()
    if done.returncode != 0 or len(lines) < 2 or not re.fullmatch(r"\d+\.\d+\.\d+", lines[1]):
        return None
    return lines[0], lines[1], lines[2] if len(lines) > 2 else ""


def _command(wanted: str) -> str:
    """`python3.9` for `3.9`, `Python 3.9` or `3.9.18`; anything else is a command or a path already."""
    version = _VERSION.fullmatch(wanted)
    return f"python{version[1]}" if version else wanted


def _candidates(wanted: str) -> Iterator[str]:
    """Paths to try, one after the other."""
    command = _command(wanted)
    if command.startswith("~"):
        command = os.path.expanduser(command)
    on_path = shutil.which(command)
    if on_path:
        yield on_path
        yield from _behind_shim(Path(on_path))
    if sys.platform == "win32":
        yield from _by_launcher(command)


def _behind_shim(path: Path) -> Iterator[str]:
    """pyenv puts a script on the path for every Python it keeps, also for those that are not switched on."""
    if path.parent.name == "shims":
        kept = path.parent.parent.glob(f"versions/*/bin/{path.name}")
        yield from (str(one) for one in sorted(kept, reverse=True))


def _by_launcher(command: str) -> Iterator[str]:
    """On Windows `py -3.9` knows where Python 3.9 is."""
    launcher = shutil.which("py")
    version = re.fullmatch(r"python(\d(?:\.\d+)?)", command)
    if launcher and version:
        ask = [launcher, f"-{version[1]}", "-c", "import sys; print(sys.executable)"]
        try:
            done = subprocess.run(ask, capture_output=True, text=True, timeout=ASK_S, check=False)
        except (OSError, subprocess.SubprocessError):
            return
        yield from done.stdout.split("\n")[:1] if done.returncode == 0 else ()


def _where(wanted: str) -> str:
    command = _command(wanted)
    return command if os.sep in command else f"{command} on the PATH"
