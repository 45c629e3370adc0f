"""What a name can mean: its bindings, and which of several are alive at a place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, Optional, Union

from grader.source.facts import imported
from grader.source.parts import inner_nodes
from grader.source.scopes import Scope
from grader.source.toplevel import DEFINITION_TYPES
from grader.source.units import Unit

ELEMENT, ENTERED = "element", "entered"


class Binding:
    """One definition of a name. `kind` is function, class, value or import."""

    __slots__ = ("body", "head", "kind", "klass", "name", "node", "part", "scope", "target", "value")

    def __init__(self, name: str, kind: str, node: ast.AST, scope: Scope) -> None:
        self.name = name
        self.kind = kind
        self.node = node
        self.scope = scope
        """the scope in which the definition stands"""
        self.value: ast.expr | None = None
        self.part = ""
        """what of the value: "" all of it, "element" something in it, "entered" what a `with` makes of it"""
        self.target = ""
        """of an import: what the name means, dotted"""
        self.head: Unit | None = None
        """the code that runs where it is defined"""
        self.body: Unit | None = None
        """of a function at the top level or in a class there: the code that runs when it is called"""
        self.klass: Any = None
        """of a class at the top level: its `ClassInfo`"""


class Alternatives:
    """Several things a name can mean at a place; None among them: it may be without a meaning."""

    __slots__ = ("options",)

    def __init__(self, *options: Meaning) -> None:
        self.options = options


Meaning = Optional[Union[Binding, Alternatives]]


def either(first: Meaning, second: Meaning) -> Meaning:
    """Both meanings, as one."""
    return first if first is second else Alternatives(first, second)


def flatten(meaning: Meaning, limit: int) -> tuple[list[Binding], bool, bool]:
    """The bindings (at most `limit`), whether there may be none, and whether these are all."""
    if meaning is None:
        return [], True, True
    if isinstance(meaning, Binding):
        return [meaning], False, True
    found: list[Binding] = []
    unbound = False
    seen: set[int] = set()
    stack: list[Meaning] = [meaning]
    while stack:
        one = stack.pop()
        if one is None:
            unbound = True
        elif id(one) not in seen:
            seen.add(id(one))
            if isinstance(one, Alternatives):
                stack.extend(reversed(one.options))
            elif len(found) == limit:
                return found, unbound, False
            else:
                found.append(one)
    return found, unbound, True


class Env:
    """What the names mean at a place of the top level; a branch has an own one over that of its surroundings."""

    __slots__ = ("base", "changes")

    def __init__(self, base: Env | None = None) -> None:
        self.base = base
        self.changes: dict[str, Meaning] = {}

    def lookup(self, name: str) -> Meaning:
        env: Env | None = self
        while env is not None:
            if name in env.changes:
                return env.changes[name]
            env = env.base
        return None

    def merge(self, branches: list[Env]) -> None:
        """After one of `branches`, whose base this is, has run."""
        names = {name for branch in branches for name in branch.changes}
        for name in names:
            meaning = branches[0].lookup(name)
            for branch in branches[1:]:
                meaning = either(meaning, branch.lookup(name))
            self.changes[name] = meaning


def unpacked(target: ast.expr, value: ast.expr | None, part: str = "") -> Iterator[tuple[str, ast.expr | None, str]]:
    """The names in a target, each with the expression it gets and which part of it."""
    stack = [(target, value, part)]
    while stack:
        target, value, part = stack.pop()
        if isinstance(target, ast.Name):
            yield target.id, value, part
        elif isinstance(target, ast.Starred):
            stack.append((target.value, value, ELEMENT))
        elif isinstance(target, (ast.Tuple, ast.List)):
            stack.extend(reversed(_pairs(target, value, part)))


def _pairs(
    target: ast.Tuple | ast.List, value: ast.expr | None, part: str
) -> list[tuple[ast.expr, ast.expr | None, str]]:
    if not part and isinstance(value, (ast.Tuple, ast.List)) and len(value.elts) == len(target.elts):
        plain = not any(isinstance(element, ast.Starred) for element in (*value.elts, *target.elts))
        if plain:
            return [(one, its, "") for one, its in zip(target.elts, value.elts)]
    return [(one, value, ELEMENT) for one in target.elts]


def bound_by(node: ast.AST, scope: Scope) -> list[Binding]:
    """The bindings that a statement (or `:=`, handler, pattern) makes by itself, without those inside its blocks."""
    if isinstance(node, DEFINITION_TYPES):
        kind = "class" if isinstance(node, ast.ClassDef) else "function"
        return [Binding(scope.mangled(node.name), kind, node, scope)]
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return [_import(name, target, node, scope) for name, target, _ in imported(node)]
    return [_value(name, value, part, node, scope) for name, value, part in _values(node)]


def _values(node: ast.AST) -> Iterator[tuple[str, ast.expr | None, str]]:
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from unpacked(target, node.value)
    elif isinstance(node, (ast.AnnAssign, ast.AugAssign, ast.NamedExpr)):
        if node.value is not None:
            yield from unpacked(node.target, node.value)
    elif isinstance(node, (ast.For, ast.AsyncFor, ast.comprehension)):
        yield from unpacked(node.target, node.iter, ELEMENT)
    elif isinstance(node, ast.withitem):
        if node.optional_vars is not None:
            yield from unpacked(node.optional_vars, node.context_expr, ENTERED)
    else:
        name = getattr(node, "name", None) or getattr(node, "rest", None)
        if isinstance(name, str) and type(node).__name__ in {"ExceptHandler", "MatchAs", "MatchStar", "MatchMapping"}:
            yield name, None, ""


def _import(name: str, target: str, node: ast.AST, scope: Scope) -> Binding:
    binding = Binding(scope.mangled(name), "import", node, scope)
    binding.target = target
    return binding


def _value(name: str, value: ast.expr | None, part: str, node: ast.AST, scope: Scope) -> Binding:
    binding = Binding(scope.mangled(name), "value", node, scope)
    binding.value, binding.part = value, part
    return binding


_NESTED = (*DEFINITION_TYPES, ast.Lambda)


def bindings_in(scope: Scope) -> dict[str, list[Binding]]:
    """All bindings that the code of a function or class makes itself, whatever the order."""
    if scope.bindings is None:
        found: dict[str, list[Binding]] = {}
        stack: list[ast.AST] = _body(scope.node)
        while stack:
            node = stack.pop()
            for binding in bound_by(node, scope):
                found.setdefault(binding.name, []).append(binding)
            if not isinstance(node, _NESTED):
                stack += inner_nodes(node)
        scope.bindings = found
    return scope.bindings


def _body(node: ast.AST | None) -> list[ast.AST]:
    body = getattr(node, "body", [])
    if isinstance(body, ast.AST):
        return [body]
    generators = getattr(node, "generators", [])
    return [*generators, *body]
