"""A file or folder of hand-ins, on the disk or inside an archive: one look at both. Opens nothing but folders."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from grader.model.submission import Problem

Kind = Literal["file", "folder", "link", "special"]

SKIPPED_FOLDERS = frozenset(["__pycache__", "__MACOSX", "node_modules", "site-packages", "venv"])


@dataclass(frozen=True)
class Node:
    """One file or folder. What lies in an archive carries its content; what lies on the disk is read when needed."""

    path: Path
    """where it is, as it is shown; inside an archive as if the archive were a folder"""
    kind: Kind = "file"
    size: int = 0
    data: bytes | None = None
    """of a file in an archive that was worth keeping"""
    inner: tuple[Node, ...] | None = None
    """of a folder that is not on the disk"""
    called: str = ""
    """the name that the student gave it, where the system that delivers it put its own before it"""
    fault: Problem | None = None
    """why its content was not kept"""
    notes: tuple[Problem, ...] = ()
    """of a folder: what was left out of it when it was unpacked"""

    @property
    def name(self) -> str:
        return self.called or self.path.name

    @property
    def is_folder(self) -> bool:
        return self.kind == "folder"


def on_disk(path: Path) -> Node:
    """The node of a path; links are not followed. OSError if there is nothing."""
    status = path.lstat()
    return Node(path, _kind(status.st_mode), status.st_size)


def children(folder: Node) -> Iterator[Node]:
    """What a folder holds, by name, without hidden files and what systems and editors leave behind.

    OSError if a folder on the disk cannot be listed.
    """
    inner = folder.inner
    if inner is None:
        with os.scandir(folder.path) as entries:
            inner = tuple(_of_entry(folder.path, entry) for entry in sorted(entries, key=lambda entry: entry.name))
    yield from (node for node in inner if is_seen(node.path.name))


def is_seen(name: str) -> bool:
    """Whether a file or folder of this name is looked at."""
    return not name.startswith(".") and name not in SKIPPED_FOLDERS


def child(folder: Node, name: str) -> Node | None:
    """The one of that name, hidden or not."""
    if folder.inner is not None:
        return next((node for node in folder.inner if node.path.name == name), None)
    try:
        return on_disk(folder.path / name)
    except OSError:
        return None


def folder_of(path: Path, inner: Iterable[Node]) -> Node:
    """A folder that is not on the disk as such."""
    return Node(path, "folder", inner=tuple(inner))


def _of_entry(folder: Path, entry: os.DirEntry[str]) -> Node:
    """A file that vanishes in between is one of no size; reading it tells the rest."""
    try:
        status = entry.stat(follow_symlinks=False)
    except OSError:
        return Node(folder / entry.name)
    return Node(folder / entry.name, _kind(status.st_mode), status.st_size)


def _kind(mode: int) -> Kind:
    if stat.S_ISLNK(mode):
        return "link"
    if stat.S_ISDIR(mode):
        return "folder"
    return "file" if stat.S_ISREG(mode) else "special"
