"""What a node is made of: as `ast.iter_child_nodes`, for walks that look for something in particular."""

from __future__ import annotations

import ast

_SAYING_NOTHING = frozenset("ctx op ops type_comment type_ignores kind conversion is_async simple level".split())
_LEAVES: frozenset[type] = frozenset({ast.Name, ast.Constant, str, type(None)})
_BLOCKS = frozenset("body handlers orelse finalbody cases".split())

_fields: dict[type[ast.AST], tuple[str, ...]] = {}
_blocks: dict[type[ast.AST], tuple[str, ...]] = {}


def inner_nodes(node: ast.AST) -> list[ast.AST]:
    """The children of a node in their order, but for names, constants and operators, which have none of their own."""
    kind = type(node)
    fields = _fields.get(kind)
    if fields is None:
        fields = _fields[kind] = tuple(name for name in kind._fields if name not in _SAYING_NOTHING)
    found: list[ast.AST] = []
    for field in fields:
        value = getattr(node, field, None)
        if type(value) is list:
            found += [one for one in value if type(one) not in _LEAVES]
        elif type(value) not in _LEAVES and isinstance(value, ast.AST):
            found.append(value)
    return found


def inner_statements(node: ast.AST) -> list[ast.AST]:
    """The statements in the blocks of a node, functions and classes too, handlers and cases standing for theirs."""
    kind = type(node)
    blocks = _blocks.get(kind)
    if blocks is None:
        known = () if issubclass(kind, ast.expr) else kind._fields
        blocks = _blocks[kind] = tuple(name for name in known if name in _BLOCKS)
    return [one for block in blocks for one in getattr(node, block)]
