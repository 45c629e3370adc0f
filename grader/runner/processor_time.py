"""How much CPU time another process has used, as each system tells it."""

from __future__ import annotations

import re
import subprocess
import sys
import time

ASK_S = 5.0
_PS_TIME = re.compile(r"(?:(?:(\d+)-)?(\d+):)?(\d+):(\d+(?:\.\d+)?)")


def processor_time(process: subprocess.Popen[bytes]) -> float | None:
    """Seconds; None where the system does not tell, or the process is gone."""
    if sys.platform == "win32":
        return _of_windows(process)
    if sys.platform.startswith(("linux", "freebsd")):
        try:
            return time.clock_gettime((~process.pid << 3) | 2)
        except OSError:
            return None
    return _of_ps(process.pid)


def _of_ps(pid: int) -> float | None:
    """`ps` prints [[days-]hours:]minutes:seconds."""
    try:
        done = subprocess.run(
            ["ps", "-o", "time=", "-p", str(pid)], capture_output=True, text=True, timeout=ASK_S, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return seconds_of(done.stdout)


def seconds_of(text: str) -> float | None:
    """What `ps` printed, in seconds; None if it is no time."""
    found = _PS_TIME.fullmatch(text.strip())
    if found is None:
        return None
    days, hours, minutes, seconds = (float(part or 0) for part in found.groups())
    return ((days * 24 + hours) * 60 + minutes) * 60 + seconds


def _of_windows(process: subprocess.Popen[bytes]) -> float | None:
    """`GetProcessTimes` counts in units of 100 ns."""
    if sys.platform != "win32":
        return None
    import ctypes

    times = [ctypes.c_ulonglong() for _ in range(4)]
    handle = ctypes.c_void_p(int(process._handle))  # type: ignore[attr-defined,unused-ignore]
    if not ctypes.windll.kernel32.GetProcessTimes(handle, *map(ctypes.byref, times)):
        return None
    return (times[2].value + times[3].value) / 1e7
