"""`grader check --watch`: the same check at each save, and what has changed since the one before."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from grader.commands.checking import Checking
from grader.commands.options import INTERRUPTED
from grader.feedback.texts import text_of
from grader.report.since import changes

QUIET_MS = 80
"""after a change, before it is looked at: an editor may write a file in several steps"""
LOOK_MS = 1000
"""The files are looked at so often anyway: some drives tell of no changes, and one may come before the first watch."""

Look = list[tuple[str, int, int]]
"""path, time of the last change, size, of each file that is there"""


def watch_files(checking: Checking) -> None:
    """Checks until it is interrupted, and ends the command then."""
    from watchfiles import watch

    paths = [path.absolute() for path in checking.files]
    folders = {path if path.is_dir() else path.parent for path in paths}
    deep = any(path.is_dir() for path in paths)
    seen: Look = []
    try:
        seen = _check(checking, seen)
        for _ in watch(
            *folders, step=QUIET_MS, rust_timeout=LOOK_MS, yield_on_timeout=True, watch_filter=None, recursive=deep
        ):
            seen = _check(checking, seen)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _look(paths: Sequence[Path]) -> Iterator[tuple[str, int, int]]:
    for path in paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            try:
                status = file.stat()
            except OSError:  # for a moment, while it is saved, or for longer
                continue
            yield str(file), status.st_mtime_ns, status.st_size


def _check(checking: Checking, seen: Look) -> Look:
    """Checks if a file is another one than at the last look and all are there; what it saw."""
    look = list(_look(checking.files))
    if look == seen or not all(path.exists() for path in checking.files):
        return seen
    screen = checking.screen()
    if sys.stdout.isatty():
        click.clear()
    before = dict(checking.last)
    checking.check()
    language = checking.language_shown
    for file, result in checking.last.items():
        if file in before:
            checking.say("\n" + "\n".join(changes(before[file], result, language, screen, checking.only)), screen)
    checking.say("\n" + "\n".join(screen.wrapped(text_of("terminal_waiting", language), "")), screen)
    sys.stdout.flush()
    return look
