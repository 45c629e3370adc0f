"""What the system at hand can do at all: nothing is changed by asking."""

from __future__ import annotations

import errno
import os
import sys
from typing import Dict, Optional

from grader.runner.confine import landlock, limits, namespaces, seccomp

LAYERS = ("namespaces", "landlock", "seccomp", "rlimits", "uid")
LINUX = sys.platform.startswith("linux")


def unsupported() -> Dict[str, str]:
    """Layer -> why it cannot be had here. Empty if all can be tried."""
    why: Dict[str, Optional[str]] = {} if LINUX else dict.fromkeys(LAYERS, f"{sys.platform} has none")
    why["rlimits"] = None if limits.available() else f"{sys.platform} has no limits for a process"
    if LINUX:
        why["namespaces"] = _namespaces()
        why["landlock"] = _landlock()
        why["seccomp"] = seccomp.available()
    why["uid"] = _uid()
    return {layer: reason for layer, reason in why.items() if reason is not None}


def _namespaces() -> Optional[str]:
    if seccomp.machine() not in namespaces.PIVOT_ROOT:
        return f"not written for {seccomp.machine()}"
    return None


def _landlock() -> Optional[str]:
    try:
        landlock.version()
    except OSError as error:
        if error.errno == errno.EOPNOTSUPP:
            return "switched off at the start of the kernel"
        if error.errno == errno.ENOSYS:
            return "the kernel has none"
        return str(error)
    return None


def _uid() -> Optional[str]:
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return NOT_ROOT
    return None if hasattr(os, "setresuid") else f"{sys.platform} cannot do it"


NEEDS_FORK_SERVER = "needs a fork server"
NOT_ROOT = "not started as root"
"""No loss: there is nothing to give up."""
