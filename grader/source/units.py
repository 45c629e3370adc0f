"""What is told of a piece of code once it was walked: the unit of everything that is reached."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from grader.source.scopes import Scope

if TYPE_CHECKING:
    from grader.source.load import Snapshot


class Mention:
    """A name that is read, and attributes that follow: `os.path.join(…)` is `os`, ("path", "join"), and the call."""

    __slots__ = ("attributes", "call", "name", "node", "outer", "owner", "scope")

    def __init__(
        self,
        name: str,
        attributes: tuple[str, ...],
        node: ast.expr,
        scope: Scope,
        call: ast.Call | None,
        outer: ast.expr | None,
    ) -> None:
        self.name = name
        self.attributes = attributes
        self.node = node
        self.scope = scope
        self.call = call
        self.outer = outer
        """the subscript, or the call of a method, that takes what this gives"""
        self.owner: Scope | None = None
        """the scope whose name it is; None for the module's and the built-in ones"""


class Attribute:
    """An attribute that is read, of whatever."""

    __slots__ = ("call", "name", "node", "scope")

    def __init__(self, name: str, node: ast.Attribute, scope: Scope, call: ast.Call | None) -> None:
        self.name = name
        self.node = node
        self.scope = scope
        self.call = call


class Effect:
    """Something put into the object that a name stands for: `d["q"] = v`, `d.append(v)`, `d.q = v`."""

    __slots__ = ("name", "node", "scope", "site", "values")

    def __init__(self, name: str, values: list[ast.expr], scope: Scope, site: tuple[str, ...], node: ast.AST) -> None:
        self.name = name
        self.values = values
        self.scope = scope
        self.site = site
        """the attributes on the way; "[]" for an item, "+=" in place, "()" first if the name is called"""
        self.node = node
        """the call or the target that does it"""


class Unit:
    """Code that runs together: a function's body, or the expressions of one statement."""

    __slots__ = (
        "attributes",
        "by_attribute",
        "calls",
        "deferred",
        "effects",
        "first_arguments",
        "formats",
        "imports",
        "items",
        "label",
        "mentions",
        "module",
        "names",
        "node",
        "outer",
        "partial",
        "place",
        "scope",
        "scopes",
        "subscripts",
        "syntax",
        "verdicts",
        "walruses",
    )

    def __init__(self, module: Any, node: ast.AST, scope: Scope, label: str = "", partial: bool = False) -> None:
        self.module = module
        self.node = node
        self.scope = scope
        """the scope in which its code stands; for a function's body the function's own"""
        self.label = label
        self.partial = partial
        """a part of a function or class that is reached without the rest of it"""
        self.deferred = False
        """a function's body: its names are looked up when it is called"""
        self.mentions: list[Mention] = []
        self.attributes: list[Attribute] = []
        self.by_attribute: dict[str, list[Attribute]] | None = None
        self.calls: list[tuple[ast.Call, Scope]] = []
        self.subscripts: list[tuple[ast.Subscript, Scope]] = []
        self.effects: list[Effect] = []
        self.imports: list[tuple[str, ast.stmt]] = []
        """dotted targets of import statements inside it"""
        self.formats: list[tuple[ast.expr, Scope]] = []
        """format specs and left sides of `%`"""
        self.outer: dict[ast.AST, ast.expr] = {}
        """calls whose result is taken apart -> the expression that does it"""
        self.syntax: dict[str, ast.AST] = {}
        self.items: dict[ast.AST, ast.Subscript] | None = None
        self.first_arguments: dict[ast.AST, str] | None = None
        self.walruses: list[tuple[str, ast.NamedExpr]] = []
        self.scopes: list[Scope] = []
        """those made inside it"""
        self.names: Snapshot | None = None
        """what the module's names meant where it stands, for code that is not deferred"""
        self.verdicts: dict[tuple[bool, bool], bool] = {}
        """whether it keeps nothing, as `determinism` asks it: many functions reach the same code"""
        self.place: ast.AST | None = None
        """where to say that all of it is, if its own nodes have no place in the source"""

    def named(self, attribute: str) -> list[Attribute]:
        """Its reads of this attribute."""
        if self.by_attribute is None:
            self.by_attribute = {}
            for one in self.attributes:
                self.by_attribute.setdefault(one.name, []).append(one)
        return self.by_attribute.get(attribute, [])

    def item_of(self, node: ast.AST) -> ast.Subscript | None:
        """The subscript that takes an item of this expression."""
        if self.items is None:
            self.items = {subscript.value: subscript for subscript, _ in self.subscripts}
        return self.items.get(node)

    def inspected(self, functions: frozenset[str]) -> set[ast.AST]:
        """The expressions that are the first argument of one of these functions."""
        if self.first_arguments is None:
            self.first_arguments = {
                call.args[0]: call.func.id for call, _ in self.calls if call.args and isinstance(call.func, ast.Name)
            }
        return {node for node, name in self.first_arguments.items() if name in functions}
