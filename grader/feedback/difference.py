"""Where two shown values differ, so that a page can mark it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from itertools import takewhile
from typing import Any, NamedTuple

from grader.feedback.show import show, show_from

MAX_PIECES = 400
"""Beyond so many only what lies between the common beginning and the common end is marked: the cost is quadratic."""
_BEFORE_LIST = 3
_BEFORE_TEXT = 20

_PIECE = re.compile(r"-?\d+(?:\.\d+)?(?:e[-+]?\d+)?|\w+|\\x..|\\u....|\\.|\s+|.", re.DOTALL)
_LETTER = re.compile(r"\\x..|\\u....|\\.|.", re.DOTALL)

Range = tuple[int, int]


class Marks(NamedTuple):
    """The parts that differ, as (start, end) in characters, ascending; an empty part is where something is missing."""

    expected: tuple[Range, ...]
    actual: tuple[Range, ...]


def show_pair(expected: object, actual: object, width: int = 200) -> tuple[str, str, Marks]:
    """Both values as `show` writes them, but with the first difference in view, and where they differ."""
    start = _common_start(expected, actual, width)
    ours, theirs = show_from(expected, start, width), show_from(actual, start, width)
    return ours, theirs, difference(ours, theirs, letters=isinstance(expected, str) and isinstance(actual, str))


def difference(expected: str, actual: str, letters: bool = False) -> Marks:
    """The parts that differ of two shown values, or of two texts of several lines: words and numbers, or letters."""
    if expected == actual:
        return Marks((), ())
    piece = _LETTER if letters else _PIECE
    ours, theirs = piece.findall(expected), piece.findall(actual)
    if max(len(ours), len(theirs)) > MAX_PIECES:
        return _between(ours, theirs)
    blocks = SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
    if not any(tag == "equal" and any(map(_tells, ours[i:j])) for tag, i, j, _, _ in blocks):
        return Marks(((0, len(expected)),), ((0, len(actual)),))
    changed = [(i, j, k, m) for tag, i, j, k, m in blocks if tag != "equal"]
    at_ours, at_theirs = _places(ours), _places(theirs)
    return Marks(
        tuple((at_ours[i], at_ours[j]) for i, j, _, _ in changed),
        tuple((at_theirs[k], at_theirs[m]) for _, _, k, m in changed),
    )


def _tells(piece: str) -> bool:
    """Does a common piece show that the values have something in common? Commas and spaces do not."""
    return not piece.isspace() and piece != ","


def _between(ours: list[str], theirs: list[str]) -> Marks:
    head = _common(ours, theirs)
    tail = _common(ours[head:][::-1], theirs[head:][::-1])
    at_ours, at_theirs = _places(ours), _places(theirs)
    return Marks(
        ((at_ours[head], at_ours[len(ours) - tail]),),
        ((at_theirs[head], at_theirs[len(theirs) - tail]),),
    )


def _common(one: Sequence[Any], two: Sequence[Any]) -> int:
    def alike(pair: tuple[Any, Any]) -> bool:
        return type(pair[0]) is type(pair[1]) and bool(pair[0] == pair[1])

    return sum(1 for _ in takewhile(alike, zip(one, two, strict=False)))


def _places(pieces: list[str]) -> list[int]:
    places = [0]
    for piece in pieces:
        places.append(places[-1] + len(piece))
    return places


def _common_start(expected: Any, actual: Any, width: int) -> int:
    """How many members or letters both begin with that may be left out: 0 where both can be seen whole."""
    texts = isinstance(expected, str) and isinstance(actual, str)
    lists = isinstance(expected, (list, tuple)) and isinstance(actual, (list, tuple))
    if not (texts or lists) or not ("…" in show(expected, width) or "…" in show(actual, width)):
        return 0
    before = _BEFORE_TEXT if texts else _BEFORE_LIST
    start = _common(expected, actual) - before
    return start if start > before else 0
