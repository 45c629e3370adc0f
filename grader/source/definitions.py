"""The names that a source defines at its top level, and what their definitions are like."""

from __future__ import annotations

import ast
from typing import Any, Dict, List, Set, Union

from grader.source.binding import bound_by
from grader.source.bounds import MAX_DEFINITIONS, cut
from grader.source.module import Module
from grader.source.normal_form import normal_form
from grader.source.scopes import parameter_names
from grader.source.toplevel import FUNCTION_TYPES, walk_statements

AnyFunction = Union[ast.FunctionDef, ast.AsyncFunctionDef]


def definitions(module: Module) -> Dict[str, Dict[str, Any]]:
    """Name -> the plain form of a `Definition`; of several the last."""
    tree = module.source.tree
    found: Dict[str, Dict[str, Any]] = {}
    for node in walk_statements(tree.body) if tree is not None else ():
        for binding in bound_by(node, module.scope):
            if len(found) < MAX_DEFINITIONS and binding.name != "*":
                times = found[binding.name]["times"] + 1 if binding.name in found and _counts(node) else 1
                found[binding.name] = {**_described(binding.name, node, module.source.lines), "times": times}
    return found


def _counts(node: ast.stmt) -> bool:
    return isinstance(node, (*FUNCTION_TYPES, ast.ClassDef))


def _described(name: str, node: ast.AST, lines: List[str]) -> Dict[str, Any]:
    line = getattr(node, "lineno", 1)
    end_line = getattr(node, "end_lineno", None) or line
    described: Dict[str, Any] = {"name": cut(name), "line": line, "end_line": end_line, "kind": _kind(node)}
    if isinstance(node, FUNCTION_TYPES):
        decorators = [decorator.lineno for decorator in node.decorator_list]
        described["line"] = min([line, *decorators])
        described["parameters"] = [cut(p) for p in parameter_names(node.args)][:50]
        described["stub"] = is_stub(node)
        described["lines"] = code_lines(node, lines)
        described["normal_form"] = normal_form(node)
    return described


def _kind(node: ast.AST) -> str:
    if isinstance(node, ast.AsyncFunctionDef):
        return "async"
    if isinstance(node, ast.FunctionDef):
        return "function"
    if isinstance(node, ast.ClassDef):
        return "class"
    return "import" if isinstance(node, (ast.Import, ast.ImportFrom)) else "value"


def is_stub(node: AnyFunction) -> bool:
    """Is there nothing in the body worth running?"""
    return all(_says_nothing(statement) for statement in node.body)


def _says_nothing(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Pass):
        return True
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Constant)
    if isinstance(statement, ast.Return):
        value = statement.value
        return value is None or (isinstance(value, ast.Constant) and value.value is None)
    if isinstance(statement, ast.Raise):
        raised = statement.exc.func if isinstance(statement.exc, ast.Call) else statement.exc
        return isinstance(raised, ast.Name) and raised.id == "NotImplementedError"
    return False


def code_lines(node: AnyFunction, lines: List[str]) -> int:
    """Lines of the definition without blank lines, comments and the docstring."""
    skipped: Set[int] = set()
    if node.body and isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant):
        first = node.body[0]
        skipped = set(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    end = node.end_lineno or node.lineno
    texts = ((number, lines[number - 1].strip()) for number in range(node.lineno, min(end, len(lines)) + 1))
    return sum(1 for number, text in texts if text and not text.startswith("#") and number not in skipped)
