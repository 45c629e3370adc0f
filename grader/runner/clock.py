"""The worker's own watch over CPU time: a timer that counts only while the process runs, and tells where it stood.

The grader has a second watch outside; this one exists because it is exact and can name the line.
"""

from __future__ import annotations

import signal
from types import FrameType
from typing import Any, Callable, Optional

TICK_S = 0.02


class Watch:
    """Calls `on_expired(line)` once one piece of work has used more than `limit_s` seconds of CPU."""

    def __init__(self, file_name: str, on_expired: Callable[[Optional[int]], None]) -> None:
        self._file_name = file_name
        self._on_expired = on_expired
        self.limit_s = 5.0
        self.work = -1
        """the number of the piece of work under way, never the same twice; -1 between two"""
        self._seen = -1
        self._ticks = 0

    def start(self) -> None:
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGPROF, self._tick)
            signal.setitimer(signal.ITIMER_PROF, TICK_S, TICK_S)

    def _tick(self, _number: Any, stack: Optional[FrameType]) -> None:
        if self.work != self._seen or self.work < 0:
            self._seen = self.work
            self._ticks = 0
            return
        self._ticks += 1
        if self._ticks * TICK_S >= self.limit_s:
            self._on_expired(line_in(self._file_name, stack))


def line_in(file_name: str, stack: Optional[FrameType]) -> Optional[int]:
    """The line of the innermost frame of that file; None if there is none."""
    while stack is not None:
        if stack.f_code.co_filename == file_name:
            return stack.f_lineno
        stack = stack.f_back
    return None
