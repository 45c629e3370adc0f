"""The shortest run of calls after which something goes wrong, out of a long one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

MAX_TRIES = 80
ALONE = 4
"""of the earliest and of the last calls, each is tried alone at first"""

Call = TypeVar("Call", bound=Hashable)
Fails = Callable[[Sequence[Call]], bool]


def shortest_run(calls: Sequence[Call], fails_after: Fails[Call]) -> list[Call]:
    """Out of a run of calls after which something fails, those that it takes: one alone, if one will do; else none of
    them can be left out.

    `fails_after` is asked at most MAX_TRIES times. Where that is not enough, more calls stay than it takes.
    """
    fails = _limited(fails_after)
    for call in dict.fromkeys([*calls[:ALONE], *calls[-ALONE:]]):
        if fails([call]):
            return [call]
    enough = _shortest_beginning(calls, fails)
    if fails(enough[-1:]):
        return enough[-1:]
    return _without_parts(enough, fails)


def _limited(fails_after: Fails[Call]) -> Fails[Call]:
    """Never asks the same twice, and says no after too many questions."""
    known: dict[tuple[Call, ...], bool] = {}

    def fails(calls: Sequence[Call]) -> bool:
        key = tuple(calls)
        if key not in known:
            known[key] = len(known) < MAX_TRIES and fails_after(calls)
        return known[key]

    return fails


def _shortest_beginning(calls: Sequence[Call], fails: Fails[Call]) -> list[Call]:
    """By halving, so that the last call of it is the one that makes the difference."""
    too_few, enough = 0, len(calls)
    while enough - too_few > 1:
        middle = (too_few + enough) // 2
        if fails(calls[:middle]):
            enough = middle
        else:
            too_few = middle
    return list(calls[:enough])


def _without_parts(calls: list[Call], fails: Fails[Call]) -> list[Call]:
    """Leaves out halves, quarters, … and at last single calls, as long as it still fails."""
    size = max(1, len(calls) // 2)
    while len(calls) > 1:
        for first in range(0, len(calls), size):
            fewer = calls[:first] + calls[first + size :]
            if fewer and fails(fewer):
                calls = fewer
                size = min(size, max(1, len(calls) // 2))
                break
        else:
            if size == 1:
                break
            size = max(1, size // 2)
    return calls
