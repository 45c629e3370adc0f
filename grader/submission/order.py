"""The order in which people look names up: 2 before 10, č after c and before d, capitals no different."""

from __future__ import annotations

import re
import unicodedata

_PARTS = re.compile(r"([0-9]+)")
_NOT_COMPOSED = {"đ": "d", "ł": "l", "ø": "o", "ħ": "h", "ŧ": "t", "ı": "i"}
"""letters that Unicode does not take apart into a letter and its mark"""

_CARON, _FIRST = "\u030c", "\u02ff"
"""č stands before ć where both are letters"""

Key = tuple[object, ...]


def sort_key(name: str) -> Key:
    """A key for `sorted`: by letters with their marks, and by whole numbers; names that look alike keep apart."""
    parts = _PARTS.split(name.casefold())
    return tuple(_number(part) if at % 2 else _letters(part) for at, part in enumerate(parts)), name


def _number(digits: str) -> tuple[int, str]:
    """By size without making a number of it: a name may consist of a million digits."""
    plain = digits.lstrip("0")
    return len(plain), plain


def _letters(text: str) -> tuple[tuple[str, str], ...]:
    """Each letter with its marks: where two names first differ, c comes before č, and č before d."""
    found: list[tuple[str, str]] = []
    for character in unicodedata.normalize("NFD", text):
        if unicodedata.combining(character) and found:
            letter, marks = found[-1]
            found[-1] = letter, marks + (_FIRST if character == _CARON else character)
        elif character in _NOT_COMPOSED:
            found.append((_NOT_COMPOSED[character], character))
        else:
            found.append((" " if character in "_-. " else character, ""))
    return tuple(found)
