"""Results within the limits of an exercise, where these are narrower than what the encoding allows in any case."""

from __future__ import annotations

from typing import Any, Callable

from grader.runner.values import MAX_BYTES, MAX_DEPTH, Unsendable, encode

_NESTING = frozenset({list, tuple, set, frozenset, dict})


def encoder(depth: int, size: int) -> Callable[[Any], bytes]:
    """`encode` for results of so many levels of lists (or tuples, sets, dicts) in one another, and so many bytes."""
    if depth >= MAX_DEPTH and size >= MAX_BYTES:
        return encode

    def encode_within(value: Any) -> bytes:
        data = encode(value)
        if len(data) > size:
            raise Unsendable("too large")
        if _is_deeper(value, depth):
            raise Unsendable("nested too deeply, or contains itself")
        return data

    return encode_within


def _is_deeper(value: Any, levels: int) -> bool:
    """Of a value that could be encoded, so it has an end. Subclasses are one word in it, whatever they hold."""
    kind = type(value)
    if kind not in _NESTING:
        return False
    if not levels:
        return True
    if kind is dict:
        return any(_is_deeper(k, levels - 1) or _is_deeper(v, levels - 1) for k, v in value.items())
    return any(_is_deeper(item, levels - 1) for item in value)
