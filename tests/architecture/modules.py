"""The modules of the program as the compiler sees them, for tests that read them and run nothing."""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Import:
    """One imported module: `grader.model.suite`, `jinja2`."""

    module: str
    line: int
    typing_only: bool
    """under `if TYPE_CHECKING`: never imported when the program runs"""


@dataclass(frozen=True)
class Module:
    name: str
    """dotted, as `grader.compare.modes`; a package by its own name"""
    path: Path

    @property
    def package(self) -> str:
        """The stage it belongs to: `compare`; of a module right below `grader` its own name, "" for `grader` itself."""
        return [*self.name.split("."), ""][1]

    @property
    def tree(self) -> ast.Module:
        return _parse(self.path)

    def imports(self) -> tuple[Import, ...]:
        return _imports(self.path)


@cache
def _imports(path: Path) -> tuple[Import, ...]:
    tree = _parse(path)
    known = frozenset(names())
    for_types = {
        inner
        for outer in ast.walk(tree)
        if isinstance(outer, ast.If) and "TYPE_CHECKING" in ast.dump(outer.test)
        for inner in ast.walk(outer)
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, node.lineno, node in for_types) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            module = node.module or ""
            inner = {f"{module}.{alias.name}" for alias in node.names} & known
            found += [Import(name, node.lineno, node in for_types) for name in inner or {module}]
    return tuple(found)


@cache
def modules() -> tuple[Module, ...]:
    """All modules of the program."""
    found = []
    for path in sorted((ROOT / "grader").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found.append(Module(".".join(parts[:-1] if parts[-1] == "__init__" else parts), path))
    return tuple(found)


@cache
def names() -> tuple[str, ...]:
    return tuple(module.name for module in modules())


@cache
def worker_side() -> tuple[Module, ...]:
    """What is imported, directly or not, in the processes that run hand-ins and the teacher's checks."""
    by_name = {module.name: module for module in modules()}
    reached: set[str] = set()
    waiting = [
        name
        for name in by_name
        if name in ("grader.runner.server", "grader.runner.spawned")
        or name.split(".")[1:2] in ([["source"], ["expressions"]])
    ]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += [one.module for one in by_name[name].imports() if one.module in by_name and not one.typing_only]
    return tuple(module for module in modules() if module.name in reached)


def is_standard(module: str) -> bool:
    return module.split(".")[0] in sys.stdlib_module_names


@cache
def _parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))
