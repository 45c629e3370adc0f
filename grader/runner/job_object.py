"""A job object of Windows around one child: its memory and its number of processes have a limit, and it dies with the
grader."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

ACTIVE_PROCESS, PROCESS_MEMORY, PROCESS_TIME, KILL_ON_CLOSE = 0x8, 0x100, 0x2, 0x2000
NO_CRASH_DIALOG = 0x400
EXTENDED_LIMITS = 9
"""the number of JOBOBJECT_EXTENDED_LIMIT_INFORMATION among the classes of information"""
PYTHON_MB = 64
"""on top of the hand-in's own memory: what Python itself commits"""


class BasicLimits(ctypes.Structure):
    _fields_ = [
        ("process_time", ctypes.c_int64),
        ("job_time", ctypes.c_int64),
        ("flags", ctypes.c_uint32),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("active_processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority", ctypes.c_uint32),
        ("scheduling", ctypes.c_uint32),
    ]


class ExtendedLimits(ctypes.Structure):
    _fields_ = [
        ("basic", BasicLimits),
        ("io_counters", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("peak_process_memory", ctypes.c_size_t),
        ("peak_job_memory", ctypes.c_size_t),
    ]


def limits(options: Mapping[str, Any]) -> ExtendedLimits:
    """Of the options {memory_mb, cpu_seconds} of a server. Time is in units of 100 ns."""
    wanted = ExtendedLimits()
    wanted.basic.flags = ACTIVE_PROCESS | PROCESS_MEMORY | PROCESS_TIME | KILL_ON_CLOSE | NO_CRASH_DIALOG
    wanted.basic.active_processes = 1
    wanted.basic.process_time = int(options.get("cpu_seconds") or 60) * 10_000_000
    wanted.process_memory = (int(options.get("memory_mb") or 256) + PYTHON_MB) << 20
    return wanted


class JobObject:
    """To be closed, which ends what is still in it."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @staticmethod
    def tell(status: dict[str, Any]) -> None:
        """Puts the limits of the job into the status of the confinement."""
        status["layers"]["rlimits"].update(on=True, detail="job object", why="")
        status["memory_limited"] = True

    @classmethod
    def around(cls, process: subprocess.Popen[bytes], options: Mapping[str, Any]) -> JobObject | None:
        """None on other systems, and if Windows refuses. The process waits for its first request: nothing of a hand-in
        has run yet."""
        if sys.platform != "win32":
            return None
        kernel = ctypes.WinDLL("kernel32")
        kernel.CreateJobObjectW.restype = ctypes.c_void_p
        job = kernel.CreateJobObjectW(None, None)
        if not job:
            return None
        wanted = limits(options)
        handle = ctypes.c_void_p(int(process._handle))  # type: ignore[attr-defined,unused-ignore]
        done = kernel.SetInformationJobObject(
            ctypes.c_void_p(job), EXTENDED_LIMITS, ctypes.byref(wanted), ctypes.sizeof(wanted)
        ) and kernel.AssignProcessToJobObject(ctypes.c_void_p(job), handle)
        found = cls(job)
        if not done:
            found.close()
            return None
        return found

    def close(self) -> None:
        if sys.platform == "win32":
            ctypes.WinDLL("kernel32").CloseHandle(ctypes.c_void_p(self._handle))
