"""Findings out of what the static child saw and what the witness saw at run time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grader.model.exercise import Function, Rule
from grader.model.inspection import Definition, Use
from grader.model.result import FindingResult, Message, Severity

_SEVERITY: dict[str, Severity] = {"forbid": "fail", "require": "fail", "avoid": "note", "prefer": "note"}


def of_uses(
    function: str, uses: Iterable[Use], rules: Sequence[Rule] = (), definition: Definition | None = None
) -> list[FindingResult]:
    """One finding for each use; access that hides what it reaches is a warning."""
    lines = {"count": definition.lines if definition is not None else 0}
    limits = {rule.verb: {"limit": rule.count, **lines} for rule in rules if rule.kind == "lines"}
    idioms = {(rule.verb, name) for rule in rules if rule.preset == "big_integers" for name in rule.names}
    return [
        _of_use(function, use, limits.get(use.verb, {}) if use.kind == "lines" else {}, (use.verb, use.name) in idioms)
        for use in uses
    ]


def _of_use(function: str, use: Use, counts: dict[str, int], is_idiom: bool) -> FindingResult:
    values: dict[str, str | int | float] = {"function": function, "name": use.name, **counts}
    if use.line is not None:
        values["line"] = use.line
    code = f"{use.verb}_{use.kind}" if use.certain else "dynamic_access"
    if is_idiom and use.certain and use.verb in ("forbid", "avoid"):  # it has no name that a student knows
        code = f"{use.verb}_big_integers"
    return FindingResult(
        rule=f"{use.verb}.{use.kind}",
        severity=_SEVERITY[use.verb] if use.certain else "warn",
        message=Message(code, values, use.line),
        line=use.line,
        column=use.column,
        path=use.path if use.verb in ("forbid", "avoid") else (),
    )


def to_witness(function: Function, of_exercise: Sequence[Rule]) -> list[Rule]:
    """The rules that a run can break visibly; those of the exercise hold in every function."""
    return [
        rule
        for rule in (*function.rules, *of_exercise)
        if rule.verb in ("forbid", "avoid") and rule.kind in ("imports", "calls", "methods")
    ]


def of_witness(
    function: str, rules: Sequence[Rule], seen: Iterable[Sequence[object]], known: Sequence[FindingResult]
) -> list[FindingResult]:
    """What was reached at run time against a rule that the source did not give away."""
    told = {finding.rule for finding in known if finding.severity != "warn"}
    found: dict[str, FindingResult] = {}
    for entry in seen:
        what, line = str(entry[0]), entry[1]
        for rule in rules:
            key = f"{rule.verb}.{rule.kind}"
            if key not in told and key not in found and _matches(rule, what):
                at = line if isinstance(line, int) else None
                message = Message("seen_at_run_time", {"function": function, "name": what}, at)
                found[key] = FindingResult(key, _SEVERITY[rule.verb], message, at, path=(function, what))
    return list(found.values())


def _matches(rule: Rule, what: str) -> bool:
    if rule.kind == "methods":
        return what.startswith(".") and what[1:] in {name.lstrip(".") for name in rule.names}
    if what.startswith("."):
        return False
    if rule.kind == "imports":
        return any(what == name or what.startswith(name + ".") for name in rule.names) and "." in what
    return what in rule.names
