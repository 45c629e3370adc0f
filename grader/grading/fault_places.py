"""Faults found while cases are made, told like those of the spec: with line, column and what stands there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from grader.spec.errors import SpecError
from grader.suite.faults import Fault


def told_in_spec(spec: Path, faults: Sequence[Fault]) -> str:
    """All of them, one after the other."""
    try:
        lines = spec.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        lines = []
    return "\n".join(_told(spec, lines, fault) for fault in faults)


def _told(spec: Path, lines: Sequence[str], fault: Fault) -> str:
    if not 0 < fault.line <= len(lines):
        return f"{spec}:{fault.line}: {fault.message}" if fault.line else f"{spec}: {fault.message}"
    line, column = _place(lines, fault)
    return str(SpecError(str(spec), line + 1, column + 1, fault.message, lines[line]))


def _place(lines: Sequence[str], fault: Fault) -> tuple[int, int]:
    """Line and column, from 0, of the expression that the fault is about: in the entry at its line, else in what that
    inherits from above, other entries last, else anywhere. Where it does not stand as it is, the line of the fault."""
    at = fault.line - 1
    for index in _near(lines, at) if fault.at else ():
        column = lines[index].find(fault.at)
        if column >= 0:
            return index, column
    return at, _indent(lines[at])


def _near(lines: Sequence[str], at: int) -> Iterator[int]:
    end = at + 1
    while end < len(lines) and (not lines[end].strip() or _indent(lines[end]) > _indent(lines[at])):
        end += 1
    yield from range(at, end)
    yield from sorted(range(at), key=lambda index: (_indent(lines[index]) > _indent(lines[at]), -index))
    yield from range(end, len(lines))


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
