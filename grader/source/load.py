"""Runs the top level of a file on paper: which definition of each name is alive where, and what code there is."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable

from grader.source import modules
from grader.source.binding import Binding, Env, Meaning, bindings_in, bound_by, either
from grader.source.effects import note_call, note_namespace
from grader.source.evaluated import tree_of
from grader.source.facts import collect, collect_head
from grader.source.folding import literal
from grader.source.module import ClassInfo, Module
from grader.source.parse import Source
from grader.source.scopes import CLASS, Scope
from grader.source.toplevel import FUNCTION_TYPES, MATCH_TYPE, TRY_TYPES, is_main_guard, is_never
from grader.source.units import Unit

StarExports = Callable[[str], "frozenset[str] | None"]


class Snapshot:
    """What the names that a piece of code mentions mean where it stands."""

    __slots__ = ("local", "names")

    def __init__(self) -> None:
        self.names: dict[str, Meaning] = {}
        self.local: dict[str, Meaning] = {}
        """names of the class body around it"""


def load(source: Source, name: str, star_exports: StarExports) -> Module:
    """The file as a `Module`; `star_exports` tells the names that a module of the hand-in exports, or None."""
    module = Module(source, name)
    if source.tree is not None:
        _Loader(module, module.scope, module.env, None, star_exports).block(source.tree.body, module.env)
    _gather(module)
    return module


class _Loader:
    def __init__(
        self, module: Module, scope: Scope, outer: Env, klass: ClassInfo | None, star_exports: StarExports
    ) -> None:
        self.module = module
        self.scope = scope
        self.outer = outer
        """the module's names: for the body of a class those around it"""
        self.klass = klass
        self.star_exports = star_exports
        self.place: ast.AST | None = None
        """where to say that the code is, for the code in a text"""

    def block(self, body: list[ast.stmt], env: Env) -> None:
        for node in body:
            if self.klass is None:
                self.outer = env
            self.statement(node, env)

    def statement(self, node: ast.stmt, env: Env) -> None:
        if isinstance(node, FUNCTION_TYPES):
            self.function(node, env)
        elif isinstance(node, ast.ClassDef):
            self.class_(node, env)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            self.import_(node, env)
        elif isinstance(node, ast.If):
            self.if_(node, env)
        elif isinstance(node, (ast.For, ast.AsyncFor, ast.While)):
            self.loop(node, env)
        elif isinstance(node, (ast.With, ast.AsyncWith)):
            self.with_(node, env)
        elif isinstance(node, TRY_TYPES):
            self.try_(node, env)
        elif MATCH_TYPE is not None and isinstance(node, MATCH_TYPE):
            self.match(node, env)
        elif isinstance(node, ast.Delete):
            self.delete(node, env)
        elif not self.executed(node, env):
            self.simple(node, env)

    def executed(self, node: ast.stmt, env: Env) -> bool:
        """`exec` of a literal text at the top level: its statements run here."""
        call = node.value if isinstance(node, ast.Expr) else None
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "exec"):
            return False
        if self.klass is not None or self.place is not None or self.outer.lookup("exec") is not None:
            return False
        text = literal(call.args[0]) if len(call.args) == 1 else None
        tree = tree_of(text) if text is not None else None
        if tree is None:
            self.module.opaque = text is None
            return False
        self.unit(node, [node], env)
        self.place = node
        self.block(tree.body, env)
        self.place = None
        return True

    def simple(self, node: ast.stmt, env: Env) -> None:
        unit = self.unit(node, [node], env)
        bindings = bound_by(node, self.scope)
        for binding in bindings:
            binding.head = self.part(node, binding, env, unit, len(bindings) > 1)
            old = env.lookup(binding.name) if isinstance(node, ast.AugAssign) else binding
            self.bind(binding, env, either(old, binding))
        if self.klass is not None and not bindings:
            self.klass.loose.append(unit)

    def part(self, node: ast.stmt, binding: Binding, env: Env, whole: Unit, several: bool) -> Unit:
        """The code that makes the value of one of several names: of `a, b = f, g` only `f` for `a`."""
        value = getattr(node, "value", None)
        if not several or binding.value is None or binding.value is value:
            return whole
        unit = Unit(self.module, node, self.scope, binding.name, self.klass is not None)
        collect(unit, [binding.value], self.scope)
        self.snapshot(unit, env)
        return unit

    def unit(self, node: ast.AST, nodes: Iterable[ast.AST | None], env: Env) -> Unit:
        """The unit of code that runs here, entered into the module."""
        unit = Unit(self.module, node, self.scope, "", self.klass is not None)
        collect(unit, [one for one in nodes if one is not None], self.scope)
        self.enter(unit, env)
        return unit

    def enter(self, unit: Unit, env: Env) -> None:
        unit.place = self.place
        self.module.units.append(unit)
        self.snapshot(unit, env)
        for name, node in unit.walruses:
            for binding in bound_by(node, self.module.scope):
                binding.head = unit
                target = env if self.klass is None else self.outer
                self.module.bindings.setdefault(name, []).append(binding)
                target.changes[name] = either(target.lookup(name), binding)

    def snapshot(self, unit: Unit, env: Env) -> None:
        taken = unit.names = Snapshot()
        for mention in unit.mentions:
            if mention.scope is not self.scope and mention.scope.deferred():
                continue
            if mention.owner is None:
                taken.names[mention.name] = self.outer.lookup(mention.name)
            elif mention.owner is self.scope and self.scope.kind == CLASS:
                taken.local[mention.name] = env.lookup(mention.name)
                taken.names[mention.name] = self.outer.lookup(mention.name)

    def bind(self, binding: Binding, env: Env, meaning: Meaning) -> None:
        if self.klass is None:
            self.module.bindings.setdefault(binding.name, []).append(binding)
        env.changes[binding.name] = meaning

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, env: Env) -> None:
        (binding,) = bound_by(node, self.scope)
        self.scope.store(binding.name)
        label = f"{self.klass.name}.{node.name}" if self.klass is not None else node.name
        head = binding.head = Unit(self.module, node, self.scope, label, self.klass is not None)
        collect_head(head, node, self.scope)
        self.enter(head, env)
        inner = self.scope.function(node)
        body = binding.body = Unit(self.module, node, inner, label)
        body.deferred = True
        body.place = self.place
        body.scopes.append(inner)
        collect(body, node.body, inner)
        self.module.units.append(body)
        if self.klass is not None:
            _note_attributes(self.klass, body)
        self.bind(binding, env, binding)

    def class_(self, node: ast.ClassDef, env: Env) -> None:
        (binding,) = bound_by(node, self.scope)
        self.scope.store(binding.name)
        scope = self.scope.class_body(node)
        info = binding.klass = ClassInfo(node.name, node, scope, self.module)
        head = [*node.decorator_list, *(keyword.value for keyword in node.keywords)]
        binding.head = info.head = self.unit(node, head, env)
        info.bases = [(base, self.unit(node, [base], env)) for base in node.bases]
        loader = _Loader(self.module, scope, self.outer, info, self.star_exports)
        loader.place = self.place
        loader.block(node.body, info.env)
        info.close()
        self.module.classes.append(info)
        self.bind(binding, env, binding)

    def import_(self, node: ast.Import | ast.ImportFrom, env: Env) -> None:
        unit = self.unit(node, [node], env)
        for binding in bound_by(node, self.scope):
            if binding.name != "*":
                binding.head = unit
                self.bind(binding, env, binding)
                continue
            names = self.star_exports(binding.target)
            if names is None:
                names = modules.exports(binding.target)
            if names is None:
                self.module.stars.append(binding)
                names = modules.SHADOWING.get(binding.target, frozenset())
            for name in names:
                one = Binding(name, "import", node, self.scope)
                one.target = f"{binding.target}.{name}"
                one.head = unit
                self.bind(one, env, one)

    def if_(self, node: ast.If, env: Env) -> None:
        arms: list[Env] = []
        while True:
            self.unit(node, [node.test], env)
            if not (is_main_guard(node.test) or is_never(node.test)):
                arms.append(self.arm(node.body, env))
            if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
                node = node.orelse[0]  # a loop for `elif`: a chain of thousands is no recursion
                continue
            arms.append(self.arm(node.orelse, env))
            break
        env.merge(arms)

    def arm(self, body: list[ast.stmt], env: Env) -> Env:
        arm = Env(env)
        self.block(body, arm)
        if self.klass is None:
            self.outer = env
        return arm

    def loop(self, node: ast.For | ast.AsyncFor | ast.While, env: Env) -> None:
        first = len(self.module.units)
        test = node.test if isinstance(node, ast.While) else node.iter
        unit = self.unit(node, [test], env)
        turn = Env(env)
        for binding in bound_by(node, self.scope):
            binding.head = unit
            self.bind(binding, turn, binding)
        if not (isinstance(node, ast.While) and is_never(node.test)):
            self.block(node.body, turn)
        env.merge([Env(env), turn])
        self.block(node.orelse, env)
        # what the body binds can be meant by what stands above it in the next turn
        for unit in self.module.units[first:]:
            names = unit.names.names if unit.names is not None else {}
            for name in names.keys() & turn.changes.keys():
                names[name] = either(names[name], turn.changes[name])

    def with_(self, node: ast.With | ast.AsyncWith, env: Env) -> None:
        for item in node.items:
            unit = self.unit(item, [item.context_expr], env)
            for binding in bound_by(item, self.scope):
                binding.head = unit
                self.bind(binding, env, binding)
        self.block(node.body, env)

    def try_(self, node: ast.stmt, env: Env) -> None:
        tried = self.arm(getattr(node, "body", []), env)
        broken = Env(env)  # the body may have stopped anywhere
        broken.merge([Env(env), tried])
        arms = []
        for handler in getattr(node, "handlers", []):
            self.unit(handler, [handler.type], broken)
            arm = Env(env)
            arm.changes.update(broken.changes)
            for binding in bound_by(handler, self.scope):
                self.bind(binding, arm, binding)
            self.block(handler.body, arm)
            arms.append(arm)
        self.block(getattr(node, "orelse", []), tried)
        env.merge([tried, *arms])
        self.block(getattr(node, "finalbody", []), env)

    def match(self, node: ast.stmt, env: Env) -> None:
        unit = self.unit(node, [getattr(node, "subject", None)], env)
        arms = [Env(env)]
        for case in getattr(node, "cases", []):
            arm = Env(env)
            for part in ast.walk(case.pattern):
                for binding in bound_by(part, self.scope):
                    binding.head = unit
                    self.bind(binding, arm, binding)
            self.unit(case, [case.pattern, case.guard], arm)
            self.block(case.body, arm)
            arms.append(arm)
        env.merge(arms)

    def delete(self, node: ast.Delete, env: Env) -> None:
        self.unit(node, [node], env)
        for target in node.targets:
            if isinstance(target, ast.Name):
                env.changes[self.scope.mangled(target.id)] = None


def _note_attributes(klass: ClassInfo, body: Unit) -> None:
    """What a method puts into attributes of its first parameter."""
    if not body.scope.parameters:
        return
    own = body.scope.parameters[0]
    for effect in body.effects:
        if effect.name == own and len(effect.site) == 1 and isinstance(effect.node, ast.Attribute):
            for value in effect.values:
                klass.stored.setdefault(effect.site[0], []).append((value, effect.scope, body))


def _gather(module: Module) -> None:
    """What functions do to the module's names, and what anything does to the objects they stand for."""
    for unit in module.units:
        for scope in unit.scopes:
            for name in scope.declared_global:
                for binding in bindings_in(scope).get(name, ()):
                    module.writers.setdefault(name, []).append(binding)
        for call, scope in unit.calls:
            note_call(module, unit, call, scope)
        for effect in unit.effects:
            if effect.scope.resolve(effect.name) is not None:
                continue
            if effect.site[0] == "()" and effect.name in {"globals", "vars", "locals"}:
                note_namespace(module, unit, effect)
            else:
                module.effects.setdefault(effect.name, []).append((effect, unit))
