"""Arithmetic: another operator, one operand alone, a sign left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.source.edits.edit import Edit
from grader.source.edits.places import Scope, Site

SIGNS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Div: "/",
    ast.Pow: "**",
    ast.BitXor: "^",
    ast.BitOr: "|",
    ast.BitAnd: "&",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
MUTANTS = 2
"""of the other operators, where a right function is changed"""
_BITS: tuple[type[ast.operator], ...] = (ast.BitXor, ast.BitOr, ast.BitAnd)
_OTHERS: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod),
    ast.Sub: (ast.Add, ast.FloorDiv, ast.Mult, ast.Mod),
    ast.Mult: (ast.Add, ast.FloorDiv, ast.Sub, ast.Mod),
    ast.FloorDiv: (ast.Mod, ast.Mult, ast.Add, ast.Sub),
    ast.Mod: (ast.FloorDiv, ast.Mult, ast.Add, ast.Sub),
    **{kind: tuple(other for other in _BITS if other is not kind) for kind in _BITS},
    ast.Div: (ast.FloorDiv, ast.Mult),
    ast.Pow: (ast.Mult,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
}


def of_site(site: Site, scope: Scope) -> Iterator[Edit]:
    """arithmetic_operator, operand_alone, sign_dropped, arithmetic_operator of `+=` and the like."""
    node = site.node
    if isinstance(node, (ast.BinOp, ast.AugAssign)):
        kind = type(node.op)
        for other in _OTHERS.get(kind, ())[: None if scope.repair else MUTANTS]:
            yield site.set("arithmetic_operator", "op", other(), here=SIGNS[kind], there=SIGNS[other])
    if isinstance(node, ast.BinOp):
        yield site.put("operand_alone", node.left)
        yield site.put("operand_alone", node.right)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd, ast.Invert)):
        yield site.put("sign_dropped", node.operand)
