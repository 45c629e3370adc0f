"""The form of a definition without what is a matter of taste: names, comments, layout, annotations, docstrings."""

from __future__ import annotations

import ast
import hashlib
from typing import Dict, List, Union

MAX_NODES = 5_000


def normal_form(node: Union[ast.FunctionDef, ast.AsyncFunctionDef]) -> str:
    """A digest: equal for two functions that differ in such things only; "" for one too large to say."""
    names: Dict[str, str] = {}
    local = {arg.arg for arg in ast.walk(node) if isinstance(arg, ast.arg)}
    local |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    local.add(node.name)
    out: List[str] = []
    stack: List[object] = [node]
    while stack:
        if len(out) > MAX_NODES:
            return ""
        part = stack.pop()
        if isinstance(part, list):
            out.append("[")
            stack.extend(reversed(part))
        elif isinstance(part, ast.AST):
            out.append(type(part).__name__)
            stack.extend(reversed([value for name, value in _fields(part) if value is not None]))
        elif isinstance(part, str) and part in local:
            out.append(names.setdefault(part, f"v{len(names)}"))
        else:
            out.append(repr(part)[:200])
    return hashlib.sha256("\0".join(out).encode("utf-8", "replace")).hexdigest()[:16]


def _fields(node: ast.AST) -> List[object]:
    left_out = {"annotation", "returns", "type_comment", "ctx", "kind", "type_params"}
    fields = []
    for name, value in ast.iter_fields(node):
        if name in left_out:
            continue
        if name == "body" and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            value = _without_docstring(value)
        fields.append((name, value))
    return fields  # type: ignore[return-value]


def _without_docstring(body: List[ast.stmt]) -> List[ast.stmt]:
    first = body[0] if body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        return body[1:]
    return body
