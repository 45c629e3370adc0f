"""Results that are iterators: for which functions they are read out, so that their members can be compared."""

from __future__ import annotations

from grader.model.exercise import Function
from grader.model.suite import FunctionSuite
from grader.runner.values import decode

MATERIALISED = 10_000
"""Members that are read of an iterator; an endless one is cut there."""

ITERATORS = frozenset(
    ["map", "filter", "zip", "enumerate", "reversed", "generator", "range", "deque"]
    + ["dict_keys", "dict_values", "dict_items"]
)
"""Types that a spec can accept in the place of a list, and that the worker has to read out."""


LEAST = 64


def read_out_of(suite: FunctionSuite) -> int:
    """How many members are read of what a hand-in returns: more than the reference ever gives, and not much more, as
    what never ends would be long on every case."""
    values = (decode(outcome.value) for outcome in suite.expected if outcome.kind == "returned")
    longest = max((len(value) for value in values if isinstance(value, (list, tuple, set, frozenset))), default=0)
    return min(MATERIALISED, max(LEAST, 1 << (2 * longest).bit_length()))


def reads_iterators(function: Function) -> bool:
    """Is what the function returns read out, if it is an iterator?"""
    return any(check.compare.mode == "iterable" or ITERATORS & set(check.accept) for check in function.checks)
