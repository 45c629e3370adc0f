"""Code that a hand-in has as a literal text: `eval("1 + 2")`."""

from __future__ import annotations

import ast
import warnings

from grader.source.facts import collect
from grader.source.scopes import FUNCTION, Scope
from grader.source.units import Mention, Unit


def tree_of(text: str) -> ast.Module | None:
    """The tree of a text; None if it is no code."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text.strip().replace("\0", ""))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def code_in(text: str, mention: Mention, unit: Unit) -> Unit | None:
    """The unit of the code in a text that is evaluated where `mention` stands; None if it is no code."""
    tree = tree_of(text)
    if tree is None:
        return None
    scope = Scope(FUNCTION, tree, mention.scope, None)
    code = Unit(unit.module, tree, scope, "", unit.partial)
    code.deferred = True
    code.place = unit.place if unit.place is not None else mention.node
    code.scopes.append(scope)
    return collect(code, tree.body, scope)
