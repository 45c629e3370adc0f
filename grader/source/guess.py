"""What an expression of a hand-in comes to, as far as that is sure without running it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Optional

from grader.source import modules
from grader.source.binding import ELEMENT, Binding, Meaning, bindings_in, flatten
from grader.source.bounds import MAX_ALTERNATIVES, MAX_GUESSES
from grader.source.folding import fold, may_fold
from grader.source.lineage import line
from grader.source.module import ClassInfo, Module
from grader.source.results import items_of, literal_key, result
from grader.source.scopes import CLASS, FUNCTION, Scope
from grader.source.units import Unit
from grader.source.values import (
    PLAIN,
    UNKNOWN,
    Class,
    Display,
    External,
    File,
    Instance,
    Namespace,
    Own,
    Text,
    Value,
)

END, EVER = "end", "ever"
"""names mean what they mean when the file was loaded; or what they mean at one time or another"""

_DEPTH = 14
_WIDTH = 12
Resolve = Callable[[str, Module], "tuple[Module, tuple[str, ...]] | None"]


class Guesser:
    """Guesses values; `resolve` finds the file of the hand-in that a dotted name means, and the names left over."""

    def __init__(self, resolve: Resolve) -> None:
        self.resolve = resolve
        self.budget = MAX_GUESSES
        self.methods: dict[Scope, ClassInfo] = {}
        """scope of a class body -> the class"""
        self.bases: dict[ClassInfo, tuple[list[ClassInfo], bool]] = {}

    def text(self, node: ast.expr, scope: Scope, unit: Unit, mode: str) -> str | None:
        """The text that the expression surely gives."""
        values = self.guess(node, scope, unit, mode)
        return values[0].text if len(values) == 1 and isinstance(values[0], Text) else None

    def guess(self, node: ast.expr, scope: Scope, unit: Unit, mode: str, depth: int = _DEPTH) -> list[Value]:
        """All values the expression may have, UNKNOWN among them if there may be others."""
        self.budget -= 1
        if depth <= 0 or self.budget <= 0:
            return [UNKNOWN]
        method: Optional[Callable[..., list[Value]]] = _GUESSES.get(type(node))
        if method is not None:
            values = method(self, node, scope, unit, mode, depth - 1)
        else:
            values = [PLAIN] if isinstance(node, (ast.Compare, ast.Lambda)) else [UNKNOWN]
        return values if len(values) <= _WIDTH else [*values[:_WIDTH], UNKNOWN]

    def meaning(self, name: str, scope: Scope, unit: Unit, mode: str) -> Meaning:
        """What a name of the module means in code of `unit`; not for names that `scope.resolve` finds in a scope."""
        if unit.names is not None and not scope.deferred():
            if name in unit.names.names:
                return unit.names.names[name]
            mode = EVER
        module: Module = unit.module
        return module.meaning(name) if mode == END else module.ever(name)

    def _constant(self, node: ast.Constant, scope: Scope, unit: Unit, mode: str, depth: int) -> list[Value]:
        text = fold(node, lambda _: None)
        return [PLAIN if text is None else Text(text)]

    def _folded(self, node: ast.expr, scope: Scope, unit: Unit, mode: str, depth: int) -> list[Value]:
        def known(part: ast.expr) -> str | None:
            values = self.guess(part, scope, unit, mode, depth)
            return values[0].text if len(values) == 1 and isinstance(values[0], Text) else None

        text = fold(node, known)
        return [UNKNOWN] if text is None else [Text(text)]

    def _display(self, node: ast.expr, scope: Scope, unit: Unit, mode: str, depth: int) -> list[Value]:
        return [Display(node, unit, mode)]

    def _name(self, node: ast.Name, scope: Scope, unit: Unit, mode: str, depth: int) -> list[Value]:
        name = scope.mangled(node.id)
        owner = scope.resolve(name)
        if owner is None:
            return self._global(name, scope, unit, mode, depth)
        if owner.kind == FUNCTION and name in owner.parameters:
            return self._parameter(name, owner)
        if owner.kind == CLASS and unit.names is not None and name in unit.names.local:
            bindings, unbound, _ = flatten(unit.names.local[name], MAX_ALTERNATIVES)
            values = self.bindings(bindings, unit, mode, depth)
            return values if not unbound else [*values, *self._global(name, scope, unit, mode, depth)]
        found = bindings_in(owner).get(name)
        return self.bindings(found, unit, mode, depth) if found else [UNKNOWN]

    def _global(self, name: str, scope: Scope, unit: Unit, mode: str, depth: int) -> list[Value]:
        bindings, unbound, complete = flatten(self.meaning(name, scope, unit, mode), MAX_ALTERNATIVES)
        values = self.bindings(bindings, unit, mode, depth)
        if unbound and name in modules.BUILTINS:
            values.append(External("builtins" if name == "__builtins__" else f"builtins.{name}"))
        return values if values and complete else [*values, UNKNOWN]

    def _parameter(self, name: str, owner: Scope) -> list[Value]:
        parent = owner.parent
        node = owner.node
        if parent is None or parent.kind != CLASS or not owner.parameters or owner.parameters[0] != name:
            return [UNKNOWN]
        decorators = {one.id for one in getattr(node, "decorator_list", []) if isinstance(one, ast.Name)}
        if "staticmethod" in decorators or len(getattr(node, "decorator_list", [])) > len(decorators):
            return [UNKNOWN]
        if any(binding.part or binding.value is not None for binding in bindings_in(owner).get(name, ())):
            return [UNKNOWN]
        info = self.class_of(parent)
        return [Class(info) if "classmethod" in decorators else Instance(info)] if info else [UNKNOWN]

    def class_of(self, scope: Scope) -> ClassInfo | None:
        """The class whose body has this scope."""
        info = self.methods.get(scope)
        if info is None and isinstance(scope.node, ast.ClassDef):
            info = ClassInfo(scope.node.name, scope.node, scope)
            info.members = dict(bindings_in(scope))
            info.certain = set(info.members)
            self.methods[scope] = info
        return info

    def bindings(self, bindings: list[Binding], unit: Unit, mode: str, depth: int) -> list[Value]:
        """What the bindings come to, which stand in the file of `unit`."""
        values: list[Value] = []
        for binding in bindings[:_WIDTH]:
            values.extend(self.binding(binding, unit, mode, depth))
        return values if len(bindings) <= _WIDTH else [*values, UNKNOWN]

    def binding(self, binding: Binding, unit: Unit, mode: str, depth: int) -> list[Value]:
        """What one binding comes to."""
        self.budget -= 1
        if depth <= 0 or self.budget <= 0:
            return [UNKNOWN]
        if binding.kind == "import":
            return self.imported(binding.target, unit, depth)
        if binding.kind == "function":
            return [Own(binding, unit.module)]
        if binding.kind == "class":
            return [Class(binding.klass)] if binding.klass is not None else self._local_class(binding)
        if binding.value is None or binding.part not in ("", ELEMENT) or isinstance(binding.node, ast.AugAssign):
            return [UNKNOWN]
        home = binding.head if binding.head is not None else unit
        values = self.guess(binding.value, binding.scope, home, mode, depth - 1)
        return values if not binding.part else self.elements(values, binding.scope, depth - 1)

    def _local_class(self, binding: Binding) -> list[Value]:
        if not isinstance(binding.node, ast.ClassDef):
            return [UNKNOWN]
        for scope in self.methods:
            if scope.node is binding.node:
                return [Class(self.methods[scope])]
        info = self.class_of(binding.scope.class_body(binding.node))
        return [Class(info)] if info else [UNKNOWN]

    def imported(self, target: str, unit: Unit, depth: int = _DEPTH) -> list[Value]:
        """What a dotted name of an import comes to."""
        own = self.resolve(target, unit.module)
        if own is None:
            root, *rest = target.split(".")
            return [External(modules.follow(modules.canonical(root) if root else target, tuple(rest))[-1])]
        module, rest_names = own
        if not rest_names:
            return [File(module)]
        return self.member(File(module), rest_names[0], unit, depth)

    def elements(self, values: list[Value], scope: Scope, depth: int, key: object = None) -> list[Value]:
        """What an item of the values can be: the one with this constant key, or any."""
        found: list[Value] = []
        for value in values:
            if not isinstance(value, Display):
                found.append(UNKNOWN)
                continue
            for item in items_of(value.node, key):
                found.extend(self.guess(item, scope, value.unit, value.mode, depth))
        return found or [UNKNOWN]

    def _attribute(self, node: ast.Attribute, scope: Scope, unit: Unit, mode: str, depth: int) -> list[Value]:
        found: list[Value] = []
        for value in self.guess(node.value, scope, unit, mode, depth):
            found.extend(self.member(value, scope.mangled(node.attr), unit, depth))
        return found

    def member(self, value: Value, name: str, unit: Unit, depth: int) -> list[Value]:
        """What the attribute of a value comes to."""
        if isinstance(value, External):
            if name == "__dict__" and modules.is_module(value.path):
                return [Namespace(value.path)]
            if name == "__self__" and value.path.startswith("builtins."):
                return [External("builtins")]
            return [External(modules.member(value.path, name))]
        if isinstance(value, File):
            if name == "__dict__":
                return [Namespace(value.module)]
            bindings, _, _ = flatten(value.module.meaning(name), MAX_ALTERNATIVES)
            home = value.module.units[0] if value.module.units else unit
            return self.bindings(bindings, home, END, depth - 1) or [UNKNOWN]
        if isinstance(value, (Instance, Class)):
            return self._class_member(value.info, name, unit, depth)
        if isinstance(value, Own) and name == "__globals__":
            return [Namespace(value.module)]
        return [UNKNOWN]

    def _class_member(self, info: ClassInfo, name: str, unit: Unit, depth: int) -> list[Value]:
        values: list[Value] = []
        for one in line(self, info):
            for value, scope, home in one.stored.get(name, ()):
                values.extend(self.guess(value, scope, home, END, depth - 1))
            if name in one.members:
                home = one.head if one.head is not None else unit
                return [*values, *self.bindings(one.members[name], home, END, depth - 1)]
        return values or [UNKNOWN]

    def _subscript(self, node: ast.Subscript, scope: Scope, unit: Unit, mode: str, depth: int) -> list[Value]:
        values = self.guess(node.value, scope, unit, mode, depth)
        if len(values) == 1 and isinstance(values[0], Text):
            base = values[0].text
            text = fold(node, lambda part: base if part is node.value else None)
            return [UNKNOWN if text is None else Text(text)]
        key = self.guess(node.slice, scope, unit, mode, depth)
        literal: object = key[0].text if len(key) == 1 and isinstance(key[0], Text) else literal_key(node.slice)
        found: list[Value] = []
        for value in values:
            if isinstance(value, Display):
                found.extend(self.elements([value], scope, depth, literal))
            else:
                found.extend(self.item(value, literal, unit, depth))
        return found

    def item(self, value: Value, key: object, unit: Unit, depth: int = _DEPTH) -> list[Value]:
        """What the value under a literal text comes to, in a namespace or in `sys.modules`."""
        if not isinstance(key, str):
            return [UNKNOWN]
        if isinstance(value, Namespace):
            if isinstance(value.of, str):
                return [External(modules.member(value.of, key))]
            return self.member(File(value.of), key, unit, depth)
        if value == External("sys.modules"):
            return self.imported(key, unit, depth)
        return [External(f"builtins.{key}")] if value == External("builtins") else [UNKNOWN]

    def _call(self, node: ast.Call, scope: Scope, unit: Unit, mode: str, depth: int) -> list[Value]:
        if may_fold(node):
            text = self._folded(node, scope, unit, mode, depth)
            if text != [UNKNOWN]:
                return text
        found: list[Value] = []
        for value in self.guess(node.func, scope, unit, mode, depth):
            found.extend(result(self, value, node, scope, unit, mode, depth))
        return found

    def _choice(self, node: ast.IfExp, scope: Scope, unit: Unit, mode: str, depth: int) -> list[Value]:
        return [value for one in (node.body, node.orelse) for value in self.guess(one, scope, unit, mode, depth)]

    def _either(self, node: ast.BoolOp, scope: Scope, unit: Unit, mode: str, depth: int) -> list[Value]:
        return [value for one in node.values[:_WIDTH] for value in self.guess(one, scope, unit, mode, depth)]

    def _walrus(self, node: ast.NamedExpr, scope: Scope, unit: Unit, mode: str, depth: int) -> list[Value]:
        return self.guess(node.value, scope, unit, mode, depth)


_GUESSES: dict[type[ast.AST], Callable[..., list[Value]]] = {
    ast.Constant: Guesser._constant,
    ast.JoinedStr: Guesser._folded,
    ast.BinOp: Guesser._folded,
    ast.List: Guesser._display,
    ast.Tuple: Guesser._display,
    ast.Set: Guesser._display,
    ast.Dict: Guesser._display,
    ast.Name: Guesser._name,
    ast.Attribute: Guesser._attribute,
    ast.Subscript: Guesser._subscript,
    ast.Call: Guesser._call,
    ast.IfExp: Guesser._choice,
    ast.BoolOp: Guesser._either,
    ast.NamedExpr: Guesser._walrus,
}
