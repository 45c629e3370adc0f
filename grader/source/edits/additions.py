"""What is missing: a return at the end, a guard for what is empty, a copy of an argument, a first value. Where to mend
only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import dropwhile

from grader.source.edits.edit import Edit, Replacement
from grader.source.edits.nodes import (
    assigned,
    at,
    call,
    condition,
    constant,
    empty_list,
    name,
    negated,
    returned,
    stored,
)
from grader.source.edits.places import Scope, is_added, is_text
from grader.source.toplevel import FUNCTION_TYPES


def of_unit(root: ast.AST, scope: Scope) -> Iterator[Edit]:
    """return_added, guard_added, copy_added, first_value_added."""
    if not scope.repair or not isinstance(root, FUNCTION_TYPES):
        return
    body = root.body
    rest = list(dropwhile(lambda one: is_added(one) or is_text(one), body))
    ahead, first = body[: len(body) - len(rest)], rest[0] if rest else body[-1]
    yield from _returns(root, scope)
    for line, statement in _beginnings(first, scope):
        change = Replacement(root, "body", None, [*ahead, statement, *rest])
        yield Edit(_kind(statement), line, [change], adds=True)


def _returns(root: ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope) -> Iterator[Edit]:
    last = root.body[-1]
    line = getattr(last, "end_lineno", None) or last.lineno
    values: list[ast.expr] = [name(last, one) for one in scope.names]
    values += [constant(last, value) for value in (False, True, 0, None)]
    values += [empty_list(last), at(last, ast.Tuple([], ast.Load()))]
    values += [call(last, "len", name(last, one)) for one in scope.parameters[:4]]
    for value in values:
        yield Edit(
            "return_added", line, [Replacement(root, "body", None, [*root.body, returned(last, value)])], adds=True
        )


def _beginnings(first: ast.stmt, scope: Scope) -> Iterator[tuple[int, ast.stmt]]:
    line = first.lineno
    for parameter in scope.parameters[:4]:
        given = name(first, parameter)
        for answer in (empty_list(first), *(constant(first, value) for value in (0, False, True, None)), given):
            yield line, condition(first, negated(first, given), [returned(first, answer)])
        yield line, assigned(first, stored(first, parameter), call(first, "list", given))
    for variable in scope.names:
        if variable not in scope.parameters:
            for start in (empty_list(first), constant(first, 0)):
                yield line, assigned(first, stored(first, variable), start)


def _kind(statement: ast.stmt) -> str:
    if isinstance(statement, ast.If):
        return "guard_added"
    copies = isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Call)
    return "copy_added" if copies else "first_value_added"
