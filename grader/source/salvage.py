"""What can be saved of a source that does not compile: the blocks of its top level that do."""

from __future__ import annotations

from typing import List, Optional, Tuple

from grader.source.bounds import MAX_DROPPED
from grader.source.parse import compiles, normalise

MAX_BLOCKS = 2_000
MAX_TEXT = 256_000
_CONTINUED = ("else", "elif", "except", "finally", ")", "]", "}", "@")

Range = Tuple[int, int]


def salvage(text: str) -> Tuple[Optional[str], List[Range]]:
    """The text with its broken blocks made empty, so that line numbers stay, and their first and last lines.

    None if nothing is left, or if there is too much to try.
    """
    if len(text) > MAX_TEXT or "\0" in text:
        return None, []
    lines = normalise(text).split("\n")
    blocks = _blocks(lines)
    if len(blocks) > MAX_BLOCKS:
        return None, []
    dropped: List[Range] = []
    kept = False
    for first, last in blocks:
        part = "\n".join(lines[first : last + 1])
        if compiles(part):
            kept = kept or bool(part.strip())
        else:
            dropped.append((first + 1, last + 1))
            lines[first : last + 1] = [""] * (last + 1 - first)
    saved = "\n".join(lines)
    if not kept or not dropped or not compiles(saved):
        return None, []
    return saved, dropped[:MAX_DROPPED]


def _blocks(lines: List[str]) -> List[Range]:
    """Ranges of lines, from 0: each begins at a line without indentation that begins a statement."""
    starts: List[int] = []
    after_decorator = False
    for number, line in enumerate(lines):
        if not line.strip() or line[0] in " \t#":
            continue
        word = line.rstrip()
        continued = word.startswith(_CONTINUED[:-1])
        if not starts or not (continued or after_decorator):
            starts.append(number)
        after_decorator = word.startswith("@")
    ends = [start - 1 for start in starts[1:]] + [len(lines) - 1]
    return list(zip(starts, ends))
