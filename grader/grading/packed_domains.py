"""Which of the domains of an exercise go into a pack: with them smaller inputs can be told from impossible ones."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from grader.model.exercise import Check, Exercise, Given
from grader.suite.needed import defined_in, names_in


def with_shared_domains(exercise: Exercise, checks_source: str, shared: str) -> Exercise:
    """The exercise with those domains that need nothing of checks.py but what is `shared` with students anyway.

    A function that makes good inputs may be the solution of half of the exercise: it stays with the teacher.
    """
    secret = defined_in(checks_source) - defined_in(shared)
    known = {one.name: one for one in exercise.domains}
    functions = []
    used: set[str] = set()
    for function in exercise.functions:
        checks = []
        for check in function.checks:
            names = _reached(check, known)
            is_shared = not names & secret
            used |= names if is_shared else set()
            checks.append(replace(check, line=0) if is_shared else replace(check, given=(), where=(), line=0))
        functions.append(replace(function, checks=tuple(checks)))
    domains = tuple(one for one in exercise.domains if one.name in used)
    return replace(exercise, functions=tuple(functions), domains=domains)


def knows_domain(check: Check, names: Collection[str]) -> bool:
    """Can it be told here what may be passed for these names? Not by a pack whose domains stayed with the teacher."""
    return bool(check.given) or not names


def _reached(check: Check, domains: dict[str, Given]) -> set[str]:
    """All names in the domain of a check, and in the abbreviations that it uses."""
    todo = [*names_in([*(one.expression for one in check.given), *check.where])]
    seen: set[str] = set()
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += names_in([domains[name].expression]) if name in domains else ()
    return seen
