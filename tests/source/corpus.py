"""Sources with their reasons, from text files: `=== reason`, or `=== [3.10] reason` if older Pythons cannot read it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

_HEAD = re.compile(r"^=== (?:\[(\d+)\.(\d+)\] )?(.+)$", re.MULTILINE)
FOLDER = Path(__file__).parent / "corpus"


def read(name: str, version: tuple[int, int] = sys.version_info[:2]) -> dict[str, str]:
    """Reason -> source, of those that a Python of this version compiles."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    heads = list(_HEAD.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    found = {}
    for head, end in zip(heads, ends, strict=True):
        needed = (int(head.group(1) or 3), int(head.group(2) or 0))
        if version >= needed:
            assert head.group(3) not in found, f"{head.group(3)!r} stands twice in {name}"
            found[head.group(3)] = text[head.end() + 1 : end].rstrip() + "\n"
    return found
