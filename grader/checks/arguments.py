"""What a call did to its arguments, beside what the reference does to them."""

from __future__ import annotations

from dataclasses import replace

from grader.checks.remembered import remembered
from grader.checks.verdict import Verdict
from grader.compare.modes import compare
from grader.model.exercise import Check, Compare
from grader.model.outcome import Outcome
from grader.model.result import Message
from grader.model.suite import FunctionSuite
from grader.runner.values import BadEncoding, decode

_IN_PLACE = Compare("equal")


def counting(suite: FunctionSuite, check: Check) -> Check:
    """The check; of a function that works in place a change where the reference makes none is as wrong as any other."""
    return replace(check, arguments="in_place") if suite.works_in_place else check


def of_arguments(check: Check, expected: Outcome, actual: Outcome) -> Verdict | None:
    """A verdict if the arguments after the call matter, else None: a failure, or a pass with a note."""
    if actual.after == expected.after:
        return None
    if expected.after:
        if actual.after and _same(expected.after, actual.after):
            return None
        return Verdict(False, "wrong_in_place")
    if check.arguments == "in_place":
        return Verdict(False, "wrong_in_place")
    if check.arguments == "unchanged":
        return Verdict(False, "changed_argument")
    return Verdict(True, notes=(Message("changed_argument_free"),))


@remembered(4096)
def _same(expected: bytes, actual: bytes) -> bool:
    try:
        return compare(_IN_PLACE, decode(expected), decode(actual)).equal
    except BadEncoding:
        return False
