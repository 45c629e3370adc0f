"""Limits that the kernel keeps for each process. They bound a single process, which is enough where it cannot fork."""

from __future__ import annotations

import sys
from typing import Dict, Tuple

try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]

STACK_BYTES = 64 << 20
"""Deep recursion that passes through C code needs more than the usual 8 MB."""
OPEN_FILES = 32
SERVER_LIMITS = {"CORE": 0, "FSIZE": 0, "MEMLOCK": 0, "MSGQUEUE": 0, "STACK": STACK_BYTES}
"""Inherited by every child: no core dumps, no files, no locked memory, no message queues."""


def available() -> bool:
    return resource is not None


def memory_is_limited() -> bool:
    """macOS takes the limit and does not keep it."""
    return resource is not None and sys.platform != "darwin"


def process_bytes() -> int:
    """The address space that this process uses now; 0 where the system does not tell."""
    if resource is None:
        return 0
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[0])
    except (OSError, ValueError):
        return 0
    return pages * resource.getpagesize()


def most_open_files() -> int:
    """One more than the highest descriptor that this process can be expected to have."""
    if resource is None:
        return 4096
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 16 if soft == resource.RLIM_INFINITY else min(soft, 1 << 16)


def limit_server() -> None:
    for name, value in SERVER_LIMITS.items():
        _lower(name, value)


def child_limits(base_bytes: int, memory_mb: int, cpu_seconds: int) -> Dict[str, int]:
    """Limits of one child by name. Memory counts on top of what the server uses itself, `base_bytes`; where that is
    unknown memory is not limited."""
    wanted = {"CPU": cpu_seconds, "NOFILE": OPEN_FILES, "NPROC": 0}
    if base_bytes and memory_is_limited():
        wanted["AS"] = base_bytes + (memory_mb << 20)
    return wanted


def limit_child(base_bytes: int, memory_mb: int, cpu_seconds: int) -> None:
    for name, value in child_limits(base_bytes, memory_mb, cpu_seconds).items():
        _lower(name, value)


def _lower(name: str, value: int) -> None:
    """Both the soft and the hard limit, so that it cannot be raised again. A limit that the system lacks is left out;
    one that is lower already stays."""
    if resource is None or not hasattr(resource, "RLIMIT_" + name):
        return
    which = getattr(resource, "RLIMIT_" + name)
    hard = resource.getrlimit(which)[1]
    if hard != resource.RLIM_INFINITY and hard < value:
        value = hard
    resource.setrlimit(which, _pair(value))


def _pair(value: int) -> Tuple[int, int]:
    return value, value
