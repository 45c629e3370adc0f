"""Calls into the C library and the kernel that Python does not wrap. Each raises OSError if the kernel says no."""

from __future__ import annotations

import ctypes
import functools
import os
from typing import Union

Argument = Union[int, bytes, None, "ctypes.Array[ctypes.c_char]"]

PR_SET_PDEATHSIG = 1
PR_SET_DUMPABLE = 4
PR_SET_SECCOMP = 22
PR_CAPBSET_DROP = 24
PR_SET_NO_NEW_PRIVS = 38
PR_CAP_AMBIENT = 47


@functools.lru_cache(maxsize=None)
def c_library() -> ctypes.CDLL:
    """Loaded at the first use, so that this module can be imported where there is no such library."""
    library = ctypes.CDLL(None, use_errno=True)
    library.syscall.restype = ctypes.c_long
    return library


def system_call(what: str, number: int, *arguments: Argument) -> int:
    """A system call by its number; `what` names it in the error."""
    return _checked(what, c_library().syscall(ctypes.c_long(number), *map(_converted, arguments)))


def c_call(what: str, name: str, *arguments: Argument) -> int:
    """A function of the C library that returns -1 on failure."""
    return _checked(what, getattr(c_library(), name)(*map(_converted, arguments)))


def prctl(what: str, option: int, *arguments: int) -> int:
    """The kernel insists on zeros for the arguments that are not used."""
    padded = (option, *arguments, 0, 0, 0, 0)[:5]
    return _checked(what, c_library().prctl(*map(ctypes.c_ulong, padded)))


def _converted(argument: Argument) -> object:
    """Plain numbers would travel as 32 bits."""
    return ctypes.c_long(argument) if isinstance(argument, int) else argument


def _checked(what: str, result: int) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")
    return result
