"""Asks a child that parses and never executes what a source is made of."""

from __future__ import annotations

from typing import Any

from grader.model.inspection import Inspection, SyntaxFault
from grader.model.plain import from_plain
from grader.runner.channel import Child, Ended
from grader.runner.protocol import INSPECTED
from grader.runner.records import BadRecord, line_of, read_json
from grader.runner.servers import Server

LIMIT_S = 10.0
MAX_ANSWER = 4 << 20
MAX_SOURCES = 200
"""that one child reads"""
TOO_DEEP = "too_deep"
CANNOT_BE_READ = Inspection(fault=SyntaxFault("", kind=TOO_DEEP))


def inspect_source(server: Server, text: str, request: dict[str, Any]) -> Inspection:
    """What is known of a source without running it. A source that ends the child is one that cannot be read."""
    inspection, child = inspect_first(server, text, request)
    if child is not None:
        child.close()
    return inspection


def inspect_first(server: Server, text: str, request: dict[str, Any]) -> tuple[Inspection, Child | None]:
    """The same; and the child, which has executed nothing, to load the source next. To be closed if it is there."""
    try:
        child = Child(server)
    except Ended:
        return CANNOT_BE_READ, None
    found = _inspected(child, text, request)
    if found is None:
        child.close()
        return CANNOT_BE_READ, None
    return found, child


class Inspector:
    """Reads the sources of a class. The first by a child of its own, as one may be all there is; those after it by one
    that goes on, and is warm. It parses and never executes, so no source can leave anything to the next. To be closed.
    """

    def __init__(self, server: Server) -> None:
        self._server = server
        self._child: Child | None = None
        self._sources = 0

    def inspect(self, text: str, request: dict[str, Any]) -> tuple[Inspection, Child | None]:
        """As `inspect_first`, but there need be no child. A source that ends a used child, or finds too little room in
        it, is read again by a fresh one."""
        self._sources += 1
        found = self._read(text, request) if self._sources > 1 else None
        if found is None or (found.fault is not None and found.fault.kind == TOO_DEEP):
            return inspect_first(self._server, text, request)
        return found, None

    def _read(self, text: str, request: dict[str, Any]) -> Inspection | None:
        try:
            child = self._child = self._child or Child(self._server)
        except Ended:
            return None
        found = _inspected(child, text, request)
        if found is None or self._sources % MAX_SOURCES == 0:
            self.close()
        return found

    def close(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.close()


def _inspected(child: Child, text: str, request: dict[str, Any]) -> Inspection | None:
    """None if the child did not say."""
    try:
        child.send({"do": "inspect", "text": text, "request": request})
        kind, body = child.receive(LIMIT_S)
        return from_plain(Inspection, read_json(body, MAX_ANSWER)) if kind == INSPECTED else None
    except (Ended, BadRecord, KeyError, TypeError, ValueError, AttributeError):
        return None


def sketch_source(server: Server, text: str) -> dict[str, Any]:
    """What a first spec can know of a source, as `source.sketch.outline` tells it; {fault} if it does not compile, {}
    if it cannot be followed."""
    answer = _ask(server, {"do": "inspect", "text": text, "request": {"sketch": True}})
    if type(answer) is not dict:
        return {}
    sketch = answer.get("sketch")
    return sketch if type(sketch) is dict else {"fault": answer.get("fault")}


def statement_lines(server: Server, text: str, positions: list[int]) -> dict[int, tuple[int, int]]:
    """Position of a top-level statement -> its first and last line."""
    answer = _ask(server, {"do": "lines", "text": text, "positions": positions})
    found = {}
    for position, entry in zip(positions, answer if type(answer) is list else (), strict=False):
        lines = [line_of(line) for line in entry] if type(entry) is list else []
        if len(lines) == 2 and lines[0] is not None and lines[1] is not None:
            found[position] = (lines[0], lines[1])
    return found


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
