"""The kinds of archives: one file and one line each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import BinaryIO

from grader.submission.archives import tars, zips
from grader.submission.archives.member import Member

Members = Callable[[BinaryIO, int], Iterator[Member]]

ARCHIVES: dict[str, tuple[tuple[str, ...], Members]] = {
    "zip": (zips.ENDINGS, zips.members),
    "tar": (tars.ENDINGS, tars.members),
}
UNKNOWN = (".rar", ".7z", ".gz", ".bz2", ".xz", ".zst", ".cab", ".iso", ".dmg", ".jar")
"""endings of archives that are told, but cannot be opened here"""


def opener_of(name: str) -> Members | None:
    """What lists an archive of that name; None if it is none."""
    lower = name.lower()
    return next((members for endings, members in ARCHIVES.values() if lower.endswith(endings)), None)


def is_archive(name: str) -> bool:
    """Whether a file of this name is opened as a folder."""
    return opener_of(name) is not None


def is_unknown_archive(name: str) -> bool:
    """Whether a file of this name is an archive of a kind that cannot be opened."""
    return name.lower().endswith(UNKNOWN) and not is_archive(name)
