"""Which Python expressions a spec may contain, and what is wrong with one that it may not.

An expression is text of the teacher's. It is held to a list of syntax and names, so that a spec stays a description
and its mistakes are found before anything runs.
"""

from __future__ import annotations

import ast
import difflib
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

FUNCTIONS: dict[str, object] = {
    function.__name__: function
    for function in (
        *(abs, all, any, ascii, bin, bool, bytes, callable, chr, complex, dict, divmod, enumerate, filter, float),
        *(frozenset, hex, int, isinstance, issubclass, iter, len, list, map, max, min, next, oct, ord, pow, range),
        *(repr, reversed, round, set, slice, sorted, str, sum, tuple, type, zip),
    )
}
"""Python's own functions that every expression may call."""

DOMAINS = (
    *("integers", "floats", "booleans", "complex_numbers", "text", "characters", "binary", "none", "nothing", "just"),
    *("sampled_from", "permutations", "lists", "tuples", "sets", "frozensets", "dictionaries", "one_of"),
)
"""Hypothesis' names of strategies that `grader.expressions.domains` knows."""

BUILTINS = frozenset(FUNCTIONS) | frozenset(DOMAINS)
"""The names that are always there; names of the exercise go before them."""

FORBIDDEN_ATTRIBUTES = frozenset(
    ["format", "format_map", "mro", "gi_frame", "gi_code", "cr_frame", "cr_code", "ag_frame", "ag_code"]
)

_ALLOWED: tuple[type[ast.AST], ...] = (
    *(ast.Expression, ast.Constant, ast.Name, ast.Load, ast.Store, ast.Tuple, ast.List, ast.Set, ast.Dict),
    *(ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.operator, ast.unaryop, ast.boolop, ast.cmpop),
    *(ast.Call, ast.keyword, ast.Starred, ast.Subscript, ast.Slice, ast.Attribute, ast.Lambda, ast.arguments, ast.arg),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.comprehension, ast.JoinedStr, ast.FormattedValue),
)

