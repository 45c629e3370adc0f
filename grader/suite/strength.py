"""What makes cases weak: branches of the reference that none reaches, answers that are all alike."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Sequence

from grader.model.exercise import Function
from grader.model.outcome import Outcome
from grader.runner.values import decode
from grader.suite.candidates import FunctionCandidates
from grader.suite.faults import Fault
from grader.suite.reach import reached

LEAST_OF_A_KIND = 3
FEW_CASES = 10
"""With fewer cases nothing is said of their kinds."""


def of_kinds(function: Function, found: FunctionCandidates, outcomes: Sequence[Outcome]) -> list[Fault]:
    """Checks whose expected outcomes are one-sided: all True, or a kind that hardly occurs."""
    faults = []
    for check in function.checks:
        positions = found.checks.get(check.name, ())
        if check.kind != "equal" or len(positions) < FEW_CASES or check.name in found.whole:
            continue
        kinds = Counter(_kind(outcomes[position]) for position in positions)
        if set(kinds) in ({"True"}, {"False"}):
            only, other = (next(iter(kinds)), "False" if "True" in kinds else "True")
            message = f"check {check.name}: the answer is {only} on all {len(positions)} cases. Add cases with {other}."
            faults.append(Fault("one_sided", check.line, message, "warning"))
        for kind, count in kinds.items():
            if kind != "a value" and len(kinds) > 1 and count < LEAST_OF_A_KIND:
                message = (
                    f"check {check.name}: the answer is {kind} on {count} of {len(positions)} cases only. Add examples "
                    "of it, or make such cases more frequent in `given`."
                )
                faults.append(Fault("rare_answer", check.line, message, "warning"))
    return faults


def _kind(outcome: Outcome) -> str:
    if outcome.kind == "raised" and outcome.raised is not None:
        return outcome.raised.type
    if outcome.kind != "returned":
        return outcome.kind
    value = decode(outcome.value) if len(outcome.value) == 1 else ...
    return repr(value) if value is None or isinstance(value, bool) else "a value"


def of_branches(function: Function, reference: str, arcs: set[tuple[int, int]], traced: bool) -> list[Fault]:
    """Statements of the reference's function, and of what it calls, that no case reached."""
    if not traced or not arcs:
        return []
    ran = {line for _, line in arcs}
    faults = []
    for definition in reached(ast.parse(reference), function.name):
        if isinstance(definition, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for line in _first_lines_not_run(definition.body, ran):
                message = (
                    f"line {line} of the reference ({definition.name}) is reached by no case of {function.name}. Add "
                    "an example that needs it, or widen `given`."
                )
                faults.append(Fault("branch_not_reached", function.line, message, "warning"))
    return faults


def _first_lines_not_run(body: Iterable[ast.stmt], ran: set[int]) -> Iterable[int]:
    """The first line of each block that was never entered; what lies deeper in it is not told again."""
    for statement in body:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) or _is_docstring(statement):
            continue
        lines = set(range(statement.lineno, (statement.end_lineno or statement.lineno) + 1))
        if not lines & ran:
            if not isinstance(statement, (ast.Pass, ast.Global, ast.Nonlocal)):
                yield statement.lineno
                return
            continue
        for name in ("body", "orelse", "finalbody"):
            block = getattr(statement, name, None)
            if isinstance(block, list):
                yield from _first_lines_not_run(block, ran)
        for handler in getattr(statement, "handlers", []):
            yield from _first_lines_not_run(handler.body, ran)


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
