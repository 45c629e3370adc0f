"""An edit as a person reads it: the line as it is, and as it would be."""

from __future__ import annotations

import ast

from grader.source.edits.edit import Edit
from grader.source.edits.places import is_added

MAX_SHOWN = 300


def before_and_after(root: ast.AST, edit: Edit) -> tuple[str, str]:
    """The statements of the definition that an edit changes, without and with it; of blocks only their heads.

    Both are Python as `ast.unparse` writes it; an edit that only adds or drops a statement has "" on one side.
    """
    old = _lines(root)
    edit.apply()
    try:
        new = _lines(root)
    finally:
        edit.undo()
    first = 0
    while first < min(len(old), len(new)) and old[first] == new[first]:
        first += 1
    last = 0
    while last < min(len(old), len(new)) - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return _joined(old[first : len(old) - last]), _joined(new[first : len(new) - last])


def _joined(lines: list[str]) -> str:
    if not lines:
        return ""
    least = min(len(line) - len(line.lstrip()) for line in lines)
    text = "\n".join(line[least:] for line in lines)
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 2] + " …"


def _lines(root: ast.AST) -> list[str]:
    taken = _take_out_added(root)
    try:
        return ast.unparse(root).splitlines()
    finally:
        for owner, field, old in reversed(taken):
            setattr(owner, field, old)


def _take_out_added(root: ast.AST) -> list[tuple[ast.AST, str, list[ast.stmt]]]:
    taken = []
    for node in ast.walk(root):
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list) and any(is_added(one) for one in block):
                taken.append((node, field, block))
    for owner, field, block in taken:
        setattr(owner, field, [one for one in block if not is_added(one)])
    return taken
