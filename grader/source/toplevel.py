"""The statements at the top level of a source, and which of them count."""

from __future__ import annotations

import ast
from collections.abc import Iterator

TRY_TYPES: tuple[type[ast.stmt], ...] = tuple(
    kind for kind in (ast.Try, getattr(ast, "TryStar", None)) if kind is not None
)
MATCH_TYPE: type[ast.stmt] | None = getattr(ast, "Match", None)
FUNCTION_TYPES = (ast.FunctionDef, ast.AsyncFunctionDef)
DEFINITION_TYPES = (*FUNCTION_TYPES, ast.ClassDef)


def statements(tree: ast.Module) -> list[ast.stmt]:
    """The top-level statements in order, as a loader runs them one by one."""
    return list(tree.body)


def is_main_guard(test: ast.expr) -> bool:
    """Is it the test `__name__ == "__main__"`, in either order, alone or as the first part of an `and`?"""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return any(is_main_guard(part) for part in test.values)
    if not (isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ast.Eq)):
        return False
    sides = (test.left, test.comparators[0])
    names = any(isinstance(side, ast.Name) and side.id == "__name__" for side in sides)
    return names and any(isinstance(side, ast.Constant) and side.value == "__main__" for side in sides)


def is_never(test: ast.expr) -> bool:
    """Is the test false whatever happens: `False`, `0`, `None`, an empty text?"""
    return isinstance(test, ast.Constant) and not test.value


def branches(node: ast.stmt) -> list[list[ast.stmt]]:
    """The blocks of a compound statement that can run when the file is loaded, in order; [] for a simple one."""
    if isinstance(node, ast.If):
        taken: list[list[ast.stmt]] = []
        while True:
            if not (is_main_guard(node.test) or is_never(node.test)):
                taken.append(node.body)
            if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
                node = node.orelse[0]
                continue
            taken.append(node.orelse)
            return taken
    if isinstance(node, (ast.For, ast.AsyncFor, ast.While)):
        return [node.body, node.orelse]
    if isinstance(node, (ast.With, ast.AsyncWith)):
        return [node.body]
    if isinstance(node, TRY_TYPES):
        handlers = [handler.body for handler in getattr(node, "handlers", [])]
        return [getattr(node, "body", []), *handlers, getattr(node, "orelse", []), getattr(node, "finalbody", [])]
    if MATCH_TYPE is not None and isinstance(node, MATCH_TYPE):
        return [case.body for case in getattr(node, "cases", [])]
    return []


def walk_statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """All statements of the top level, also those inside `if`, `try`, `with` and loops, in the order of the source."""
    stack = list(reversed(body))
    while stack:
        node = stack.pop()
        yield node
        for block in reversed(branches(node)):
            stack.extend(reversed(block))
