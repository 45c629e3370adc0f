"""Frames between the grader and a child: a length, a kind, a body. Shared by both sides.

Towards the child everything is the grader's own, so a body is `marshal` of plain data. From the child nothing is
trusted: bodies are fixed binary records of encoded values (`values`), or JSON that is read with limits.
"""

from __future__ import annotations

import struct
from typing import Tuple

from grader.model.outcome import OutcomeKind

HEADER = struct.Struct("<Ic")
"""length of the body, kind"""
MAX_FRAME = 4 << 20
"""of a frame from a child; longer means that something else than the worker wrote it"""

READY = b"R"
INSPECTED = b"I"
STATEMENT = b"S"
LOADED = b"L"
OUTCOMES = b"O"
CALL = b"H"
DONE = b"E"
JUDGED = b"J"

RECORD = struct.Struct("<IBfIII")
"""position of the case, kind of outcome, seconds of CPU, lengths of value, arguments after, and details (JSON)"""

RETURNED_ARGUMENT = struct.Struct("<IB")
"""At the end of a run: position of a case whose result is one of its arguments itself, and which."""

KINDS: Tuple[OutcomeKind, ...] = (
    "returned",
    "raised",
    "timed_out",
    "out_of_memory",
    "too_much_output",
    "wanted_input",
    "unsendable",
)
"""The kinds of outcome that a worker reports itself, by their number in a record."""

NONCE_BYTES = 8


def frame(kind: bytes, body: bytes) -> bytes:
    return HEADER.pack(len(body), kind) + body
