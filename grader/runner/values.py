"""Values as bytes: the one encoding in which arguments, results and expected values travel and are stored.

The bytes are those that `marshal` (version 2) writes for plain values, because C code writes them in microseconds, with
sets in a fixed order and one addition for what is not plain. Bytes that come from a hand-in are never given to
`marshal`: they are compared as bytes, and only a difference is read, by the strict reader in `decoding`.

Equal bytes mean equal values of equal types. Different bytes may still be equal values (1 and 1.0, dicts in another
order); that is for `grader.compare` to say.
"""

from __future__ import annotations

import itertools
import marshal
import re
import struct
from typing import Any, Callable, Dict, List, Tuple

from grader.runner.decoding import decode
from grader.runner.foreign import (
    MAX_BITS,
    MAX_BYTES,
    MAX_DEPTH,
    MAX_NODES,
    MAX_TEXT_OF_FOREIGN,
    NOTHING,
    BadEncoding,
    Foreign,
    TooLarge,
    Unsendable,
)

__all__ = [
    "MAX_BITS",
    "MAX_BYTES",
    "MAX_DEPTH",
    "MAX_NODES",
    "MAX_TEXT_OF_FOREIGN",
    "NOTHING",
    "BadEncoding",
    "Foreign",
    "TooLarge",
    "Unsendable",
    "decode",
    "encode",
]

VERSION = 2
_SCALARS = frozenset({type(None), bool, float, complex})
_FLAT = frozenset({type(None), bool, float, complex, int, str})
_EXACT = frozenset({type(None), bool, int, str})
"""of which a list has one encoding only"""
_LISTS = frozenset({list, tuple})
_INEXACT = frozenset({float, complex})
_dumps = marshal.dumps
_type = type
_len = len
_any = any
_SMALL = 1 << 16
"""bytes, each of which may be a value: surely within all limits"""
_chain = itertools.chain.from_iterable
_NAN = float("nan")
_map = map
_set = set
_name_of = type.__dict__["__name__"].__get__
_module_of = type.__dict__["__module__"].__get__
_mro_of = type.__dict__["__mro__"].__get__
_pack = struct.pack
_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")


def encode(value: Any) -> bytes:
    """The bytes of a value; Unsendable if it is too large, too deep or contains itself.

    Subclasses of plain types are foreign: their methods may lie, so nothing of them is asked but a short text.
    """
    kind = _type(value)
    try:
        if kind is int:
            if value.bit_length() <= MAX_BITS:
                return _dumps(value, VERSION)
        elif kind in _SCALARS and value == value:
            return _dumps(value, VERSION)
        if (kind is list or kind is tuple) and _len(value) <= MAX_NODES:
            kinds = _set(_map(_type, value))
            if kinds <= _FLAT:
                if kinds.isdisjoint(_INEXACT) or not _any(item != item for item in value):
                    data = _dumps(value, VERSION)
                    if _len(data) <= MAX_BYTES:
                        return data
            elif kinds <= _LISTS and _set(_map(_type, _chain(value))) <= _EXACT:
                data = _dumps(value, VERSION)
                if _len(data) <= _SMALL:
                    return data
    except Exception:  # a class that passes itself off as a plain one: marshal and the slow way look closer
        pass
    parts: List[bytes] = []
    _write(value, parts.append, MAX_DEPTH, [MAX_NODES, MAX_BYTES])
    return b"".join(parts)