_SPOKEN = {
    "NamedExpr": "An assignment (:=)",
    "Await": "`await`",
    "Yield": "`yield`",
    "YieldFrom": "`yield from`",
    "TemplateStr": "A template string",
}


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with an expression."""

    message: str
    """a sentence in English, without the place"""
    offset: int = 0
    """where in the source, in characters from its start"""
    suggestion: str | None = None
    """the nearest valid name"""


class BadExpression(ValueError):  # noqa: N818
    """An expression that a spec may not contain; `faults` tells why."""

    def __init__(self, source: str, faults: list[Fault]) -> None:
        super().__init__(f"{source!r}: " + " ".join(fault.message for fault in faults))
        self.source = source
        self.faults = faults


def check(source: str, names: Collection[str]) -> list[Fault]:
    """What is wrong with the expression if `names` are there beside BUILTINS: all faults, in the order of the text."""
    try:
        tree = parse(source)
    except BadExpression as error:
        return error.faults
    known = BUILTINS | frozenset(names)
    faults = [
        Fault(*_unknown(node.id, known, offset=_offset(source, node)))
        for node in _free_nodes(tree.body, frozenset())
        if node.id not in known
    ]
    return sorted(faults, key=lambda fault: fault.offset)


def free_names(source: str) -> set[str]:
    """The names that the expression takes from outside (BUILTINS too); BadExpression if it is none."""
    return set(_free(source))


def nearest(name: str, known: Collection[str]) -> str | None:
    """The known name that is most like this one; None if none is."""
    folded = {other.casefold(): other for other in sorted(known, reverse=True)}
    match = difflib.get_close_matches(name.casefold(), sorted(folded), n=1, cutoff=0.6)
    return folded[match[0]] if match else None


@lru_cache(maxsize=4096)
def parse(source: str) -> ast.Expression:
    """The tree of an expression that may stand in a spec; BadExpression otherwise."""
    tree = _parse(source)
    faults = []
    for node in ast.walk(tree):
        message = _objection(node)
        if message:
            faults.append(Fault(message, _offset(source, node)))
    if faults:
        raise BadExpression(source, sorted(faults, key=lambda fault: fault.offset))
    return tree


@lru_cache(maxsize=4096)
def _free(source: str) -> tuple[str, ...]:
    return tuple(sorted({node.id for node in _free_nodes(parse(source).body, frozenset())}))


def _parse(source: str) -> ast.Expression:
    text = source.strip()
    if not text:
        raise BadExpression(source, [Fault("There is no expression here.")])
    try:
        return ast.parse(text, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        if "\n" in text:
            try:  # a block of several lines needs no backslashes
                tree = ast.parse(f"(\n{text}\n)", mode="eval")
                ast.increment_lineno(tree, -1)
                return tree
            except (SyntaxError, ValueError, RecursionError, MemoryError):
                pass
        raise BadExpression(source, [_syntax_fault(source, text, error)]) from None


def _syntax_fault(source: str, text: str, error: BaseException) -> Fault:
    try:
        ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        pass
    else:
        return Fault("This is a statement; an expression is needed here. Put it in a function of checks.py.")
    if not isinstance(error, SyntaxError):
        return Fault(f"Python cannot read this expression: {str(error) or type(error).__name__}.")
    reason = (error.msg or "invalid syntax").rstrip(".")
    lines = text.splitlines(keepends=True)
    before = sum(len(line) for line in lines[: (error.lineno or 1) - 1])
    offset = len(source) - len(source.lstrip()) + before + max((error.offset or 1) - 1, 0)
    return Fault(f"This is no Python expression: {reason}.", min(offset, len(source)))


def _objection(node: ast.AST) -> str | None:
    if not isinstance(node, _ALLOWED):
        kind = type(node).__name__
        return f"{_SPOKEN.get(kind, kind)} may not stand in a spec. Put it in a function of checks.py."
    if isinstance(node, ast.Attribute):
        if node.attr.startswith("_"):
            return f"The attribute {node.attr} may not be used here, as it starts with an underscore."
        if node.attr in FORBIDDEN_ATTRIBUTES:
            return f"The attribute {node.attr} may not be used here. An f-string or a function of checks.py can do it."
    if isinstance(node, ast.Name) and node.id.startswith("__"):
        return f"The name {node.id} may not be used here, as it starts with two underscores."
    if isinstance(node, ast.comprehension) and node.is_async:
        return "An asynchronous comprehension may not stand in a spec."
    return None


def _free_nodes(node: ast.AST, bound: frozenset[str]) -> list[ast.Name]:
    """The names read from outside, with Python's own scopes of lambda and comprehensions."""
    if isinstance(node, ast.Name):
        return [node] if isinstance(node.ctx, ast.Load) and node.id not in bound else []
    if isinstance(node, ast.Lambda):
        a = node.args
        defaults = [*a.defaults, *(d for d in a.kw_defaults if d is not None)]
        inner = {p.arg for p in (*a.posonlyargs, *a.args, *a.kwonlyargs, a.vararg, a.kwarg) if p is not None}
        return [n for d in defaults for n in _free_nodes(d, bound)] + _free_nodes(node.body, bound | inner)
    if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
        found = []
        for generator in node.generators:
            found += _free_nodes(generator.iter, bound)
            bound = bound | {n.id for n in ast.walk(generator.target) if isinstance(n, ast.Name)}
            found += [n for part in (generator.target, *generator.ifs) for n in _free_nodes(part, bound)]
        parts = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        return found + [n for part in parts for n in _free_nodes(part, bound)]
    return [n for child in ast.iter_child_nodes(node) for n in _free_nodes(child, bound)]


def _unknown(name: str, known: Collection[str], offset: int) -> tuple[str, int, str | None]:
    suggestion = nearest(name, known)
    hint = f" Did you mean {suggestion}?" if suggestion else ""
    return f"There is no {name} here.{hint}", offset, suggestion


def _offset(source: str, node: ast.AST) -> int:
    line, column = getattr(node, "lineno", 1), getattr(node, "col_offset", 0)
    start = len(source) - len(source.lstrip())
    lines = source[start:].splitlines(keepends=True)
    before = sum(len(text) for text in lines[: line - 1])
    current = lines[line - 1] if line <= len(lines) else ""
    offset = start + before + len(current.encode()[:column].decode(errors="ignore"))
    return min(offset, len(source))
