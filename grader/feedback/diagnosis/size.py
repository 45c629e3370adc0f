"""How large an input is, so that "on larger inputs" has one meaning."""

from __future__ import annotations

from typing import Any

from grader.compare.order import MAX_DEPTH


def size_of(value: Any, depth: int = MAX_DEPTH) -> int:
    """The bits of numbers and the members of collections, all together; letters of texts."""
    kind = type(value)
    if kind is int:
        return int(value.bit_length())
    if kind is float:
        return int(abs(value)).bit_length() if abs(value) < float("inf") else 0
    if kind in (str, bytes):
        return len(value)
    if depth > 0 and kind in (list, tuple, set, frozenset):
        return len(value) + sum(size_of(item, depth - 1) for item in value)
    if depth > 0 and kind is dict:
        return len(value) + sum(size_of(k, depth - 1) + size_of(v, depth - 1) for k, v in value.items())
    return 0
