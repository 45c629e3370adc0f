"""Every text that a person can see in a result, by its code. Templates are English; catalogues translate them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """A template with named placeholders; with a plural if it counts something (`{count}`)."""

    text: str
    plural: str | None = None


MESSAGES: dict[str, Entry] = {
    # outcomes
    "returned_none": Entry("{function} returned None, that is, nothing. Is a return missing?"),
}
