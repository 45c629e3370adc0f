"""Names that are nearly those that were asked for."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

SIMILAR = 0.75


def nearest_name(names: Sequence[str], others: Iterable[str]) -> str | None:
    """The other name that was most likely meant for one of them: another case, underscores lost, a letter wrong."""
    plain = {_plain(other): other for other in others}
    for name in names:
        if _plain(name) in plain:
            return plain[_plain(name)]
    for name in names:
        near = difflib.get_close_matches(_plain(name), plain, n=1, cutoff=SIMILAR)
        if near:
            return plain[near[0]]
    return None


def _plain(name: str) -> str:
    return name.casefold().replace("_", "")
