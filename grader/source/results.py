"""What calls come to: of classes and functions of the hand-in, and of the built-in ones that look names up."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from grader.source.lineage import enclosing_class
from grader.source.parts import inner_statements
from grader.source.scopes import Scope
from grader.source.toplevel import FUNCTION_TYPES
from grader.source.units import Unit
from grader.source.values import PLAIN, UNKNOWN, Class, External, File, Instance, Namespace, Own, Super, Value

if TYPE_CHECKING:
    from grader.source.guess import Guesser

IMPORTING = frozenset({"builtins.__import__", "importlib.import_module", "importlib.__import__"})
NAMESPACES = frozenset({"builtins.globals", "builtins.vars", "builtins.locals"})


def result(
    guesser: Guesser, value: Value, node: ast.Call, scope: Scope, unit: Unit, mode: str, depth: int
) -> list[Value]:
    """What the call `node` of `value` comes to."""
    if isinstance(value, Class):
        return [UNKNOWN if "__new__" in value.info.members or value.info.node.keywords else Instance(value.info)]
    if isinstance(value, Own):
        return _returned(guesser, value, depth)
    if not isinstance(value, External):
        return [UNKNOWN]
    if value.path in IMPORTING and node.args:
        name = guesser.text(node.args[0], scope, unit, mode)
        if name is None:
            return [UNKNOWN]
        return guesser.imported(name.partition(".")[0] if value.path == "builtins.__import__" else name, unit, depth)
    if value.path == "builtins.getattr" and len(node.args) >= 2:
        name = guesser.text(node.args[1], scope, unit, mode)
        bases = guesser.guess(node.args[0], scope, unit, mode, depth) if name is not None else []
        return [one for base in bases for one in guesser.member(base, name or "", unit, depth)] or [UNKNOWN]
    if value.path in NAMESPACES:
        return _namespace(guesser, value.path, node, scope, unit, mode, depth)
    if value.path == "builtins.super":
        body = enclosing_class(scope)
        info = guesser.class_of(body) if body is not None else None
        return [UNKNOWN if info is None else Super(info)]
    return [UNKNOWN]


def _namespace(
    guesser: Guesser, path: str, node: ast.Call, scope: Scope, unit: Unit, mode: str, depth: int
) -> list[Value]:
    if not node.args:
        hidden = path != "builtins.globals" and scope.deferred()
        return [UNKNOWN if hidden else Namespace(unit.module)]
    found: list[Value] = []
    for value in guesser.guess(node.args[0], scope, unit, mode, depth):
        if isinstance(value, External):
            found.append(Namespace(value.path))
        else:
            found.append(Namespace(value.module) if isinstance(value, File) else UNKNOWN)
    return found


def _returned(guesser: Guesser, value: Own, depth: int) -> list[Value]:
    node, body = value.binding.node, value.binding.body
    if not isinstance(node, ast.FunctionDef) or body is None or node.decorator_list or "yield" in body.syntax:
        return [UNKNOWN]
    found: list[Value] = []
    for one in _returns(node):
        found.extend(guesser.guess(one, body.scope, body, "end", depth) if one is not None else [PLAIN])
    return found or [PLAIN]


def _returns(node: ast.FunctionDef) -> list[ast.expr | None]:
    found: list[ast.expr | None] = []
    stack: list[ast.AST] = list(node.body)
    while stack:
        one = stack.pop()
        if isinstance(one, ast.Return):
            found.append(one.value)
        elif not isinstance(one, (*FUNCTION_TYPES, ast.ClassDef, ast.expr)):
            stack += inner_statements(one)
    return found


def literal_key(node: ast.AST) -> object:
    """The constant that a subscript is; None if it is none."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        value = node.operand.value
        return -value if isinstance(value, int) else None
    return node.value if isinstance(node, ast.Constant) else None


def items_of(node: ast.expr, key: object) -> list[ast.expr]:
    """The items that a display can give under a constant key; all of them without one."""
    if isinstance(node, ast.Dict):
        if key is not None:
            for one, value in zip(reversed(node.keys), reversed(node.values)):
                if isinstance(one, ast.Constant) and one.value == key:
                    return [value]
        return list(node.values)
    elements: list[ast.expr] = getattr(node, "elts", [])
    if isinstance(key, int) and not any(isinstance(one, ast.Starred) for one in elements):
        return [elements[key]] if -len(elements) <= key < len(elements) else []
    return elements
