"""Draws assignments with Hypothesis: the same ones wherever the same versions run."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from typing import Any

import hypothesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable, UnsatisfiedAssumption

from grader.expressions.domain import Domain, fresh, identity
from grader.expressions.given import Assignment, DomainFault, Givens
from grader.suite.strategies import strategy_of


@dataclass
class Drawn:
    """What one run drew."""

    assignments: list[Assignment] = field(default_factory=list)
    """those that meet the conditions, each once, in the order in which they were drawn"""
    tried: int = 0
    """how many were held against the conditions"""
    met: int = 0
    """how many of them met the conditions"""
    fault: DomainFault | None = None
    """an expression raised; nothing was drawn after it"""


def without_local_constants() -> str | None:
    """Keeps Hypothesis from drawing constants of the modules that happen to be imported.

    It collects them from every module that is not installed as a package, our own among them, so that the draws would
    depend on what is imported. Returns what could not be switched off, as a sentence, or None.
    """
    try:
        from hypothesis.internal.conjecture import providers
        from hypothesis.internal.constants_ast import Constants
    except ImportError:
        return None  # a version that does not collect them
    nothing = Constants()
    providers._get_local_constants = lambda: nothing
    try:
        seen = providers.HypothesisProvider(None)._local_constants
        if len(seen) == 0 and seen is nothing:
            return None
    except Exception:  # private names of another version
        pass
    return (
        f"Hypothesis {hypothesis.__version__} draws constants of the modules that are imported, and this version gives "
        "no way to switch that off: on another machine `freeze` may make other cases."
    )


def draw(givens: Givens, count: int, seed: int) -> Drawn:
    """Up to `count` assignments; equal givens, count and seed give equal ones."""
    drawn = Drawn()
    seen: set[Any] = set()
    strategies: dict[int, tuple[Domain, Any]] = {}

    def keep(data: st.DataObject) -> None:
        if drawn.fault is not None or len(drawn.assignments) >= count:
            return
        try:
            assignment = _assignment(givens, data, strategies, drawn)
        except DomainFault as fault:
            drawn.fault = fault
            return
        drawn.met += 1
        key = identity(list(assignment.values()))
        if key not in seen:
            seen.add(key)
            drawn.assignments.append({name: fresh(value) for name, value in assignment.items()})

    if count < 1 or not givens.allows({}, 0):
        return drawn
    test = settings(
        max_examples=count,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        derandomize=False,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )(hypothesis.seed(seed)(given(st.data())(keep)))
    with contextlib.suppress(Unsatisfiable):  # nothing meets the conditions: `met` says so
        test()
    return drawn


def _assignment(
    givens: Givens, data: st.DataObject, strategies: dict[int, tuple[Domain, Any]], drawn: Drawn
) -> Assignment:
    assignment: Assignment = {}
    for place, (name, expression) in enumerate(givens.givens):
        domain = givens.domain(place, assignment)
        try:
            if id(domain) not in strategies:
                strategies[id(domain)] = domain, strategy_of(domain)
            assignment[name] = data.draw(strategies[id(domain)][1])
        except UnsatisfiedAssumption:
            raise
        except Exception as error:
            raise DomainFault(f"given {name}", expression, error, assignment) from error
        if not givens.allows(assignment, place + 1):
            drawn.tried += 1
            hypothesis.reject()
    drawn.tried += 1
    return assignment
