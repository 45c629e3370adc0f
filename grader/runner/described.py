"""An exception as plain data. A hand-in's `__str__` may do anything; what comes out is only text."""

from __future__ import annotations

import opcode
from typing import Any, Dict, List, Optional

from grader.runner.near_names import with_near_name

MAX_MESSAGE = 500
MAX_LINES = 8

_RAISE: int = opcode.opmap.get("RAISE_VARARGS", -1)
_type = type
_str = str
_name_of = type.__dict__["__name__"].__get__
_mro_of = type.__dict__["__mro__"].__get__
_traceback_of = BaseException.__dict__["__traceback__"].__get__


def describe(error: BaseException, file_name: str) -> Dict[str, Any]:
    """{type, message, bases, lines}: lines of that file on the stack, outermost first, at most the last eight; and
    {own: True} if a statement `raise` of that file raised it."""
    kind = _type(error)
    try:
        message = _str(error)
        message = message[:MAX_MESSAGE] if _type(message) is str else ""
        if kind is NameError:
            message = _with_near_name(error, message)
    except BaseException:
        message = ""
    bases = [_str(_name_of(base))[:80] for base in _mro_of(kind)[1:-1]][:12]
    told: Dict[str, Any] = {
        "type": _str(_name_of(kind))[:80],
        "message": message,
        "bases": bases,
        "lines": _lines(error, file_name),
    }
    if _raised_there(error, file_name):
        told["own"] = True
    return told


def _with_near_name(error: BaseException, message: str) -> str:
    trace = _traceback_of(error)
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    try:
        return message if trace is None else with_near_name(message, trace.tb_frame)[:MAX_MESSAGE]
    except Exception:
        return message


def _raised_there(error: BaseException, file_name: str) -> bool:
    """Does it come from a statement `raise` of that file, and not from an operation that failed?"""
    trace = _traceback_of(error)
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None or trace.tb_frame.f_code.co_filename != file_name:
        return False
    code: bytes = trace.tb_frame.f_code.co_code
    at: int = trace.tb_lasti
    return 0 <= at < len(code) - 1 and code[at] == _RAISE and code[at + 1] > 0


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
