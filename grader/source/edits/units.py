"""What is edited when a function is: its own definition, and those of its helpers that nobody asks for by name."""

from __future__ import annotations

import ast
from collections.abc import Collection

from grader.source.toplevel import FUNCTION_TYPES, walk_statements

MAX_UNITS = 6
MAX_NODES = 4_000
"""of one definition; a longer one is not edited"""


class Unit:
    """A top-level definition."""

    __slots__ = ("decorated", "name", "statement")

    def __init__(self, name: str, statement: ast.stmt) -> None:
        self.name = name
        self.statement = statement
        self.decorated = bool(getattr(statement, "decorator_list", ()))

    @property
    def root(self) -> ast.AST:
        """What edits are made in: the function, or the lambda that a name is given."""
        return self.statement.value if isinstance(self.statement, ast.Assign) else self.statement


def units_of(tree: ast.Module, function: str, required: Collection[str]) -> list[Unit]:
    """The unit of the function first, then its helpers in the order in which they are met; [] if it has none."""
    known = _definitions(tree)
    at_loading = _used_at_loading(tree, known)
    todo, found = [function], dict[str, Unit]()
    while todo and len(found) < MAX_UNITS:
        name = todo.pop(0)
        statement = known.get(name)
        if name in found or statement is None or (name in at_loading and name != function):
            continue
        found[name] = Unit(name, statement)
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and node.id in known and node.id not in required and node.id not in found:
                todo.append(node.id)
    return [unit for unit in found.values() if function in found and _is_small(unit.statement)]


def _used_at_loading(tree: ast.Module, known: dict[str, ast.stmt]) -> set[str]:
    """What has done its work, or a part of it, when the module was loaded: an edit comes too late there."""
    todo = [
        node.id
        for statement in tree.body
        if not isinstance(statement, (*FUNCTION_TYPES, ast.ClassDef, ast.If)) and statement not in known.values()
        for node in ast.walk(statement)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    ]
    used: set[str] = set()
    while todo:
        name = todo.pop()
        if name in known and name not in used:
            used.add(name)
            todo += [node.id for node in ast.walk(known[name]) if isinstance(node, ast.Name)]
    return used


def _definitions(tree: ast.Module) -> dict[str, ast.stmt]:
    """Name -> its last definition as a function or a lambda."""
    known: dict[str, ast.stmt] = {}
    for statement in walk_statements(tree.body):
        if isinstance(statement, FUNCTION_TYPES):
            known[statement.name] = statement
        elif isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target = statement.targets[0]
            if isinstance(target, ast.Name):
                if isinstance(statement.value, ast.Lambda):
                    known[target.id] = statement
                else:
                    known.pop(target.id, None)
    return known


def _is_small(statement: ast.stmt) -> bool:
    return sum(1 for _ in ast.walk(statement)) <= MAX_NODES
