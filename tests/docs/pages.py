"""Pages of the documentation, and what stands in them to be run: files with a title, and commands with their output."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
_BLOCK = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class File:
    """To be written, over an earlier one of that name."""

    name: str
    text: str


@dataclass(frozen=True)
class Command:
    """`output`: lines that must come in this order; … stands for anything."""

    line: str
    output: tuple[str, ...]


def steps(page: Path) -> list[File | Command]:
    """In the order of the page."""
    found: list[File | Command] = []
    for kind, title, text in _BLOCK.findall(page.read_text(encoding="utf-8")):
        if title:
            found.append(File(title, text))
        elif kind == "console":
            for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                line, *output = part.splitlines()
                found.append(Command(line, tuple(output)))
    return found


def fits(expected: tuple[str, ...], said: str) -> str:
    """The first line that did not come; "" if all did, in their order."""
    lines = iter(said.splitlines())
    for wanted in expected:
        pattern = ".*".join(map(re.escape, wanted.rstrip().split("…")))
        if wanted.strip() and wanted != "…" and not any(re.fullmatch(pattern, line.rstrip()) for line in lines):
            return wanted
    return ""
