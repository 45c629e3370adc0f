"""An exception as plain data. A hand-in's `__str__` may do anything; what comes out is only text."""

from __future__ import annotations

from typing import Any, Dict, List, Optional

MAX_MESSAGE = 500
MAX_LINES = 8

_type = type
_str = str
_name_of = type.__dict__["__name__"].__get__
_mro_of = type.__dict__["__mro__"].__get__
_traceback_of = BaseException.__dict__["__traceback__"].__get__


def describe(error: BaseException, file_name: str) -> Dict[str, Any]:
    """{type, message, bases, lines}: lines of that file on the stack, outermost first, at most the last eight."""
    kind = _type(error)
    try:
        message = _str(error)
        message = message[:MAX_MESSAGE] if _type(message) is str else ""
    except BaseException:
        message = ""
    bases = [_str(_name_of(base))[:80] for base in _mro_of(kind)[1:-1]][:12]
    return {"type": _str(_name_of(kind))[:80], "message": message, "bases": bases, "lines": _lines(error, file_name)}


def _lines(error: BaseException, file_name: str) -> List[int]:
    lines: List[int] = []
    trace = _traceback_of(error)
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == file_name:
            lines.append(trace.tb_lineno)
            if len(lines) > 2 * MAX_LINES:
                del lines[:MAX_LINES]
        trace = trace.tb_next
    return lines[-MAX_LINES:]


def innermost_line(raised: Dict[str, Any]) -> Optional[int]:
    return raised["lines"][-1] if raised["lines"] else None
