"""Progress of a long piece of work, on the error output: a bar for a person, a few lines for a log."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Any


class Progress:
    """Counts up to `total`."""

    def __init__(self, title: str, total: int, quiet: bool = False) -> None:
        self._title = title
        self._quiet = quiet
        self._total = total
        self._done = 0
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> Progress:
        if self._quiet:
            return self
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
            from rich.progress import Progress as Bar

            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
            self._bar = Bar(*columns, console=Console(stderr=True), transient=True)
            self._bar.start()
            self._task = self._bar.add_task(self._title, total=self._total)
        else:
            sys.stderr.write(f"{self._title}: {self._total} to do\n")
        return self

    def advance(self) -> None:
        self._done += 1
        if self._bar is not None:
            self._bar.advance(self._task)
        elif not self._quiet and self._total >= 20 and self._done % (self._total // 4) == 0:
            sys.stderr.write(f"{self._title}: {self._done} of {self._total}\n")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()
