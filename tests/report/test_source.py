"""The source as markup: every character there, every line numbered as Python does, no text too hard."""

from __future__ import annotations

import html
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.report.escape import visible
from grader.report.html.source import block, lines
from tests.report.runs import texts


def plain(markup: str) -> str:
    return html.unescape(re.sub(r'<span class="[a-z]">|</span>', "", markup))


@given(texts | st.text("'\"\\#\n\r a1.f=(def r"))
def test_every_character_is_there(text: str) -> None:
    shown = [plain(line.markup) for line in lines(text)]
    expected = text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").split("\n")
    assert shown == [visible(row) for row in expected]


@pytest.mark.parametrize(
    ("text", "markup"),
    [
        ("def f(x):", '<span class="k">def</span> <span class="f">f</span>(x):'),
        ("return 12.5", '<span class="k">return</span> <span class="m">12.5</span>'),
        ("x = len(s)", 'x = <span class="b">len</span>(s)'),
        ("# a < b", '<span class="c"># a &lt; b</span>'),
        ("s = 'a\\'b' + 1", 's = <span class="s">&#39;a\\&#39;b&#39;</span> + <span class="m">1</span>'),
        ("rb'x'", '<span class="s">rb&#39;x&#39;</span>'),
        ("x2 = 'open", 'x2 = <span class="s">&#39;open</span>'),
        ("čas = 1", 'čas = <span class="m">1</span>'),
    ],
)
def test_colours(text: str, markup: str) -> None:
    assert lines(text)[0].markup == markup


def test_text_over_lines_is_coloured_on_each() -> None:
    found = [line.markup for line in lines('"""a\n\nb"""')]
    assert found == ['<span class="s">&#34;&#34;&#34;a</span>', "", '<span class="s">b&#34;&#34;&#34;</span>']


def test_what_costs_nothing_is_marked_quietly() -> None:
    shown = block(lines("a\nb\nc\n", marked={1, 2}, quiet={2}), "hit")
    assert re.findall(r'class="(row[^"]*)"', shown) == ["row hit", "row remark", "row"]


def test_lines_are_numbered_and_marked() -> None:
    found = lines("a\r\nb\rc\n", marked={2, 9})
    assert [(line.number, line.marked) for line in found] == [(1, False), (2, True), (3, False)]


@pytest.mark.parametrize(
    "piece",
    [
        " \n",
        "\n",
        "'",
        '"',
        "\\",
        "f'{",
        "'''\\'",
        '"""\n',
        "(",
        "a.",
        "1_",
        "# ",
        "\t",
        "def ",
        "é",
        "match \\\n",
        "\x00",
    ],
)
def test_hostile_text_comes_to_an_end(piece: str) -> None:
    text = piece * (256 * 1024 // len(piece))
    lines(text)
