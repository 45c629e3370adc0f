"""What the output can show: how wide it is, whether it has colours, and whether it knows signs beyond ASCII."""

from __future__ import annotations

import os
import shutil
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from grader.report.html.verdicts import VERDICTS

NARROWEST = 24
"""columns; a terminal that says it has fewer is not believed"""
_COLORS = {"right": "32", "partly": "33", "wrong": "31", "banned": "31", "absent": "33", "open": "33"}
_PLAIN_SIGNS = {
    "passed": "+", "partial": "~", "failed": "x", "forbidden": "!", "missing": "-", "not_done": "o", "blocked": ".",
    "not_graded": "?", "unreadable": "/",
}  # fmt: skip


@dataclass(frozen=True)
class Screen:
    """As a pipe has it by default: lines of any length, no colours."""

    width: int | None = None
    """columns; None: lines are not broken"""
    color: bool = False
    signs: bool = True
    """signs beyond ASCII can be written"""

    def sign(self, status: str) -> str:
        """Of the status of a function or a check: one column wide."""
        verdict = VERDICTS.get(status, VERDICTS["not_graded"])
        sign = verdict.sign if self.signs else _PLAIN_SIGNS.get(status, "?")
        return f"\x1b[{_COLORS[verdict.tone]}m{sign}\x1b[0m" if self.color else sign

    def strong(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self.color else text

    def wrapped(self, text: str, indent: str) -> list[str]:
        """A sentence in lines that fit, each with the indent; words are never broken."""
        if self.width is None:
            return [indent + text]
        lines = textwrap.wrap(text, max(self.width - len(indent), 1), break_long_words=False, break_on_hyphens=False)
        return [indent + line for line in lines] or [indent.rstrip()]

    @property
    def arrow(self) -> str:
        return "→" if self.signs else "->"


def screen_of(stream: Any, environment: Mapping[str, str] | None = None) -> Screen:
    """Of an output stream, by what it is and what the environment asks for (NO_COLOR, FORCE_COLOR, TERM, COLUMNS)."""
    asked = os.environ if environment is None else environment
    terminal = bool(stream.isatty())
    color = bool(asked.get("FORCE_COLOR")) or (terminal and asked.get("TERM") != "dumb")
    return Screen(
        width=max(shutil.get_terminal_size().columns, NARROWEST) if terminal else None,
        color=color and not asked.get("NO_COLOR"),
        signs=_can_write(getattr(stream, "encoding", None)),
    )


def _can_write(encoding: str | None) -> bool:
    signs = "".join(verdict.sign for verdict in VERDICTS.values()) + "→"
    try:
        return signs.encode(encoding or "ascii") is not None
    except (UnicodeEncodeError, LookupError):
        return False
