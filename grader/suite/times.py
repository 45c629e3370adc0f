"""How long the reference needs: told in coarse steps, and left as it was where it has not really changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from grader.model.suite import FunctionSuite, Suite

SLOW_S = 0.002
SLOW_STEP = 4
ALIKE = 16
"""times that differ by less than this factor are the same: machines and their load differ by as much"""


def coarse(seconds: float) -> float:
    """Rounded up to a step of the ladder 2 ms, 8 ms, 32 ms …, so that two machines write the same."""
    step = SLOW_S
    while step < seconds:
        step *= SLOW_STEP
    return round(step, 6)


def with_times_of(suite: Suite, old: Suite | None) -> Suite:
    """The suite with the times of an older one for all functions that have the same cases and about the same times."""
    if old is None:
        return suite
    functions = {name: _settled(function, old.functions.get(name)) for name, function in suite.functions.items()}
    return replace(suite, functions=functions)


def _settled(function: FunctionSuite, old: FunctionSuite | None) -> FunctionSuite:
    if old is None or [c.arguments for c in function.cases] != [c.arguments for c in old.cases]:
        return function
    return replace(function, slow=old.slow) if _alike(function.slow, old.slow) else function


def _alike(one: Mapping[int, float], other: Mapping[int, float]) -> bool:
    """A case that is not listed takes less than the first step."""
    pairs = [(one.get(place, SLOW_S), other.get(place, SLOW_S)) for place in one.keys() | other.keys()]
    return all(max(pair) < ALIKE * min(pair) for pair in pairs)
