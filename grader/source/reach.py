"""What a function reaches: a walk over definitions, from its own body through everything that it names.

Names are resolved as they are when the file was loaded (`module.meaning`); what runs only once, at the top level, sees
the names as they were at its place.
"""

from __future__ import annotations

import ast
from typing import Any, Dict, Iterable, List, Optional, Set, Tuple

from grader.source import modules
from grader.source.binding import Binding, bindings_in, flatten
from grader.source.bounds import MAX_ALTERNATIVES, MAX_PATH, MAX_STEPS
from grader.source.facts import collect
from grader.source.module import Module
from grader.source.units import Attribute, Mention, Unit

Path = Tuple[str, ...]
DYNAMIC = frozenset("eval exec compile __import__ globals locals vars __builtins__ __loader__ breakpoint".split())
DYNAMIC_MODULES = frozenset("importlib builtins ctypes gc inspect runpy code codeop pickle marshal".split())
DYNAMIC_MEMBERS = frozenset({"sys.modules", "sys._getframe", "operator.attrgetter", "operator.methodcaller"})
DYNAMIC_ATTRIBUTES = frozenset(
    "__dict__ __globals__ __builtins__ __subclasses__ __code__ __closure__ __getattribute__ __import__ __loader__ "
    "f_globals f_builtins".split()
)


class Fact:
    """One thing that is reached: `kind` is path (a module or what is in it), builtin, method, own, syntax, dynamic."""

    __slots__ = ("called", "kind", "literal", "name", "node", "path")

    def __init__(self, kind: str, name: str, node: Optional[ast.AST], path: Path) -> None:
        self.kind = kind
        self.name = name
        self.node = node
        self.path = path
        self.called = False
        self.literal = ""
        """of dynamic access: the literal texts that it is given"""


