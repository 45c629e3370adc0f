"""Linux capabilities: the pieces that root's power is cut into."""

from __future__ import annotations

import ctypes
import struct
from typing import Iterable

from grader.runner.confine.syscalls import PR_CAP_AMBIENT, PR_CAPBSET_DROP, c_call, prctl

KILL, SETGID, SETUID, SYS_ADMIN = 5, 6, 7, 21
VERSION_3 = 0x20080522
CLEAR_ALL = 4


def held() -> int:
    """The capabilities in effect, as bits. Asked of the kernel itself: a private root has no /proc."""
    data = ctypes.create_string_buffer(24)
    c_call("ask for capabilities", "capget", _header(), data)
    low, _, _, high, _, _ = struct.unpack("=6I", data.raw)
    return int(low | high << 32)


def holds(capability: int) -> bool:
    return bool(held() >> capability & 1)


def drop_bounding_set() -> None:
    """So that no program could hand capabilities back. Ends quietly at the last one, or where the right to it is
    missing: giving up new privileges has the same effect."""
    for capability in range(64):
        try:
            prctl("drop a capability", PR_CAPBSET_DROP, capability)
        except OSError:
            return


def keep_only(capabilities: Iterable[int]) -> None:
    """Gives up all others for good. Those that are not held are not gained."""
    bits = sum(1 << capability for capability in capabilities)
    _set(bits & held())


def clear() -> None:
    prctl("clear ambient capabilities", PR_CAP_AMBIENT, CLEAR_ALL)
    _set(0)


def _set(bits: int) -> None:
    low, high = bits & 0xFFFFFFFF, bits >> 32
    data = ctypes.create_string_buffer(struct.pack("=6I", low, low, 0, high, high, 0), 24)
    c_call("set capabilities", "capset", _header(), data)


def _header() -> ctypes.Array[ctypes.c_char]:
    """`struct __user_cap_header_struct`: of the calling thread."""
    return ctypes.create_string_buffer(struct.pack("=Ii", VERSION_3, 0), 8)
