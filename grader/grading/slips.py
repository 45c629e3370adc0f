"""Slips of the pen among the repairs of a function: they are told by name, as each makes every case right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.grading.repairing import Fix, Found
from grader.model.result import Message

SIGNS = {"sign_after_assignment": "slip_sign", "signs_after_assignments": "slip_signs"}
"""edits of a slip of the pen, and what is said of it"""
SWAPPED = "parameters_swapped"


@dataclass(frozen=True)
class Written:
    """What decides whether a repair can be a slip."""

    called: str
    parameters: Sequence[str]
    """of the exercise"""
    own: Sequence[str]
    """of the student's function"""
    lines: Sequence[str]
    """of the student's file"""


def without_doubtful(found: Found, written: Written) -> Found:
    """Other parameters are meant only if they are named like those of the exercise, in another order; or, if named
    otherwise, where nothing else makes the function right. Signs only where they stand next to =."""
    fixes = [fix for fix in found.fixes if all(_stands(edit.line, edit.values, written.lines) for edit in fix.edits)]
    if list(written.own) == list(written.parameters):
        fixes = [fix for fix in fixes if not _swaps(fix)]
    elif sorted(written.own) != sorted(written.parameters):
        others = [fix for fix in fixes if not _swaps(fix)]
        fixes = others or [fix for fix in fixes if all(edit.unit == written.called for edit in fix.edits)]
    return found if fixes == found.fixes else Found(fixes, found.shown if fixes[:1] == found.fixes[:1] else None)


def _swaps(fix: Fix) -> bool:
    return any(edit.kind == SWAPPED for edit in fix.edits)


def _stands(line: int, values: dict[str, str], lines: Sequence[str]) -> bool:
    sign = values.get("here", "")
    return sign not in ("=+", "=-") or (0 < line <= len(lines) and sign in lines[line - 1])


def slip_of(fix: Fix, called: str, parameters: Sequence[str]) -> tuple[Message, ...]:
    """What is said of it; () if it is no slip. `parameters`: of the exercise."""
    first = fix.edits[0]
    if parameters and all(edit.kind == SWAPPED and edit.unit == called for edit in fix.edits):
        call = f"{called}({', '.join(parameters)})"
        return (Message("slip_parameters", {"function": called, "call": call}, first.line),)
    if any(edit.kind not in SIGNS or not {"here", "there"} <= edit.values.keys() for edit in fix.edits):
        return ()
    return tuple(
        Message(SIGNS[e.kind], {"line": e.line, "here": e.values["here"], "there": e.values["there"]}, e.line)
        for e in sorted(fix.edits, key=lambda edit: edit.line)
    )
