"""The kinds of syntax that a rule can name, and the nodes that show them."""

from __future__ import annotations

import ast

_KINDS: tuple[tuple[str, str], ...] = (
    ("For", "for loops loop"),
    ("AsyncFor", "for loops loop async"),
    ("While", "while loops loop"),
    ("ListComp", "comprehension list_comprehension"),
    ("SetComp", "comprehension set_comprehension"),
    ("DictComp", "comprehension dict_comprehension"),
    ("GeneratorExp", "comprehension generator_expression"),
    ("Lambda", "lambda"),
    ("Slice", "slice"),
    ("Try", "try"),
    ("TryStar", "try"),
    ("Raise", "raise"),
    ("Global", "global"),
    ("Nonlocal", "nonlocal"),
    ("If", "if"),
    ("IfExp", "ternary"),
    ("Match", "match"),
    ("Import", "import"),
    ("ImportFrom", "import"),
    ("ClassDef", "class"),
    ("AsyncFunctionDef", "async"),
    ("Await", "async"),
    ("With", "with"),
    ("AsyncWith", "with async"),
    ("Yield", "yield"),
    ("YieldFrom", "yield"),
    ("JoinedStr", "fstring"),
    ("TemplateStr", "fstring"),
    ("NamedExpr", "walrus"),
    ("Break", "break"),
    ("Continue", "continue"),
    ("Return", "return"),
    ("Assert", "assert"),
    ("Delete", "del"),
    ("Starred", "star"),
    ("In", "in"),
    ("NotIn", "in"),
    ("Is", "is"),
    ("IsNot", "is"),
    ("And", "and"),
    ("Or", "or"),
    ("Not", "not"),
    ("Pow", "power"),
    ("BitAnd", "bit_operation"),
    ("BitOr", "bit_operation"),
    ("BitXor", "bit_operation"),
    ("LShift", "bit_operation shift"),
    ("RShift", "bit_operation shift"),
    ("Invert", "bit_operation"),
    ("Set", "_set"),
)

SYNTAX_OF: dict[type[ast.AST], tuple[str, ...]] = {
    getattr(ast, name): tuple(kinds.split()) for name, kinds in _KINDS if hasattr(ast, name)
}
"""type of a node -> the names of its syntax"""

SPECIAL = ("recursion", "function", "{:b}", "{:o}", "{:x}", "{:e}")
"""kinds that no single type of node shows"""

SYNTAX_NAMES: tuple[str, ...] = tuple(
    sorted({kind for _, kinds in _KINDS for kind in kinds.split() if not kind.startswith("_")} | set(SPECIAL))
)
"""every name that a rule of the kind `syntax` may use"""
