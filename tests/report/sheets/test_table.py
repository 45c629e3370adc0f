"""A CSV of which cells change and all else stays: quotes, separators, line ends, odd rows."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.report.sheets.table import NotATable, read_table

TEXTS = [
    "a,b\n1,2\n",
    "a;b;c\r\n1;2;3\r\n4;5;6",
    'a\tb\n"x\ty"\t"he said ""no"""\n',
    'a,b\n"several\nlines",2\n\n,\n3\n',
    'a,"b"\n"", \n',
    "a,b\r1,2\r",
]


@pytest.mark.parametrize("text", TEXTS)
def test_unchanged_it_is_the_same_text(text: str) -> None:
    assert read_table(text).text() == text


@pytest.mark.parametrize("text", [text for text in TEXTS if "\r1" not in text])
def test_values_are_those_of_python_s_reader(text: str) -> None:
    table = read_table(text)
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=table.separator))
    assert [[cell.value for cell in row] for row in table.rows] == [row or [""] for row in rows]


@given(st.lists(st.lists(st.text(max_size=5), min_size=2, max_size=3), min_size=1, max_size=4), st.text(max_size=6))
def test_any_cell_can_take_any_value(rows: list[list[str]], value: str) -> None:
    out = io.StringIO(newline="")
    csv.writer(out).writerows(rows)
    table = read_table(out.getvalue())
    assert table.text() == out.getvalue()
    if table.separator == ",":
        table.set(len(rows) - 1, 1, value)
        again = read_table(table.text())
        assert again.rows[-1][1].value == value
        assert [row[0].value for row in again.rows] == [row[0] for row in rows]


def test_only_the_changed_cell_changes() -> None:
    table = read_table('n,"g",c\r\n"Ana","",x\r\nBor,,"y z"')
    assert table.set(1, 1, "3")
    assert table.set(2, 1, "2,5")
    assert not table.set(2, 9, "no such cell")
    assert not table.set(2, 0, "Bor")
    assert table.text() == 'n,"g",c\r\n"Ana","3",x\r\nBor,"2,5","y z"'


@pytest.mark.parametrize("text", ["", "one", 'a,b\n"open', 'a,b\n"x" y,2\n'])
def test_what_is_no_table(text: str) -> None:
    with pytest.raises(NotATable):
        read_table(text)
