"""One entry of an archive, as every kind of archive tells it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from grader.submission.nodes import Kind

__all__ = ["Kind", "Locked", "Member", "parts_of"]

DEEPEST_FOLDER = 40

_DRIVE = re.compile(r"[A-Za-z]:")


class Locked(Exception):
    """The entry is encrypted."""


@dataclass(frozen=True)
class Member:
    """The name is raw. `read(n)` gives at most n bytes of the content; Locked, or whatever a damaged archive raises."""

    name: str
    kind: Kind
    size: int
    """as the archive says, which may be a lie"""
    read: Callable[[int], bytes]


def parts_of(name: str) -> tuple[str, ...] | None:
    """The folders and the file name of an entry; None if it points out of the archive, or names nothing."""
    plain = name.replace("\\", "/")
    if plain.startswith("/"):
        return None
    parts = tuple(part for part in plain.split("/") if part not in ("", "."))
    if not parts or len(parts) > DEEPEST_FOLDER or any(part == ".." or _DRIVE.match(part) for part in parts):
        return None
    return parts
