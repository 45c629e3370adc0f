"""Which lines of a source follow one another while its functions are called: for the coverage of the reference."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any, Callable, List, Optional, Set, Tuple


class LineTracer:
    """Collects (line before, line) pairs of one file; a function's first line comes after its negative line number,
    and -1 comes after its last."""

    def __init__(self, file_name: str) -> None:
        self._file_name = file_name
        self.arcs: Set[Tuple[int, int]] = set()

    def start(self) -> None:
        sys.settrace(self._enter)

    def stop(self) -> List[Tuple[int, int]]:
        sys.settrace(None)
        return sorted(self.arcs)

    def _enter(self, frame: FrameType, event: str, _value: Any) -> Optional[Callable[..., Any]]:
        if event != "call" or frame.f_code.co_filename != self._file_name:
            return None
        previous = -frame.f_code.co_firstlineno

        def follow(frame: FrameType, event: str, _value: Any) -> Callable[..., Any]:
            nonlocal previous
            if event == "line":
                self.arcs.add((previous, frame.f_lineno))
                previous = frame.f_lineno
            elif event == "return":
                self.arcs.add((previous, -1))
            return follow

        return follow
