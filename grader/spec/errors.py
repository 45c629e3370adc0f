"""What is wrong with a spec, told so that it can be mended: place, line, the nearest valid name, the way out."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import dataclass


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
            parts += [f"    {self.quoted}", f"    {_caret(self.quoted, self.column)}"]
        parts += [f"  {line}" for line in self.fix.splitlines()]
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
    folded = {other.casefold().replace("-", "_"): other for other in sorted(known, reverse=True)}
    match = difflib.get_close_matches(name.casefold().replace("-", "_"), sorted(folded), n=1, cutoff=likeness)
    return folded[match[0]] if match else None


def listed(names: Iterable[str], limit: int = 12) -> str:
    """`a, b, c` with an end for long lists."""
    names = list(names)
    return ", ".join(names[:limit]) + (", …" if len(names) > limit else "")


def _caret(line: str, column: int) -> str:
    """Blanks, then `^` below the character at the column: tabs stay tabs and wide letters count twice."""
    blanks = []
    for character in line[: column - 1]:
        if character == "\t":
            blanks.append("\t")
        elif not unicodedata.combining(character):
            blanks.append("  " if unicodedata.east_asian_width(character) in "WF" else " ")
    return "".join(blanks) + "^"
