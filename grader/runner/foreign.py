"""What the encoding of values knows beside plain values: its limits, its errors, and what stands for other objects."""

from __future__ import annotations

from typing import Any

MAX_BYTES = 1 << 20
MAX_NODES = 100_000
MAX_DEPTH = 64
MAX_BITS = 1 << 20
MAX_ALIKE_KEYS = 200
"""Members of a set or dict that have one hash: an opponent's twenty thousand of them take a minute to put in."""
MAX_TEXT_OF_FOREIGN = 200


class Unsendable(Exception):
    """The value is too large, too deep or contains itself."""


class BadEncoding(ValueError):
    """The bytes are no encoding of a value."""


class TooLarge(BadEncoding):
    """They may be one, of a value beyond the limits of this side."""


NOTHING = object()
"""stands for no value at all, where None is one"""


class Foreign:
    """What stands for a value of any type that is not plain."""

    __slots__ = ("plain", "text", "type_name")

    def __init__(self, type_name: str, text: str = "", plain: Any = NOTHING) -> None:
        self.type_name = type_name
        self.text = text
        self.plain = plain
        """for a subclass of a plain type (a named tuple, a Counter) the plain value in it; else NOTHING"""

    def __repr__(self) -> str:
        return f"<{self.type_name}>"

    def __eq__(self, other: object) -> bool:
        if type(other) is not Foreign or (self.type_name, self.text) != (other.type_name, other.text):
            return False
        return self.plain is other.plain or bool(self.plain == other.plain)

    def __hash__(self) -> int:
        return hash((self.type_name, self.text))
