"""Verdicts on pairs of values are remembered, as a class gives the same answers again and again: but hand-ins choose
how large they are, so only those of small ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

LARGE_BYTES = 2048


def remembered(size: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """As `lru_cache(size)`, for functions of encoded values by position."""

    def wrap(function: Callable[P, T]) -> Callable[P, T]:
        cached = lru_cache(size)(function)

        @wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> T:
            if any(isinstance(value, bytes) and len(value) > LARGE_BYTES for value in args):
                return function(*args, **kwargs)
            return cached(*args, **kwargs)  # type: ignore[arg-type]

        return call

    return wrap
