"""Subclasses of plain types (a named tuple, a Counter) taken for the plain value in them."""

from __future__ import annotations

from typing import Any

from grader.runner.values import MAX_DEPTH, NOTHING, Foreign


def holds_subclass(value: Any, depth: int = MAX_DEPTH + 4) -> bool:
    """Is there an instance of a subclass of a plain type in it? Not deeper than an encoded value can be."""
    kind = type(value)
    if kind is Foreign:
        return value.plain is not NOTHING
    if kind not in _COMPOUND or depth < 0:
        return False
    items = (item for pair in value.items() for item in pair) if kind is dict else value
    return any(type(item) in _COMPOUND and holds_subclass(item, depth - 1) for item in items)


def plain_of(value: Any) -> Any:
    """The value with each subclass of a plain type replaced by the plain value in it."""
    if not holds_subclass(value):
        return value
    kind = type(value)
    if kind is Foreign:
        return value if value.plain is NOTHING else plain_of(value.plain)
    try:
        if kind is dict:
            return {plain_of(key): plain_of(item) for key, item in value.items()}
        return kind(plain_of(item) for item in value)
    except TypeError:  # a list of an own class with an own hash: as a plain list it is no key
        return value


_COMPOUND = frozenset({Foreign, list, tuple, dict, set, frozenset})
