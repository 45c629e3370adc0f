"""One file of a hand-in with all its code in units, and what its names mean when it is loaded."""

from __future__ import annotations

import ast

from grader.source.binding import Alternatives, Binding, Env, Meaning, flatten
from grader.source.bounds import MAX_ALTERNATIVES
from grader.source.parse import Source
from grader.source.scopes import MODULE, Scope
from grader.source.units import Effect, Unit


class ClassInfo:
    """A class at the top level of a file, or inside such a class."""

    def __init__(self, name: str, node: ast.ClassDef, scope: Scope, module: Module | None = None) -> None:
        self.name = name
        self.node = node
        self.scope = scope
        """of its body"""
        self.module = module
        """None for a class inside a function"""
        self.env = Env()
        self.head: Unit | None = None
        """keywords and decorators"""
        self.bases: list[tuple[ast.expr, Unit]] = []
        self.loose: list[Unit] = []
        """code of the body that binds no name"""
        self.members: dict[str, list[Binding]] = {}
        self.certain: set[str] = set()
        """the members that are there whatever happens"""
        self.stored: dict[str, list[tuple[ast.expr, Scope, Unit]]] = {}
        """attribute of an instance -> what its methods put there"""

    def close(self) -> None:
        """To be called when the body was walked."""
        for name, meaning in self.env.changes.items():
            bindings, unbound, _ = flatten(meaning, MAX_ALTERNATIVES)
            if bindings:
                self.members[name] = bindings
            if not unbound:
                self.certain.add(name)


class Module:
    """A file of the hand-in."""

    def __init__(self, source: Source, name: str = "") -> None:
        self.source = source
        self.name = name
        """dotted; "" for the file that is inspected"""
        self.scope = Scope(MODULE, source.tree, None, source.table)
        self.env = Env()
        """what the names mean when the file is loaded"""
        self.units: list[Unit] = []
        """all code that counts, in the order of the source"""
        self.bindings: dict[str, list[Binding]] = {}
        """every binding of a name at the top level, also one that another takes the place of"""
        self.writers: dict[str, list[Binding]] = {}
        """bindings that functions make of a name they declare global"""
        self.effects: dict[str, list[tuple[Effect, Unit]]] = {}
        """name -> what is put into the object it stands for, anywhere"""
        self.passed: dict[str, list[tuple[ast.Call, int | str, Scope, Unit]]] = {}
        """name -> the calls it is passed to, with its position or keyword"""
        self.opaque = False
        """names are bound in a way that hides which"""
        self.stars: list[Binding] = []
        """star imports of modules whose names are not known"""
        self.classes: list[ClassInfo] = []
        self._units: dict[Scope, Unit] | None = None
        self._calls: dict[str, list[tuple[ast.Call, Scope, Unit]]] | None = None

    def meaning(self, name: str) -> Meaning:
        """What `name` means when the file was loaded."""
        meaning = self.env.lookup(name)
        written = self.writers.get(name)
        return Alternatives(meaning, *written) if written else meaning

    def ever(self, name: str) -> Meaning:
        """All that `name` means at one time or another."""
        bindings = [*self.bindings.get(name, ()), *self.writers.get(name, ())]
        return Alternatives(*bindings) if bindings else None

    def calls(self) -> dict[str, list[tuple[ast.Call, Scope, Unit]]]:
        """Name -> all calls in this file of what is named so."""
        if self._calls is None:
            self._calls = {}
            for unit in self.units:
                for call, scope in unit.calls:
                    if isinstance(call.func, ast.Name):
                        self._calls.setdefault(call.func.id, []).append((call, scope, unit))
        return self._calls

    def calls_of(self, name: str) -> list[tuple[ast.Call, Scope, Unit]]:
        """All calls in this file of what is named so."""
        return self.calls().get(name, [])

    def unit_of(self, scope: Scope) -> Unit | None:
        """The code in which a scope was made."""
        if self._units is None:
            self._units = {one: unit for unit in self.units for one in unit.scopes}
        return self._units.get(scope)
