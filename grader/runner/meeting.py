"""Sees whether functions of Python that a rule requires are really called while a function runs, and whether any
function is entered again below itself. A mention, or a call that is never reached, is none."""

from __future__ import annotations

import functools
import sys
from types import CodeType, FrameType, FunctionType, GeneratorType, MethodType
from typing import Any, Dict, List, Optional, Sequence, Set

DEEPEST = 2000
"""frames looked at above a call"""
MOST_WRAPPED = 5
MOST_ITEMS = 1000
"""of a generator, whose code only runs when it is read"""
RECURSION = "()"
"""in the place of a name: that a function is entered again below itself"""


class Meeting:
    """`can` are the names of which it can be told; `met` those that were met."""

    def __init__(self, wanted: Sequence[str], namespace: Dict[str, Any], file_name: str, apart: Sequence[str]) -> None:
        self._file_name = file_name
        self._apart = {code for name in apart for code in _codes_of(namespace.get(name))}
        """functions that are judged on their own: what is called below them does not count"""
        self._wanted: Dict[CodeType, List[str]] = {}
        self._recursion = RECURSION in wanted
        self.can: List[str] = [RECURSION] if self._recursion else []
        self.met: Set[str] = set()
        for name in wanted:
            codes = _codes_of(_found(name, namespace)) if name != RECURSION else []
            for code in codes:
                self._wanted.setdefault(code, []).append(name)
            self.can += [name] if codes else []

    def call(self, function: Any, arguments: Sequence[Any]) -> Any:
        """The result of a call that is watched."""
        sys.setprofile(self._event)
        try:
            value = function(*arguments)
            if type(value) is GeneratorType:
                for number, _ in enumerate(value):
                    if number >= MOST_ITEMS:
                        break
            return value
        finally:
            sys.setprofile(None)

    def told(self) -> Dict[str, Any]:
        return {"can": self.can, "met": sorted(self.met)}

    def _event(self, frame: FrameType, event: str, _value: Any) -> None:
        if event != "call":
            return
        names = self._wanted.get(frame.f_code)
        if names and not self.met.issuperset(names) and not self._is_below(frame.f_back, self._apart):
            self.met.update(names)
        if self._recursion and RECURSION not in self.met and self._enters_again(frame):
            self.met.add(RECURSION)

    def _enters_again(self, frame: FrameType) -> bool:
        """Is the code, one of the hand-in's, under way above its own call?"""
        if frame.f_code.co_filename != self._file_name:
            return False
        return self._is_below(frame.f_back, {frame.f_code}) and not self._is_below(frame.f_back, self._apart)

    def _is_below(self, frame: Optional[FrameType], codes: Set[CodeType]) -> bool:
        depth = 0
        while codes and frame is not None and depth < DEEPEST:
            if frame.f_code in codes:
                return True
            frame = frame.f_back
            depth += 1
        return False


def _found(name: str, namespace: Dict[str, Any]) -> Any:
    module, _, member = name.rpartition(".")
    if not module:
        return namespace.get(name)
    return vars(sys.modules[module]).get(member) if module in sys.modules else None


def _codes_of(value: Any) -> List[CodeType]:
    """The code of a function of Python and of all that it is wrapped in: a cache, a decorator, some arguments given."""
    found: List[CodeType] = []
    for _ in range(MOST_WRAPPED):
        if type(value) is FunctionType:
            found.append(value.__code__)
            value = value.__dict__.get("__wrapped__")
        elif type(value) is MethodType:
            value = value.__func__
        elif type(value) is functools.partial:
            value = value.func
        elif type(value) is _CACHE:
            value = value.__wrapped__
        else:
            break
    return found


_CACHE = type(functools.lru_cache(maxsize=None)(lambda: None))
