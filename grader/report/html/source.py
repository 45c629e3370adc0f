"""The hand-in's source as lines of markup, with colours.

The text may have been written to hurt: a highlighter made for honest sources needs hours for some of 256 kB (its rules
look ahead again and again over blank lines). Here every character is looked at once, by rules that never go back.
"""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
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
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;"})
_STYLES = {"comment": "c", "string": "s", "number": "m"}
_KEYWORDS = frozenset(keyword.kwlist)
_BUILTINS = frozenset(name for name in dir(builtins) if not name.startswith("_"))


@dataclass(frozen=True)
class Line:
    """One line of the source, with its number from 1. `about`: the anchor and the name of what speaks of it."""

    number: int
    markup: str
    """safe: everything in it is escaped"""
    marked: bool
    quiet: bool = False
    """what speaks of it costs nothing"""
    about: tuple[str, str] = ("", "")


def lines(
    text: str, marked: Mapping[int, tuple[str, str]] | Collection[int] = (), quiet: Collection[int] = ()
) -> list[Line]:
    """The lines as Python counts them; `marked` are the numbers of those that messages speak of, `quiet` of those among
    them of which nothing is said that costs points."""
    about = marked if isinstance(marked, Mapping) else dict.fromkeys(marked, ("", ""))
    plain = text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n")
    return [
        Line(number, markup, number in about, number in quiet, about.get(number, ("", "")))
        for number, markup in enumerate(_markup(visible(plain)), start=1)
    ]


def block(found: Sequence[Line], style: str, anchors: bool = True) -> Markup:
    """The lines as a page has them; `style` is the class of marked ones, `anchors`: links may lead to a line."""
    rows = []
    for line in found:
        anchor = f' id="line-{line.number}"' if anchors else ""
        note = f' <a class="about" href="#{escape(line.about[0])}">{_shown(line.about[1])}</a>' if line.about[0] else ""
        kind = f"row {'remark' if line.quiet else style}" if line.marked else "row"
        rows.append(f'<span class="{kind}"{anchor} data-n="{line.number}">{line.markup}{note}\n</span>')
    return Markup("".join(rows))


def _markup(text: str) -> list[str]:
    """The lines; a token of several lines is coloured in each of them."""
    parts: list[str] = []
    for style, token in tokens(text):
        shown = token if token.isalnum() else token.translate(_ESCAPES)
        if style and "\n" in shown:
            shown = "\n".join(_span(style, line) for line in shown.split("\n"))
        elif style:
            shown = _span(style, shown)
        parts.append(shown)
    return "".join(parts).split("\n")


def tokens(text: str) -> Iterator[tuple[str, str]]:
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


def _span(style: str, shown: str) -> str:
    return f'<span class="{style}">{shown}</span>' if shown else ""


def _shown(text: str) -> str:
    return visible(text).translate(_ESCAPES)
