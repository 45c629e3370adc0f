"""Kinds of values, as far as a solution tells them: by type hints, by literals.

A kind is plain data, a list that begins with a word: ["int"], ["str"], ["list", kind], ["dict", kind, kind],
["tuple", kind, …], ["many", kind] for a tuple of any length, ["set", kind], ["or", kind, …], ["of", value, …] for
listed values, ["none"], ["digits"] for a text that is a number, and ["?"] for anything.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Any, List, Optional

Kind = List[Any]

ANY: Kind = ["?"]
_PLAIN = ("int", "str", "float", "bool", "bytes", "complex")
_LISTS = ("list", "List", "Sequence", "Iterable", "Collection", "MutableSequence", "Iterator")
_SETS = {"set": "set", "Set": "set", "AbstractSet": "set", "frozenset": "frozenset", "FrozenSet": "frozenset"}
_DICTS = ("dict", "Dict", "Mapping", "MutableMapping", "DefaultDict", "defaultdict", "Counter")
_NUMBERS = {"Number": "int", "Real": "float", "Integral": "int", "SupportsFloat": "float", "SupportsInt": "int"}


def of_annotation(node: Optional[ast.AST]) -> Optional[Kind]:
    """The kind that a type hint names; None if there is none, or none of plain values."""
    if node is None:
        return None
    if isinstance(node, ast.Constant):
        return _of_constant(node)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _either([of_annotation(node.left), of_annotation(node.right)])
    if isinstance(node, ast.Subscript):
        return _of_generic(_last_name(node.value), _arguments(node.slice))
    return _of_name(_last_name(node))


def _of_constant(node: ast.Constant) -> Optional[Kind]:
    if node.value is None:
        return ["none"]
    if not isinstance(node.value, str):
        return None
    try:
        return of_annotation(ast.parse(node.value, mode="eval").body)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _of_name(name: str) -> Optional[Kind]:
    if name in _PLAIN:
        return [name]
    if name in _NUMBERS:
        return [_NUMBERS[name]]
    if name in _LISTS:
        return ["list", ANY]
    if name in _SETS:
        return [_SETS[name], ANY]
    if name in _DICTS:
        return ["dict", ANY, ANY]
    return {"tuple": ["many", ANY], "Tuple": ["many", ANY], "object": ANY, "Any": ANY}.get(name)


def _of_generic(name: str, arguments: List[ast.AST]) -> Optional[Kind]:
    if name == "Literal":
        return ["of", *(argument.value for argument in arguments if isinstance(argument, ast.Constant))]
    if name in ("Optional", "Union"):
        kinds = [of_annotation(argument) for argument in arguments]
        return _either([*kinds, ["none"]] if name == "Optional" else kinds)
    endless = len(arguments) == 2 and isinstance(arguments[1], ast.Constant) and arguments[1].value is Ellipsis
    if name in ("tuple", "Tuple") and endless:
        inner = of_annotation(arguments[0])
        return None if inner is None else ["many", inner]
    parts = [of_annotation(argument) for argument in arguments]
    if any(part is None for part in parts) or not parts:
        return None
    if name in ("tuple", "Tuple"):
        return ["tuple", *parts]
    if name in _LISTS:
        return ["list", parts[0]]
    if name in _SETS:
        return [_SETS[name], parts[0]]
    if name in _DICTS:
        return ["dict", parts[0], parts[1] if len(parts) > 1 else ["int"]]
    return parts[0] if name in ("Final", "Annotated") else None


def _either(kinds: List[Optional[Kind]]) -> Optional[Kind]:
    if any(kind is None for kind in kinds):
        return None
    return ["or", *kinds]


def _arguments(node: ast.AST) -> List[ast.AST]:
    """What stands in the brackets, under every Python."""
    inner = getattr(node, "value", node) if type(node).__name__ == "Index" else node
    return list(inner.elts) if isinstance(inner, ast.Tuple) else [inner]


def _last_name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def of_value(value: Any) -> Kind:
    """The kind of a value."""
    kind = type(value)
    if value is None:
        return ["none"]
    if kind in (list, set, frozenset):
        return [kind.__name__, joined(map(of_value, value))]
    if kind is tuple:
        return ["tuple", *map(of_value, value)]
    if kind is dict:
        return ["dict", joined(map(of_value, value)), joined(map(of_value, value.values()))]
    return [kind.__name__] if kind.__name__ in _PLAIN else ANY


def joined(kinds: Iterable[Kind]) -> Kind:
    """One kind for values of all these kinds."""
    found: Kind = ANY
    for kind in kinds:
        found = _joined(found, kind)
    return found


def _joined(one: Kind, other: Kind) -> Kind:
    if one == other or other == ANY:
        return one
    if one == ANY:
        return other
    words = {one[0], other[0]}
    if words <= {"bool", "int"}:
        return ["int"]
    if words <= {"bool", "int", "float"}:
        return ["float"]
    if len(words) == 1 and len(one) == len(other) and one[0] not in ("or", "of"):
        return [one[0], *(_joined(a, b) for a, b in zip(one[1:], other[1:]))]
    if words == {"tuple"}:
        return ["many", joined([*one[1:], *other[1:]])]
    if "or" in words:
        options = [*(one[1:] if one[0] == "or" else [one]), *(other[1:] if other[0] == "or" else [other])]
        return ["or", *(kind for place, kind in enumerate(options) if kind not in options[:place])]
    return ["or", one, other]
