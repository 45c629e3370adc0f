"""Finding a student by what he is called: names in any order and spelling, user names, numbers, addresses."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field

from grader.model.submission import Origin

_NUMBER_AT_END = re.compile(r"\D+ (\d{1,18})")


@dataclass
class KnownBy:
    """Which student (by position) each word belongs to. A word by which two of them are known is no one's."""

    positions: dict[str, int] = field(default_factory=dict)
    """word, made plain -> position; -1 if it is no one's"""

    def add(self, position: int, words: Iterable[str]) -> None:
        """All by which the student at that position may be known."""
        for word in {plain(word) for word in words if word.strip()}:
            self.positions[word] = position if self.positions.get(word, position) == position else -1

    def find(self, student: str, origin: Origin | None) -> int | None:
        """The position of the student of a hand-in: what the learning system calls him counts before his name."""
        known = origin or Origin()
        for word in (known.id, known.email, known.login, student):
            position = self.positions.get(plain(word), -1) if word else -1
            if position >= 0:
                return position
        return None


def plain(word: str) -> str:
    """Letters and digits only, without marks and capitals: `Novak, Žan`, `novakžan` and `Novak_Zan` are one word.

    A word without any of these stays as it is."""
    folded = unicodedata.normalize("NFKD", word.strip().casefold())
    return re.sub(r"[^\w]|_", "", "".join(c for c in folded if not unicodedata.combining(c))) or word


def turned(name: str) -> list[str]:
    """The name with the last word first, as some systems write it, and the other way round."""
    words = name.replace(",", " ").split()
    return [" ".join([*words[1:], words[0]]), " ".join([words[-1], *words[:-1]])] if len(words) > 1 else []


def words_of(cell: str) -> list[str]:
    """By what else the value of a cell is known: the number of `Participant 12`, the user of an address."""
    number = _NUMBER_AT_END.fullmatch(cell)
    user = cell.partition("@")[0] if "@" in cell else ""
    return [cell, *([user] if user else []), *([number[1]] if number else [])]
