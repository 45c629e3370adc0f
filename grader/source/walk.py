"""The walk over a piece of code: what each kind of node adds is in `facts`."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any, Callable, Union

from grader.source.scopes import Scope
from grader.source.syntax_kinds import SYNTAX_OF
from grader.source.units import Attribute, Effect, Mention, Unit

AnyFunction = Union[ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda]
Handler = Callable[["Walk", ast.AST, Scope], None]

_SKIPPED = frozenset({"ctx", "op", "type_comment", "kind", "conversion", "annotation", "returns", "type_params"})
_children: dict[type[ast.AST], tuple[str, ...]] = {}
_NO_SYNTAX: tuple[str, ...] = ()
_LEAVES: frozenset[type] = frozenset({ast.Constant, ast.Pass, str, type(None)})
"""what stands among parts and says nothing"""


class Walk:
    """A stack instead of recursion, since a hostile tree may be deep."""

    def __init__(self, unit: Unit, handlers: dict[type[ast.AST], Handler]) -> None:
        self.unit = unit
        self.handlers = handlers
        self.stack: list[tuple[ast.AST, Scope]] = []

    def run(self, nodes: Sequence[ast.AST], scope: Scope) -> None:
        """Walks `nodes`, which stand in `scope`."""
        self.push(nodes, scope)
        stack, syntax, handlers = self.stack, self.unit.syntax, self.handlers
        while stack:
            node, scope = stack.pop()
            kind = type(node)
            for name in SYNTAX_OF.get(kind, _NO_SYNTAX):
                if name not in syntax:
                    syntax[name] = node
            handler = handlers.get(kind)
            if handler is not None:
                handler(self, node, scope)
            else:
                self.children(node, scope)

    def push(self, nodes: Sequence[Any], scope: Scope) -> None:
        """Puts `nodes` on the stack, the first to be walked first."""
        if nodes:
            self.stack += [(node, scope) for node in nodes[::-1] if type(node) not in _LEAVES]

    def children(self, node: ast.AST, scope: Scope) -> None:
        """Puts all parts of a node on the stack."""
        kind = type(node)
        fields = _children.get(kind)
        if fields is None:
            fields = _children[kind] = tuple(name for name in reversed(kind._fields) if name not in _SKIPPED)
        for field in fields:
            value = getattr(node, field, None)
            if type(value) is list:
                self.push(value, scope)
            elif isinstance(value, ast.AST):
                self.stack.append((value, scope))

    def operator(self, operator: ast.AST | None, node: ast.AST) -> None:
        """Notes the syntax of an operator, which has no place of its own."""
        for name in SYNTAX_OF.get(type(operator), ()) if operator is not None else ():
            self.unit.syntax.setdefault(name, node)

    def mention(
        self, node: ast.expr, scope: Scope, call: ast.Call | None = None, outer: ast.expr | None = None
    ) -> None:
        """Notes a name, or a chain of attributes that begins with one; anything else is walked."""
        base, names = node, []
        while isinstance(base, ast.Attribute):
            name = scope.mangled(base.attr)
            self.unit.attributes.append(Attribute(name, base, scope, call if base is node else None))
            names.append(name)
            base = base.value
        if isinstance(base, ast.Name):
            chain = tuple(reversed(names))
            self.unit.mentions.append(Mention(scope.mangled(base.id), chain, node, scope, call, outer))
        elif isinstance(base, ast.Call):
            self.call(base, scope, call or node if names else outer)
        else:
            self.stack.append((base, scope))

    def call(self, node: ast.Call, scope: Scope, outer: ast.expr | None = None) -> None:
        """Notes a call; `outer` is the expression that takes a part of what it returns."""
        while True:  # f()()()…: a loop, since the chain may be long
            self.unit.calls.append((node, scope))
            self.push(arguments_of(node) if node.keywords else node.args, scope)
            if not isinstance(node.func, ast.Call):
                break
            node, outer = node.func, node
        if isinstance(node.func, ast.Attribute) and (node.args or node.keywords):
            self.effect(node.func.value, arguments_of(node), scope, (node.func.attr,), node)
        self.function_part(node, scope, outer)

    def function_part(self, node: ast.Call, scope: Scope, outer: ast.expr | None) -> None:
        if isinstance(node.func, ast.Name):
            name = scope.mangled(node.func.id)
            self.unit.mentions.append(Mention(name, (), node.func, scope, node, outer))
        elif isinstance(node.func, ast.Attribute):
            root = node.func
            while isinstance(root.value, ast.Attribute):
                root = root.value
            if isinstance(root.value, ast.Name):
                self.mention(node.func, scope, node, outer)
            else:
                self.attribute_chain(node, scope)
        else:
            self.stack.append((node.func, scope))

    def attribute_chain(self, node: ast.Call, scope: Scope) -> None:
        """A method called on something that is no plain name: its base is walked later, as the chain may be long."""
        base: ast.expr = node.func
        while isinstance(base, ast.Attribute):
            call = node if base is node.func else None
            self.unit.attributes.append(Attribute(scope.mangled(base.attr), base, scope, call))
            base = base.value
        if isinstance(base, ast.Call):
            self.unit.outer[base] = node
        self.stack.append((base, scope))

    def effect(
        self, target: ast.expr, values: list[ast.expr], scope: Scope, site: tuple[str, ...], node: ast.AST
    ) -> None:
        """Notes what is put into the object at the root of `target`, if that is a name or a call of one."""
        while isinstance(target, (ast.Attribute, ast.Subscript)):
            if isinstance(target, ast.Attribute):
                site = (target.attr, *site)
            target = target.value
        if isinstance(target, ast.Call) and isinstance(target.func, ast.Name):
            target, site = target.func, ("()", *site)
        if isinstance(target, ast.Name):
            self.unit.effects.append(Effect(scope.mangled(target.id), values, scope, site, node))

    def stored(self, target: ast.expr, value: ast.expr | None, scope: Scope) -> None:
        """Notes what an assignment puts into items and attributes."""
        stack = [target]
        while stack and value is not None:
            target = stack.pop()
            if isinstance(target, (ast.Tuple, ast.List)):
                stack.extend(target.elts)
            elif isinstance(target, ast.Starred):
                stack.append(target.value)
            elif isinstance(target, ast.Attribute):
                self.effect(target.value, [value], scope, (target.attr,), target)
            elif isinstance(target, ast.Subscript):
                self.effect(target.value, [value, target.slice], scope, ("[]",), target)

    def head(self, node: AnyFunction, scope: Scope) -> None:
        """What of a function runs where it is defined: defaults and decorators."""
        self.push(node.args.defaults, scope)
        self.push(node.args.kw_defaults, scope)
        if not isinstance(node, ast.Lambda):
            self.push(node.decorator_list, scope)


def arguments_of(node: ast.Call) -> list[ast.expr]:
    """The expressions of all arguments of a call, by position and by name."""
    return [*node.args, *(keyword.value for keyword in node.keywords)]
