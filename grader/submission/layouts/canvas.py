"""Canvas' `Download submissions`: a flat list `novakana_LATE_1234_5678_nim-1.py`.

The student's sortable name in small letters without spaces, `LATE` if so, the user's number, that of the file, the name
of the file. Canvas puts `-1`, `-2` behind the name when a file of that name is handed in again. Anonymous assignments
have `anon_x7Kq2_5678_nim.py`; what was typed in or linked is `novakana_1234_text.html` or `…_link.html`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from grader.model.submission import Origin, Problem
from grader.submission.layouts.layout import Layout, Part
from grader.submission.nodes import Node

_NAME = re.compile(
    r"(?:(?P<who>[^\W_A-Z][^\WA-Z]*?)_(?P<late>LATE_)?(?P<id>\d{1,18})|(?P<late2>LATE_)?anon_(?P<anon>[A-Za-z0-9]{1,20}))"
    r"_(?:(?P<number>\d{1,18})_(?P<file>.+)|(?P<typed>text|link)\.html)",
    re.DOTALL,
)
_AGAIN = re.compile(r"(?P<stem>.+?)-(?P<attempt>\d{1,4})(?P<ending>\.[^.]*)?", re.DOTALL)


@dataclass(frozen=True)
class _File:
    name: re.Match[str]
    node: Node
    called: str
    attempt: int


def parts(folder: Node, nodes: Sequence[Node]) -> tuple[list[Part], list[Node]]:
    """By the number of the user; of a file that was handed in several times only the newest."""
    found: dict[str, list[_File]] = {}
    left: list[Node] = []
    for node in nodes:
        name = None if node.is_folder else _NAME.fullmatch(node.path.name)
        if name is None:
            left.append(node)
        else:
            key = name["id"] or f"anon_{name['anon']}"
            found.setdefault(key, []).append(_file(name, node))
    return [_part(key, files) for key, files in found.items()], left


def _file(name: re.Match[str], node: Node) -> _File:
    called = name["file"] or ""
    again = _AGAIN.fullmatch(called)
    if again is None:
        return _File(name, node, called, 0)
    return _File(name, node, f"{again['stem']}{again['ending'] or ''}", int(again["attempt"]))


def _part(key: str, files: list[_File]) -> Part:
    name = files[0].name
    newest: dict[str, _File] = {}
    for file in files:
        if not file.name["typed"]:
            before = newest.get(file.called)
            if before is None or _age(before) < _age(file):
                newest[file.called] = file
    older = sum(not file.name["typed"] for file in files) - len(newest)
    notes = [] if newest else [Problem("only_typed_in")]
    if older:
        notes.append(Problem("older_attempts", {"count": older}))
    late = any(file.name["late"] or file.name["late2"] for file in files)
    prefix = files[0].node.path.name[: name.start("number") - 1] if name["number"] else key
    return Part(
        name["who"] or key,
        tuple(replace(file.node, called=file.called) for file in newest.values()),
        Origin("canvas", key, prefix, late=late),
        tuple(notes),
    )


def _age(file: _File) -> tuple[int, int]:
    """The higher, the newer: the number of the attempt, then that of the file."""
    return file.attempt, int(file.name["number"])


LAYOUT = Layout("Canvas archive", parts)
