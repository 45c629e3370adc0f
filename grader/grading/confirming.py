"""Means that are required, confirmed at run time: what is only mentioned, or stands where no call comes, is not used.

Functions of Python that the hand-in defines or imports can be told so, and recursion. For all else the source decides.
"""

from __future__ import annotations

from collections.abc import Sequence

from grader.grading.patience import patience_with
from grader.grading.place import Place
from grader.grading.rows import asking_for
from grader.model.exercise import Function, Rule
from grader.model.result import FindingResult, Message, Severity
from grader.runner.hand_in import HandIn
from grader.runner.meeting import RECURSION
from grader.runner.stretch import Expected

FIRST_CASES = 12
MOST_CASES = 300
"""if the first ones do not show it"""
_CODES: dict[str, tuple[Severity, str, str]] = {
    "require": ("fail", "never_called", "never_recursive"),
    "prefer": ("note", "better_called", "better_recursive"),
}


def confirm_required(
    place: Place, function: Function, called: str, known: Sequence[FindingResult]
) -> list[FindingResult]:
    """A finding for each required means that the source has, and that no call of the function ever meets."""
    told = {finding.rule for finding in known}
    rules = [rule for rule in function.rules if _can_be_met(rule) and f"{rule.verb}.{rule.kind}" not in told]
    wanted = {name: place.names.get(name, name) for rule in rules for name in _names(rule)}
    if not wanted:
        return []
    cases = [p for p, case in enumerate(place.engine.suite.functions[function.name].cases) if case.called]
    lacking = _lacking(place, place.hand_in, function, called, list(wanted.values()), _spread(cases, FIRST_CASES))
    if lacking:  # some ways are taken by few cases only; and a cache that knows the smaller ones lets nothing be seen
        hand_in = place.engine.hand_in(place.source, skip=place.hand_in.skip)
        try:
            lacking &= _lacking(place, hand_in, function, called, sorted(lacking), _spread(cases, MOST_CASES)[::-1])
        finally:
            hand_in.close()
    return [_finding(rule, name, called, place) for rule in rules for name in _names(rule) if wanted[name] in lacking]


def _can_be_met(rule: Rule) -> bool:
    """Of a preset any name is enough, which only the source can tell."""
    return rule.verb in _CODES and not rule.preset and rule.kind in ("calls", "recursion")


def _names(rule: Rule) -> tuple[str, ...]:
    return (RECURSION,) if rule.kind == "recursion" else rule.names


def _spread(cases: list[int], count: int) -> list[int]:
    return cases[:: max(1, len(cases) // count)]


def _lacking(
    place: Place, hand_in: HandIn, function: Function, called: str, wanted: list[str], positions: list[int]
) -> set[str]:
    """Those that were not met in any of the calls, if at least one of them came to its end and all were made."""
    asking = asking_for(place.engine, function, called, seeded=True, in_suite=False)
    questions = place.engine.questions(function.name, positions)
    apart = tuple(place.names[name] for name in function.uses if name in place.names)
    limit_s = patience_with(place.results, function, asking.limit_s)
    stretch, told = hand_in.ask(
        called, questions, limit_s, Expected(), do="run_met", apart=apart, more={"wanted": wanted}
    )
    returned = any(outcome.kind == "returned" for _, outcome in stretch.outcomes)
    if stretch.ended is not None or not returned or not isinstance(told, dict):
        return set()
    can, met = ({name for name in told.get(key, ()) if isinstance(name, str)} for key in ("can", "met"))
    return (can & set(wanted)) - met


def _finding(rule: Rule, name: str, called: str, place: Place) -> FindingResult:
    severity, call, recursion = _CODES[rule.verb]
    definition = place.inspection.definitions.get(called)
    line = definition.line if definition else None
    code = recursion if rule.kind == "recursion" else call
    values: dict[str, str | int | float] = {"function": called, "name": name}
    return FindingResult(f"{rule.verb}.{rule.kind}", severity, Message(code, values, line), line)
