"""The form of a definition without what is a matter of taste: names, comments, layout, annotations, docstrings.

Local names become numbers in the order of their appearance, and so do the hand-in's own names that the exercise does
not fix. The names of built-in functions, modules, attributes, methods and keywords stay.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping
from typing import Union

from grader.source.binding import Binding
from grader.source.scopes import parameter_names
from grader.source.toplevel import FUNCTION_TYPES

try:
    from _blake2 import blake2b  # hashlib loads all of OpenSSL besides, which costs as much as parsing a hand-in
except ImportError:
    from hashlib import blake2b

MAX_PARTS = 20_000
"""of one definition; one with more has no normal form"""

_LEFT_OUT = frozenset("annotation returns type_comment ctx kind type_params".split())
_NAMES = frozenset("name asname rest".split())
_fields: dict[type[ast.AST], tuple[str, ...]] = {}
_Part = Union[ast.AST, "list[object]", str, None, object]


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
    parts = None if node is None else _parts(node, binding.name, own)
    return "" if parts is None else _digest(parts)


def _digest(parts: list[str]) -> str:
    return blake2b("\0".join(parts).encode("utf-8", "backslashreplace"), digest_size=12).hexdigest()


def _parts(root: ast.AST, name: str, own: OwnNames) -> list[str] | None:
    local = _locals(root)
    numbers: dict[str, str] = {name: "itself"}
    out: list[str] = []
    stack: list[_Part] = [root]
    while stack:
        if len(out) > MAX_PARTS:
            return None
        part = stack.pop()
        if isinstance(part, ast.Name):
            out.append(_named(part.id, local, numbers, own))
        elif isinstance(part, ast.Constant):
            out.append(f"{type(part.value).__name__} {part.value!r}"[:500])
        elif isinstance(part, ast.AST):
            out.append("Assign" if isinstance(part, ast.AnnAssign) else type(part).__name__)
            _push(part, stack, local, numbers, own)
        elif isinstance(part, list):
            out.append(f"[{len(part)}")
            stack.extend(reversed(part))
        else:
            out.append(repr(part))
    return out


def _push(part: ast.AST, stack: list[_Part], local: set[str], numbers: dict[str, str], own: OwnNames) -> None:
    kind = type(part)
    fields = _fields.get(kind)
    if fields is None:
        fields = _fields[kind] = tuple(name for name in reversed(kind._fields) if name not in _LEFT_OUT)
    if isinstance(part, ast.AnnAssign):
        stack.append(part.value)
        stack.append([part.target])
        return
    for field in fields:
        value = getattr(part, field, None)
        if field == "body" and isinstance(part, (*FUNCTION_TYPES, ast.ClassDef)):
            value = _without_taste(value if isinstance(value, list) else [])
        elif isinstance(value, str) and (field in _NAMES or (field == "arg" and isinstance(part, ast.arg))):
            value = _Renamed(_named(value, local, numbers, own))
        elif field == "names" and isinstance(part, (ast.Global, ast.Nonlocal)):
            value = [_Renamed(_named(name, local, numbers, own)) for name in part.names]
        stack.append(value)


class _Renamed:
    """A name that has its number."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


def _named(name: str, local: set[str], numbers: dict[str, str], own: OwnNames) -> str:
    if name in numbers:
        return numbers[name]
    if name in local or name in own.free:
        numbers[name] = f"v{len(numbers)}"
        return numbers[name]
    return f"name {own.targets.get(name, name)}"


def _without_taste(body: list[object]) -> list[object]:
    """A body without docstring, bare annotations, and `pass` beside other statements."""
    kept = [
        one
        for one in body
        if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
        and not (isinstance(one, ast.AnnAssign) and one.value is None)
    ]
    return [one for one in kept if not isinstance(one, ast.Pass)]


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
            members = {one.name for one in node.body if isinstance(one, (*FUNCTION_TYPES, ast.ClassDef))}
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
