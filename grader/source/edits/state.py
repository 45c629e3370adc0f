"""What a module keeps in lists, dictionaries and sets of its own: put back before each edited function is tried."""

from __future__ import annotations

from typing import Any

MAX_PARTS = 2_000
"""of all of them together; what is larger is left as it is"""
MAX_DEPTH = 8


class Kept:
    """The contents of the containers that a module's names stand for, as they are now."""

    def __init__(self, namespace: dict[str, Any]) -> None:
        left = [MAX_PARTS]
        self._kept: list[tuple[Any, Any]] = []
        for name, value in list(namespace.items()):
            if not name.startswith("__") and type(value) in (list, dict, set) and _is_plain(value, left, MAX_DEPTH):
                self._kept.append((value, _copy(value)))

    def put_back(self) -> None:
        for value, content in self._kept:
            if type(value) is list:
                value[:] = _copy(content)
            else:
                value.clear()
                value.update(_copy(content))


def _is_plain(value: Any, left: list[int], depth: int) -> bool:
    left[0] -= 1
    if left[0] < 0 or depth < 0:
        return False
    if type(value) is dict:
        return all(_is_plain(k, left, depth - 1) and _is_plain(v, left, depth - 1) for k, v in value.items())
    if type(value) in (list, tuple, set, frozenset):
        return all(_is_plain(item, left, depth - 1) for item in value)
    return value is None or type(value) in (int, float, bool, str, bytes, complex)


def _copy(value: Any) -> Any:
    if type(value) is dict:
        return {key: _copy(item) for key, item in value.items()}
    if type(value) in (list, tuple):
        return type(value)(_copy(item) for item in value)
    return set(value) if type(value) is set else value
