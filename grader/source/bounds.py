"""How much of a source is looked at, and how much is told of it: a hostile source may be anything."""

from __future__ import annotations

MAX_SOURCE = 1_000_000
"""characters of one source"""
MAX_FILES = 50
"""other files of a hand-in that names are followed into"""
MAX_DEFINITIONS = 2_000
MAX_USES = 50
"""of one function"""
MAX_TEXT = 200
"""characters of any text in the answer"""
MAX_DROPPED = 1_000
"""ranges of lines that salvage names"""
MAX_PATH = 12
"""names in the path of a use"""
MAX_ALTERNATIVES = 60
"""definitions of one name that are told apart at one place; more are followed all"""
MAX_STEPS = 400_000
"""edges followed for all functions of one request"""
MAX_GUESSES = 100_000
"""expressions whose value is guessed for one request"""
MAX_CYCLE_STEPS = 50_000
"""edges looked at for one question about recursion"""


def cut(text: str, limit: int = MAX_TEXT) -> str:
    """`text` of at most `limit` characters that can be encoded as UTF-8."""
    if len(text) <= limit and text.isascii():
        return text
    short = text if len(text) <= limit else text[: limit - 1] + "\u2026"
    return short.encode("utf-8", "replace").decode("utf-8")
