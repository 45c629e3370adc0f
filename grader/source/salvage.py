"""What can be saved of a source that does not compile: the blocks of its top level that do.

The work is bounded: blocks are tried in groups, a group that fails in halves, until the allowance is used up; what was
not tried then is dropped.
"""

from __future__ import annotations

import re

from grader.source.bounds import MAX_DROPPED
from grader.source.parse import compiles, goes_together, normalise

MAX_LENGTH = 300_000
"""characters of a source that is tried at all"""
MAX_BLOCK = 64_000
MAX_BLOCKS = 12_000
MAX_TRIES = 400
MAX_TRIED = 450_000
"""characters compiled in all"""
_GROUP_BLOCKS, _GROUP_LENGTH = 32, 16_000

_CONTINUES = re.compile(r"(?:else|elif|except|finally)\b|[)\]}]")
_BEGINS = re.compile(r"(?:def|class|import|from|if|for|while|try|with|async|return|global|print)\b|@")
_DEFINES = re.compile(r"(?:async\s+)?(?:def|class)\s+\w+\s*[(:\[]")
_MARK = re.compile(r"(?:<{7}|>{7}|\|{7})(?: |$)|={7}$")
_TOKEN = re.compile(r"#.*|\"\"\"|'''|\"(?:\\.|[^\"\\])*\"?|'(?:\\.|[^'\\])*'?|[()\[\]{}]")
_MOST_OF_A_LINE = 4_000

Lines = tuple[int, int]


def salvage(text: str) -> tuple[str | None, list[Lines]]:
    """The text with its broken blocks made empty, so that line numbers stay, and their first and last lines from 1.

    (None, []) if nothing is left, or if there is too much to try.
    """
    if len(text) > MAX_LENGTH or "\0" in text:
        return None, []
    lines = normalise(text).split("\n")
    ways = [blocks_with_quotes(lines), blocks_by_lines(lines)]
    ways = [way for way in ways if len(way) <= MAX_BLOCKS]
    best: list[Lines] | None = None
    for number, blocks in enumerate(ways[:1] if ways[:1] == ways[1:] else ways):
        dropped = _Trial(lines, blocks, 1 + number).dropped()
        if best is None or _size(dropped) < _size(best):
            best = dropped
    return _saved(lines, best or [])


def _size(dropped: list[Lines]) -> int:
    return sum(last - first + 1 for first, last in dropped)


def _saved(lines: list[str], dropped: list[Lines]) -> tuple[str | None, list[Lines]]:
    kept = list(lines)
    for first, last in dropped:
        kept[first : last + 1] = [""] * (last + 1 - first)
    saved = "\n".join(kept)
    if not dropped or not any(line.strip() and not line.lstrip().startswith("#") for line in kept):
        return None, []
    if not goes_together(saved):  # blocks that only go together, as `from __future__` not at the beginning
        return None, []
    return saved, _joined(dropped, kept)[:MAX_DROPPED]


def _joined(dropped: list[Lines], kept: list[str]) -> list[Lines]:
    """The ranges from 1, those with nothing between them as one, without blank lines at their ends."""
    ranges: list[Lines] = []
    for first, last in sorted(dropped):
        if ranges and not any(line.strip() for line in kept[ranges[-1][1] + 1 : first]):
            ranges[-1] = (ranges[-1][0], last)
        else:
            ranges.append((first, last))
    return [(first + 1, last + 1) for first, last in ranges]


class _Trial:
    """Compiles blocks, as few times as will do."""

    def __init__(self, lines: list[str], blocks: list[Lines], share: int) -> None:
        self.lines = lines
        self.blocks = blocks
        self.tries = MAX_TRIES // share
        self.allowance = MAX_TRIED // share

    def dropped(self) -> list[Lines]:
        """The ranges of lines, from 0, of the blocks that do not compile, without blank lines at their ends."""
        broken: list[Lines] = []
        stack = list(reversed(self._groups()))
        while stack:
            group = stack.pop()
            if self._compiles(group):
                continue
            if len(group) == 1:
                broken.append(self._trimmed(group[0]))
            else:
                middle = len(group) // 2
                stack.extend((group[middle:], group[:middle]))
        return broken

    def _groups(self) -> list[list[Lines]]:
        groups: list[list[Lines]] = []
        length = 0
        for block in self.blocks:
            size = sum(map(len, self.lines[block[0] : block[1] + 1]))
            if not groups or length + size > _GROUP_LENGTH or len(groups[-1]) == _GROUP_BLOCKS:
                groups.append([])
                length = 0
            groups[-1].append(block)
            length += size
        return groups

    def _compiles(self, group: list[Lines]) -> bool:
        text = "\n".join(self.lines[group[0][0] : group[-1][1] + 1])
        if not text.strip():
            return True
        if self.tries <= 0 or len(text) > min(self.allowance, MAX_BLOCK):
            return False
        self.tries -= 1
        self.allowance -= len(text)
        return compiles(text)

    def _trimmed(self, block: Lines) -> Lines:
        first, last = block
        while last > first and not self.lines[last].strip():
            last -= 1
        return first, last


def blocks_by_lines(lines: list[str]) -> list[Lines]:
    """Ranges of lines from 0: each begins at a line without indentation that begins a statement."""
    return _ranges(lines, [number for number, line in enumerate(lines) if _is_start(lines, number, line)])


def blocks_with_quotes(lines: list[str]) -> list[Lines]:
    """The same, where lines inside brackets and long texts begin nothing, if these end before the next definition."""
    starts: list[int] = []
    quote = ""
    depth = 0
    for number, line in enumerate(lines):
        defines = bool(_DEFINES.match(line))
        if defines or (depth and not quote and _BEGINS.match(line)):
            quote, depth = "", 0
        if not quote and not depth and _is_start(lines, number, line):
            starts.append(number)
        quote, depth = _scan(line[:_MOST_OF_A_LINE], quote, depth)
    return _ranges(lines, starts)


def _is_start(lines: list[str], number: int, line: str) -> bool:
    if not line or line[0] in " \t\f#" or _CONTINUES.match(line):
        return False
    if _MARK.match(line):  # inside a function it belongs to what is around it
        following = lines[number + 1] if number + 1 < len(lines) else ""
        return not following.startswith((" ", "\t"))
    return not (number and lines[number - 1].startswith("@"))


def _ranges(lines: list[str], starts: list[int]) -> list[Lines]:
    if not starts or starts[0] != 0:
        starts = [0, *starts]
    ends = [start - 1 for start in starts[1:]] + [len(lines) - 1]
    return list(zip(starts, ends))


def _scan(line: str, quote: str, depth: int) -> tuple[str, int]:
    """The long quote and the number of brackets that are open after a line."""
    at = 0
    while True:
        if quote:
            end = line.find(quote, at)
            if end < 0:
                return quote, depth
            at, quote = end + 3, ""
        match = _TOKEN.search(line, at)
        if match is None:
            return quote, depth
        token = match.group()
        at = match.end()
        if token in ('"""', "'''"):
            quote = token
        elif token in "([{":
            depth += 1
        elif token in ")]}":
            depth = max(depth - 1, 0)
