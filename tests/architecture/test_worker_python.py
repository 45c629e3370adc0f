"""The worker runs under the Python of the exercise, which may be older than the grader's: 3.9 is the oldest."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.modules import ROOT, worker_side

OLDEST = (3, 9)
NEWER_NAMES = {
    "pairwise", "stdlib_module_names", "orig_argv", "TypeAlias", "ParamSpec", "TypeGuard", "Self", "Never",
    "assert_never", "aiter", "anext", "EncodingWarning", "ExceptionGroup", "BaseExceptionGroup",
    "bit_count", "add_note", "UnionType", "NoneType", "EllipsisType", "file_digest", "StrEnum", "tomllib", "batched",
}  # fmt: skip
"""of builtins and the standard library, that 3.9 does not have"""
NEWER_KEYWORDS = {
    "dataclass": {"slots", "kw_only", "match_args", "weakref_slot"},
    "zip": {"strict"},
    "field": {"kw_only"},
}
TYPES = {
    "bool",
    "bytes",
    "complex",
    "dict",
    "float",
    "frozenset",
    "int",
    "list",
    "object",
    "set",
    "str",
    "tuple",
    "type",
}


def interpreters() -> list[str]:
    """This Python and every other one from 3.9 on: those on the path, and those that pyenv keeps behind its shims."""
    found = {sys.executable}
    for minor in range(OLDEST[1], 15):
        on_path = shutil.which(f"python3.{minor}")
        if on_path and Path(on_path).parent.name == "shims":
            kept = Path(on_path).parent.parent.glob(f"versions/3.{minor}.*/bin/python3.{minor}")
            found |= {str(path) for path in kept}
        elif on_path:
            found.add(on_path)
    return sorted(found)


def outside_annotations(node: ast.AST) -> Iterator[ast.AST]:
    """The node and all below it but annotations, which are never evaluated."""
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from outside_annotations(child)


def is_type(node: ast.AST) -> bool:
    if isinstance(node, ast.Subscript):
        return is_type(node.value)
    if isinstance(node, ast.BinOp):
        return is_type(node.left) or is_type(node.right)
    return (isinstance(node, ast.Constant) and node.value is None) or (isinstance(node, ast.Name) and node.id in TYPES)


def newer_than_oldest(tree: ast.Module) -> list[str]:
    """What a module uses that its oldest Python does not have, each with its line."""
    found = []
    for node in outside_annotations(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr) and is_type(node):
            found.append(f"{node.lineno}: a union of types by |")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            newer = NEWER_KEYWORDS.get(node.func.id, set()) & {keyword.arg for keyword in node.keywords}
            found += [f"{node.lineno}: {node.func.id}({name}=)" for name in sorted(filter(None, newer))]
        elif isinstance(node, ast.ImportFrom):
            found += [f"{node.lineno}: {alias.name}" for alias in node.names if alias.name in NEWER_NAMES]
        elif isinstance(node, ast.Attribute) and node.attr in NEWER_NAMES:
            found.append(f"{node.lineno}: {node.attr}")
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in NEWER_NAMES:
            found.append(f"{node.lineno}: {node.id}")
    return found


def test_syntax_is_that_of_the_oldest_python() -> None:
    for module in worker_side():
        ast.parse(module.path.read_text(encoding="utf-8"), str(module.path), feature_version=OLDEST)


def test_names_are_those_of_the_oldest_python() -> None:
    assert {module.name: newer for module in worker_side() if (newer := newer_than_oldest(module.tree))} == {}


def test_annotations_are_not_evaluated() -> None:
    annotated = [module for module in worker_side() if any(map(is_annotated, ast.walk(module.tree)))]
    lazy = "from __future__ import annotations"
    assert [module.name for module in annotated if lazy not in module.path.read_text(encoding="utf-8")] == []


def is_annotated(node: ast.AST) -> bool:
    return bool(getattr(node, "annotation", None) or getattr(node, "returns", None))


@pytest.mark.parametrize(
    "source",
    [
        "isinstance(x, int | None)",
        "Answer = dict[str, int] | None",
        "zip(a, b, strict=True)",
        "@dataclass(frozen=True, slots=True)\nclass A: pass",
        "from itertools import pairwise",
        "sys.stdlib_module_names",
        "raise ExceptionGroup('', [])",
    ],
)
def test_what_is_too_new_is_seen(source: str) -> None:
    assert newer_than_oldest(ast.parse(source))


@pytest.mark.parametrize(
    "source", ["def f(x: int | None) -> str | None: ...", "x: int | None = 1", "flags = A | B", "zip(a, b)"]
)
def test_what_is_old_enough_is_not_accused(source: str) -> None:
    assert not newer_than_oldest(ast.parse(source))


@pytest.mark.parametrize("interpreter", interpreters())
def test_worker_side_is_imported_by_every_python_found(interpreter: str) -> None:
    program = "import sys; sys.path.insert(0, sys.argv[1])\nfor name in sys.argv[2:]: __import__(name)\nprint('all')"
    names = [module.name for module in worker_side()]
    answer = subprocess.run([interpreter, "-I", "-B", "-c", program, str(ROOT), *names], capture_output=True, text=True)
    assert answer.stdout == "all\n", answer.stderr
