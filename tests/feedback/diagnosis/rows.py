"""Rows of outcomes of two small functions, the right one and a wrong one, for the tests of the diagnoses."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

from grader.compare.modes import compare
from grader.feedback.diagnosis.row import Row
from grader.model.exercise import Compare
from grader.model.outcome import Outcome, Raised
from grader.runner.values import decode, encode

NUMBERS = [(n,) for n in (*range(-4, 20), 100, 2.5, 7.0)]
WHOLE = [(n,) for n in range(30)]
LISTS: list[tuple[Any, ...]] = [
    ([],), ([1],), ([0],), ([1, 2],), ([2, 1],), ([1, 1],), ([3, 1, 2],), ([-1, 4],), ([4, 4, 2, 1],), ([0, 0],),
    ([5, 6, 7, 8],), ([9, 3, 9],), ([2, 8, 9, 3],),
]  # fmt: skip
SEARCHES = [(items, item) for (items,) in LISTS for item in (1, 2, 9)]


class Stopped(Exception):
    """Raised by a function of a test to stand for a call that was stopped."""


def outcome(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Outcome:
    """What the function does, as the worker would tell it."""
    given = copy.deepcopy(arguments)
    out = StringIO()
    try:
        with redirect_stdout(out):
            value = function(*given)
    except Stopped as stopped:
        return Outcome(stopped.args[0], line=stopped.args[1] if len(stopped.args) > 1 else None)
    except Exception as error:
        bases = tuple(base.__name__ for base in type(error).__mro__[1:])
        return Outcome("raised", raised=Raised(type(error).__name__, str(error), bases, (3,)))
    after = b"" if given == arguments else encode(given)
    return Outcome("returned", encode(value), after, out.getvalue())


def row_of(
    right: Callable[..., Any],
    wrong: Callable[..., Any],
    cases: Sequence[tuple[Any, ...]],
    parameters: Sequence[str] = ("s", "t", "u"),
    relation: bool = False,
    unchanged: bool = False,
) -> Row:
    """The row of `wrong`, judged by the mode `equal`, and by the arguments after the call if they have to stay."""
    expected = [outcome(right, case) for case in cases]
    actual = [outcome(wrong, case) for case in cases]
    passed = [is_right(*pair, unchanged) for pair in zip(expected, actual, strict=True)]
    return Row(parameters, [encode(case) for case in cases], expected, actual, passed, relation)


def is_right(expected: Outcome, actual: Outcome, unchanged: bool) -> bool:
    if expected.kind != actual.kind:
        return False
    if expected.kind == "raised" and expected.raised and actual.raised:
        return expected.raised.type == actual.raised.type
    if (unchanged or expected.after) and expected.after != actual.after:
        return False
    return compare(Compare(), decode(expected.value), decode(actual.value)).equal
