"""Encoded values as readable JSON, for the suite file, and values of our own side that hold a Foreign."""

from __future__ import annotations

from struct import pack
from typing import Any

from grader.runner.values import NOTHING, BadEncoding, Foreign, decode, encode


def to_json(data: bytes) -> Any:
    """A readable JSON value of encoded bytes: numbers, texts and lists as such, the rest as an object with one key."""
    return _to_json(decode(data))


def _to_json(value: Any) -> Any:
    kind = type(value)
    if value is None or kind in (bool, str):
        return value
    if kind is int:
        return value if -(1 << 64) < value < 1 << 64 else {"i": hex(value)}
    if kind is float:
        return value if value - value == 0.0 else {"f": repr(value)}
    if kind is list:
        return [_to_json(item) for item in value]
    if kind is tuple:
        return {"t": [_to_json(item) for item in value]}
    if kind is dict:
        return {"d": [[_to_json(key), _to_json(item)] for key, item in value.items()]}
    if kind in (set, frozenset):
        members = sorted(value, key=encode)
        return {"s" if kind is set else "z": [_to_json(item) for item in members]}
    if kind is bytes:
        return {"b": value.hex()}
    if kind is complex:
        return {"c": [repr(value.real), repr(value.imag)]}
    plain = [] if value.plain is NOTHING else [_to_json(value.plain)]
    return {"x": [value.type_name, value.text, *plain]}


def from_json(value: Any) -> bytes:
    """The bytes of what `to_json` made; BadEncoding if it is not of that form."""
    try:
        return encode_with_foreign(_from_json(value))
    except (TypeError, ValueError, KeyError) as error:
        raise BadEncoding(f"not a stored value: {error}") from None


def _from_json(value: Any) -> Any:
    kind = type(value)
    if kind is list:
        return [item if type(item) is int else _from_json(item) for item in value]
    if kind is not dict:
        return value
    ((tag, body),) = value.items()
    if tag == "t":
        return tuple(_from_json(body))
    if tag == "i":
        return int(body, 16)
    if tag == "f":
        return float(body)
    if tag == "d":
        return {_from_json(key): _from_json(item) for key, item in body}
    if tag == "s":
        return set(_from_json(body))
    if tag == "z":
        return frozenset(_from_json(body))
    if tag == "b":
        return bytes.fromhex(body)
    if tag == "c":
        return complex(float(body[0]), float(body[1]))
    if tag == "x":
        return Foreign(body[0], body[1], _from_json(body[2]) if len(body) > 2 else NOTHING)
    raise ValueError(f"unknown tag {tag!r}")


def encode_with_foreign(value: Any) -> bytes:
    """As `encode`, but a Foreign stands for the value it was made of. Only for values of our own side."""
    if type(value) is Foreign:
        name, text = value.type_name.encode("utf-8", "replace"), value.text.encode("utf-8", "replace")
        tag, plain = (b"?", b"") if value.plain is NOTHING else (b"!", encode_with_foreign(value.plain))
        return pack("<cI", tag, len(name)) + name + pack("<I", len(text)) + text + plain
    if type(value) is dict and any(type(item) in (Foreign, list, tuple, dict) for item in value.values()):
        items = (encode(key) + encode_with_foreign(item) for key, item in value.items())
        return b"{" + b"".join(items) + b"0"
    if type(value) in (list, tuple) and any(type(item) in (Foreign, list, tuple, dict, set) for item in value):
        tag = b"[" if type(value) is list else b"("
        return pack("<cI", tag, len(value)) + b"".join(encode_with_foreign(item) for item in value)
    return encode(value)
