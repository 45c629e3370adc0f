"""The kinds of archives: one file and one line each. A kind is loaded only when there is one to open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, BinaryIO, cast

if TYPE_CHECKING:
    from grader.submission.archives.member import Member

Members = Callable[[BinaryIO, int], "Iterator[Member]"]

ARCHIVES: dict[str, tuple[str, ...]] = {
    "grader.submission.archives.zips": (".zip",),
    "grader.submission.archives.tars": (*(".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tbz", ".tar.xz", ".txz"),),
}
"""a module with `members` -> the endings of its archives"""
UNKNOWN = (".rar", ".7z", ".gz", ".bz2", ".xz", ".zst", ".cab", ".iso", ".dmg", ".jar")
"""endings of archives that are told, but cannot be opened here"""


def opener_of(name: str) -> Members | None:
    """What lists an archive of that name; None if it is none."""
    module = _module_of(name)
    return cast(Members, import_module(module).members) if module else None


def is_archive(name: str) -> bool:
    """Whether a file of this name is opened as a folder."""
    return bool(_module_of(name))


def is_unknown_archive(name: str) -> bool:
    """Whether a file of this name is an archive of a kind that cannot be opened."""
    return name.lower().endswith(UNKNOWN) and not is_archive(name)


def _module_of(name: str) -> str:
    lower = name.lower()
    return next((module for module, endings in ARCHIVES.items() if lower.endswith(endings)), "")
