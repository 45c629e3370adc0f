"""What a layout is: it knows its hand-ins by the names of files and folders, and says whose they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from grader.model.submission import Origin, Problem
from grader.submission.nodes import Node


@dataclass(frozen=True)
class Part:
    """One student's part of a class. Nodes of files may carry the name that the student gave them (`called`)."""

    student: str
    nodes: tuple[Node, ...]
    origin: Origin
    notes: tuple[Problem, ...] = ()


@dataclass(frozen=True)
class Layout:
    """`parts(folder, nodes)` takes what is in the folder and gives the students' parts, in any order, and what is left
    because it does not belong to the layout. If nothing belongs to it, all is left."""

    title: str
    """as it is told: `Moodle archive`"""
    parts: Callable[[Node, Sequence[Node]], tuple[list[Part], list[Node]]]
