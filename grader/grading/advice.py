"""Advice on how right functions could be said more simply: two remarks a hand-in at most, and free."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from grader.feedback.style import RULES, advice_of
from grader.model.exercise import Exercise, Rule
from grader.model.result import FunctionResult, Message, SubmissionResult
from grader.runner.ruff import Remark, ask_ruff

MOST = 2
_MEANS = {"SIM110": ("any", "all", "generator_expression", "comprehension"), "B006": ("is",), "E711": ("is",)}
"""what the advice of a rule would use"""


def with_advice(results: Sequence[SubmissionResult], exercise: Exercise) -> list[SubmissionResult]:
    """The results with advice for functions that are right and were not given; as they are if ruff is not installed."""
    silent = {function.name: _not_advised(function.rules, exercise.rules) for function in exercise.functions}
    places = [at for at, one in enumerate(results) if one.source and any(map(_takes_advice, one.functions))]
    remarks: dict[int, list[Remark]] = defaultdict(list)
    for remark in ask_ruff([results[at].source or "" for at in places], list(RULES)):
        if remark.source < len(places):
            remarks[places[remark.source]].append(remark)
    return [_advised(one, remarks[at], silent) if at in remarks else one for at, one in enumerate(results)]


def _not_advised(*rules: Sequence[Rule]) -> frozenset[str]:
    """Ruff's rules whose advice would break a rule of the exercise."""
    against = [rule for some in rules for rule in some if rule.verb in ("forbid", "avoid")]
    names = {name for rule in against if rule.kind in ("calls", "syntax") for name in rule.names}
    return frozenset(code for code, means in _MEANS.items() if names.intersection(means))


def _takes_advice(function: FunctionResult) -> bool:
    return function.status == "passed" and bool(function.form) and function.line is not None


def _advised(
    result: SubmissionResult, remarks: Sequence[Remark], silent: Mapping[str, frozenset[str]]
) -> SubmissionResult:
    """Of each rule the first remark, the weightiest rules first."""
    order = list(RULES)
    chosen: dict[str, tuple[str, Message]] = {}
    for remark in sorted((one for one in remarks if one.rule in RULES), key=lambda one: order.index(one.rule)):
        function = next((f for f in result.functions if _takes_advice(f) and _is_in(remark.line, f)), None)
        advice = advice_of(remark.rule, remark.message, remark.line)
        if function is None or advice is None or remark.rule in silent.get(function.name, ()):
            continue
        if remark.rule not in chosen and len(chosen) < MOST:
            chosen[remark.rule] = function.name, advice
    notes: dict[str, list[Message]] = defaultdict(list)
    for name, advice in chosen.values():
        notes[name].append(advice)
    functions = tuple(replace(f, notes=(*f.notes, *notes[f.name])) if f.name in notes else f for f in result.functions)
    return replace(result, functions=functions)


def _is_in(line: int, function: FunctionResult) -> bool:
    return (function.line or 0) <= line <= (function.end_line or 0)
