"""Where a function can be edited: its expressions with what is around them, its blocks of statements, its names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from grader.source.edits.edit import Edit, Replacement
from grader.source.edits.nodes import nothing
from grader.source.toplevel import FUNCTION_TYPES

MAX_NAMES = 12
ADDED = "_added"
"""an attribute of nodes that are not of the source and are never edited"""
_LEFT_OUT = frozenset("annotation returns decorator_list type_params type_comment args bases keywords".split())
_NESTED = (*FUNCTION_TYPES, ast.Lambda)


class Site:
    """A node and the place where it stands."""

    __slots__ = ("field", "index", "node", "parent")

    def __init__(self, parent: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
        self.parent = parent
        self.field = field
        self.index = index
        self.node = node

    @property
    def line(self) -> int:
        own: int | None = getattr(self.node, "lineno", None)
        return own if own is not None else getattr(self.parent, "lineno", 1)

    def put(self, kind: str, new: ast.AST, **values: str) -> Edit:
        """The edit that puts another node in this place."""
        return Edit(kind, self.line, [Replacement(self.parent, self.field, self.index, new)], values)

    def set(self, kind: str, field: str, new: Any, index: int | None = None, **values: str) -> Edit:
        """The edit that gives a field of the node another value."""
        return Edit(kind, self.line, [Replacement(self.node, field, index, new)], values)


class Block:
    """A list of statements, and where it stands."""

    __slots__ = ("field", "owner", "statements")

    def __init__(self, owner: ast.AST, field: str) -> None:
        self.owner = owner
        self.field = field
        self.statements: list[ast.stmt] = getattr(owner, field)

    def real(self) -> list[int]:
        """The positions of the statements of the source; what was added, and a docstring, can stay as it is."""
        return [place for place, one in enumerate(self.statements) if not is_added(one) and not is_text(one)]

    def with_statements(self, new: list[ast.stmt]) -> Replacement:
        place = self.statements[0]
        return Replacement(self.owner, self.field, None, new or [nothing(place)])


class Scope:
    """What an edit may put in: the names of the function, and whether it is to be mended or to be broken."""

    def __init__(self, root: ast.AST, repair: bool) -> None:
        self.root = root
        self.repair = repair
        self.parameters = [argument for node in _functions(root)[:1] for argument in _parameters(node)][:MAX_NAMES]
        self.names = list(dict.fromkeys([*self.parameters, *_assigned(root)]))[:MAX_NAMES]


def is_added(node: ast.AST) -> bool:
    return getattr(node, ADDED, False)


def sites(root: ast.AST) -> Iterator[Site]:
    """All nodes below the root that belong to the source, without parameters, decorators and annotations."""
    stack: list[tuple[ast.AST, str, int | None, ast.AST]] = list(reversed(list(_children(root))))
    while stack:
        parent, field, index, node = stack.pop()
        yield Site(parent, field, index, node)
        stack.extend(reversed(list(_children(node))))


def _children(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    definition = isinstance(node, (*_NESTED, ast.ClassDef))
    for field, value in ast.iter_fields(node):
        if definition and field in _LEFT_OUT:
            continue
        if isinstance(value, ast.AST):
            if field not in ("ctx", "annotation") and not is_added(value):
                yield node, field, None, value
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, ast.AST) and not is_added(item):
                    yield node, field, index, item


def blocks(root: ast.AST) -> Iterator[Block]:
    """All blocks of statements, the outer ones first."""
    stack = [root]
    while stack:
        node = stack.pop()
        for field in ("body", "orelse", "finalbody"):
            value = getattr(node, field, None)
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                if not isinstance(node, (ast.Module, ast.ClassDef)):
                    yield Block(node, field)
                stack.extend(reversed([one for one in value if not is_added(one)]))
        stack.extend(getattr(node, "handlers", ()))


def _functions(root: ast.AST) -> list[ast.AST]:
    return [node for node in ast.walk(root) if isinstance(node, _NESTED)]


def _parameters(function: Any) -> list[str]:
    found = function.args
    names = [argument.arg for argument in (*found.posonlyargs, *found.args, *found.kwonlyargs)]
    return [name for name in names if name != "self"]


def _assigned(root: ast.AST) -> list[str]:
    return [node.id for node in ast.walk(root) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]


def is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
