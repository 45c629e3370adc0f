"""Two texts one below the other: where they differ."""

from __future__ import annotations

import re
from dataclasses import dataclass

_WORD = re.compile(r"\w+|\s+|.", re.DOTALL)


@dataclass(frozen=True)
class Marked:
    """A text in three parts, of which the one in the middle differs from the other text."""

    before: str
    middle: str = ""
    after: str = ""


def difference(expected: str, actual: str) -> tuple[Marked, Marked]:
    """Both texts with the part marked in which they differ, by whole words; nothing is marked if nothing is common."""
    one, other = _WORD.findall(expected), _WORD.findall(actual)
    if one == other:
        return Marked(expected), Marked(actual)
    shorter = min(len(one), len(other))
    start = 0
    while start < shorter and one[start] == other[start]:
        start += 1
    end = 0
    while end < shorter - start and one[-1 - end] == other[-1 - end]:
        end += 1
    if not start and not end:
        return Marked(expected), Marked(actual)
    return _marked(one, start, end), _marked(other, start, end)


def _marked(words: list[str], start: int, end: int) -> Marked:
    stop = len(words) - end
    return Marked("".join(words[:start]), "".join(words[start:stop]), "".join(words[stop:]))
