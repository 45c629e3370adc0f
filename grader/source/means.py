"""What code reaches outside of itself, before any rule is asked."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, NamedTuple

from grader.source.scopes import Scope
from grader.source.units import Unit

if TYPE_CHECKING:
    from grader.source.module import ClassInfo

PATH, DYNAMIC, HIDDEN_METHOD = "path", "dynamic", "hidden_method"


class Means:
    """One thing that is reached in a piece of code.

    `kind` is path (a module, or something in one; built-in things are in `builtins`), dynamic (access that hides what
    it reaches) or hidden_method (a method whose name is not known beforehand).
    """

    __slots__ = ("bare", "call", "kind", "name", "node", "paths", "repeated", "unit", "words")

    def __init__(self, kind: str, name: str, node: ast.AST, unit: Unit) -> None:
        self.kind = kind
        self.name = name
        """dotted: `math.log2`"""
        self.node = node
        self.unit = unit
        self.paths: tuple[str, ...] = (name,)
        """all names on the way to it: `math`, `math.log2`"""
        self.words: frozenset[str] = frozenset()
        """of dynamic access: the identifiers in the texts that it is given"""
        self.bare = False
        """the thing itself is handed on, nothing in it is named"""
        self.repeated = False
        """an import inside the same function tells the same"""
        self.call: ast.Call | None = None


class Named(NamedTuple):
    """An attribute that is read by its name as a text: `getattr(x, "sort")`."""

    name: str
    base: ast.expr
    node: ast.AST
    scope: Scope


class Point(NamedTuple):
    """A place in the graph: code, or something that code stands behind, and what names mean there."""

    kind: str
    """unit, binding, content, class, file"""
    subject: Any
    mode: str


class Edge(NamedTuple):
    """From a point to another. `label` is what stands in a path for it, "" for nothing."""

    label: str
    point: Point
    plain: bool
    """by the bare name, so that it may be called"""
    node: ast.AST | None
    """the name, if it is one"""


class Expansion:
    """All that one point leads to."""

    __slots__ = ("any_attribute", "attributes", "bases", "classes", "edges", "means", "named", "unresolved")

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.means: list[Means] = []
        self.attributes: set[str] = set()
        """names of attributes that are read"""
        self.any_attribute = False
        """attributes of any name may be read"""
        self.named: list[Named] = []
        self.classes: list[ClassInfo] = []
        """classes whose instances may be used here"""
        self.bases: list[ClassInfo] = []
        """classes that only give what those that inherit from them lack"""
        self.unresolved: set[str] = set()
        """names without a meaning"""
