"""Branches of the reference that no case takes, by the pairs of lines that followed one another."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator

from grader.model.exercise import Function
from grader.suite.faults import Fault
from grader.suite.reach import reached

Arcs = set[tuple[int, int]]
"""(line before, line); a call's first line comes after a negative number, and -1 comes after its last"""

WIDEN = "Widen `given`, or add an example that does."
"""ends what is said of a part of the reference that is never reached"""

_SILENT = (ast.Global, ast.Nonlocal)
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def of_branches(function: Function, reference: str, arcs: Arcs, others: Collection[str] = ()) -> list[Fault]:
    """Blocks that no case enters, and conditions that no case fails; of the function and of what it reaches, but not
    of the `others`, which have cases of their own.

    What Python does not tell by lines is not judged: the parts of one line, such as `a if b else c`.
    """
    if not arcs:
        return []
    faults = []
    for definition in reached(ast.parse(reference), function.name):
        if isinstance(definition, _DEFINITIONS) and (definition.name == function.name or definition.name not in others):
            for line, what in _untaken([definition], arcs):
                message = f"reference, line {line} ({definition.name}): {what} {WIDEN}"
                faults.append(Fault("branch_not_reached", function.line, message, "warning"))
    return faults


def _untaken(block: Iterable[ast.stmt], arcs: Arcs) -> Iterator[tuple[int, str]]:
    """(line, what no case does); what lies deeper in a block that is never entered is not told again."""
    ran = {line for _, line in arcs}
    for statement in block:
        if isinstance(statement, _DEFINITIONS):
            yield from _of_definition(statement, arcs, ran)
        elif isinstance(statement, (ast.Expr, *_SILENT)) and _makes_no_line(statement):
            continue
        elif not _lines(statement) & ran:
            yield statement.lineno, "no case reaches this line."
            return
        else:
            yield from _unfailed(statement, arcs)
            for inner in _blocks(statement):
                yield from _untaken(inner, arcs)


def _of_definition(
    definition: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, arcs: Arcs, ran: set[int]
) -> Iterator[tuple[int, str]]:
    if isinstance(definition, ast.ClassDef):
        for method in definition.body:
            if isinstance(method, _DEFINITIONS):
                yield from _of_definition(method, arcs, ran)
    elif any(line in ran for statement in definition.body for line in _lines(statement)):
        yield from _untaken(definition.body, arcs)
    elif not all(_makes_no_line(statement) for statement in definition.body):
        yield definition.lineno, f"no case calls {definition.name}."


def _unfailed(statement: ast.stmt, arcs: Arcs) -> Iterator[tuple[int, str]]:
    """An `if` without `else`, or a `while`, whose condition is true whenever it is asked."""
    if not isinstance(statement, (ast.If, ast.While)) or statement.orelse or isinstance(statement.test, ast.Constant):
        return
    test = set(range(statement.lineno, (statement.test.end_lineno or statement.lineno) + 1))
    inside = next((s for s in statement.body if not _makes_no_line(s)), None)
    if inside is None or _first_line(inside) in test:
        return  # what follows on the same line cannot be told apart
    entered = any(before in test and line == _first_line(inside) for before, line in arcs)
    passed_by = any(before in test and line not in test and line != _first_line(inside) for before, line in arcs)
    if entered and not passed_by:
        yield statement.lineno, "the condition is true in every case; no case makes it false."


def _blocks(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        block = getattr(statement, name, None)
        if isinstance(block, list):
            yield block
    for part in (*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
        yield part.body


def _lines(statement: ast.stmt) -> set[int]:
    return set(range(_first_line(statement), (statement.end_lineno or statement.lineno) + 1))


def _first_line(statement: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(decorator.lineno for decorator in decorators)])


def _makes_no_line(statement: ast.stmt) -> bool:
    """Docstrings and declarations are not run."""
    return isinstance(statement, _SILENT) or (
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    )
