"""What a function of the reference reaches in its own file, and the literals that stand there."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Any

MOST_NEAR = 160
LONGEST_TEXT = 60


def definitions(tree: ast.Module) -> dict[str, list[ast.stmt]]:
    """Top-level name -> the statements that define it."""
    found: dict[str, list[ast.stmt]] = {}
    for statement in tree.body:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.setdefault(statement.name, []).append(statement)
        elif isinstance(statement, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
            for target in statement.targets if isinstance(statement, ast.Assign) else [statement.target]:
                for node in ast.walk(target):  # the variables of a comprehension in the value are its own
                    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                        found.setdefault(node.id, []).append(statement)
    return found


def reached(tree: ast.Module, name: str) -> list[ast.stmt]:
    """The statements that define the name, and those of all names that are read in them, and so on."""
    known = definitions(tree)
    todo, seen, found = [name], {name}, []
    while todo:
        for statement in known.get(todo.pop(0), []):
            if statement in found:
                continue
            found.append(statement)
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and node.id in known and node.id not in seen:
                    seen.add(node.id)
                    todo.append(node.id)
    return found


def required_parameters(tree: ast.Module, name: str) -> list[str] | None:
    """The parameters without a default of the last definition of a function; None if there is none."""
    found = [s for s in definitions(tree).get(name, []) if isinstance(s, (ast.FunctionDef, ast.AsyncFunctionDef))]
    if not found:
        return None
    arguments = found[-1].args
    names = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]
    return names[: len(names) - len(arguments.defaults)]


def methods_of(tree: ast.Module, name: str) -> tuple[str, ...]:
    """The plain methods of a class, in the order of the source; what is decorated may be no method at all."""
    classes = [s for s in definitions(tree).get(name, []) if isinstance(s, ast.ClassDef)]
    plain = [s for s in (classes[-1].body if classes else ()) if isinstance(s, ast.FunctionDef)]
    return tuple(s.name for s in plain if not s.decorator_list and not s.name.startswith("__"))


def near_literals(statements: Iterable[ast.AST]) -> list[Any]:
    """The numbers and short texts that stand in the statements, with their neighbours, and three times them.

    Numbers that are computed from literals alone (`2**31 - 1`) count too. At most MOST_NEAR, literals first.
    """
    literals: dict[tuple[type, Any], Any] = {}
    for statement in statements:
        for node in _without_docstrings(statement):
            for value in _values(node):
                literals.setdefault((type(value), value), value)
    found = dict(literals)
    steps = [(factor, step) for factor in (1, 2, 3) for step in (0, -1, 1)]
    for factor, step in (*steps, (-1, 0)):
        for value in literals.values():
            if type(value) in (int, float):
                other = factor * value + step
                found.setdefault((type(other), other), other)
    return list(found.values())[:MOST_NEAR]


def _values(node: ast.AST) -> list[Any]:
    if isinstance(node, ast.Constant):
        value = node.value
        if type(value) is str and len(value) <= LONGEST_TEXT:
            return [value, *dict.fromkeys(value)][:20]
        return [value] if type(value) in (int, float) else []
    if isinstance(node, ast.BinOp):
        computed = _computed(node)
        return [] if computed is None else [computed]
    return []


def _computed(node: ast.expr) -> int | float | None:
    """The value of arithmetic on literals, where it stays small enough to be quick."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) in (int, float) else None  # type: ignore[return-value]
    if not isinstance(node, ast.BinOp):
        return None
    left, right = _computed(node.left), _computed(node.right)
    if left is None or right is None or abs(left) > 2**64:
        return None
    try:
        if (
            isinstance(node.op, ast.Pow)
            and abs(right) <= 2000
            and type(left) is int
            and type(right) is int
            and right >= 0
        ):
            return int(left**right)
        if isinstance(node.op, ast.Add):
            return left + right
        if isinstance(node.op, ast.Sub):
            return left - right
        if isinstance(node.op, ast.Mult):
            return left * right
    except (ArithmeticError, ValueError):
        return None
    return None


def _without_docstrings(tree: ast.AST) -> Iterable[ast.AST]:
    texts = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and type(node.value.value) is str
    }
    return (node for node in ast.walk(tree) if id(node) not in texts)
