"""What a process does about itself: die with its parent, hide its memory, give up gaining rights, keep few files."""

from __future__ import annotations

import os
import signal
import sys

from grader.runner.confine import limits
from grader.runner.confine.syscalls import (
    PR_SET_DUMPABLE,
    PR_SET_NO_NEW_PRIVS,
    PR_SET_PDEATHSIG,
    prctl,
    system_call,
)

CHANNEL = 3
CLOSE_RANGE = 436
"""The number of close_range, the same on every architecture."""


def die_with_parent() -> None:
    """The kernel kills this process when its parent's thread ends. A change of user undoes it: to be asked after."""
    prctl("ask for the death of the parent", PR_SET_PDEATHSIG, signal.SIGKILL)


def not_dumpable() -> None:
    """No other process of the same user may read this one's memory or environment."""
    prctl("refuse to be dumped", PR_SET_DUMPABLE, 0)


def no_new_privileges() -> None:
    prctl("give up new privileges", PR_SET_NO_NEW_PRIVS, 1)


def host_not_dumpable() -> bool:
    """For the grader's own process: hides its memory and environment from processes of the same user. False where it
    cannot be done."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        not_dumpable()
    except (OSError, AttributeError):
        return False
    return True


def open_null() -> int:
    """A descriptor of the device that is empty and swallows everything. Its number is above the channel's, so that it
    outlives the moving of a channel to its place."""
    null = os.open(os.devnull, os.O_RDWR)
    while null <= CHANNEL:
        null = os.dup(null)
    return null


def keep_channel_only(null: int) -> None:
    """Closes every descriptor but the channel; standard input, output and error lead to `null`."""
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    try:
        system_call("close_range", CLOSE_RANGE, CHANNEL + 1, 0x7FFFFFFF, 0)
    except (OSError, AttributeError):
        os.closerange(CHANNEL + 1, limits.most_open_files())


def leave_with(pid: int) -> None:
    """Waits for the child and ends as it ended. Never returns."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    os.closerange(0, min(limits.most_open_files(), 4096))
    _, status = os.waitpid(pid, 0)
    if os.WIFSIGNALED(status):
        os._exit(128 + os.WTERMSIG(status))
    os._exit(os.WEXITSTATUS(status))
