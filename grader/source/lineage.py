"""Which classes of a hand-in a class inherits from, and whose an attribute is."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from grader.source.module import ClassInfo
from grader.source.scopes import CLASS, Scope
from grader.source.values import Class, External

if TYPE_CHECKING:
    from grader.source.guess import Guesser

_HARMLESS_BASES = frozenset({"builtins.object", "builtins.Exception", "abc.ABC", "typing.Protocol", "enum.Enum"})
_LONGEST = 50


def bases(guesser: Guesser, info: ClassInfo) -> tuple[list[ClassInfo], bool]:
    """The bases in the hand-in, and whether there are others but `object`."""
    cached = guesser.bases.get(info)
    if cached is not None:
        return cached
    guesser.bases[info] = ([], True)  # for a class that inherits from itself
    own: list[ClassInfo] = []
    others = bool(info.node.keywords)
    parent = info.scope.parent
    units = dict(info.bases)
    for base in info.node.bases:
        unit = units.get(base)
        values = guesser.guess(base, parent, unit, "ever", 6) if unit is not None and parent is not None else []
        others = others or not values
        for value in values:
            if isinstance(value, Class):
                own.append(value.info)
            elif not (isinstance(value, External) and value.path in _HARMLESS_BASES):
                others = True
    guesser.bases[info] = (own, others)
    return own, others


def line(guesser: Guesser, info: ClassInfo) -> list[ClassInfo]:
    """The class and those of the hand-in that it inherits from, nearest first."""
    found: list[ClassInfo] = []
    stack = [info]
    while stack and len(found) < _LONGEST:
        one = stack.pop(0)
        if one not in found:
            found.append(one)
            stack.extend(bases(guesser, one)[0])
    return found


def owns(guesser: Guesser, info: ClassInfo, name: str, inherited: bool = False) -> bool:
    """Is the attribute of an instance surely the hand-in's own, and not inherited from elsewhere?

    With `inherited`, the attribute is asked of the bases only, as `super()` does.
    """
    for one in line(guesser, info):
        if not (inherited and one is info) and (name in one.members or name in one.stored):
            return True
        if bases(guesser, one)[1]:
            return False
    return True


def enclosing_class(scope: Scope) -> Scope | None:
    """The scope of the class body around a scope."""
    inner: Scope | None = scope
    while inner is not None and not (inner.kind == CLASS and isinstance(inner.node, ast.ClassDef)):
        inner = inner.parent
    return inner
