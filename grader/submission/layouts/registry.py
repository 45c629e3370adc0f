"""The layouts of learning systems, in the order in which they are tried: one file and one line each."""

from __future__ import annotations

from collections.abc import Sequence

from grader.submission.layouts import canvas, clones, gradescope, moodle
from grader.submission.layouts.layout import Layout, Part
from grader.submission.nodes import Node

LAYOUTS: dict[str, Layout] = {
    "moodle": moodle.LAYOUT,
    "gradescope": gradescope.LAYOUT,
    "canvas": canvas.LAYOUT,
    "clones": clones.LAYOUT,
}


def recognised(folder: Node, nodes: Sequence[Node]) -> tuple[Layout, list[Part], list[Node]] | None:
    """The layout to which at least half of what is in the folder belongs, its parts, and what is left; else None."""
    for layout in LAYOUTS.values():
        parts, left = layout.parts(folder, nodes)
        if parts and 2 * len(left) <= len(nodes):
            return layout, parts, left
    return None
