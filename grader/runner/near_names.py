"""The name that was meant where one is not known: Python tells it only when it prints a traceback itself.

Without `re` and `difflib`: what a worker does not load need not be paid for at each start.
"""

from __future__ import annotations

import builtins
from types import FrameType
from typing import Any, Dict, List, Tuple

MAX_LENGTH = 40
MAX_NAMES = 300
MAX_KNOWN = 100
SHORT = 4
"""letters, up to which only one may be wrong"""
_BEFORE, _AFTER = "name '", "' is not defined"
_BUILTINS = [name for name in dir(builtins) if not name.startswith("_")]
_known: Dict[Tuple[str, Any], str] = {}
"""(name, code) -> what was found: the same call fails on every case"""


def with_near_name(words: str, frame: FrameType) -> str:
    """A NameError's words with the nearest name of this frame behind them, as Python writes it, if there is one."""
    name = words[len(_BEFORE) : -len(_AFTER)]
    if words != _BEFORE + name + _AFTER or not 1 < len(name) <= MAX_LENGTH:
        return words
    key = name, frame.f_code
    if key not in _known:
        if len(_known) >= MAX_KNOWN:
            _known.clear()
        _known[key] = _nearest(name, frame)
    return f"{words}. Did you mean: '{_known[key]}'?" if _known[key] else words


def _nearest(name: str, frame: FrameType) -> str:
    """The first of the nearest: of the function itself, then of the module, then of Python."""
    names: List[str] = []
    for scope in (frame.f_locals, frame.f_globals):
        names += [one for one in list(scope)[:MAX_NAMES] if type(one) is str and not one.startswith("_")]
    most = 1 if len(name) <= SHORT else 2
    best, least = "", most + 1
    for other in [*names, *_BUILTINS]:
        if abs(len(other) - len(name)) < least and len(other) > 1:
            steps = _steps(name, other)
            if steps < least:
                best, least = other, steps
    return best


def _steps(one: str, other: str) -> int:
    """Letters that are wrong, missing, too much, or swapped with the next."""
    before: List[int] = []
    last = list(range(len(other) + 1))
    for i, letter in enumerate(one):
        row = [i + 1]
        for j, wanted in enumerate(other):
            steps = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter != wanted))
            if i and j and letter == other[j - 1] and one[i - 1] == wanted:
                steps = min(steps, before[j - 1] + 1)
            row.append(steps)
        before, last = last, row
    return last[-1]
