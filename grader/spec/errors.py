"""What is wrong with a spec, told so that it can be mended: place, line, the nearest valid name, the way out."""

from __future__ import annotations

import difflib
import textwrap
import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import dataclass

_WIDTH = 160
"""characters of a line that are shown"""


@dataclass(frozen=True)
class SpecError:
    """One fault of a spec. `str()` gives several lines for a terminal."""

    file: str
    """as the path was given"""
    line: int
    """from 1"""
    column: int
    """from 1, in characters"""
    message: str
    """what is wrong, without the place and without a full stop"""
    quoted: str = ""
    """the line of the file as it stands there; "" if it has none"""
    suggestion: str | None = None
    """the nearest valid name"""
    fix: str = ""
    """how to mend it; may have several lines, the last ones to be pasted"""

    @property
    def place(self) -> str:
        """`specs/nim.yaml:12:7`, as editors and terminals open it."""
        return f"{self.file}:{self.line}:{self.column}"

    def __str__(self) -> str:
        hint = f"; did you mean {self.suggestion!r}?" if self.suggestion else ""
        parts = [f"{self.place}: {self.message}{hint}"]
        if self.quoted.strip():
            line, column = _window(self.quoted, self.column)
            parts += [f"    {line}", f"    {_caret(line, column)}"]
        first, *to_paste = self.fix.splitlines() or [""]
        parts += [f"  {first}"] * bool(first) + [f"    {line}".rstrip() for line in _flush(to_paste)]
        return "\n".join(parts)


class SpecErrors(Exception):
    """All faults of a spec at once, in the order of its lines."""

    def __init__(self, errors: Iterable[SpecError]) -> None:
        # a fault that several checks inherit is one fault
        unique = {(error.file, error.line, error.column, error.message): error for error in errors}
        self.errors: list[SpecError] = [unique[key] for key in sorted(unique)]
        super().__init__(self.errors)

    def __str__(self) -> str:
        return "\n".join(map(str, self.errors))


def nearest(name: str, known: Collection[str], likeness: float = 0.6) -> str | None:
    """The known name that is most like this one, whatever its case; None if none is like it."""
    folded = {_folded(other): other for other in sorted(known, reverse=True)}
    typed = _folded(name)
    like = difflib.get_close_matches(typed, sorted(folded), n=5, cutoff=likeness)
    return folded[min(like, key=lambda other: _slips(typed, other))] if like else None


def _folded(name: str) -> str:
    return name.casefold().replace("-", "_")


def _slips(typed: str, meant: str) -> int:
    """Letters too many, missing, wrong or swapped with their neighbour (optimal string alignment)."""
    two_back: list[int] = []
    back = list(range(len(meant) + 1))
    for i, letter in enumerate(typed, 1):
        row = [i]
        for j, other in enumerate(meant, 1):
            cost = min(back[j] + 1, row[-1] + 1, back[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == meant[j - 2] and typed[i - 2] == other:
                cost = min(cost, two_back[j - 2] + 1)
            row.append(cost)
        two_back, back = back, row
    return back[-1]


def listed(names: Iterable[str], limit: int = 12) -> str:
    """`a, b, c` with an end for long lists."""
    names = list(names)
    return ", ".join(names[:limit]) + (", …" if len(names) > limit else "")


def _flush(lines: list[str]) -> list[str]:
    """Without the blanks that all of them begin with; those that are meaning, to YAML and to Python, stay."""
    return textwrap.dedent("\n".join(lines)).split("\n") if lines else []


def _window(line: str, column: int) -> tuple[str, int]:
    """The part of a very long line that is around the column, and the column in it."""
    if len(line) <= _WIDTH:
        return line, column
    start = min(max(column - 1 - _WIDTH // 2, 0), len(line) - _WIDTH)
    shown = ("…" if start else "") + line[start : start + _WIDTH] + ("…" if start + _WIDTH < len(line) else "")
    return shown, column - start + (1 if start else 0)


def _caret(line: str, column: int) -> str:
    """Blanks, then `^` below the character at the column: tabs stay tabs and wide letters count twice."""
    blanks = []
    for character in line[: column - 1]:
        if character == "\t":
            blanks.append("\t")
        elif not unicodedata.combining(character):
            blanks.append("  " if unicodedata.east_asian_width(character) in "WF" else " ")
    return "".join(blanks) + "^"
