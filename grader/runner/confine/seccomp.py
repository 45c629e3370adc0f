"""A filter for system calls: a small program for the kernel that allows what is on a list and refuses all else.

The program is classic BPF over `struct seccomp_data` {int nr; u32 arch; u64 instruction_pointer; u64 args[6]}.
"""

from __future__ import annotations

import ctypes
import errno
import functools
import os
import struct
from typing import Iterable, List, Optional

from grader.runner.confine import system_calls as table
from grader.runner.confine.syscalls import PR_SET_SECCOMP, c_library, prctl

LOAD_WORD, JUMP_EQUAL, JUMP_GREATER_EQUAL, JUMP_ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
ALLOW, KILL_PROCESS, FAIL = 0x7FFF0000, 0x80000000, 0x00050000
REFUSE = FAIL | errno.EPERM
NUMBER_AT, ARCHITECTURE_AT, ARGUMENTS_AT = 0, 4, 16
X32_BIT = 0x40000000
MODE_FILTER = 2


def machine() -> str:
    return os.uname().machine if hasattr(os, "uname") else ""


def available() -> Optional[str]:
    """None if a filter can be installed here, else why not."""
    if machine() not in table.ARCHITECTURES:
        return f"no list of system calls for {machine()}"
    if struct.calcsize("P") != 8:
        return "no list of system calls for a 32-bit Python"
    # with no program given, a kernel that knows filters complains of the address, another one of the request
    if c_library().prctl(PR_SET_SECCOMP, MODE_FILTER, 0, 0, 0) < 0 and ctypes.get_errno() == errno.EFAULT:
        return None
    return "the kernel has no seccomp filters"


def _instruction(code: int, operand: int, if_true: int = 0, if_false: int = 0) -> bytes:
    return struct.pack("=HBBI", code, if_true, if_false, operand)


def _allow_if(jump: int, operand: int) -> List[bytes]:
    return [_instruction(jump, operand, 0, 1), _instruction(RETURN, ALLOW)]


def _header(machine_name: str) -> List[bytes]:
    """Kills a call that comes by the door of another architecture, where the numbers mean something else."""
    _, architecture = table.ARCHITECTURES[machine_name]
    code = [
        _instruction(LOAD_WORD, ARCHITECTURE_AT),
        _instruction(JUMP_EQUAL, architecture, 1, 0),
        _instruction(RETURN, KILL_PROCESS),
        _instruction(LOAD_WORD, NUMBER_AT),
    ]
    if machine_name == "x86_64":
        code += [_instruction(JUMP_GREATER_EQUAL, X32_BIT, 0, 1), _instruction(RETURN, KILL_PROCESS)]
    return code


def _with_argument(number: Optional[int], position: int, body: List[bytes]) -> List[bytes]:
    """Rules over the low half of one argument (all that these calls read of it). The body must end in a return."""
    if number is None:
        return []
    block = [_instruction(LOAD_WORD, ARGUMENTS_AT + 8 * position), *body]
    return [_instruction(JUMP_EQUAL, number, 0, len(block)), *block]


def _one_of(values: Iterable[int]) -> List[bytes]:
    allowed = [instruction for value in values for instruction in _allow_if(JUMP_EQUAL, value)]
    return [*allowed, _instruction(RETURN, REFUSE)]


@functools.lru_cache(maxsize=None)
def program(machine_name: str, files_can_be_read: bool) -> bytes:
    """The filter for a machine (`x86_64`, `aarch64`); KeyError for others. Opening a file to write is never allowed,
    opening one to read only if something else fences what can be read."""
    column, _ = table.ARCHITECTURES[machine_name]
    code = _header(machine_name)
    for numbers in table.FREE.values():
        number = numbers[column]
        if number is not None:
            code += _allow_if(JUMP_EQUAL, number)
    if files_can_be_read:
        reading = [
            _instruction(JUMP_ANY_BIT, table.WRITING, 0, 1),
            _instruction(RETURN, REFUSE),
            _instruction(RETURN, ALLOW),
        ]
        code += _with_argument(table.OPENAT[column], 2, reading)
        code += _with_argument(table.OPEN[column], 1, reading)
    code += _with_argument(table.PRLIMIT64[column], 0, _one_of([0]))
    code += _with_argument(table.FCNTL[column], 1, _one_of(table.FCNTL_COMMANDS))
    code += _with_argument(table.SETITIMER[column], 0, _one_of(table.CPU_TIMERS))
    code += _with_argument(table.GETITIMER[column], 0, _one_of(table.CPU_TIMERS))
    code.append(_instruction(RETURN, REFUSE))
    return b"".join(code)


class _Program(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("code", ctypes.c_void_p)]


def install(code: bytes) -> None:
    """From now on, and for good. New privileges must have been given up before."""
    buffer = ctypes.create_string_buffer(code, len(code))
    wanted = _Program(len(code) // 8, ctypes.addressof(buffer))
    prctl("install the system call filter", PR_SET_SECCOMP, MODE_FILTER, ctypes.addressof(wanted))
