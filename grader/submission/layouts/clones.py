"""Clones of the students' repositories, as GitHub Classroom and Classroom 50 name them.

`nim-submissions/nim-ana-novak/` (assignment, user) or `prog1-nim-ana-novak/` (classroom, assignment, user). Names of
users may have hyphens themselves, so what all names begin with is taken off, and nothing is split.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from grader.model.submission import Origin
from grader.submission.layouts.layout import Layout, Part
from grader.submission.nodes import Node, child

_FOLDER = "-submissions"
"""what the assignment's name is followed by, in the folder that `gh classroom clone` makes"""


def parts(folder: Node, nodes: Sequence[Node]) -> tuple[list[Part], list[Node]]:
    """By the name of the user. A single repository is one only where its folder says what the name begins with."""
    clones = [node for node in nodes if node.is_folder and _is_clone(node)]
    prefix = _prefix(folder, clones)
    if not prefix:
        return [], list(nodes)
    found = [_part(node, node.path.name[len(prefix) :]) for node in clones]
    return found, [node for node in nodes if node not in clones]


def _is_clone(node: Node) -> bool:
    return child(node, ".git") is not None or child(node, ".github") is not None


def _prefix(folder: Node, clones: Sequence[Node]) -> str:
    """With the hyphen at its end; empty if there is none that leaves every clone a name."""
    names = [node.path.name for node in clones]
    told = folder.path.name.removesuffix(_FOLDER) + "-"
    if folder.path.name.endswith(_FOLDER) and names and all(name.startswith(told) and name != told for name in names):
        return told
    if len(names) < 2:
        return ""
    common = os.path.commonprefix(names)
    prefix = common[: common.rfind("-") + 1]
    return prefix if all(len(name) > len(prefix) for name in names) else ""


def _part(node: Node, login: str) -> Part:
    return Part(login, (node,), Origin("clones", login, node.path.name, login=login))


LAYOUT = Layout("clones of repositories", parts)
