"""What a file of the teacher's defines at its top level, read without running it."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from grader.spec.errors import SpecError, SpecErrors
from grader.spec.nodes import read_text


@dataclass(frozen=True)
class Signature:
    """The parameters of a function that can be passed by position, and what must be passed by name."""

    positional: tuple[str, ...] = ()
    defaults: dict[str, str] = field(default_factory=dict)
    """parameter -> the source of its default"""
    any_number: bool = False
    """`*args`"""
    keyword_only: tuple[str, ...] = ()
    """those without a default"""

    @property
    def required(self) -> tuple[str, ...]:
        """The parameters by position that have no default."""
        return tuple(name for name in self.positional if name not in self.defaults)

    def __str__(self) -> str:
        shown = [f"{name}={self.defaults[name]}" if name in self.defaults else name for name in self.positional]
        return f"({', '.join(shown + ['*…'] * self.any_number + list(self.keyword_only))})"


@dataclass
class Outline:
    """The names that a file defines at its top level."""

    names: set[str] = field(default_factory=set)
    signatures: dict[str, Signature] = field(default_factory=dict)
    classes: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    stars: list[str] = field(default_factory=list)
    """modules from which it imports everything"""


def read_outline(path: Path) -> Outline:
    """The outline of a Python file; SpecErrors if it cannot be read or is no Python."""
    text = read_text(path)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text)
    except SyntaxError as error:
        lines = text.splitlines()
        line = min(max(error.lineno or 1, 1), max(len(lines), 1))
        quoted = lines[line - 1] if lines else ""
        column = min(max(error.offset or 1, 1), len(quoted) + 1)
        raise SpecErrors([SpecError(str(path), line, column, f"no valid Python: {error.msg}", quoted)]) from None
    except (ValueError, RecursionError, MemoryError) as error:
        raise SpecErrors([SpecError(str(path), 1, 1, f"Python cannot read this file: {error}")]) from None
    outline = Outline()
    _read(outline, tree.body)
    return outline


def _read(outline: Outline, statements: Iterable[ast.stmt]) -> None:
    for statement in statements:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
            _define(outline, statement.name, statement.args)
            outline.functions.add(statement.name)
        elif isinstance(statement, ast.ClassDef):
            _define(outline, statement.name, None)
            outline.classes.add(statement.name)
        elif isinstance(statement, (ast.Import, ast.ImportFrom)):
            _read_import(outline, statement)
        elif isinstance(statement, (ast.Assign, ast.AnnAssign)):
            _read_assignment(outline, statement)
        else:
            for node in ast.iter_child_nodes(statement):
                _bind_targets(outline, node)
            for block in ("body", "orelse", "finalbody", "handlers", "cases"):
                inner = getattr(statement, block, [])
                _read(outline, [s for part in inner for s in (part.body if not isinstance(part, ast.stmt) else [part])])


def _define(outline: Outline, name: str, arguments: ast.arguments | None) -> None:
    """Of several definitions of a name the last one counts."""
    outline.names.add(name)
    outline.signatures.pop(name, None)
    outline.classes.discard(name)
    outline.functions.discard(name)
    if arguments is not None:
        outline.signatures[name] = _signature(arguments)


def _signature(arguments: ast.arguments) -> Signature:
    positional = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]
    with_default = positional[len(positional) - len(arguments.defaults) :]
    defaults = {name: ast.unparse(default) for name, default in zip(with_default, arguments.defaults, strict=True)}
    by_name = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    keyword_only = tuple(argument.arg for argument, default in by_name if default is None)
    return Signature(tuple(positional), defaults, arguments.vararg is not None, keyword_only)


def _read_import(outline: Outline, statement: ast.Import | ast.ImportFrom) -> None:
    for alias in statement.names:
        if alias.name == "*":
            outline.stars.append(getattr(statement, "module", None) or ".")
        else:
            _define(outline, alias.asname or alias.name.partition(".")[0], None)


def _read_assignment(outline: Outline, statement: ast.Assign | ast.AnnAssign) -> None:
    value = statement.value
    if value is None:
        return
    for target in statement.targets if isinstance(statement, ast.Assign) else [statement.target]:
        _bind_targets(outline, target)
        if isinstance(target, ast.Name):
            if isinstance(value, ast.Lambda):
                outline.signatures[target.id] = _signature(value.args)
            elif isinstance(value, ast.Name) and value.id in outline.signatures:
                outline.signatures[target.id] = outline.signatures[value.id]


def _bind_targets(outline: Outline, node: ast.AST) -> None:
    """Every name that is assigned inside an expression or a target; not inside nested functions."""
    if isinstance(node, (ast.stmt, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
        return
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        _define(outline, node.id, None)
    for child in ast.iter_child_nodes(node):
        _bind_targets(outline, child)
