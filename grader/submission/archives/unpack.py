"""An archive as a folder in memory: only what may be graded is kept, in bounds, and all else is told.

An archive is as hostile as a hand-in: entries that point elsewhere, links, entries that claim another size than they
have, a directory of millions, archives in archives.
"""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import BinaryIO

from grader.model.submission import Problem
from grader.submission.archives.member import Locked, Member, parts_of
from grader.submission.archives.registry import is_archive, is_unknown_archive, opener_of
from grader.submission.kinds import has_source_name, is_notebook, largest
from grader.submission.nodes import Node, folder_of, is_seen
from grader.submission.notebook import slim
from grader.submission.opening import open_file

DEEPEST = 3
"""archives in archives"""
WORTH_READING = frozenset(["submission_metadata.yml"])
"""files of learning systems that say whose is what"""
LARGEST_METADATA = 30_000_000

Parts = tuple[str, ...]


@dataclass(frozen=True)
class Room:
    """What one archive may use: entries that are listed, bytes that are kept, bytes of an archive inside it.

    Where no more may be kept, files are still listed, so that nobody's hand-in vanishes: it is there, and not read.
    """

    members: int
    kept: int
    inner: int


OF_CLASS = Room(members=200_000, kept=500_000_000, inner=30_000_000)
"""for an archive that the teacher names"""
OF_STUDENT = Room(members=2_000, kept=5_000_000, inner=5_000_000)
"""for an archive that a student handed in"""


def unpack(node: Node, room: Room, depth: int = 1) -> Node:
    """The folder in the place of the archive, with notes of what was left out; nothing is raised for what is in it.

    OSError if the file on the disk cannot be opened.
    """
    opener = opener_of(node.name)
    if opener is None:
        return _nothing(node, Problem("archive_unknown_kind"))
    file: BinaryIO = io.BytesIO(node.data) if node.data is not None else open_file(node.path)
    taken = _Taken(node.path, room, depth)
    with file:
        try:
            for member in opener(file, room.members):
                if not taken.take(member):
                    break
        except OverflowError:
            taken.stopped = "archive_too_large"
        except Exception:  # a damaged archive makes the library raise about everything
            taken.stopped = "file_broken_archive"
    return replace(taken.folder(), called=node.called)


def _nothing(node: Node, why: Problem) -> Node:
    return replace(folder_of(node.path, ()), called=node.called, notes=(why,))


@dataclass
class _Taken:
    """What has been taken out of an archive so far."""

    path: Path
    room: Room
    depth: int
    files: dict[Parts, Node] = field(default_factory=dict)
    left_out: Counter[str] = field(default_factory=Counter)
    seen: int = 0
    kept: int = 0
    full: bool = False
    """no more may be kept"""
    stopped: str = ""
    """why no more can be listed"""

    def take(self, member: Member) -> bool:
        """False if no more may be taken."""
        self.seen += 1
        if self.seen > self.room.members:
            self.stopped = "archive_too_many"
            return False
        parts = parts_of(member.name)
        if parts is None:
            if member.name.strip("./\\") or ".." in member.name:
                self.left_out["archive_outside"] += 1
            return True
        if member.kind in ("link", "special"):
            self.left_out["archive_links"] += 1
            if len(parts) > 1 and all(map(is_seen, parts[:-1])):  # whose it was is still there, with nothing in it
                self.files.setdefault(parts[:-1], folder_of(self.path.joinpath(*parts[:-1]), ()))
        elif all(is_seen(part) for part in parts[:-1]) and (is_seen(parts[-1]) or member.kind == "folder"):
            self._keep(parts, member)
        return not self.stopped

    def _keep(self, parts: Parts, member: Member) -> None:
        path = self.path.joinpath(*parts)
        if member.kind == "folder":
            self.files.setdefault(parts, folder_of(path, ()))
            return
        limit = self._limit(parts[-1])
        if not limit or self.kept >= self.room.kept:
            too_large = Problem("archive_too_large") if limit else None
            self.full = self.full or limit > 0
            self.files[parts] = Node(path, size=member.size, fault=too_large)
            return
        try:
            data = member.read(limit + 1)
        except Locked:
            self.files[parts] = Node(path, size=member.size, fault=Problem("archive_locked"))
            return
        self.files[parts] = self._node(path, member, data, limit)

    def _limit(self, name: str) -> int:
        """How much of a file is kept; 0 if only its name matters."""
        if is_archive(name):
            return self.room.inner if self.depth < DEEPEST else 0
        if has_source_name(name):
            return largest(name)
        return LARGEST_METADATA if name in WORTH_READING and self.depth == 1 else 0

    def _node(self, path: Path, member: Member, data: bytes, limit: int) -> Node:
        if len(data) > limit:
            values: dict[str, str | int | float] = {"size": max(member.size, len(data)) // 1000, "limit": limit // 1000}
            return Node(path, size=member.size, fault=Problem("file_too_large", values))
        if is_archive(path.name):
            inner = unpack(Node(path, data=data), OF_STUDENT, self.depth + 1)
            self.kept += sum(node.size for node in _files_below(inner))
        else:
            inner = Node(path, size=len(data), data=slim(data) if is_notebook(path.name) else data)
            self.kept += len(inner.data or b"")
        if self.kept > self.room.kept:
            self.full = True
            return Node(path, size=member.size, fault=Problem("archive_too_large"))
        return inner

    def folder(self) -> Node:
        """What was taken, as a tree."""
        notes = [Problem(code, {"count": count}) for code, count in sorted(self.left_out.items())]
        if self.stopped or self.full:
            notes.append(Problem(self.stopped or "archive_too_large"))
        return replace(_tree(self.path, self.files), notes=tuple(notes))


def _files_below(folder: Node) -> Iterable[Node]:
    for node in folder.inner or ():
        if node.inner is None:
            yield node
        else:
            yield from _files_below(node)


def _tree(path: Path, files: dict[Parts, Node]) -> Node:
    """Nested folders of what lies in them, each in the order of names. A file in the way of a folder gives way."""
    below: dict[str, dict[Parts, Node]] = {}
    own: dict[str, Node] = {}
    for parts, node in files.items():
        if len(parts) == 1:
            own[parts[0]] = node
        else:
            below.setdefault(parts[0], {})[parts[1:]] = node
    for name, inner in below.items():
        own[name] = _tree(path / name, inner)
    return folder_of(path, (own[name] for name in sorted(own)))


def expand(node: Node, room: Room = OF_STUDENT) -> Node:
    """The node itself, or of an archive the folder in its place."""
    if node.kind != "file" or node.fault is not None:
        return node
    if is_archive(node.name):
        return unpack(node, room)
    if is_unknown_archive(node.name):
        return _nothing(node, Problem("archive_unknown_kind"))
    return node
