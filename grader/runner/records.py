"""Outcomes out of the frames of a child: nothing in them is trusted, and an equal answer is not even read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from grader.model.outcome import Outcome, Raised
from grader.runner.protocol import KINDS, RECORD
from grader.runner.values import MAX_BYTES, BadEncoding, Foreign, TooLarge, decode

MAX_DETAILS = 1 << 20
MAX_LINE = 10_000_000
LARGE_BYTES = 1 << 16
MAX_READABLE = 20_000
MAX_READABLE_BYTES = 1 << 22
_readable: dict[bytes, Outcome] = {}
"""results that were read before, as outcomes: a class gives the same ones again and again, and so do edits"""
_readable_bytes = [0]
"""of all of them"""
TOO_LARGE = Outcome("unsendable", detail="too large")


class BadRecord(ValueError):
    """The bytes are no outcomes of this run."""


def read_outcomes(
    body: bytes, expected: Mapping[int, Outcome], most: int, seconds: dict[int, float] | None = None
) -> list[tuple[int, Outcome]]:
    """(position, outcome) for each record; BadRecord if they are not well formed, or more than `most`.

    Where an outcome is the expected one to the last byte, the expected object itself is given back.
    """
    found: list[tuple[int, Outcome]] = []
    at, end = 0, len(body)
    while at < end:
        if at + RECORD.size > end:
            raise BadRecord("cut short")
        if len(found) == most:
            raise BadRecord("more answers than questions")
        position, kind, spent, n_value, n_after, n_details = RECORD.unpack_from(body, at)
        at += RECORD.size
        if at + n_value + n_after + n_details > end or kind >= len(KINDS) or n_value > MAX_BYTES + 4096:
            raise BadRecord("cut short")
        value = body[at : at + n_value]
        after = body[at + n_value : at + n_value + n_after]
        at += n_value + n_after
        details = body[at : at + n_details]
        at += n_details
        if seconds is not None:
            seconds[position] = spent
        wanted = expected.get(position)
        if wanted is not None and not details and kind == 0 and wanted.value == value and wanted.after == after:
            found.append(
                (
                    position,
                    wanted if wanted.kind == "returned" and not wanted.printed else Outcome("returned", value, after),
                )
            )
        else:
            found.append((position, _outcome(kind, value, after, details)))
    return found


def stream_of(positions: Iterable[int], expected: Mapping[int, Outcome]) -> bytes:
    """The records of a child that answers as expected on these positions, in this order; b"" if one of the expected
    outcomes has more to it than a result."""
    parts = []
    for position in positions:
        outcome = expected.get(position)
        if outcome is None or outcome.kind != "returned" or outcome.printed or outcome.lines_read or outcome.starved:
            return b""
        parts.append(RECORD.pack(position, 0, 0.0, len(outcome.value), len(outcome.after), 0))
        parts.append(outcome.value)
        parts.append(outcome.after)
    return b"".join(parts)


def _outcome(kind: int, value: bytes, after: bytes, details: bytes) -> Outcome:
    """What is not as expected is read once here, so that nothing that cannot be read gets any further."""
    if not kind and not details and not after:
        known = _readable.get(value)
        if known is not None:
            return known
    more = read_json(details, MAX_DETAILS) if details else {}
    if type(more) is not dict:
        raise BadRecord("details")
    name = KINDS[kind]
    try:
        if name == "returned":
            decode(value)
        if after and type(decode(after)) is not tuple:
            raise BadRecord("arguments that are no tuple")
    except TooLarge:
        return TOO_LARGE
    except BadEncoding as error:
        raise BadRecord(str(error)) from None
    lines_read = more.get("read")
    outcome = Outcome(
        kind=name,
        value=value if name == "returned" else b"",
        after=after,
        printed=_text(more.get("printed", "")),
        raised=read_raised(more.get("raised")) if name == "raised" else None,
        line=line_of(more.get("line")),
        detail=_text(more.get("detail", ""))[:200],
        lines_read=lines_read if type(lines_read) is int and 0 <= lines_read < MAX_LINE else 0,
        starved=more.get("starved") is True,
        shared=more.get("shared") is True,
    )
    if not kind and not details and not after:
        _remember(outcome)
    return outcome


def _remember(outcome: Outcome) -> None:
    """A result without anything beside it."""
    size = len(outcome.value)
    if size > LARGE_BYTES:
        return
    if len(_readable) >= MAX_READABLE or _readable_bytes[0] + size > MAX_READABLE_BYTES:
        _readable.clear()
        _readable_bytes[0] = 0
    _readable[outcome.value] = outcome
    _readable_bytes[0] += size


def line_of(value: Any) -> int | None:
    """A line of a source, if it can be one."""
    return value if type(value) is int and 0 < value < MAX_LINE else None


def read_raised(data: Any) -> Raised:
    if type(data) is not dict:
        raise BadRecord("details")
    lines = data.get("lines", [])
    bases = data.get("bases", [])
    if type(lines) is not list or type(bases) is not list:
        raise BadRecord("details")
    return Raised(
        type=_text(data.get("type", ""))[:80],
        message=_text(data.get("message", ""))[:500],
        bases=tuple(_text(base)[:80] for base in bases[:12]),
        lines=tuple(line for line in lines[:20] if line_of(line) is not None),
        own=data.get("own") is True,
    )


def _text(value: Any) -> str:
    if type(value) is not str:
        raise BadRecord("details")
    return value


def read_json(data: bytes, limit: int) -> Any:
    """JSON from a child; BadRecord for anything that is not, or is too large."""
    if len(data) > limit:
        raise BadRecord("too large")
    try:
        return json.loads(data)
    except (ValueError, RecursionError, MemoryError):
        raise BadRecord("no JSON") from None


def is_plain_call(arguments: bytes) -> bool:
    """The bytes go on to a process that reads them with `marshal`, which must not meet any but those of plain values.
    BadRecord if they are no arguments at all."""
    try:
        values = decode(arguments)
    except BadEncoding as error:
        raise BadRecord(str(error)) from None
    if type(values) is not tuple:
        raise BadRecord("arguments that are no tuple")
    return _is_plain(values)


def _is_plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(_is_plain(key) and _is_plain(item) for key, item in value.items())
    if isinstance(value, (list, tuple, set, frozenset)):
        return all(map(_is_plain, value))
    return type(value) is not Foreign
