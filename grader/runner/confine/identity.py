"""Another user for the children of a server that was started as root."""

from __future__ import annotations

import os
from typing import List, Optional, Tuple

NOBODY = 65534
CANNOT_CHANGE, CANNOT_READ = 1, 2
REASONS = {
    CANNOT_CHANGE: f"the user number {NOBODY} cannot be taken here",
    CANNOT_READ: "the interpreter's library is readable for its owner only",
}

Identity = Tuple[int, int]
"""user number, group number"""


def choose(folder: str) -> Tuple[Optional[Identity], str]:
    """An identity that may read `folder`, the standard library, or None and why. Each is tried in a fork, which meets
    all that could stand in the way: missing capabilities, numbers that are not mapped, folders closed to others."""
    why = ""
    for identity in _candidates(folder):
        code = _tried(identity, folder)
        if code == 0:
            return identity, ""
        why = why or REASONS.get(code, "the attempt to change the user failed")
    return None, why


def _candidates(folder: str) -> List[Identity]:
    """Nobody first; then the owner of the library, if that is an ordinary user."""
    owner = os.stat(folder)
    candidates = [(NOBODY, NOBODY)]
    if owner.st_uid and owner.st_gid:
        candidates.append((owner.st_uid, owner.st_gid))
    return candidates


def _tried(identity: Identity, folder: str) -> int:
    pid = os.fork()
    if pid:
        _, status = os.waitpid(pid, 0)
        return os.WEXITSTATUS(status) if os.WIFEXITED(status) else CANNOT_CHANGE
    code = CANNOT_CHANGE
    try:
        take(identity)
        code = CANNOT_READ
        names = os.listdir(folder)
        with open(os.path.join(folder, "os.py"), "rb") as file:
            file.read(1)
        code = 0 if names else CANNOT_READ
    finally:
        os._exit(code)


def take(identity: Identity) -> None:
    """For good, and with it all capabilities are given up."""
    user, group = identity
    os.setgroups([])
    os.setresgid(group, group, group)
    os.setresuid(user, user, user)
