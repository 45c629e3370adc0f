"""The names that a source defines at its top level, and what their definitions are like."""

from __future__ import annotations

import ast
from collections.abc import Collection
from typing import Any, Union

from grader.source.binding import Binding, bound_by
from grader.source.bounds import MAX_DEFINITIONS, cut
from grader.source.normal_form import OwnNames, normal_form
from grader.source.parse import Source
from grader.source.scopes import MODULE, Scope, parameter_names
from grader.source.toplevel import DEFINITION_TYPES, FUNCTION_TYPES, walk_statements

AnyFunction = Union[ast.FunctionDef, ast.AsyncFunctionDef]
MAX_PARAMETERS = 50


def definitions(source: Source, required: Collection[str]) -> dict[str, dict[str, Any]]:
    """Name -> the plain form of a `Definition`; of several the last. `required`: names that the exercise fixes.

    Parameters are names; of a class those of its `__init__`, of a name for a lambda the lambda's.
    """
    if source.tree is None:
        return {}
    last: dict[str, Binding] = {}
    times: dict[str, int] = {}
    module = Scope(MODULE, source.tree, None, None)
    for node in walk_statements(source.tree.body):
        for binding in [*bound_by(node, module), *_in_parts(node, module)]:
            if binding.name != "*" and (binding.name in last or len(last) < MAX_DEFINITIONS):
                times[binding.name] = times.get(binding.name, 0) + (not isinstance(node, ast.AugAssign))
                last[binding.name] = binding
    own = OwnNames(last, required)
    return {name: {**_described(binding, source, own), "times": max(times[name], 1)} for name, binding in last.items()}


def _in_parts(node: ast.stmt, module: Scope) -> list[Binding]:
    """What `with … as`, handlers and `:=` bind."""
    found: list[Binding] = []
    for item in getattr(node, "items", ()):
        found.extend(bound_by(item, module))
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.NamedExpr):
        found.extend(bound_by(node.value, module))
    return found


def _described(binding: Binding, source: Source, own: OwnNames) -> dict[str, Any]:
    node = binding.node
    place = node if hasattr(node, "lineno") else getattr(node, "context_expr", node)
    line = getattr(place, "lineno", 1)
    end_line = getattr(place, "end_lineno", None) or line
    decorators = [decorator.lineno for decorator in getattr(node, "decorator_list", [])]
    if isinstance(node, (ast.For, ast.AsyncFor)):
        end_line = node.iter.end_lineno or line
    return {
        "name": cut(binding.name),
        "line": min([line, *decorators]),
        "end_line": end_line,
        "kind": "async" if isinstance(node, ast.AsyncFunctionDef) else binding.kind,
        "parameters": [cut(name) for name in _parameters(binding)[:MAX_PARAMETERS]],
        "stub": is_stub(node),
        "lines": code_lines(node, line, end_line, source.lines),
        "normal_form": normal_form(binding, own),
    }


def _parameters(binding: Binding) -> list[str]:
    node = binding.node
    if isinstance(node, FUNCTION_TYPES):
        return parameter_names(node.args)
    if isinstance(binding.value, ast.Lambda) and not binding.part:
        return parameter_names(binding.value.args)
    if isinstance(node, ast.ClassDef):
        for one in reversed(node.body):
            if isinstance(one, FUNCTION_TYPES) and one.name == "__init__":
                return parameter_names(one.args)[1:]
    return []


def is_stub(node: ast.AST) -> bool:
    """Is it a function or class without a body worth running?

    `pass`, `...`, a docstring, `return`, `return None`, `raise NotImplementedError`, and nothing else.
    """
    if not isinstance(node, DEFINITION_TYPES):
        return False
    return all(_says_nothing(statement) for statement in node.body)


def _says_nothing(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Pass):
        return True
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Constant)
    if isinstance(statement, ast.Return):
        value = statement.value
        return value is None or (isinstance(value, ast.Constant) and value.value in (None, Ellipsis))
    if isinstance(statement, ast.Raise):
        raised = statement.exc.func if isinstance(statement.exc, ast.Call) else statement.exc
        return isinstance(raised, ast.Name) and raised.id in ("NotImplementedError", "NotImplemented")
    return False


def code_lines(node: ast.AST, first: int, last: int, lines: list[str]) -> int:
    """Lines of a definition without decorators, blank lines, comments and the docstring."""
    skipped: range = range(0)
    body = getattr(node, "body", None)
    if isinstance(node, DEFINITION_TYPES) and isinstance(body, list) and is_docstring(body[0]):
        skipped = range(body[0].lineno, (body[0].end_lineno or body[0].lineno) + 1)
    count = 0
    for number, line in enumerate(lines[first - 1 : last], first):
        text = line.strip()
        if text and text[0] != "#" and number not in skipped:
            count += 1
    return count


def is_docstring(statement: ast.stmt) -> bool:
    """Is it a text that stands by itself?"""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )
