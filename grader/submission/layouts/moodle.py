"""Moodle's `Download all submissions`: a folder for each student, or a flat list of files.

`Ana Novak_1234_assignsubmission_file_/nim.py`, from Moodle 4.1 on without the last `_`; flat
`Ana Novak_1234_assignsubmission_file_nim.py`; with blind marking `Participant_1234_…`, in the site's language; of
a team `Team A_56_…`, and of those without a team `Default group_…` without a number. In older versions the group's
name stands before the student's, `Team A-Ana Novak_1234_…`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from grader.model.submission import Origin, Problem
from grader.submission.layouts.layout import Layout, Part
from grader.submission.nodes import Node

_NAME = re.compile(
    r"(?P<prefix>(?P<who>[^_].*?)(?:_(?P<id>\d{1,18}))?)_assignsubmission_(?P<kind>file|onlinetext|[a-z]{1,30})"
    r"(?:_(?P<rest>.*))?",
    re.DOTALL,
)


def parts(folder: Node, nodes: Sequence[Node]) -> tuple[list[Part], list[Node]]:
    """By the number of the participant: his files, and what he typed in, which no one can grade."""
    found: dict[str, list[tuple[re.Match[str], Node]]] = {}
    left: list[Node] = []
    for node in nodes:
        name = _NAME.fullmatch(node.path.name)
        if name is None or (node.is_folder and name["rest"]):
            left.append(node)
        else:
            found.setdefault(name["prefix"], []).append((name, node))
    return [_part(files) for files in found.values()], left


def _part(files: list[tuple[re.Match[str], Node]]) -> Part:
    name, node = files[0]
    who, number = name["who"], name["id"] or ""
    student = f"{who} {number}" if number and _is_blind(files) else who
    kept = [(m, n) for m, n in files if m["kind"] != "onlinetext"]
    nodes = tuple(n if n.is_folder else replace(n, called=m["rest"] or n.path.name) for m, n in kept)
    folder = next((n.path.name for m, n in kept or files if n.is_folder), f"{name['prefix']}_assignsubmission_file_")
    only_typed = () if kept else (Problem("only_typed_in"),)
    return Part(student, nodes, Origin("moodle", number, folder), only_typed)


def _is_blind(files: list[tuple[re.Match[str], Node]]) -> bool:
    """All are called the same then, in the language of the site: the number is the name."""
    return files[0][0]["who"].casefold() in PARTICIPANT


PARTICIPANT = frozenset(
    "participant udeleženec участник uczestnik teilnehmer/in teilnehmer participante partecipante sudionik účastník"
    " résztvevő deelnemer deltagare deltaker osallistuja учасник учесник učesnik dalyvis dalībnieks".split()
)
LAYOUT = Layout("Moodle archive", parts)
