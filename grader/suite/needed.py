"""The part of checks.py that some names need: what students get who check themselves."""

from __future__ import annotations

import ast
from collections.abc import Collection

from grader.expressions.syntax import free_names
from grader.suite.reach import definitions

_READS_NAMES = frozenset(["globals", "locals", "vars", "eval", "exec", "__import__"])
"""who uses one of them may reach what no one sees"""


def names_in(expressions: Collection[str]) -> set[str]:
    """All names that stand free in them."""
    return {name for expression in expressions for name in free_names(expression)}


def defined_in(source: str) -> set[str]:
    """The names that are defined at its top level. SyntaxError if it is no Python."""
    return set(definitions(ast.parse(source)))


def needed_part(source: str, names: Collection[str]) -> str:
    """The statements that define the names and what these use, as they stand in the source; imports and statements that
    are no definitions stay too. The whole source where it cannot be told what is used. SyntaxError if it is no Python.
    """
    tree = ast.parse(source)
    if not names:
        return ""
    if any(_is_open(node) for node in ast.walk(tree)):
        return source
    known = definitions(tree)
    defining = {id(statement) for statements in known.values() for statement in statements}
    kept = [s for s in tree.body if id(s) not in defining and not _is_docstring(s)]
    todo = [*names, *(name for statement in kept for name in _read(statement))]
    seen: set[str] = set()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        for statement in known.get(name, []):
            if statement not in kept:
                kept.append(statement)
                todo += _read(statement)
    lines = source.splitlines(keepends=True)
    return "".join(_text(statement, lines, seen) for statement in tree.body if statement in kept)


def _is_open(node: ast.AST) -> bool:
    if isinstance(node, ast.ImportFrom):
        return any(alias.name == "*" for alias in node.names)
    return isinstance(node, ast.Name) and node.id in _READS_NAMES


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _read(statement: ast.AST) -> list[str]:
    return [node.id for node in ast.walk(statement) if isinstance(node, ast.Name)]


def _text(statement: ast.stmt, lines: list[str], used: Collection[str]) -> str:
    """With its decorators; of an import only what is used."""
    if isinstance(statement, (ast.Import, ast.ImportFrom)) and getattr(statement, "module", "") != "__future__":
        aliases = [a for a in statement.names if (a.asname or a.name.split(".")[0]) in used]
        if not aliases:
            return ""
        statement.names = aliases
        return ast.unparse(statement) + "\n"
    first = min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", []))])
    blank = "\n\n" if isinstance(statement, (ast.FunctionDef, ast.ClassDef)) else ""
    return blank + "".join(lines[first - 1 : statement.end_lineno])
