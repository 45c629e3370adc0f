"""What makes the inputs of a check fewer than its teacher may think: found in what stands in `given`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grader.expressions.choices import Just, OneOf, Permutations, SampledFrom
from grader.expressions.containers import Lists, Tuples
from grader.expressions.domain import Domain
from grader.expressions.given import Assignment, Givens
from grader.expressions.numbers import Booleans
from grader.expressions.sets import Dictionaries, Sets
from grader.expressions.syntax import BadExpression, free_names
from grader.expressions.texts import Text
from grader.expressions.transformed import Filtered, FlatMapped, Mapped
from grader.model.exercise import Check, Exercise, Given
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
        hollow = [one for one, domain in zip(check.given, domains, strict=True) if _is_hollow(domain)]
        faults.append(_few(check, cases, hollow[0] if hollow else None))
    return faults


def _few(check: Check, cases: int, hollow: Given | None) -> Fault:
    """`hollow`: what is drawn from a domain whose members have none."""
    there = "is no more than 1 input" if cases == 1 else f"are no more than {cases} different inputs"
    mending = "Widen `given`, or list the values with sampled_from([...]) if no others are meant."
    if hollow is not None:
        mending = (
            f"What is inside {hollow.name}={hollow.expression} has an empty domain, as integers(5, 1) has: its bounds "
            "may stand in the wrong order."
        )
    return Fault("few_cases", check.line, f"check {check.name}: there {there}. {mending}", "warning")


def of_abbreviations(exercise: Exercise) -> list[Fault]:
    """Warnings about abbreviations that no expression uses."""
    checks = [check for function in exercise.functions for check in function.checks]
    used = {name for check in checks for name in _used(_expressions(check), dict(_pairs(exercise)))}
    return [
        Fault(
            "unused_domain", one.line, f"domains: nothing uses {one.name}. Use it in `given`, or remove it.", "warning"
        )
        for one in exercise.domains
        if one.name not in used and not one.name.startswith("_")
    ]


def _pairs(exercise: Exercise) -> list[tuple[str, str]]:
    return [(domain.name, domain.expression) for domain in exercise.domains]


def _is_listed(domain: Domain) -> bool:
    """Somewhere in it the values stand one by one."""
    if isinstance(domain, (Mapped, Filtered, FlatMapped)):
        return _is_listed(domain.base)
    parts = domain.options if isinstance(domain, OneOf) else domain.places if isinstance(domain, Tuples) else []
    return isinstance(domain, _LISTED) or any(map(_is_listed, parts))


def _is_hollow(domain: Domain) -> bool:
    """Is there no value for its members, so that only empty lists, sets or texts are left?"""
    if isinstance(domain, (Mapped, Filtered, FlatMapped)):
        return _is_hollow(domain.base)
    if isinstance(domain, Tuples):
        return any(map(_is_hollow, domain.places))
    members: list[Domain] = []
    if isinstance(domain, (Lists, Sets)):
        members = [domain.elements]
    elif isinstance(domain, Dictionaries):
        members = [domain.keys, domain.values]
    elif isinstance(domain, Text):
        members = [domain.alphabet]
    return any(not member.first(1) or _is_hollow(member) for member in members)


def _domains(givens: Givens, first: Assignment) -> list[Domain]:
    before: Assignment = {}
    found = []
    for place, (name, _) in enumerate(givens.givens):
        found.append(givens.domain(place, before))
        before[name] = first[name]
    return found


def _unused_names(check: Check, givens: Givens, passed: list[str]) -> list[str]:
    """Names that are drawn but neither passed nor used; one that starts with an underscore is meant so."""
    used = _used(_expressions(check), givens.abbreviations) | set(passed)
    return [given.name for given in check.given if given.name not in used and not given.name.startswith("_")]


def _expressions(check: Check) -> list[str]:
    found = [check.holds, check.varying, check.input, *check.where, *(one.expression for one in check.given)]
    return [expression for expression in found if expression]


def _used(expressions: Sequence[str], abbreviations: Mapping[str, str]) -> set[str]:
    """All names in the expressions, and in the abbreviations that these use."""
    used: set[str] = set()
    todo = list(expressions)
    while todo:
        try:
            names = free_names(todo.pop())
        except BadExpression:
            continue  # told where it is evaluated
        todo += [abbreviations[name] for name in names - used if name in abbreviations]
        used |= names
    return used


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
