"""One text of the message catalogue."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """A template with named placeholders; with a plural if it counts something (`{count}`)."""

    text: str
    plural: str | None = None
