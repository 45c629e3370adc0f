"""A spec as plain data, with the place of every key and value, and the faults found in it so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from grader.spec.errors import SpecError
from grader.spec.places import Path
from grader.spec.traps import Edit, original_column

Data = dict[str, "Data"] | list["Data"] | str | None
"""All scalars are text; None where nothing stands after a colon."""


@dataclass(frozen=True)
class Spot:
    """Where a scalar, a mapping or a list stands: line and column from 0."""

    line: int
    column: int
    style: str = ""
    """of a scalar: "" plain, ' or " quoted, | or > a block"""
    text: str = ""
    """of a scalar: what YAML read"""


@dataclass
class Document:
    """One spec file. Faults are collected, never raised, so that all are told at once."""

    file: str
    lines: Sequence[str]
    """as they stand in the file, without line ends"""
    read_as: list[str] = field(default_factory=list)
    """the same lines, with the quotes that were missing"""
    changes: dict[int, list[Edit]] = field(default_factory=dict)
    """line (from 0) -> what was put in quotes there"""
    data: Data = None
    keys: dict[Path, Spot] = field(default_factory=dict)
    values: dict[Path, Spot] = field(default_factory=dict)
    errors: list[SpecError] = field(default_factory=list)
    wrong: set[Path] = field(default_factory=set)
    """the paths that a fault was told about"""

    def fault(
        self,
        path: Path,
        message: str,
        *,
        key: bool = False,
        offset: int = 0,
        suggestion: str | None = None,
        fix: str = "",
    ) -> None:
        """Tells a fault of the value at `path` (or of its key), `offset` characters from the start of its text."""
        self.wrong.add(path)
        line, column = self._place(path, key, offset)
        self.fault_at(line, column, message, suggestion=suggestion, fix=fix)

    def fault_at(self, line: int, column: int, message: str, *, suggestion: str | None = None, fix: str = "") -> None:
        """Tells a fault of a place in `read_as` (from 0)."""
        line = min(max(line, 0), max(len(self.lines) - 1, 0))
        quoted = self.lines[line] if self.lines else ""
        column = min(original_column(column, self.changes.get(line, ())), len(quoted))
        self.errors.append(SpecError(self.file, line + 1, column + 1, message, quoted, suggestion, fix))

    def is_wrong(self, path: Path) -> bool:
        """Was a fault told about this path, one above it (but the whole file) or one below it?"""
        return any((other and path[: len(other)] == other) or other[: len(path)] == path for other in self.wrong)

    def line(self, path: Path) -> int:
        """The line (from 1) of the key at `path`, or of its value in a list."""
        return self._place(path, True, 0)[0] + 1

    def style(self, path: Path) -> str:
        """How the scalar at `path` is written: "" plain, ' or " quoted, | or > a block."""
        spot = self.values.get(path)
        return spot.style if spot else ""

    def _place(self, path: Path, key: bool, offset: int) -> tuple[int, int]:
        for length in range(len(path), -1, -1):
            part = path[:length]
            spot = self.keys.get(part) if key or length < len(path) else None
            spot = spot or self.values.get(part)
            if spot is not None:
                if key or length < len(path) or not offset:
                    return spot.line, spot.column
                return self._inside(spot, offset)
        return 0, 0

    def _inside(self, spot: Spot, offset: int) -> tuple[int, int]:
        """Line and column of a character of a scalar; its start where YAML has folded or unescaped it."""
        raw = self.read_as[spot.line][spot.column :] if spot.line < len(self.read_as) else ""
        if spot.style in ("|", ">"):
            return self._inside_block(spot, offset)
        if spot.style == "'":
            doubled = spot.text[:offset].count("'")
            if raw.startswith("'" + spot.text[:offset].replace("'", "''")):
                return spot.line, spot.column + 1 + offset + doubled
        elif raw.startswith(spot.style + spot.text[:offset]):
            return spot.line, spot.column + len(spot.style) + offset
        return spot.line, spot.column

    def _inside_block(self, spot: Spot, offset: int) -> tuple[int, int]:
        before = spot.text[:offset]
        line = spot.line + 1 + before.count("\n")
        first = self.read_as[spot.line + 1] if spot.line + 1 < len(self.read_as) else ""
        indent = len(first) - len(first.lstrip(" "))
        if spot.style == ">" or line >= len(self.read_as):
            return spot.line, spot.column
        return line, indent + len(before.rpartition("\n")[2])
