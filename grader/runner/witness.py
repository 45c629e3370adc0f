"""Watches what a call really reaches. It may add to what was found in the source, never take away: it sees only the
calls that the hand-in's own lines make, and a hand-in could switch it off."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any, Dict, Optional, Set, Tuple

_name_of = type.__dict__["__name__"].__get__


class Witness:
    """Collects (what, line) for calls of built-in and library functions out of the hand-in's file."""

    def __init__(self, file_name: str, apart: Tuple[str, ...]) -> None:
        self._file_name = file_name
        self._apart = apart
        """functions that are judged on their own: what is reached below them does not count"""
        self.seen: Set[Tuple[str, int]] = set()

    def start(self) -> None:
        sys.setprofile(self._event)

    def stop(self) -> Dict[str, Any]:
        sys.setprofile(None)
        return {"seen": sorted(self.seen)[:200]}

    def _event(self, frame: FrameType, event: str, value: Any) -> None:
        if event == "c_call":
            if frame.f_code.co_filename == self._file_name and not self._below_apart(frame):
                self._note(_described(value), frame.f_lineno)
        elif event == "call":
            caller = frame.f_back
            if (
                caller is not None
                and caller.f_code.co_filename == self._file_name
                and frame.f_code.co_filename != self._file_name
                and not self._below_apart(caller)
            ):
                module = frame.f_globals.get("__name__")
                if type(module) is str and not module.startswith("grader."):
                    self._note(f"{module}.{frame.f_code.co_name}", caller.f_lineno)

    def _note(self, what: Optional[str], line: int) -> None:
        if what and len(self.seen) < 500:
            self.seen.add((what[:100], line))

    def _below_apart(self, frame: Optional[FrameType]) -> bool:
        depth = 0
        while self._apart and frame is not None and depth < 100:
            if frame.f_code.co_filename == self._file_name and frame.f_code.co_name in self._apart:
                return True
            frame = frame.f_back
            depth += 1
        return False


def _described(function: Any) -> Optional[str]:
    """`math.log2` for a function of a module, `.sort` for a method, `sum` for a built-in."""
    owner = getattr(function, "__self__", None)
    name = getattr(function, "__name__", None)
    if type(name) is not str:
        return None
    if owner is None or type(owner) is type(sys):
        module = getattr(function, "__module__", None)
        return name if module == "builtins" else f"{module}.{name}"
    return "." + name
