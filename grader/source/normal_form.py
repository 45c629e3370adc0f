"""The form of a definition without what is a matter of taste: names, comments, layout, annotations, docstrings.

Local names become numbers in the order of their appearance, and so do the hand-in's own names that the exercise does
not fix. The names of built-in functions, modules, attributes, methods and keywords stay.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Mapping
from operator import attrgetter
from typing import Any

from grader.source.binding import Binding
from grader.source.scopes import parameter_names
from grader.source.toplevel import DEFINITION_TYPES, FUNCTION_TYPES

try:
    from _blake2 import blake2b  # hashlib loads all of OpenSSL besides, which costs as much as parsing a hand-in
except ImportError:
    from hashlib import blake2b

MAX_PARTS = 20_000
"""of one definition; one with more has no normal form"""

_LEFT_OUT = frozenset("annotation returns type_comment ctx kind type_params".split())
_NAMES = frozenset("name asname rest".split())


class OwnNames:
    """What is known of the names of a file: which are imports of what, and which it may have named otherwise."""

    def __init__(self, bindings: Mapping[str, Binding], required: Collection[str]) -> None:
        self.targets = {name: one.target for name, one in bindings.items() if one.kind == "import"}
        self.free = {name for name, one in bindings.items() if one.kind != "import" and name not in required}


def normal_form(binding: Binding, own: OwnNames) -> str:
    """A digest: equal for two definitions that differ in matters of taste only; "" for one too large to say."""
    if binding.kind == "import":
        return _digest(["import", binding.target])
    node = binding.node if binding.kind in ("function", "class") else binding.value
    parts = None if node is None else _Reading(node).parts(binding.name, own)
    return "" if parts is None else _digest(parts)


def _digest(parts: list[str]) -> str:
    return blake2b("\0".join(parts).encode("utf-8", "backslashreplace"), digest_size=12).hexdigest()


class _Waiting(int):
    """Which of the names has its place here, between parts of a tree that are still to be read."""


class _Reading:
    """One walk over a definition. A name can be bound below the place where it is met first, so places for names are
    left free until all was read."""

    def __init__(self, root: ast.AST) -> None:
        self.out: list[str] = []
        self.names: list[tuple[int, str]] = []
        """place in `out`, name"""
        self.bound: set[str] = set()
        """all names that are bound inside, parameters too; of a root without classes"""
        self.has_classes = False
        self.root = root
        self.stack: list[Any] = [root]

    def parts(self, name: str, own: OwnNames) -> list[str] | None:
        """The parts of the form, in the order of the source; None if they are too many."""
        self._read()
        if self.stack or len(self.out) > MAX_PARTS + 1:
            return None
        bound = _locals(self.root) if self.has_classes else self.bound
        known = {name: "itself"}
        numbered = 1
        for place, word in self.names:
            text = known.get(word)
            if text is None:
                if word in bound or word in own.free:
                    text = f"v{numbered}"
                    numbered += 1
                else:
                    text = f"name {own.targets.get(word, word)}"
                known[word] = text
            self.out[place] = text
        return self.out

    def _read(self) -> None:
        out, names, stack, fields = self.out, self.names, self.stack, _fields
        while stack and len(out) <= MAX_PARTS:
            part = stack.pop()
            kind = type(part)
            values = fields.get(kind)
            if values is not None:
                out.append(kind.__name__)
                stack += values(part)
            elif kind is ast.Name:
                names.append((len(out), part.id))
                out.append("")
                if type(part.ctx) is not ast.Load:
                    self.bound.add(part.id)
            elif kind is list:
                out.append(f"[{len(part)}")
                stack += part[::-1]
            elif kind is ast.Constant:
                out.append(f"{type(part.value).__name__} {part.value!r}"[:500])
            elif part is None or kind is str:
                out.append(repr(part))
            elif kind in _SPECIAL:
                _SPECIAL[kind](self, part)
            elif isinstance(part, ast.AST):
                out.append(kind.__name__)
                stack += _fields_of(kind)(part)
            else:
                out.append(repr(part))

    def _chosen(self, name: str) -> None:
        self.names.append((len(self.out), name))
        self.out.append("")

    def _unseen(self, *nodes: ast.AST | None) -> None:
        """What is no part of the form may bind names all the same."""
        for node in nodes:
            if node is not None and type(node) is not ast.Name:
                self.bound |= _locals(node)

    def _definition(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.out.append(type(node).__name__)
        self._chosen(node.name)
        self.bound.add(node.name)
        self._unseen(node.returns, *getattr(node, "type_params", ()))
        self.stack += (node.decorator_list, self._body(node.body), node.args)

    def _class(self, node: ast.ClassDef) -> None:
        self.has_classes = True
        self.out.append("ClassDef")
        self._chosen(node.name)
        self.stack += (node.decorator_list, self._body(node.body), node.keywords, node.bases)

    def _body(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """A body without docstring, bare annotations, and `pass` beside other statements."""
        kept = []
        for one in body:
            if isinstance(one, ast.AnnAssign) and one.value is None:
                self._unseen(one)
            elif not (isinstance(one, ast.Pass) or (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))):
                kept.append(one)
        return kept

    def _parameters(self, node: ast.arguments) -> None:
        if node.posonlyargs or node.vararg or node.kwonlyargs or node.kwarg or node.defaults:
            self.out.append("arguments")
            self.stack += (node.defaults, node.kwarg, node.kw_defaults, node.kwonlyargs, node.vararg)
            self.stack += (node.args, node.posonlyargs)
            return
        self.out += ("arguments", "[0", f"[{len(node.args)}")  # as most are: no need to take the empty lists apart
        for one in node.args:
            self._parameter(one)
        self.out += ("None", "[0", "[0", "None", "[0")

    def _parameter(self, node: ast.arg) -> None:
        self.out.append("arg")
        self._chosen(node.arg)
        self.bound.add(node.arg)
        self._unseen(node.annotation)

    def _annotated(self, node: ast.AnnAssign) -> None:
        self.out.append("Assign")
        self._unseen(node.annotation)
        self.stack += (node.value, [node.target])

    def _alias(self, node: ast.alias) -> None:
        self.out += ("alias", "", "None")
        place = len(self.out) - 2
        if node.asname is not None:
            self.names.append((place + 1, node.asname))  # it gets its number first
        self.names.append((place, node.name))
        self.bound.add((node.asname or node.name).partition(".")[0])

    def _declaration(self, node: ast.Global | ast.Nonlocal) -> None:
        self.out += (type(node).__name__, f"[{len(node.names)}")
        for name in node.names:
            self._chosen(name)

    def _capture(self, node: ast.AST) -> None:
        """`except … as name`, and names in patterns: numbered before what stands before them in the source."""
        self.out.append(type(node).__name__)
        for field in reversed(node._fields):
            value = getattr(node, field, None)
            if field in _NAMES and isinstance(value, str):
                self.bound.add(value)
                self.names.append((0, value))
                value = _Waiting(len(self.names) - 1)
            self.stack.append(value)

    def _placed(self, number: _Waiting) -> None:
        self.names[number] = (len(self.out), self.names[number][1])
        self.out.append("")

    def _alias_of_type(self, node: Any) -> None:
        self.out.append("TypeAlias")
        self._unseen(*node.type_params)
        self.stack += (node.value, node.name)


_Reader = Callable[[_Reading, Any], None]
_READERS: dict[str, _Reader] = {
    "FunctionDef": _Reading._definition,
    "AsyncFunctionDef": _Reading._definition,
    "ClassDef": _Reading._class,
    "arguments": _Reading._parameters,
    "arg": _Reading._parameter,
    "alias": _Reading._alias,
    "AnnAssign": _Reading._annotated,
    "Global": _Reading._declaration,
    "Nonlocal": _Reading._declaration,
    "ExceptHandler": _Reading._capture,
    "MatchAs": _Reading._capture,
    "MatchStar": _Reading._capture,
    "MatchMapping": _Reading._capture,
    "TypeAlias": _Reading._alias_of_type,
}
_SPECIAL: dict[type, _Reader] = {
    **{getattr(ast, name): reader for name, reader in _READERS.items() if hasattr(ast, name)},
    _Waiting: _Reading._placed,
}
"""types of nodes that are not just all of their fields"""

_Fields = Callable[[Any], "tuple[object, ...]"]
_fields: dict[type, _Fields] = {}


def _fields_of(kind: type[ast.AST]) -> _Fields:
    """What gives the values of the fields that count, the last first."""
    names = [name for name in reversed(kind._fields) if name not in _LEFT_OUT]
    get: _Fields = attrgetter(*names) if len(names) > 1 else lambda node: tuple(getattr(node, one) for one in names)
    _fields[kind] = get
    return get


def _locals(root: ast.AST) -> set[str]:
    """All names that are bound inside, parameters too, methods and attributes of classes not."""
    found: set[str] = set()
    stack: list[ast.AST] = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Name):
            if not isinstance(node.ctx, ast.Load):
                found.add(node.id)
            continue
        if isinstance(node, (*FUNCTION_TYPES, ast.Lambda)):
            found.update(parameter_names(node.args))
        if isinstance(node, ast.ClassDef):
            members = {one.name for one in node.body if isinstance(one, DEFINITION_TYPES)}
            inner = [_locals(one) - {getattr(one, "name", "")} for one in node.body]
            found.update(name for names in inner for name in names if name not in members)
            continue
        name = getattr(node, "name", None) or getattr(node, "rest", None)
        if isinstance(name, str) and not isinstance(node, ast.alias):
            found.add(name)
        if isinstance(node, ast.alias):
            found.add((node.asname or node.name).partition(".")[0])
        stack.extend(ast.iter_child_nodes(node))
    return found
