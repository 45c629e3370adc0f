"""Gradescope's `Export submissions`: `submission_123/nim.py`, and beside them whose they are, in
`submission_metadata.yml`. A submission of several students is one hand-in of all of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from grader.model.submission import Origin
from grader.submission.layouts.layout import Layout, Part
from grader.submission.nodes import Node, child
from grader.submission.opening import open_file

METADATA = "submission_metadata.yml"
LARGEST = 30_000_000
_FOLDER = re.compile(r"submission_(\d{1,18})")


def parts(folder: Node, nodes: Sequence[Node]) -> tuple[list[Part], list[Node]]:
    """By the number of the submission. Without the list of names the number is the name."""
    if not any(_FOLDER.fullmatch(node.path.name) for node in nodes if node.is_folder):
        return [], list(nodes)
    known = _known(folder)
    found: list[Part] = []
    left: list[Node] = []
    for node in nodes:
        name = _FOLDER.fullmatch(node.path.name) if node.is_folder else None
        if name is not None:
            found.append(_part(name[1], node, known.get(node.path.name)))
        elif node.path.name != METADATA:
            left.append(node)
    return found, left


def _part(number: str, node: Node, known: object) -> Part:
    submitters = [person for person in _list(_get(known, "submitters")) if _text(_get(person, "name"))]
    names = [_text(_get(person, "name")) for person in submitters]
    first = submitters[0] if submitters else None
    return Part(
        ", ".join(names) or f"submission {number}",
        (node,),
        Origin(
            "gradescope",
            number,
            node.path.name,
            login=_text(_get(first, "sid")),
            email=_text(_get(first, "email")),
            team=", ".join(names) if len(names) > 1 else "",
        ),
    )


def _known(folder: Node) -> dict[str, Any]:
    """Submission -> what the list says of it; empty if there is no list, or if it cannot be read."""
    node = child(folder, METADATA)
    if node is None or node.kind != "file":
        return {}
    try:
        data = node.data
        if data is None:
            with open_file(node.path) as file:
                data = file.read(LARGEST)
    except OSError:
        return {}
    return _yaml(data)


def _yaml(data: bytes) -> dict[str, Any]:
    """Every scalar as text. The list may be long, and the library is slow to load."""
    import yaml

    try:
        loader: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
        document = yaml.load(data, Loader=loader)
    except (yaml.YAMLError, ValueError, RecursionError):
        return {}
    return document if isinstance(document, dict) else {}


def _get(value: object, key: str) -> object:
    """Gradescope writes symbols: `:name`."""
    if not isinstance(value, dict):
        return None
    return value.get(f":{key}", value.get(key))


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


LAYOUT = Layout("Gradescope export", parts)
