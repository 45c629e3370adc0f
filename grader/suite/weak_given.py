"""What makes the inputs of a check fewer than its teacher may think: found in what stands in `given`."""

from __future__ import annotations

from grader.expressions.choices import Just, OneOf, Permutations, SampledFrom
from grader.expressions.containers import Tuples
from grader.expressions.domain import Domain
from grader.expressions.given import Assignment, Givens
from grader.expressions.numbers import Booleans
from grader.expressions.syntax import BadExpression, free_names
from grader.expressions.transformed import Filtered, FlatMapped, Mapped
from grader.model.exercise import Check
from grader.suite.faults import Fault

FEW = 4
"""so few cases show hardly a mistake"""
_LISTED = (SampledFrom, Permutations, Booleans)
"""domains of which a teacher sees how many values they have"""


def of_given(check: Check, givens: Givens, passed: list[str], cases: int, first: Assignment | None) -> list[Fault]:
    """Warnings about a check with so many cases.

    passed: the names that are passed to the function; first: one of the assignments.
    """
    faults = [_unused(check, name, passed) for name in _unused_names(check, givens, passed)]
    if first is None or not passed or (check.cases is not None and check.cases <= cases):
        return faults
    domains = _domains(givens, first)
    if cases == 1 and domains and all(isinstance(domain, Just) for domain in domains):
        faults.append(_constant(check))
    elif cases < FEW and not any(_is_listed(domain) for domain in domains):
        message = (
            f"check {check.name}: there are no more than {cases} different inputs. Widen `given`, or list the values "
            "with sampled_from([...]) if no others are meant."
        )
        faults.append(Fault("few_cases", check.line, message, "warning"))
    return faults


def _is_listed(domain: Domain) -> bool:
    """Somewhere in it the values stand one by one."""
    if isinstance(domain, (Mapped, Filtered, FlatMapped)):
        return _is_listed(domain.base)
    parts = domain.options if isinstance(domain, OneOf) else domain.places if isinstance(domain, Tuples) else []
    return isinstance(domain, _LISTED) or any(map(_is_listed, parts))


def _domains(givens: Givens, first: Assignment) -> list[Domain]:
    before: Assignment = {}
    found = []
    for place, (name, _) in enumerate(givens.givens):
        found.append(givens.domain(place, before))
        before[name] = first[name]
    return found


def _unused_names(check: Check, givens: Givens, passed: list[str]) -> list[str]:
    """Names that are drawn but neither passed nor used; one that starts with an underscore is meant so."""
    expressions = [check.holds, check.varying, check.input, *check.where, *(one.expression for one in check.given)]
    used = set(passed)
    todo = [expression for expression in expressions if expression]
    seen: set[str] = set()
    while todo:
        try:
            names = free_names(todo.pop())
        except BadExpression:
            continue  # told where it is evaluated
        for name in names - seen:
            seen.add(name)
            used.add(name)
            if name in givens.abbreviations:
                todo.append(givens.abbreviations[name])
    return [given.name for given in check.given if given.name not in used and not given.name.startswith("_")]


def _unused(check: Check, name: str, passed: list[str]) -> Fault:
    parameters = f" The parameters are {', '.join(passed)}." if passed else ""
    message = (
        f"check {check.name}: {name} is drawn in `given`, but it is no parameter, and nothing uses it.{parameters} "
        f"Correct its name, or write _{name} if it is only there to ask again."
    )
    return Fault("unused_given", check.line, message, "warning")


def _constant(check: Check) -> Fault:
    names = ", ".join(given.name for given in check.given)
    message = (
        f"check {check.name}: `given` is the same in every case, so there is one case only ({names}). A value stands "
        "for itself; sampled_from([...]) draws from a list, integers(0, 9) from numbers."
    )
    return Fault("constant_given", check.line, message, "warning")
