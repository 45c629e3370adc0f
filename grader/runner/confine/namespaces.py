"""Linux namespaces: an own view of mounts, network, shared memory, host name and processes.

The root folder of the new view holds the library's trees and nothing else: no home folders, no /proc, no /dev, no /tmp.
"""

from __future__ import annotations

import os
import struct
from typing import Dict, Sequence

from grader.runner.confine import capabilities
from grader.runner.confine.process import die_with_parent, leave_with
from grader.runner.confine.syscalls import c_call, system_call

KINDS = {"mount": 0x20000, "net": 0x40000000, "ipc": 0x08000000, "uts": 0x04000000, "pid": 0x20000000}
USER = 0x10000000

MS_NOSUID, MS_NODEV, MS_RECURSIVE, MS_PRIVATE = 2, 4, 16384, 1 << 18
MNT_DETACH = 2
OPEN_TREE, MOVE_MOUNT, MOUNT_SETATTR = 428, 429, 442
"""The same numbers on every architecture."""
PIVOT_ROOT = {"x86_64": 155, "aarch64": 41}
AT_EMPTY_PATH, AT_RECURSIVE, AT_FDCWD = 0x1000, 0x8000, -100
OPEN_TREE_CLONE, OPEN_TREE_CLOEXEC = 1, 0o2000000
MOVE_MOUNT_FROM_DESCRIPTOR = 4
READ_ONLY, NO_SET_UID, NO_DEVICES = 1, 2, 4
STAGES = ("/tmp", "/mnt", "/usr")
"""A folder on which the new root is built; what lies below it is only hidden from this process."""


def separate() -> bool:
    """Enters new namespaces, the process that is forked next being the first in its own. True if a user namespace was
    needed for it, which has one user only."""
    kinds = sum(KINDS.values())
    user, group = os.geteuid(), os.getegid()
    if capabilities.holds(capabilities.SYS_ADMIN):
        try:
            c_call("unshare", "unshare", kinds)
        except OSError:
            pass
        else:
            return False
    c_call("unshare with a user namespace", "unshare", kinds | USER)
    _write("/proc/self/setgroups", "deny")
    _write("/proc/self/uid_map", f"{user} {user} 1")
    _write("/proc/self/gid_map", f"{group} {group} 1")
    return True


def _write(path: str, text: str) -> None:
    try:
        with open(path, "w", encoding="ascii") as file:
            file.write(text)
    except OSError as error:
        raise OSError(error.errno, f"write {path}: {error.strerror}") from None


def become_first_process() -> None:
    """Goes on in a fork, which is process 1 of the namespace: all others in it die with it. What called this waits."""
    pid = os.fork()
    if pid:
        leave_with(pid)
    die_with_parent()


def private_root(trees: Sequence[str], links: Dict[str, str], machine: str) -> None:
    """Replaces the root folder by one that shows only `trees` (real paths) and `links`, read-only."""
    c_call("make mounts private", "mount", None, b"/", None, MS_RECURSIVE | MS_PRIVATE, None)
    copies = [(tree, os.path.isdir(tree), _read_only_copy(tree)) for tree in trees]
    stage = next(path for path in STAGES if os.path.isdir(path))
    options = b"size=1m,nr_inodes=4k,mode=755"
    c_call("mount a new root", "mount", b"tmpfs", stage.encode(), b"tmpfs", MS_NOSUID | MS_NODEV, options)
    for tree, is_folder, descriptor in copies:
        _place(descriptor, stage + tree, is_folder)
    for link, target in links.items():
        os.makedirs(os.path.dirname(stage + link), 0o755, exist_ok=True)
        os.symlink(target, stage + link)
    os.chdir(stage)
    system_call("change the root", PIVOT_ROOT[machine], b".", b".")
    c_call("let go of the old root", "umount2", b".", MNT_DETACH)
    os.chdir("/")
    _make_read_only(AT_FDCWD, b"/", AT_RECURSIVE)


def _read_only_copy(path: str) -> int:
    """A mount of a tree, with what is mounted below it, that stands nowhere yet."""
    flags = OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE
    descriptor = system_call(f"copy the mount of {path}", OPEN_TREE, AT_FDCWD, os.fsencode(path), flags)
    _make_read_only(descriptor, b"", AT_EMPTY_PATH | AT_RECURSIVE)
    return descriptor


def _make_read_only(descriptor: int, path: bytes, flags: int) -> None:
    """Recursively, unlike a remount. `struct mount_attr` {set, clear, propagation, user namespace}."""
    attributes = struct.pack("=4Q", READ_ONLY | NO_SET_UID | NO_DEVICES, 0, 0, 0)
    system_call("make a mount read-only", MOUNT_SETATTR, descriptor, path, flags, attributes, len(attributes))


def _place(descriptor: int, target: str, is_folder: bool) -> None:
    if is_folder:
        os.makedirs(target, 0o755, exist_ok=True)
    else:
        os.makedirs(os.path.dirname(target), 0o755, exist_ok=True)
        os.close(os.open(target, os.O_CREAT | os.O_WRONLY, 0o644))
    what = "put a mount in its place"
    system_call(what, MOVE_MOUNT, descriptor, b"", AT_FDCWD, os.fsencode(target), MOVE_MOUNT_FROM_DESCRIPTOR)
    os.close(descriptor)
