"""Results that are iterators: for which functions they are read out, so that their members can be compared."""

from __future__ import annotations

from grader.model.exercise import Function

MATERIALISED = 10_000
"""Members that are read of an iterator; an endless one is cut there."""

ITERATORS = frozenset(
    ["map", "filter", "zip", "enumerate", "reversed", "generator", "range", "deque"]
    + ["dict_keys", "dict_values", "dict_items"]
)
"""Types that a spec can accept in the place of a list, and that the worker has to read out."""


def reads_iterators(function: Function) -> bool:
    """Is what the function returns read out, if it is an iterator?"""
    return any(check.compare.mode == "iterable" or ITERATORS & set(check.accept) for check in function.checks)
