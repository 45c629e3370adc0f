"""What stands for the screen and the keyboard in the worker: printed text is kept to a limit, lines are given out."""

from __future__ import annotations

import io
from typing import Any, Callable, List, Optional, Sequence


class Screen(io.TextIOBase):
    """Standard output and error. Too much of it ends the call."""

    def __init__(self, limit_chars: int, on_flood: Callable[[], None]) -> None:
        self._parts: List[str] = []
        self.length = 0
        self._limit = limit_chars
        self._on_flood = on_flood

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return False

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return "utf-8"

    def fileno(self) -> int:
        raise io.UnsupportedOperation("fileno")

    def write(self, text: str) -> int:
        if type(text) is not str:
            raise TypeError("write() argument must be str, not " + type(text).__name__)
        room = self._limit - self.length
        if room > 0:
            self._parts.append(text[:room])
        self.length += len(text)
        if self.length > self._limit:
            self._on_flood()
        return len(text)

    def take(self) -> str:
        """The text since the last time."""
        text = "".join(self._parts)
        self._parts.clear()
        self.length = 0
        return text


class Keyboard(io.TextIOBase):
    """Standard input: one object for life, filled anew for each case. The third read past the end ends the child."""

    PATIENCE = 3

    def __init__(self, on_starved: Callable[[], None]) -> None:
        self._lines: List[str] = []
        self._next = 0
        self._past_end = 0
        self._on_starved = on_starved

    def fill(self, lines: Optional[Sequence[str]]) -> None:
        self._lines = [line + "\n" for line in lines] if lines else []
        self._next = 0
        self._past_end = 0

    @property
    def used(self) -> bool:
        """Was anything read, or could it be?"""
        return bool(self._next or self._past_end or self._lines)

    @property
    def lines_read(self) -> int:
        return self._next

    @property
    def starved(self) -> bool:
        """Was something read past the end?"""
        return self._past_end > 0

    def readable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return False

    def fileno(self) -> int:
        raise io.UnsupportedOperation("fileno")

    def readline(self, size: Any = -1) -> str:  # type: ignore[override]
        if self._next >= len(self._lines):
            self._past_end += 1
            if self._past_end >= self.PATIENCE:
                self._on_starved()
            return ""
        line = self._lines[self._next]
        if size is not None and 0 <= size < len(line):
            self._lines[self._next] = line[size:]
            return line[:size]
        self._next += 1
        return line

    def read(self, size: Any = -1) -> str:
        text = "".join(self._lines[self._next :])
        if not text and size != 0:
            return self.readline()
        if size is None or size < 0 or size >= len(text):
            self._next = len(self._lines)
            return text
        rest = text[size:]
        self._lines[self._next :] = rest.splitlines(keepends=True)
        return text[:size]

    def __next__(self) -> str:  # type: ignore[override]
        line = self.readline()
        if not line:
            raise StopIteration
        return line
