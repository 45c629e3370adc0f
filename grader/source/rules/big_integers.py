"""Idioms that hand the arithmetic of long numbers over to Python: the digits are joined to one number.

Best effort: a text put together and read by `int`, `int.from_bytes`, a sum of `digit * base ** place`, and
`number * base + digit` in a loop that never makes the number smaller again.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

from grader.source.binding import bindings_in
from grader.source.means import PATH
from grader.source.parts import inner_nodes, inner_statements
from grader.source.presets import BIG_INTEGERS as NAMES
from grader.source.rules.found import Found, Question
from grader.source.scopes import Scope
from grader.source.units import Unit

JOINED, BYTES, POWERS, HORNER = NAMES
_LOOPS = (ast.For, ast.While, ast.AsyncFor)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)
_GIVE_TEXT = {"format", "ljust", "rjust", "zfill"}
"""methods of texts that fill up the digits of one limb"""
_DEPTH = 4
_MOST_NODES = 20_000


def find_names(question: Question, names: Collection[str]) -> Iterator[Found]:
    """The idioms of these names that are reached."""
    if not names:
        return
    if BYTES in names:
        for point, unit in question.closure.units():
            for read in unit.named("from_bytes"):
                yield Found(BYTES, point, unit, read.node)
    if JOINED in names:
        for point, means in question.closure.means():
            call = means.call
            if means.kind == PATH and means.name == "builtins.int" and call is not None and call.args:
                scope = next((one for node, one in means.unit.calls if node is call), means.unit.scope)
                if is_joined(call.args[0], scope, _DEPTH):
                    yield Found(JOINED, point, means.unit, call)
    for point, unit in question.closure.units():
        for name, node in _arithmetic(unit):
            if name in names:
                yield Found(name, point, unit, node)


def is_joined(node: ast.expr, scope: Scope, depth: int) -> bool:
    """Is it a text that is put together out of pieces?"""
    if depth <= 0:
        return False
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr in {"join", "zfill", "rjust", "format"}:
            return node.func.attr == "join" or is_joined(node.func.value, scope, depth - 1)
        return any(is_joined(argument, scope, depth - 1) for argument in node.args)
    if isinstance(node, (ast.BoolOp, ast.IfExp)):
        return any(
            is_joined(part, scope, depth - 1) for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)
        )
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _is_text(node.left) or _is_text(node.right) or is_joined(node.left, scope, depth - 1)
    if isinstance(node, ast.JoinedStr):
        return sum(isinstance(part, ast.FormattedValue) for part in node.values) > 1
    return isinstance(node, ast.Name) and _binds_joined(node.id, scope, depth - 1)


def _is_text(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            return node.func.attr in _GIVE_TEXT
        return isinstance(node.func, ast.Name) and node.func.id == "str"
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.Mod) and _is_text(node.left)
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _binds_joined(name: str, scope: Scope, depth: int) -> bool:
    owner = scope.resolve(name)
    if owner is None:
        return False
    for binding in bindings_in(owner).get(name, ()):
        if binding.value is not None and not binding.part:
            added = isinstance(binding.node, ast.AugAssign) and _is_text(binding.value)
            if added or is_joined(binding.value, owner, depth):
                return True
    return False


def _arithmetic(unit: Unit) -> Iterator[tuple[str, ast.AST]]:
    """Sums of powers and Horner's scheme in one piece of code."""
    if "power" in unit.syntax or "loop" in unit.syntax:
        inner = inner_nodes if "power" in unit.syntax else inner_statements  # loops are nothing but statements
        body = getattr(unit.node, "body", unit.node)
        stack: list[tuple[ast.AST, bool]] = [
            (node, False) for node in (body if isinstance(body, list) else [unit.node])
        ]
        count = 0
        while stack and count < _MOST_NODES:
            count += 1
            node, repeated = stack.pop()
            if isinstance(node, _LOOPS):
                yield from ((HORNER, one) for one in _horner(node))
            inside = repeated or isinstance(node, (*_LOOPS, *_COMPREHENSIONS))
            if inside and isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult) and _has_power(node):
                yield POWERS, node
            stack.extend([(child, inside) for child in inner(node)])


def _has_power(node: ast.BinOp) -> bool:
    """One factor is a power with a constant or named base and a place that changes, the other is no constant."""
    for power, other in ((node.left, node.right), (node.right, node.left)):
        if isinstance(power, ast.BinOp) and isinstance(power.op, ast.Pow) and not isinstance(other, ast.Constant):
            base_is_fixed = isinstance(power.left, (ast.Constant, ast.Name))
            return base_is_fixed and not isinstance(power.right, ast.Constant)
    return False


def _horner(loop: ast.AST) -> Iterator[ast.AST]:
    """Assignments `n = n * base + digit` in a loop that does not make n smaller again."""
    body: list[ast.stmt] = getattr(loop, "body", [])
    if not _has_step(body):  # most loops are told from their statements alone
        return
    candidates: dict[str, ast.AST] = {}
    reduced: set[str] = set()
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                if _is_step(node.value, name):
                    candidates.setdefault(name, node)
                else:
                    reduced.add(name)
            elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                if not isinstance(node.op, (ast.Add, ast.Mult)):
                    reduced.add(node.target.id)
            elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Store):
                reduced.update(part.id for part in node.elts if isinstance(part, ast.Name))
    for name, node in candidates.items():
        if name not in reduced:
            yield node


def _has_step(body: list[ast.stmt]) -> bool:
    stack: list[ast.AST] = [*body]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Assign):
            if any(isinstance(target, ast.Name) and _is_step(node.value, target.id) for target in node.targets):
                return True
        else:
            stack += inner_statements(node)
    return False


def _is_step(value: ast.expr, name: str) -> bool:
    if not (isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add)):
        return False
    for product, digit in ((value.left, value.right), (value.right, value.left)):
        if isinstance(product, ast.BinOp) and isinstance(product.op, ast.Mult) and not isinstance(digit, ast.Constant):
            factors = (product.left, product.right)
            if any(isinstance(factor, ast.Name) and factor.id == name for factor in factors):
                return True
    return False
