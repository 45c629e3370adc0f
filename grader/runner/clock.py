"""The worker's own watch over CPU time: it counts only while the process runs, and tells where it stood.

The grader has a second watch outside; this one exists because it is exact and can name the line.
"""

from __future__ import annotations

import _thread
import signal
import sys
import threading
import time
from types import FrameType
from typing import Any, Callable, List, Optional

try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]

TICK_S = 0.02

_cpu_now = time.process_time
_sleep = time.sleep
_most_kb: List[int] = []
"""the most memory of the process, where nobody else keeps a limit"""


def most_memory(memory_mb: int) -> None:
    """From now on the watch ends the process too if it has become so much larger, as well as the system can tell."""
    if resource is not None:
        _most_kb[:] = [_peak_kb() + memory_mb * 1024]


def _peak_kb() -> int:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


class Watch:
    """Calls `on_expired(line)` once one piece of work has used more than `limit_s` seconds of CPU, and `on_full(line)`
    where it has to watch the memory too."""

    def __init__(
        self, file_name: str, on_expired: Callable[[Optional[int]], None], on_full: Callable[[Optional[int]], None]
    ) -> None:
        self._file_name = file_name
        self._on_expired = on_expired
        self._on_full = on_full
        self.limit_s = 5.0
        self.work = -1
        """the number of the piece of work under way, never the same twice; -1 between two"""
        self._seen = -1
        self._began = 0.0

    def start(self) -> None:
        """By a timer where there is one; else a thread wakes the main one, which alone can name its line."""
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGPROF, self._tick)
            signal.setitimer(signal.ITIMER_PROF, TICK_S, TICK_S)
        else:
            signal.signal(signal.SIGINT, self._tick)
            threading.Thread(target=_beat, daemon=True).start()

    def forgive(self, seconds: float) -> None:
        """Of the piece of work under way: they were spent on the grader's own errands."""
        self._began += seconds

    def _tick(self, _number: Any, stack: Optional[FrameType]) -> None:
        if self.work < 0:
            return
        now = _cpu_now()
        if self.work != self._seen:
            self._seen = self.work
            self._began = now
        elif now - self._began >= self.limit_s:
            self._on_expired(line_in(self._file_name, stack))
        elif _most_kb and _peak_kb() > _most_kb[0]:
            self._on_full(line_in(self._file_name, stack))


def _beat() -> None:
    while True:
        _sleep(TICK_S)
        _thread.interrupt_main()


def line_in(file_name: str, stack: Optional[FrameType]) -> Optional[int]:
    """The line of the innermost frame of that file; None if there is none."""
    while stack is not None:
        if stack.f_code.co_filename == file_name:
            return stack.f_lineno
        stack = stack.f_back
    return None
