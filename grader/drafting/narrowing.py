"""How far the domains of a function's arguments must narrow until it takes all that they have."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grader.drafting.trying import Tried
from grader.expressions.syntax import DOMAINS

Rungs = list[str]
"""domains of one argument, the widest first"""
MOST_ASKED = 80
"""times that the function is tried"""
LONG = 8
"""tries that one counts for where the function may not end"""
ROUNDS = 3


def narrowed(rungs: Sequence[Rungs], ask: Callable[[Sequence[int]], Tried]) -> Tried:
    """What came of the widest domains on which the function does not fail, or else of those on which it fails least.

    One argument after the other is narrowed, that one first which helps most. `ask`: tries the function on the domains
    at these places of `rungs`.
    """
    levels, left = [0] * len(rungs), MOST_ASKED
    best = ask(levels)
    for _ in range(ROUNDS):
        if best.is_good:
            return best
        step: tuple[float, int, list[int], Tried] | None = None
        for place, ladder in enumerate(rungs):
            if not best.ends and ladder[0].startswith(("text", "booleans")):
                continue  # how long it takes is a matter of numbers, and of lists
            for level in range(levels[place] + 1, len(ladder)):
                if left <= 0:
                    break
                left -= 1 if best.ends else LONG
                changed = [*levels[:place], level, *levels[place + 1 :]]
                tried = ask(changed)
                found = (badness(tried), level, changed, tried)
                if step is None or found[:2] < step[:2]:
                    step = found
                if tried.is_good:
                    break
        if step is None or step[0] >= badness(best):
            break
        levels, best = step[2], step[3]
    return best


def badness(tried: Tried) -> float:
    """0 where the function takes all there is."""
    return tried.failing + max(0.0, tried.refused - tried.may_refuse) + (not tried.answered)


def with_dependents(names: Sequence[str], rungs: Sequence[Rungs]) -> list[Rungs]:
    """The ladders with domains at their ends that depend on the arguments before: a member of a list, an index of it,
    a list that is as long, a number that is not less."""
    found: list[Rungs] = []
    for place, ladder in enumerate(rungs):
        more = [
            rung
            for other, wide in zip(names[:place], rungs[:place], strict=True)
            for rung in _depending(other, wide, ladder)
        ]
        found.append([*ladder, *more])
    return found


def _depending(other: str, wide: Rungs, ladder: Rungs) -> list[str]:
    if not wide or not ladder or other in DOMAINS:
        return []
    above, own = wide[0].partition("(")[0], ladder[0].partition("(")[0]
    found = []
    if above in ("lists", "text"):
        if own == "integers":
            found += [f"integers(0, len({other}) - 1)", f"integers(1, len({other}))"]
            found += [f"integers(0, min(map(len, {other}), default=0) - 1)"] * wide[0].startswith("lists(lists(")
        if own == above:
            found += [f"{_head(ladder[0])}, min_size=len({other}), max_size=len({other}))"] * ("max_size" in ladder[0])
    if above in ("lists", "sets", "dictionaries") or above == own == "text":
        found.append(f"sampled_from({other})" if above == "lists" else f"sampled_from(sorted({other}))")
    if above == own == "integers":
        found += [f"integers({other}, {other} + 50)", f"integers({other} + 1, {other} + 50)"]
    return found


def _head(domain: str) -> str:
    """A domain of lists or texts without what it says of the size."""
    return domain.rpartition(", max_size")[0].partition(", min_size")[0]
