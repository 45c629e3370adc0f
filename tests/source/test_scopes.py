"""The scopes are those of the compiler: compared with its own tables on real and made code."""

from __future__ import annotations

import ast
import symtable
from pathlib import Path

import pytest

from grader.source.facts import collect
from grader.source.parse import parse
from grader.source.scopes import CLASS, FUNCTION, MODULE, Scope
from grader.source.units import Unit
from tests.source.corpus import read

ROOT = Path(__file__).parents[2]
SOURCES = {
    **{
        f"{name}: {reason}": source
        for name in ("imports_found", "imports_clean")
        for reason, source in read(name).items()
    },
    **{path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / "grader" / "source").glob("*.py"))},
    **{path.name: path.read_text(encoding="utf-8") for path in map(Path, (ast.__file__, symtable.__file__))},
}


def walked(source: str, with_tables: bool) -> Unit:
    parsed = parse(source)
    assert parsed.tree is not None
    table = symtable.symtable(parsed.text, "<source>", "exec") if with_tables else None
    scope = Scope(MODULE, parsed.tree, None, table)
    unit = Unit(None, parsed.tree, scope)
    return collect(unit, parsed.tree.body, scope)


def bound(unit: Unit) -> list[tuple[str, int, list[str]]]:
    return [
        (scope.kind, getattr(scope.node, "lineno", 0), sorted(scope.locals()))
        for scope in unit.scopes
        if scope.kind in (FUNCTION, CLASS)
    ]


@pytest.mark.parametrize("name", SOURCES)
def test_compiler_and_tree_agree(name: str) -> None:
    """Names that the tree binds, and names that the compiler says are local."""
    assert _without_special(bound(walked(SOURCES[name], True))) == _without_special(bound(walked(SOURCES[name], False)))


def _without_special(found: list[tuple[str, int, list[str]]]) -> list[tuple[str, int, list[str]]]:
    special = {"__class__", "__classdict__", "__static_attributes__", "__firstlineno__", "__module__", "__qualname__"}
    return [(kind, line, [name for name in names if name not in special]) for kind, line, names in found]


@pytest.mark.parametrize("name", SOURCES)
def test_every_function_has_its_table(name: str) -> None:
    for scope in walked(SOURCES[name], True).scopes:
        if isinstance(scope.node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            assert scope.table is not None, (scope.node.name, scope.node.lineno)
            assert scope.table.get_lineno() == scope.node.lineno


@pytest.mark.parametrize("name", SOURCES)
def test_global_names_are_those_of_the_compiler(name: str) -> None:
    unit = walked(SOURCES[name], True)
    for mention in unit.mentions:
        scope = mention.scope
        if scope.table is not None and scope.kind == FUNCTION:
            symbol = scope.table.lookup(mention.name)
            assert symbol.is_global() == (mention.owner is None), (mention.name, scope.table.get_name())


def test_a_table_is_made_where_the_tree_does_not_show_all() -> None:
    assert parse("def f(x):\n    y = [z for z in x]\n    return lambda: y\n").table is None
    assert parse("class A:\n    def f(self): return 1\n").table is not None
    assert parse("def f(x: (y := 1)): return y\n").table is not None


@pytest.mark.parametrize("source", ["def f(x):\n    global x\n", "def f():\n    nonlocal x\n", "def f(a, a): pass\n"])
def test_what_only_the_compiler_refuses_is_refused_without_a_table(source: str) -> None:
    with pytest.raises(SyntaxError) as error:
        symtable.symtable(source, "<source>", "exec")
    fault = parse(source).fault
    assert fault is not None
    told = error.value
    assert (fault["message"], fault["line"], fault["column"]) == (told.msg, told.lineno, told.offset)


def test_generic_functions_of_newer_pythons() -> None:
    parsed = parse("def f[T](x): return x\n")
    if parsed.tree is not None:
        unit = walked("def f[T](x):\n    def g[U: int](y): return x, y\n    return g\n", True)
        assert [sorted(scope.locals()) for scope in unit.scopes] == [["g", "x"], ["y"]]
