"""Texts that an expression surely gives: `"ma" + "th"`, `"htam"[::-1]`, `"".join(["m", "ath"])`."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Optional

MAX_FOLDED = 20_000
"""characters of a text that is put together"""

Fold = Callable[[ast.expr], Optional[str]]
_METHODS = frozenset(
    "lower upper strip lstrip rstrip replace swapcase capitalize title removeprefix removesuffix".split()
)


def fold(node: ast.expr, known: Fold) -> str | None:
    """The text of `node`, where `known` gives the texts of its parts; None if it is not sure."""
    text = _fold(node, known)
    return text if text is None or len(text) <= MAX_FOLDED else None


def may_fold(node: ast.Call) -> bool:
    """Is it a call that `fold` knows?"""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr in _METHODS or node.func.attr in {"join", "decode", "encode", "format"}
    return isinstance(node.func, ast.Name) and node.func.id in {"str", "chr", "bytes"}


def _fold(node: ast.expr, known: Fold) -> str | None:
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bytes):
            return node.value.decode("latin-1")
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return _join("", [part.value if isinstance(part, ast.FormattedValue) else part for part in node.values], known)
    if isinstance(node, ast.BinOp):
        return _operation(node, known)
    if isinstance(node, ast.Subscript):
        return _item(node, known)
    if isinstance(node, ast.Call):
        return _call(node, known)
    return None


def _operation(node: ast.BinOp, known: Fold) -> str | None:
    left = known(node.left)
    if left is None:
        return None
    if isinstance(node.op, ast.Add):
        right = known(node.right)
        return None if right is None or len(left) + len(right) > MAX_FOLDED else left + right
    if isinstance(node.op, ast.Mod) and left.count("%s") == left.count("%"):
        parts = node.right.elts if isinstance(node.right, ast.Tuple) else [node.right]
        texts = [known(part) for part in parts]
        known_texts = [text for text in texts if text is not None]
        if len(known_texts) == len(texts) == left.count("%s"):
            return left % tuple(known_texts)
    return None


def _join(between: str, nodes: list[ast.expr], known: Fold) -> str | None:
    texts: list[str] = []
    for node in nodes[:1000]:
        text = known(node)
        if text is None:
            return None
        texts.append(text)
    return between.join(texts) if sum(map(len, texts)) <= MAX_FOLDED and len(nodes) <= 1000 else None


def _item(node: ast.Subscript, known: Fold) -> str | None:
    text = known(node.value)
    if text is None:
        return None
    key = node.slice
    if isinstance(key, ast.Slice):
        ends = [_number(part) for part in (key.lower, key.upper, key.step)]
        given = [part is not None for part in (key.lower, key.upper, key.step)]
        if ends[2] == 0 or any(is_given and end is None for is_given, end in zip(given, ends)):
            return None
        return text[slice(*ends)]
    index = _number(key)
    return text[index] if index is not None and -len(text) <= index < len(text) else None


def _number(node: ast.AST | None) -> int | None:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _number(node.operand)
        return None if inner is None else -inner
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


def _call(node: ast.Call, known: Fold) -> str | None:
    if node.keywords:
        return None
    if isinstance(node.func, ast.Name):
        return _builtin(node, known)
    if not isinstance(node.func, ast.Attribute):
        return None
    text = known(node.func.value)
    if text is None:
        return None
    name = node.func.attr
    if name in {"decode", "encode", "format"} and (name != "format" or "{" not in text):
        return text
    if name == "join" and len(node.args) == 1:
        argument = node.args[0]
        if isinstance(argument, (ast.List, ast.Tuple)):
            return _join(text, argument.elts, known)
        codes = _mapped_codes(argument)
        if codes is not None:
            return text.join(map(chr, codes))
        inner = known(argument)
        return None if inner is None else _join(text, [ast.Constant(one) for one in inner], known)
    if name == "format" and text.count("{}") == len(node.args) == text.count("{") == text.count("}"):
        return _join("", _alternate(text.split("{}"), node.args), known)
    arguments = [known(argument) for argument in node.args]
    if name in _METHODS and all(argument is not None for argument in arguments) and len(text) < 1000:
        if any(len(argument or "") > 20 for argument in arguments):
            return None
        return _apply(text, name, [argument or "" for argument in arguments])
    return None


def _alternate(texts: list[str], nodes: list[ast.expr]) -> list[ast.expr]:
    mixed: list[ast.expr] = [ast.Constant(texts[0])]
    for node, text in zip(nodes, texts[1:]):
        mixed.extend((node, ast.Constant(text)))
    return mixed


def _apply(text: str, name: str, arguments: list[str]) -> str | None:
    try:
        result = getattr(text, name)(*arguments)
    except (TypeError, ValueError):
        return None
    return result if isinstance(result, str) else None


def _builtin(node: ast.Call, known: Fold) -> str | None:
    if not isinstance(node.func, ast.Name) or len(node.args) != 1:
        return None
    if node.func.id == "bytes":
        codes = _codes(node.args[0])
        return None if codes is None else "".join(map(chr, codes))
    if node.func.id == "str":
        return known(node.args[0])
    if node.func.id == "chr":
        code = _number(node.args[0])
        return chr(code) if code is not None and 0 <= code < 0x110000 else None
    return None


def _codes(node: ast.expr) -> list[int] | None:
    """The numbers of a list of codes of characters."""
    if not isinstance(node, (ast.List, ast.Tuple)) or len(node.elts) > 1000:
        return None
    numbers = [_number(one) for one in node.elts]
    codes = [number for number in numbers if number is not None and 0 <= number < 0x110000]
    return codes if len(codes) == len(numbers) else None


def _mapped_codes(node: ast.expr) -> list[int] | None:
    """The codes in `map(chr, [...])` and `(chr(c) for c in [...])`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "map" and len(node.args) == 2:
        function = node.args[0]
        return _codes(node.args[1]) if isinstance(function, ast.Name) and function.id == "chr" else None
    if isinstance(node, (ast.GeneratorExp, ast.ListComp)) and len(node.generators) == 1:
        elt, part = node.elt, node.generators[0]
        if isinstance(elt, ast.Call) and isinstance(elt.func, ast.Name) and elt.func.id == "chr" and not part.ifs:
            same = len(elt.args) == 1 and ast.dump(elt.args[0]) == ast.dump(_loaded(part.target))
            return _codes(part.iter) if same else None
    return None


def _loaded(target: ast.expr) -> ast.expr:
    return ast.Name(target.id, ast.Load()) if isinstance(target, ast.Name) else target


def literal(node: ast.expr, depth: int = 14) -> str | None:
    """The text of an expression that names nothing."""
    return fold(node, lambda part: literal(part, depth - 1) if depth else None)
