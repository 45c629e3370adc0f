"""Functions that a source defines, but not where they can be called: inside another function, a class, a main guard."""

from __future__ import annotations

import ast
from collections.abc import Collection
from typing import Any

from grader.source.bounds import cut
from grader.source.parts import inner_statements
from grader.source.toplevel import DEFINITION_TYPES, FUNCTION_TYPES, is_main_guard, is_never

MAX_STATEMENTS = 50_000
MAX_FOUND = 50


def elsewhere(tree: ast.Module, wanted: Collection[str]) -> dict[str, dict[str, Any]]:
    """Name -> {line, kind, within}, of the first definition below the top level that has one of the wanted names.

    kind: main_guard, never (under a condition that is always false), function, class; within: the name of that function
    or class, "" for a condition.
    """
    found: dict[str, dict[str, Any]] = {}
    stack: list[tuple[ast.AST, str, str]] = [(node, "", "") for node in reversed(tree.body)]
    left = MAX_STATEMENTS
    most = min(MAX_FOUND, len(wanted))
    while stack and left > 0 and len(found) < most:
        left -= 1
        node, kind, within = stack.pop()
        if isinstance(node, FUNCTION_TYPES) and kind and node.name in wanted and node.name not in found:
            found[node.name] = {"line": node.lineno, "kind": kind, "within": cut(within)}
        inner = _around(node, kind, within)
        stack.extend([(child, *inner(child)) for child in reversed(inner_statements(node))])
    return found


def _around(node: ast.AST, kind: str, within: str) -> Any:
    """What is around a child of the node, given what is around the node itself: the nearest definition counts."""
    if isinstance(node, DEFINITION_TYPES):
        own = "class" if isinstance(node, ast.ClassDef) else "function"
        return lambda child: (own, node.name)
    if isinstance(node, ast.If) and not kind:
        test = "main_guard" if is_main_guard(node.test) else "never" if is_never(node.test) else ""
        body = {id(statement) for statement in node.body} if test else set()
        return lambda child: (test, "") if id(child) in body else (kind, within)
    return lambda child: (kind, within)
