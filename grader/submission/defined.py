"""What a source seems to define at its top level: a look at the text, not a parse."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from grader.submission.read import DEFINITION


def definitions(text: str) -> Iterator[tuple[str, int]]:
    """Names with their lines, counted from 1."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    for found in DEFINITION.finditer(lines):
        yield unicodedata.normalize("NFKC", found[1] or found[2]), lines.count("\n", 0, found.start()) + 1


def defined_names(text: str) -> frozenset[str]:
    return frozenset(name for name, _ in definitions(text))
