"""How long is waited for what decides nothing, or hardly anything, where something was seen to hang."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from grader.model.exercise import Function
from grader.model.outcome import NEVER_STOPS
from grader.model.result import FunctionResult
from grader.runner.asking import SHORTEST_S

NO_LINES = (0, 0)
"""of a statement of which it is not known where it stands"""
_IMPORT = re.compile(r"import\s+[\w.]+(\s+as\s+\w+)?(\s*,\s*[\w.]+(\s+as\s+\w+)?)*\s*;?\s*(#.*)?")


def patience_with(results: Mapping[str, FunctionResult], function: Function, limit_s: float) -> float:
    """Seconds for a call of a function that is made for what it reaches, with the helpers of the hand-in: where one of
    them hung, this call is likely to hang as well."""
    helpers = [results[name] for name in function.uses if name in results]
    hung = any(check.reason in NEVER_STOPS for helper in helpers for check in helper.checks)
    return min(limit_s, SHORTEST_S) if hung else limit_s


def may_have_mattered(stopped: Sequence[tuple[int, int]], text: str, functions: Sequence[FunctionResult]) -> bool:
    """`stopped`: first and last line of each. Not where all is right; nor where the statement only imports modules,
    which give a file nothing but their names, and no function lacked a name."""
    if all(function.status == "passed" for function in functions):
        return False
    lines = text.splitlines()
    if not all(first == last and _is_import(lines, first) for first, last in stopped):
        return True
    told = [message for f in functions for check in f.checks for message in check.diagnosis]
    return any(message.code.startswith("error_NameError") for message in told)


def _is_import(lines: Sequence[str], line: int) -> bool:
    return 0 < line <= len(lines) and _IMPORT.fullmatch(lines[line - 1].strip()) is not None
