"""Notebooks: the code of their cells, one after the other, as one program.

A notebook is JSON of a hand-in: read strictly, within limits, and nothing of it is taken but texts of code cells. What
only a notebook understands (magics, shell lines, questions) is commented out, line by line, so that the lines of the
program are those that a page shows.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from grader.submission.logical_lines import starts_of_statements

MOST_CELLS = 5_000
_CELL_MAGIC = re.compile(r"\s*%%(\w+)")
_PYTHON_CELLS = frozenset(["time", "timeit", "capture", "prun"])
"""cell magics whose cells are Python all the same"""
_MAGIC = re.compile(r"([ \t]*)(?:%{1,2}[A-Za-z_]|!|\?{1,2}[A-Za-z_])")
_ASKS = re.compile(r"([ \t]*)%?[A-Za-z_][\w.]*\?{1,2}[ \t]*$")
_ASSIGNED = re.compile(r"([ \t]*[A-Za-z_][\w.,\[\] \t]*=[ \t]*)([%!][A-Za-z_].*)$")


class NotANotebook(ValueError):
    """Not JSON, or not of the shape of a notebook; or its cells are of another language: then `language` says which."""

    def __init__(self, language: str = "") -> None:
        super().__init__(language)
        self.language = language


@dataclass(frozen=True)
class Notebook:
    """`text` is the program; `cells` of code are in it, and `dropped` lines that only a notebook understands."""

    text: str
    cells: int
    dropped: int


def read_notebook(data: bytes) -> Notebook:
    """The program of a notebook of format 3 or 4. NotANotebook if it is none."""
    document = _document(data)
    language = _language(document)
    if language not in ("", "python"):
        raise NotANotebook(language)
    parts: list[str] = []
    dropped = 0
    sources = [_source(cell) for cell in _cells(document)]
    for number, source in enumerate(sources, start=1):
        code, without = _python(source)
        dropped += without
        parts.append(f"# {number}\n{code}".rstrip("\n") + "\n")
    return Notebook("\n".join(parts), len(sources), dropped)


def slim(data: bytes) -> bytes:
    """The same notebook without outputs and pictures; the start of it if it is none."""
    try:
        document = _document(data)
        cells = [{"cell_type": "code", "source": _source(cell)} for cell in _cells(document)]
        about = {"language_info": {"name": _language(document)}}
        return json.dumps({"nbformat": 4, "metadata": about, "cells": cells}).encode("utf-8")
    except NotANotebook:
        return data[:100]


def _document(data: bytes) -> dict[str, Any]:
    try:
        document = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise NotANotebook from error
    if not isinstance(document, dict):
        raise NotANotebook
    return document


def _cells(document: dict[str, Any]) -> list[dict[str, Any]]:
    """The cells of code; format 3 has them in worksheets."""
    cells = document.get("cells")
    if cells is None:
        sheets = document.get("worksheets")
        cells = [cell for sheet in _list(sheets) for cell in _list(_dict(sheet).get("cells"))]
    return [cell for cell in map(_dict, _list(cells)) if cell.get("cell_type") == "code"]


def _source(cell: dict[str, Any]) -> str:
    source = cell.get("source", cell.get("input", ""))
    if isinstance(source, list) and all(isinstance(line, str) for line in source):
        source = "".join(source)
    if not isinstance(source, str):
        raise NotANotebook
    return source.replace("\r\n", "\n").replace("\r", "\n")


def _language(document: dict[str, Any]) -> str:
    about = _dict(document.get("metadata", {}))
    for name, key in (("language_info", "name"), ("kernelspec", "language")):
        found = about.get(name)
        language = found.get(key) if isinstance(found, dict) else None
        if isinstance(language, str) and language:
            return "python" if language.lower().startswith("python") else language[:40]
    return ""


def _list(value: object) -> list[Any]:
    if not isinstance(value, list) or len(value) > MOST_CELLS:
        raise NotANotebook
    return value


def _dict(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise NotANotebook
    return value


def _python(source: str) -> tuple[str, int]:
    """A cell as Python, with as many lines, and how many of them were commented out."""
    lines = source.split("\n")
    first = next((at for at, line in enumerate(lines) if line.strip()), 0)
    magic = _CELL_MAGIC.match(lines[first])
    dropped = 0
    if magic:
        whole = magic[1] not in _PYTHON_CELLS
        for at in range(first, len(lines) if whole else first + 1):
            dropped += bool(lines[at].strip())
            lines[at] = f"# {lines[at]}" if lines[at].strip() else lines[at]
        if whole:
            return "\n".join(lines), dropped
    for at in starts_of_statements(lines):
        replaced = _without_magic(lines[at])
        if replaced is not None:
            lines[at] = replaced
            dropped += 1
    return "\n".join(lines), dropped


def _without_magic(line: str) -> str | None:
    """The line with the magic commented out; None if there is none in it."""
    assigned = _ASSIGNED.match(line)
    if assigned:
        return f"{assigned[1]}None  # {assigned[2]}"
    found = _MAGIC.match(line) or _ASKS.match(line)
    return f"{found[1]}pass  # {line.strip()}" if found else None
