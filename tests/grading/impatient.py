"""Suites with smaller limits: what never ends fails as it does under the usual ones, and sooner."""

from __future__ import annotations

from dataclasses import replace

from grader.model.exercise import Limits
from grader.model.suite import Suite


def impatient(suite: Suite, seconds: float, load: float = 5.0) -> Suite:
    """No call of it has more than `seconds`, and no file more than `load` seconds."""

    def small(limits: Limits) -> Limits:
        return replace(limits, seconds=min(limits.seconds, seconds), load=min(limits.load, load))

    functions = (
        replace(function, checks=tuple(replace(check, limits=small(check.limits)) for check in function.checks))
        for function in suite.exercise.functions
    )
    return replace(
        suite, exercise=replace(suite.exercise, functions=tuple(functions), limits=small(suite.exercise.limits))
    )
