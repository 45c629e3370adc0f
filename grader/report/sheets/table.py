"""A CSV file of which single cells can be changed, while every other character stays as it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field


class NotATable(ValueError):
    """The text is no table with a line of headings."""


@dataclass
class Cell:
    """`raw` is what stands in the file, with its quotes."""

    raw: str
    value: str

    def set(self, value: str, separator: str) -> None:
        """Quoted where it must be, or where it was."""
        quoted = self.raw.startswith('"') or any(sign in value for sign in (separator, '"', "\n", "\r"))
        self.value = value
        self.raw = '"' + value.replace('"', '""') + '"' if quoted else value


@dataclass
class Table:
    """Rows of cells; `ends[i]` is what ends row i: a line end, or nothing at the end of the file."""

    separator: str
    rows: list[list[Cell]] = field(default_factory=list)
    ends: list[str] = field(default_factory=list)

    @property
    def header(self) -> list[str]:
        """The headings."""
        return [cell.value.strip() for cell in self.rows[0]]

    def column(self, names: Sequence[str]) -> int | None:
        """The first column with one of these headings, capitals or not; None if there is none."""
        wanted = {name.casefold() for name in names}
        return next((at for at, heading in enumerate(self.header) if heading.casefold() in wanted), None)

    def value(self, row: int, column: int | None) -> str:
        """Of a cell; empty if the row is too short for it."""
        cells = self.rows[row]
        return cells[column].value.strip() if column is not None and column < len(cells) else ""

    def set(self, row: int, column: int, value: str) -> bool:
        """Whether the cell could be set, and is not as it was before."""
        cells = self.rows[row]
        if column >= len(cells) or cells[column].value == value:
            return False
        cells[column].set(value, self.separator)
        return True

    def text(self) -> str:
        """The file."""
        rows = zip(self.rows, self.ends, strict=True)
        return "".join(self.separator.join(cell.raw for cell in row) + end for row, end in rows)


def read_table(text: str) -> Table:
    """NotATable if there is not even a line of headings. A mark at the start of the text is not part of it."""
    first = text.split("\n", 1)[0]
    table = Table(max(",;\t", key=first.count))
    cell = _cell_pattern(table.separator)
    position = 0
    row: list[Cell] = []
    while position < len(text) or row:
        found = cell.match(text, position)
        if found is None:
            raise NotATable
        raw = found["quoted"] if found["quoted"] is not None else found["plain"]
        row.append(Cell(raw, raw[1:-1].replace('""', '"') if found["quoted"] is not None else raw))
        position = found.end()
        if found["end"] != table.separator:
            table.rows.append(row)
            table.ends.append(found["end"])
            row = []
    if not table.rows or len(table.rows[0]) < 2:
        raise NotATable
    return table


def _cell_pattern(separator: str) -> re.Pattern[str]:
    """A cell and what ends it."""
    sign = re.escape(separator)
    return re.compile(
        rf'(?:(?P<quoted>"(?:[^"]|"")*+")|(?P<plain>(?!")[^{sign}\r\n]*+))(?P<end>{sign}|\r\n|\n|\r|\Z)', re.DOTALL
    )
