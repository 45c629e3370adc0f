"""Which lines of a text begin a statement, as far as brackets and quotes tell: a look at characters, no parsing."""

from __future__ import annotations

import re
from collections.abc import Sequence

_TOKEN = re.compile(
    r"""
    (?P<comment> \#[^\n]*+ )
  | (?P<long> '{3}(?:[^\\']|\\.|'(?!''))*+(?:'{3}|\\?\Z) | "{3}(?:[^\\"]|\\.|"(?!""))*+(?:"{3}|\\?\Z) )
  | (?P<short> '(?:[^\\'\n]|\\.)*+'? | "(?:[^\\"\n]|\\.)*+"? )
  | (?P<open> [(\[{] )
  | (?P<close> [)\]}] )
  | (?P<continued> \\\n )
  | (?P<end> \n )
  | (?P<rest> [^\#'"()\[\]{}\\\n]++ | \\ )
    """,
    re.VERBOSE | re.DOTALL,
)


def starts_of_statements(lines: Sequence[str]) -> list[int]:
    """Positions of the lines that begin outside brackets, texts of several lines and continued lines."""
    text = "\n".join(lines)
    found = [0] if lines else []
    depth = 0
    at = 0
    fresh = True
    """nothing but spaces stands on the line so far: a magic line is taken as it is, whatever quotes are in it"""
    position = 0
    while position < len(text):
        if fresh and not depth and _is_magic(text, position):
            position = (text.find("\n", position) + 1 or len(text) + 1) - 1
            fresh = False
            continue
        token = _TOKEN.match(text, position)
        if token is None:
            break
        kind, piece = token.lastgroup, token[0]
        depth = depth + 1 if kind == "open" else max(0, depth - 1) if kind == "close" else depth
        at += piece.count("\n")
        fresh = kind == "end" or (fresh and kind == "rest" and piece.isspace())
        if kind == "end" and not depth:
            found.append(at)
        position = token.end()
    return found


def _is_magic(text: str, position: int) -> bool:
    return text[position] in "%!"
