"""Domains of text: characters, text, binary."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any, Collection, Dict, List, Optional

from grader.expressions.choices import SampledFrom
from grader.expressions.containers import Lists
from grader.expressions.domain import Domain, ordered, without_repeats
from grader.expressions.numbers import Integers

_FIRST = "abcABC 01zZ9.-_čéжß"
_TELLING = ("a", "A", " ", "0", "\n", "é", "č", "ж", "ß", "\t", "'", '"', "\\", "€", "😀", "\u0301", "\x00")
_SHORT_RANGE = 3000


class Characters(Domain):
    """Single characters; the size is the place in a list that begins with simple letters."""

    may_repeat = True

    def __init__(
        self,
        *,
        codec: Optional[str] = None,
        min_codepoint: Optional[int] = None,
        max_codepoint: Optional[int] = None,
        categories: Optional[Collection[str]] = None,
        exclude_categories: Optional[Collection[str]] = None,
        include_characters: Optional[Collection[str]] = None,
        exclude_characters: Optional[Collection[str]] = None,
    ) -> None:
        super().__init__()
        self.codec, self.low, self.high = codec, min_codepoint or 0, min(max_codepoint or 0x10FFFF, 0x10FFFF)
        self.categories = None if categories is None else ordered(categories)
        self.but = None if exclude_categories is None else ordered(exclude_categories)
        self.extra = "".join(ordered(include_characters or ()))
        self.excluded = "".join(ordered(exclude_characters or ()))
        self.options: Dict[str, Any] = {
            "codec": codec,
            "min_codepoint": min_codepoint,
            "max_codepoint": max_codepoint,
            "categories": self.categories,
            "exclude_categories": self.but,
            "include_characters": self.extra or None,
            "exclude_characters": self.excluded or None,
        }
        self._walk = self._sequence()

    def _depth(self) -> Optional[int]:
        if self.high - self.low > _SHORT_RANGE:
            return None
        return len({c for c in itertools.chain(map(chr, range(self.low, self.high + 1)), self.extra) if self._has(c)})

    def _make(self, size: int) -> Iterator[str]:
        yield from itertools.islice(self._walk, 1)

    def _sequence(self) -> Iterator[str]:
        told = set()
        for character in itertools.chain(_FIRST, self.extra, map(chr, range(32, 127)), self._all()):
            if character not in told and self._has(character):
                told.add(character)
                yield character

    def _all(self) -> Iterator[str]:
        return map(chr, range(self.low, self.high + 1))

    def _has(self, character: str) -> bool:
        if character in self.excluded:
            return False
        if character in self.extra:
            return True
        if not self.low <= ord(character) <= self.high:
            return False
        category = unicodedata.category(character)
        groups = (category, category[0])
        wanted = self.categories is None or any(group in self.categories for group in groups)
        but = self.but if self.but is not None else (["Cs"] if self.categories is None else [])
        if not wanted or any(group in but for group in groups):
            return False
        return self.codec is None or _encodable(character, self.codec)

    def boundaries(self, near: Sequence[Any] = ()) -> List[str]:
        edges = [*(text for text in near if type(text) is str and len(text) == 1), *_TELLING, *self.extra]
        edges += [chr(self.low), chr(self.high)]
        return without_repeats([edge for edge in edges if self._has(edge)])

    def contains(self, value: Any) -> bool:
        return type(value) is str and len(value) == 1 and self._has(value)


class Text(Domain):
    """Texts over an alphabet; the size is that of the list of their characters."""

    def __init__(self, alphabet: Any = None, *, min_size: int = 0, max_size: Optional[int] = None) -> None:
        super().__init__()
        if alphabet is None:
            alphabet = Characters(codec="utf-8")
        self.alphabet = alphabet if isinstance(alphabet, Domain) else SampledFrom(alphabet)
        self.letters = Lists(self.alphabet, min_size=min_size, max_size=max_size)

    def _depth(self) -> Optional[int]:
        return self.letters.depth()

    def _make(self, size: int) -> Iterator[str]:
        yield from map("".join, self.letters.level(size))
        self.truncated = self.letters.truncated

    def boundaries(self, near: Sequence[Any] = ()) -> List[str]:
        edges = [text for text in near if self.contains(text)]
        edges += ["".join(letters) for letters in self.letters.boundaries(near)]
        edges += [text for text in ("Aa", " a ", "a b", "aba", "a\nb", "0", "-1", "1.5") if self.contains(text)]
        return without_repeats(edges)

    def contains(self, value: Any) -> Optional[bool]:
        return self.letters.contains(list(value)) if type(value) is str else False


class Binary(Domain):
    """Bytes; the size is that of the list of their numbers."""

    def __init__(self, *, min_size: int = 0, max_size: Optional[int] = None) -> None:
        super().__init__()
        self.numbers = Lists(Integers(0, 255), min_size=min_size, max_size=max_size)

    def _depth(self) -> Optional[int]:
        return self.numbers.depth()

    def _make(self, size: int) -> Iterator[bytes]:
        yield from map(bytes, self.numbers.level(size))
        self.truncated = self.numbers.truncated

    def boundaries(self, near: Sequence[Any] = ()) -> List[bytes]:
        return [bytes(numbers) for numbers in self.numbers.boundaries(near)]

    def contains(self, value: Any) -> Optional[bool]:
        return self.numbers.contains(list(value)) if type(value) is bytes else False


def _encodable(character: str, codec: str) -> bool:
    try:
        character.encode(codec)
    except UnicodeEncodeError:
        return False
    return True
