"""Text of a hand-in in every medium: nothing of it is obeyed, and nothing of it is hidden."""

from __future__ import annotations

import csv
import io
import sys
import unicodedata
from xml.etree import ElementTree

import pytest
from hypothesis import given

from grader.report import escape
from tests.report.runs import texts

INVISIBLE = {"Cc", "Cf", "Cs", "Zl", "Zp"}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("čšž 漢字 😀", "čšž 漢字 😀"),
        ("a\tb\nc", "a\tb\nc"),
        ("a\rb", r"a\x0db"),
        ("\x1b[31m", r"\x1b[31m"),
        ("\u202etxt", r"\u202etxt"),
        ("a\u200bb", r"a\u200bb"),
        ("\udc80", r"\udc80"),
        ("\U000e0041", r"\U000e0041"),
        ("\x85\xa0\xad", "\\x85\xa0\\xad"),
        ("👍🏽❤️", "👍🏽❤️"),
    ],
)
def test_visible(text: str, shown: str) -> None:
    assert escape.visible(text) == shown


def test_every_hidden_character_is_escaped() -> None:
    characters = map(chr, range(sys.maxunicode + 1))
    hidden = [item for item in characters if unicodedata.category(item) in INVISIBLE and item not in "\n\t"]
    assert [f"{ord(item):x}" for item in hidden if escape.visible(item) == item] == []


@given(texts)
def test_visible_leaves_nothing_hidden(text: str) -> None:
    shown = escape.visible(text)
    assert {unicodedata.category(character) for character in shown if character not in "\n\t"} & INVISIBLE == set()
    shown.encode("utf-8")


@given(texts)
def test_visible_twice_is_visible_once(text: str) -> None:
    assert escape.visible(escape.visible(text)) == escape.visible(text)


@given(texts)
def test_terminal_gets_one_harmless_line(text: str) -> None:
    shown = escape.terminal(text)
    assert {unicodedata.category(character) for character in shown} & INVISIBLE == set()
    assert len(shown.splitlines()) <= 1
    assert "\x1b" not in shown


def test_terminal_may_keep_lines() -> None:
    assert escape.terminal("a\nb\x07", lines=True) == "a\nb\\x07"


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@sum", "\t=1", "\r=1", " =1", "\n=1", "\uff1d1"])
def test_cell_that_would_be_calculated_is_text(text: str) -> None:
    assert escape.csv_cell(text).startswith("'")


@pytest.mark.parametrize("text", ["Ana", "3-1", "a=b", "", "'quoted"])
def test_ordinary_cell_stays(text: str) -> None:
    assert escape.csv_cell(text) == text


@given(texts)
def test_cell_survives_a_table(text: str) -> None:
    table = io.StringIO()
    csv.writer(table).writerow([escape.csv_cell(text), "next"])
    rows = list(csv.reader(io.StringIO(table.getvalue())))
    assert rows == [[escape.csv_cell(text), "next"]]


@given(texts)
def test_xml_is_read_back(text: str) -> None:
    document = f'<a b="{escape.xml(text)}">{escape.xml(text)}</a>'
    element = ElementTree.fromstring(document)
    assert (element.text or "") == escape.visible(text)
    assert not len(element)


@given(texts)
def test_github_command_stays_one_command(text: str) -> None:
    command = f"::error file={escape.github_property(text)},line=1::{escape.github_message(text)}"
    assert "\n" not in command
    assert "\r" not in command
    assert command.count("::", 2) == 1 + escape.github_message(text).count("::")
    assert "," not in escape.github_property(text)


def test_github_escapes() -> None:
    assert escape.github_message("50 %\n") == "50 %25%0A"
    assert escape.github_property("a:b,c") == "a%3Ab%2Cc"
