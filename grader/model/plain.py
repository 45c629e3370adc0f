"""Dataclasses of the model to JSON-ready data and back."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


def to_plain(value: Any) -> Any:
    """Dicts, lists, text, numbers; fields that have their default value are left out."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {
            f.name: to_plain(getattr(value, f.name))
            for f in dataclasses.fields(value)
            if not _is_default(f, getattr(value, f.name))
        }
    if isinstance(value, dict):
        return {key: to_plain(item) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [to_plain(item) for item in value]
    return value


def from_plain(kind: type[T], data: Any) -> T:
    """The dataclass `kind` of what `to_plain` made; KeyError or TypeError if it is not of that shape."""
    return _reader(kind)(data)  # type: ignore[arg-type,no-any-return]


def _is_default(f: dataclasses.Field[Any], value: Any) -> bool:
    if f.default is not dataclasses.MISSING:
        return bool(f.default == value)
    if f.default_factory is not dataclasses.MISSING:
        return bool(f.default_factory() == value)
    return False


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    if dataclasses.is_dataclass(kind):
        hints = get_type_hints(kind)
        readers = {f.name: _reader(hints[f.name]) for f in dataclasses.fields(kind)}
        return lambda data: kind(**{name: readers[name](item) for name, item in data.items()})  # type: ignore[operator]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple and len(inner) == 2 and inner[1] is Ellipsis:
        item = _reader(inner[0])
        return lambda data: tuple(map(item, data))
    if origin is tuple:
        items = [_reader(t) for t in inner]
        return lambda data: tuple(read(x) for read, x in zip(items, data, strict=True))
    if origin is dict:
        key, item = _reader(inner[0]), _reader(inner[1])
        return lambda data: {key(k): item(v) for k, v in data.items()}
    if origin in (Union, types.UnionType):
        item = _reader(next(t for t in inner if t is not type(None)))
        return lambda data: None if data is None else item(data)
    if kind is int:
        return lambda data: int(data)
    if kind is float:
        return lambda data: float(data)
    if origin is Literal or kind in (str, bool, bytes) or kind is Any:
        return lambda data: data
    raise TypeError(f"no reader for {kind}")
