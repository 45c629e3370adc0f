"""The name that was meant where one is not known: Python tells it only when it prints a traceback itself."""

from __future__ import annotations

import builtins
import difflib
import re
from types import FrameType
from typing import Any, Dict, List, Tuple

SIMILAR = 0.75
MAX_NAMES = 2_000
MAX_KNOWN = 100
_UNKNOWN = re.compile(r"^name '(\w{1,80})' is not defined$")
_BUILTINS = tuple(name for name in dir(builtins) if not name.startswith("_"))
_match = _UNKNOWN.match
_near = difflib.get_close_matches
_known: Dict[Tuple[str, Any], str] = {}
"""(name, code) -> what was found: the same call fails on every case"""


def with_near_name(words: str, frame: FrameType) -> str:
    """A NameError's words with the nearest name of this frame behind them, as Python writes it, if there is one."""
    found = _match(words)
    if found is None:
        return words
    key = found.group(1), frame.f_code
    if key not in _known:
        if len(_known) >= MAX_KNOWN:
            _known.clear()
        _known[key] = _nearest(key[0], frame)
    return f"{words}. Did you mean: '{_known[key]}'?" if _known[key] else words


def _nearest(name: str, frame: FrameType) -> str:
    names: List[str] = []
    for scope in (frame.f_locals, frame.f_globals):
        names += [one for one in list(scope)[:MAX_NAMES] if type(one) is str and not one.startswith("_")]
    return next(iter(_near(name, dict.fromkeys([*names, *_BUILTINS]), 1, SIMILAR)), "")
