"""Sources that share what is rare in their class: something to look at, never a verdict.

What most of a class has in common (the template, the usual way) weighs nothing. What is compared are runs of a few
words and signs, so layout does not count; nothing is parsed.
"""

from __future__ import annotations

import math
import re
import zlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from grader.model.result import SubmissionResult

RUN = 5
"""words and signs in a row"""
LONGEST_SOURCE = 60_000
"""characters that are looked at"""
ENOUGH = 0.6
"""of what is rare in one of two, that both share"""
EVIDENCE = 60.0
"""the least weight that is worth telling: a few lines that nobody else has"""
MOST = 15
SHORTEST = 200
"""characters of equal files that are worth telling"""
SAMPLED_FROM = 300
"""hand-ins from which on only every fourth run is looked at"""
SAMPLING = 4
_WORD = re.compile(r"\w+|[^\w\s]")


@dataclass(frozen=True)
class Similar:
    """Positions of two hand-ins; `share` of what is rare in the one that has less of it."""

    first: int
    second: int
    share: float
    identical: bool


def similar_pairs(submissions: Sequence[SubmissionResult]) -> list[Similar]:
    """The most similar first, at most MOST; equal files count by their digest."""
    usual = max(3, min(8, len(submissions) // 50))
    submissions = [replace(one, source=_own_source(one)) for one in submissions]
    equal = _equal_files(submissions, usual)
    found = [pair for pair in _sharing(submissions, usual) if (pair.first, pair.second) not in equal]
    told = [*(Similar(*pair, 1.0, True) for pair in equal), *found]
    return sorted(told, key=lambda pair: (-pair.share, pair.first, pair.second))[:MOST]


def _own_source(submission: SubmissionResult) -> str:
    """Without functions that are as they were given; "" where nothing else is there."""
    source = submission.source or ""
    given = [one for one in submission.functions if one.status == "not_done"]
    if not given:
        return source
    if all(one.status in ("not_done", "missing") for one in submission.functions):
        return ""
    lines = source.split("\n")
    for one in given:
        if one.line is not None and one.end_line is not None:
            lines[one.line - 1 : one.end_line] = [""] * len(lines[one.line - 1 : one.end_line])
    return "\n".join(lines)


def _equal_files(submissions: Sequence[SubmissionResult], usual: int) -> set[tuple[int, int]]:
    """Pairs of the same file, where it is not what many have, as an untouched template, and not next to nothing."""
    owners: dict[str, list[int]] = {}
    for position, one in enumerate(submissions):
        if one.digest and len(one.source or "") >= SHORTEST:
            owners.setdefault(one.digest, []).append(position)
    return {pair for positions in owners.values() if len(positions) <= usual for pair in combinations(positions, 2)}


def _sharing(submissions: Sequence[SubmissionResult], usual: int) -> list[Similar]:
    whole = len(submissions)
    sampled = whole >= SAMPLED_FROM
    runs = [_runs(one.source or "", sampled) for one in submissions]
    in_how_many = Counter(run for found in runs for run in found)
    owners: dict[int, list[int]] = {}
    totals = [0.0] * whole
    for position, found in enumerate(runs):
        for run in found:
            if in_how_many[run] <= usual:
                totals[position] += math.log(whole / in_how_many[run])
                if in_how_many[run] > 1:
                    owners.setdefault(run, []).append(position)
    shared: dict[tuple[int, int], float] = {}
    for run, positions in owners.items():
        for pair in combinations(positions, 2):
            shared[pair] = shared.get(pair, 0.0) + math.log(whole / in_how_many[run])
    enough = EVIDENCE / (SAMPLING if sampled else 1)
    pairs = [
        Similar(*pair, weight / max(1e-9, min(totals[pair[0]], totals[pair[1]])), False)
        for pair, weight in shared.items()
        if weight >= enough
    ]
    return [pair for pair in pairs if pair.share >= ENOUGH]


def _runs(source: str, sampled: bool) -> set[int]:
    words = _WORD.findall(source[:LONGEST_SOURCE])
    found = set()
    for at in range(len(words) - RUN + 1):
        run = zlib.crc32("\0".join(words[at : at + RUN]).encode("utf-8", "surrogatepass"))
        if not sampled or run % SAMPLING == 0:
            found.add(run)
    return found
