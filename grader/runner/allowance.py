"""How long a function may keep the grader busy in all, over many calls none of which is too slow by itself."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

PATIENCE = 6
"""At most so many times the allowance by the wall clock, for functions that sleep; more on a machine that is busy."""
MOST_PATIENCE = 60
LOOK_S = 0.25
"""at most between two looks at the CPU time, each of which is a question to the fork server"""


class Allowance:
    """Seconds of CPU that begin now, at most a quarter more. It costs nothing until the clock has run for a quarter."""

    def __init__(self, total_s: float, cpu_seconds: Callable[[], float]) -> None:
        self._total_s = total_s
        self._cpu_seconds = cpu_seconds
        self._began = time.monotonic()
        self._look_s = min(LOOK_S, total_s / 4)
        self._next_look = self._began + total_s / 4
        self._used_before: float | None = None

    def is_used_up(self) -> bool:
        now = time.monotonic()
        if now < self._next_look:
            return False
        self._next_look = now + self._look_s
        used = self._cpu_seconds()
        if self._used_before is None:
            self._used_before = used
        spent = used - self._used_before
        return spent > self._total_s or now - self._began > self._total_s * _patience()


def _patience() -> float:
    """With ten processes that wait for each core an honest one has a tenth of the time."""
    return min(MOST_PATIENCE, PATIENCE * max(1.0, waiting_for_each_core()))


def waiting_for_each_core() -> float:
    """Processes that run or wait to, on the average of the last minutes; 1.0 where the system does not say."""
    try:
        return max(os.getloadavg()[:2]) / (os.cpu_count() or 1)
    except (AttributeError, OSError):
        return 1.0