def _write(value: Any, put: Any, depth: int, left: List[int]) -> None:
    """Appends the bytes of a value; `left` holds how many nodes and bytes may still come."""
    if depth < 0:
        raise Unsendable("nested too deeply, or contains itself")
    kind = _type(value)
    left[0] -= 1
    if left[0] < 0 or left[1] < 0:
        raise Unsendable("too large")
    if value is None or kind is bool:
        put(_dumps(value, VERSION))
    elif kind is float or kind is complex:
        put(_dumps(value if value == value else _one_nan(value), VERSION))
    elif kind is int:
        if value.bit_length() > MAX_BITS:
            raise Unsendable("too large")
        put(_counted(_dumps(value, VERSION), left))
    elif kind is str or kind is bytes:
        if _len(value) > MAX_BYTES:
            raise Unsendable("too large")
        put(_counted(_dumps(value, VERSION), left))
    elif kind is list or kind is tuple:
        count = _sized(value, left)
        data = _flat(value)
        if data:
            left[0] -= count
            put(_counted(data, left))
            return
        put(_pack("<cI", b"[" if kind is list else b"(", count))
        for item in value:
            _write(item, put, depth - 1, left)
    elif kind is set or kind is frozenset:
        put(_pack("<cI", b"<" if kind is set else b">", _sized(value, left)))
        for data in sorted(_encoded_members(value, depth, left)):
            put(data)
    elif kind is dict:
        _sized(value, left)
        put(b"{")
        for key, item in list(value.items()):
            _write(key, put, depth - 1, left)
            _write(item, put, depth - 1, left)
        put(b"0")
    else:
        plain = _plain_in(value, kind)
        put(_foreign(value, kind, plain is NOTHING))
        if plain is not NOTHING:
            _write(plain, put, depth - 1, left)


def _flat(value: Any) -> bytes:
    """The bytes of a list or tuple whose members have one encoding only and are small; b"" for any other."""
    try:
        data = _dumps(value, VERSION) if _set(_map(_type, value)) <= _EXACT else b""
    except Exception:  # a class that passes itself off as a plain one
        return b""
    return data if _len(data) * 8 < MAX_BITS else b""


def _one_nan(value: Any) -> Any:
    """The same value with the one nan that has no sign and no payload: which of the many it was says nothing."""
    if _type(value) is float:
        return _NAN
    return complex(*(part if part == part else _NAN for part in (value.real, value.imag)))


def _encoded_members(members: Any, depth: int, left: List[int]) -> List[bytes]:
    out = []
    for item in members:
        parts: List[bytes] = []
        _write(item, parts.append, depth - 1, left)
        out.append(b"".join(parts))
    return out


def _sized(value: Any, left: List[int]) -> int:
    if _len(value) > left[0]:
        raise Unsendable("too large")
    return _len(value)


def _counted(data: bytes, left: List[int]) -> bytes:
    left[1] -= _len(data)
    return data


def _bare_dict(value: Any) -> Any:
    return dict(dict.items(value))


_BARE: Dict[type, Callable[[Any], Any]] = {
    list: lambda value: [*list.__iter__(value)],
    tuple: lambda value: (*tuple.__iter__(value),),
    dict: _bare_dict,
    set: lambda value: {*set.__iter__(value)},
    frozenset: lambda value: frozenset(frozenset.__iter__(value)),
    int: int.__int__,
    float: float.__float__,
    str: str.__str__,
    bytes: lambda value: bytes.__getitem__(value, slice(None)),
}
"""plain type -> what takes the plain value out of an instance of a subclass, by the plain type's own methods: those of
the subclass may lie"""


def _plain_in(value: Any, kind: type) -> Any:
    """The plain value in an instance of a subclass of a plain type, or in a number of numpy; else NOTHING."""
    if kind is Foreign:
        return value.plain
    if _module_of(kind) == "numpy" and value.ndim == 0:
        return value.item()
    bases: Tuple[type, ...] = _mro_of(kind)
    return next((_BARE[plain](value) for base in bases[1:] for plain in _BARE if base is plain), NOTHING)


def _foreign(value: Any, kind: type, opaque: bool) -> bytes:
    """The tag `!` says that the plain value follows. A Foreign is sent as it is."""
    name, text = str(_name_of(kind))[:100], ""
    try:
        if opaque and _module_of(kind) in ("builtins", "collections", "itertools", "fractions", "decimal"):
            text = _ADDRESS.sub("", repr(value))[:MAX_TEXT_OF_FOREIGN]
    except BaseException:  # what is inside may be a hand-in's own object
        text = ""
    name, text = (value.type_name, value.text) if kind is Foreign else (name, text)
    raw_name, raw_text = (part.encode("utf-8", "replace") for part in (name, text))
    head = _pack("<cI", b"?" if opaque else b"!", _len(raw_name))
    return head + raw_name + _pack("<I", _len(raw_text)) + raw_text