class Reach:
    """All that is reached from one function of a module."""

    def __init__(self, module: Module, own_members: Set[str], apart: Iterable[str]) -> None:
        self.module = module
        self.facts: List[Fact] = []
        self.steps = 0
        self.complete = True
        """False: there was too much to follow"""
        self.loops = False
        """the function reaches itself"""
        self._own_members = own_members
        self._apart = frozenset(apart)
        self._seen: Set[int] = set()
        self._start: Set[int] = set()
        self._todo: List[Tuple[Unit, Path]] = []

    def follow_name(self, name: str) -> bool:
        """Starts from the function of that name; False if there is none."""
        bindings, _, _ = flatten(self.module.meaning(name), MAX_ALTERNATIVES)
        for binding in bindings:
            self._start.add(id(binding))
            self._binding(binding, (), (name,), None)
        while self._todo:
            unit, path = self._todo.pop()
            self._unit(unit, path)
        return bool(bindings)

    def follow_all(self) -> None:
        """Starts from everything in the file."""
        for unit in self.module.units:
            self._push(unit, ())
        while self._todo:
            unit, path = self._todo.pop()
            self._unit(unit, path)

    def _binding(self, binding: Binding, attributes: Tuple[str, ...], path: Path, node: Optional[ast.AST]) -> None:
        if binding.kind == "import":
            for target in modules.follow(modules.canonical(binding.target), attributes):
                self._module_path(target, node or binding.node, path)
            return
        if id(binding) in self._seen:
            return
        self._seen.add(id(binding))
        for unit in (binding.head, binding.body):
            self._push(unit, path)
        if binding.klass is not None:
            self._class(binding.klass, path)
        if binding.head is None and binding.value is not None:
            self._push(collect(Unit(self.module, binding.node, binding.scope), [binding.value], binding.scope), path)
        for effect, unit in self.module.effects.get(binding.name, ()):
            if not unit.deferred and binding.kind != "function":
                self._push(unit, path)

    def _class(self, klass: Any, path: Path) -> None:
        self._push(klass.head, path)
        for unit in klass.loose:
            self._push(unit, path)
        for members in klass.members.values():
            for member in members:
                self._binding(member, (), path, None)

    def _push(self, unit: Optional[Unit], path: Path) -> None:
        if unit is not None and id(unit) not in self._seen:
            self._seen.add(id(unit))
            self._todo.append((unit, path))

    def _unit(self, unit: Unit, path: Path) -> None:
        self.steps += len(unit.mentions) + len(unit.attributes)
        if self.steps > MAX_STEPS:
            self.complete = False
            return
        for loaded, node in unit.imports:
            self._module_path(modules.canonical(loaded), node, path)
        of_modules: Set[int] = set()
        for mention in unit.mentions:
            if self._mention(unit, mention, path):
                of_modules.update(id(part) for part in ast.walk(mention.node) if isinstance(part, ast.Attribute))
        for attribute in unit.attributes:
            if id(attribute.node) not in of_modules:
                self._attribute(attribute, path)
        for name, node in unit.syntax.items():
            self._add("syntax", name, node, path)
        for node, _ in unit.formats:
            for name in format_kinds(node):
                self._add("syntax", name, node, path)

    def _mention(self, unit: Unit, mention: Mention, path: Path) -> bool:
        """Follows a name; True if it is a module or something in one."""
        if mention.owner is not None and mention.owner.kind != "class":
            bindings = bindings_in(mention.owner).get(mention.name, [])
            imports = [binding for binding in bindings if binding.kind == "import"]
            for binding in imports:
                self._binding(binding, mention.attributes, path, mention.node)
            return bool(imports)
        bindings, unbound, complete = flatten(self._meaning(unit, mention), MAX_ALTERNATIVES)
        self.complete = self.complete and complete
        for binding in bindings:
            self._known(binding, mention, path)
        if unbound or not bindings:
            self._unknown(mention, path)
        return any(binding.kind == "import" for binding in bindings)

    def _meaning(self, unit: Unit, mention: Mention) -> Any:
        if unit.names is None or unit.deferred or mention.scope.deferred():
            return self.module.meaning(mention.name)
        names = unit.names
        if mention.owner is not None and mention.name in names.local:
            return names.local[mention.name]
        return names.names.get(mention.name)

    def _known(self, binding: Binding, mention: Mention, path: Path) -> None:
        if id(binding) in self._start:
            self.loops = True
        if binding.kind == "import":
            self._binding(binding, mention.attributes, path, mention.node)
            self._literal_attribute(binding, mention, path)
            return
        fact = self._add("own", mention.name, mention.node, (*path, mention.name))
        fact.called = mention.call is not None
        if mention.name not in self._apart:
            self._binding(binding, (), (*path, mention.name)[:MAX_PATH], mention.node)

    def _literal_attribute(self, binding: Binding, mention: Mention, path: Path) -> None:
        """`importlib.import_module("math")` is the module math."""
        if (
            mention.call is not None
            and mention.attributes[-1:] == ("import_module",)
            or (mention.call is not None and binding.target == "importlib.import_module")
        ):
            for text in literal_texts(mention.call.args[:1]):
                self._module_path(text, mention.node, path)

    def _unknown(self, mention: Mention, path: Path) -> None:
        """A name without a definition: a built-in one, or one of a star import."""
        name, call = mention.name, mention.call
        for star in self.module.stars:
            if name not in modules.BUILTINS:
                self._module_path(f"{star.target}.{name}", mention.node, path)
        if name not in modules.BUILTINS:
            self._add("unknown", name, mention.node, path)
            return
        fact = self._add("builtin", name, mention.node, (*path, name))
        fact.called = call is not None
        if name == "getattr" and call is not None:
            self._getattr(call, mention, path)
        elif name in DYNAMIC:
            literals = literal_texts(call.args) if call is not None else []
            if name == "__import__" and call is not None and len(literals) == 1 and is_text(call.args[0]):
                self._module_path(literals[0], mention.node, path)
            else:
                self._dynamic(name, mention.node, path, " ".join(literals))

    def _getattr(self, call: ast.Call, mention: Mention, path: Path) -> None:
        if len(call.args) >= 2 and is_text(call.args[1]):
            name = literal_texts([call.args[1]])[0]
            base = call.args[0]
            if isinstance(base, ast.Name):
                for binding in flatten(self.module.meaning(base.id), MAX_ALTERNATIVES)[0]:
                    if binding.kind == "import":
                        self._binding(binding, (name,), path, mention.node)
            self._add("method", name, call, path)
            if name in DYNAMIC_ATTRIBUTES or name in DYNAMIC:
                self._dynamic("getattr", mention.node, path, "")
        else:
            self._dynamic("getattr", mention.node, path, "")

    def _module_path(self, target: str, node: Optional[ast.AST], path: Path) -> None:
        self._add("path", target, node, (*path, target)[:MAX_PATH])
        if target.partition(".")[0] in DYNAMIC_MODULES or target in DYNAMIC_MEMBERS:
            self._dynamic(target, node, path, "")

    def _attribute(self, attribute: Attribute, path: Path) -> None:
        if attribute.name in DYNAMIC_ATTRIBUTES:
            self._dynamic(attribute.name, attribute.node, path, "")
        if attribute.name not in self._own_members:
            fact = self._add("method", attribute.name, attribute.node, (*path, f".{attribute.name}")[:MAX_PATH])
            fact.called = attribute.call is not None

    def _dynamic(self, name: str, node: Optional[ast.AST], path: Path, literal: str) -> None:
        self._add("dynamic", name, node, (*path, name)[:MAX_PATH]).literal = literal

    def _add(self, kind: str, name: str, node: Optional[ast.AST], path: Path) -> Fact:
        fact = Fact(kind, name, node, path)
        self.facts.append(fact)
        return fact


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def literal_texts(nodes: Iterable[ast.expr]) -> List[str]:
    """All literal texts in expressions."""
    found = []
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                found.append(part.value)
    return found


_CODES: Dict[str, str] = {"b": "{:b}", "o": "{:o}", "x": "{:x}", "X": "{:x}", "e": "{:e}", "E": "{:e}"}


def format_kinds(node: ast.AST) -> List[str]:
    """The conversions of a format: {:b} of `f"{n:b}"`, {:x} of `"%x" % n`."""
    if isinstance(node, ast.FormattedValue):
        texts = literal_texts([node.format_spec]) if node.format_spec is not None else []
        return [_CODES[text[-1]] for text in texts if text and text[-1] in _CODES]
    left = node.left if isinstance(node, ast.BinOp) else node
    if isinstance(left, ast.Constant) and isinstance(left.value, str):
        pieces = left.value.replace("%%", "").split("%")[1:]
        ends = [piece.lstrip("-+ #0123456789.*")[:1] for piece in pieces]
        return [_CODES[end] for end in ends if end in _CODES]
    return []
