"""The hand-in's source as lines of markup, with colours.

The text may have been written to hurt: a highlighter made for honest sources needs hours for some of 256 kB (its rules
look ahead again and again over blank lines). Here every character is looked at once, by rules that never go back.
"""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup, escape

from grader.report.escape import visible

_TOKEN = re.compile(
    r"""
    (?P<comment> \#[^\n]*+ )
  | (?P<string> (?:[rbuftRBUFT]{1,2}+(?=['"]))?
        (?: '{3}(?:[^\\']|\\.|'(?!''))*+(?:'{3}|\\?\Z) | "{3}(?:[^\\"]|\\.|"(?!""))*+(?:"{3}|\\?\Z)
          | '(?:[^\\'\n]|\\.)*+'? | "(?:[^\\"\n]|\\.)*+"? ) )
  | (?P<number> \d[\w]*+(?:\.\d[\w]*+)? )
  | (?P<word> \w++ )
  | (?P<rest> (?:[^\w#'"])++ )
    """,
    re.VERBOSE | re.DOTALL,
)
_STYLES = {"comment": "c", "string": "s", "number": "m"}
_KEYWORDS = frozenset(keyword.kwlist)
_BUILTINS = frozenset(name for name in dir(builtins) if not name.startswith("_"))


@dataclass(frozen=True)
class Line:
    """One line of the source, with its number from 1. `about`: the anchor and the name of what speaks of it."""

    number: int
    markup: Markup
    marked: bool
    about: tuple[str, str] = ("", "")


def lines(text: str, marked: Mapping[int, tuple[str, str]] | Collection[int] = ()) -> list[Line]:
    """The lines as Python counts them; `marked` are the numbers of those that messages speak of."""
    about = marked if isinstance(marked, Mapping) else dict.fromkeys(marked, ("", ""))
    plain = text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n")
    return [
        Line(number, markup, number in about, about.get(number, ("", "")))
        for number, markup in enumerate(_markup(plain), start=1)
    ]


def _markup(text: str) -> Iterator[Markup]:
    line = ""
    for style, token in _tokens(text):
        first, *others = token.split("\n")
        line += _span(style, first)
        for other in others:
            yield Markup(line)
            line = _span(style, other)
    yield Markup(line)


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    """The whole text in pieces, each with its style: comment, string, m (number), keyword, built-in, f (defined)."""
    previous = ""
    for found in _TOKEN.finditer(text):
        token, kind = found[0], found.lastgroup or ""
        if kind == "word":
            yield _word(token, previous), token
            previous = token
        else:
            yield _STYLES.get(kind, ""), token
            previous = previous if token.isspace() else ""


def _word(word: str, previous: str) -> str:
    if word in _KEYWORDS:
        return "k"
    if previous in ("def", "class"):
        return "f"
    return "b" if word in _BUILTINS else ""


def _span(style: str, text: str) -> str:
    shown = str(escape(visible(text)))
    return f'<span class="{style}">{shown}</span>' if style and shown else shown
