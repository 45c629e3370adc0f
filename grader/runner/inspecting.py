"""Asks a child that parses and never executes what a source is made of."""

from __future__ import annotations

from typing import Any

from grader.model.inspection import Inspection, SyntaxFault
from grader.model.plain import from_plain
from grader.runner.channel import Child, Ended
from grader.runner.protocol import INSPECTED
from grader.runner.records import BadRecord, read_json
from grader.runner.servers import Server

LIMIT_S = 10.0
MAX_ANSWER = 4 << 20


def inspect_source(server: Server, text: str, request: dict[str, Any]) -> Inspection:
    """What is known of a source without running it. A source that ends the child is one that cannot be read."""
    answer = _ask(server, {"do": "inspect", "text": text, "request": request})
    if answer is not None:
        try:
            return from_plain(Inspection, answer)
        except (KeyError, TypeError, ValueError, AttributeError):
            pass
    return Inspection(fault=SyntaxFault("", kind="too_deep"))


def statement_lines(server: Server, text: str, positions: list[int]) -> dict[int, tuple[int, int]]:
    """Position of a top-level statement -> its first and last line."""
    answer = _ask(server, {"do": "lines", "text": text, "positions": positions}) or []
    return {p: (int(a[0]), int(a[1])) for p, a in zip(positions, answer, strict=False)}


def _ask(server: Server, message: dict[str, Any]) -> Any:
    try:
        child = Child(server)
    except Ended:
        return None
    try:
        child.send(message)
        kind, body = child.receive(LIMIT_S)
        return read_json(body, MAX_ANSWER) if kind == INSPECTED else None
    except (Ended, BadRecord):
        return None
    finally:
        child.close()
