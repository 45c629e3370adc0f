"""Domains that are written as Python's types, or without their brackets: what is meant by them."""

from __future__ import annotations

import ast
from collections.abc import Collection

from grader.expressions.syntax import DOMAINS
from grader.spec.document import Document
from grader.spec.places import Path, parsed
from grader.spec.scope import Scope

_OF_TYPES = {
    "bool": "booleans()",
    "bytes": "binary()",
    "complex": "complex_numbers()",
    "dict": "dictionaries(text(), integers())",
    "float": "floats(0, 100)",
    "frozenset": "frozensets(integers())",
    "int": "integers(0, 100)",
    "list": "lists(integers())",
    "set": "sets(integers())",
    "str": "text()",
    "tuple": "tuples(integers(), integers())",
}
"""type of Python -> a domain of its values"""
_EXAMPLES = {"none": "none()", "booleans": "booleans()", "text": "text()", "characters": "characters()"}


def tell_meant(document: Document, path: Path, source: str, scope: Scope, names: set[str], offset: int = 0) -> bool:
    """Tells of an expression that gives no domain where one is meant: `str`, `list(text())`, `text`; was it one?

    names: what else can be used in it; offset: where it begins in the text at `path`.
    """
    tree = parsed(source)
    called = isinstance(tree, ast.Call)
    node = tree.func if isinstance(tree, ast.Call) else tree
    if not isinstance(node, ast.Name) or node.id in names | scope.base:
        return False
    name = node.id
    if isinstance(tree, ast.Call):
        if name not in _OF_TYPES or not any(_is_domain(argument) for argument in tree.args):
            return False
        domain = _OF_TYPES[name].partition("(")[0]
        fix = f"Write {domain}({', '.join(map(ast.unparse, tree.args))})."
    elif name in _OF_TYPES:
        fix = f"Write {_OF_TYPES[name]}, or a narrower domain."
    elif name in DOMAINS:
        fix = f"Write it with brackets, as {_EXAMPLES.get(name, f'{name}(…)')}."
    else:
        return False
    message = f"{name} makes a value of Python's, and no domain" if called else f"{name} alone is no domain"
    document.fault(path, message, offset=offset, fix=fix)
    return True


def tell_hidden(document: Document, path: Path, source: str, before: Collection[str], offset: int = 0) -> bool:
    """Tells of a domain whose name has been drawn before it: `text=text(), word=text()`; was there one?"""
    tree = parsed(source)
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)] if tree is not None else []
    names = [node.id for node in calls if isinstance(node, ast.Name)]
    hidden = next((name for name in names if name in before and name in DOMAINS), None)
    if hidden is None:
        return False
    message = f"{hidden} is a name that was drawn before, and no domain any more"
    fix = f"Put {hidden}=… behind all that use {hidden}(…)."
    document.fault(path, message, offset=offset + source.find(hidden), fix=fix)
    return True


def _is_domain(node: ast.AST) -> bool:
    """Does a domain stand there, or the beginning of one?"""
    return any(isinstance(inner, ast.Name) and inner.id in DOMAINS for inner in ast.walk(node))
