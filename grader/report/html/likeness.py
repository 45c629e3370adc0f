"""Sources compared as a reader means it: names, blanks and comments do not count, what is done and where does."""

from __future__ import annotations

import difflib
import re

from grader.report.html.source import tokens

LONGEST_LINE = 500
"""characters of a line that are compared"""
NAME = "\x00"
"""stands for a name in a line"""

Line = tuple[str, tuple[str, ...]]
"""without its names, and the names; the line is empty if there is nothing on it"""


def form(text: str) -> tuple[str, ...]:
    """Equal for sources that differ only in names, blanks and comments."""
    numbers: dict[str, str] = {}
    found = []
    for line, names in _lines(text):
        if line:
            found.append(line)
            found += [numbers.setdefault(name, str(len(numbers))) for name in names]
    return tuple(found)


def other_lines(first: str, other: str) -> set[int]:
    """Numbers, from 1, of the lines in which the other source does something else than the first."""
    one, two = _lines(first), _lines(other)
    found: set[int] = set()
    renamed: dict[str, str] = {}
    back: dict[str, str] = {}
    matcher = difflib.SequenceMatcher(None, [line for line, _ in one], [line for line, _ in two], autojunk=False)
    for tag, start, end, at, stop in matcher.get_opcodes():
        if tag != "equal":
            found.update(number + 1 for number in range(at, stop) if two[number][0])
            continue
        for number, ((_, before), (_, after)) in enumerate(zip(one[start:end], two[at:stop], strict=True), at + 1):
            pairs = list(zip(before, after, strict=True))
            if any(renamed.setdefault(a, b) != b or back.setdefault(b, a) != a for a, b in pairs):
                found.add(number)
    return found


def _lines(text: str) -> list[Line]:
    """As many as the text has."""
    parts: list[str] = []
    names: list[str] = []
    for style, token in tokens(text.replace(NAME, "")):
        is_name = style in ("", "f") and token.isidentifier() and not (parts and parts[-1].endswith("."))
        if is_name:
            names.append(token)
        if style != "c":
            parts.append(NAME if is_name else token)
    levels, left = [0], iter(names)
    found = []
    for line in "".join(parts).split("\n"):
        own = tuple(next(left) for _ in range(line.count(NAME)))
        found.append((_leveled(line[:LONGEST_LINE].expandtabs(), levels), own))
    return found


def _leveled(line: str, levels: list[int]) -> str:
    """Without blanks, with the level of its indentation; `levels` are the widths of those that are open."""
    plain = re.sub(r"\s+", "", line)
    if not plain:
        return ""
    width = len(line) - len(line.lstrip())
    while width < levels[-1]:
        levels.pop()
    if width > levels[-1]:
        levels.append(width)
    return f"{len(levels)} {plain}"
