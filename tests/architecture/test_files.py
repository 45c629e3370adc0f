"""What every file of the project keeps to."""

from __future__ import annotations

import ast

from tests.architecture.modules import ROOT, Module, modules

LONGEST = 350
"""lines; beyond that a file holds more than one idea"""
SAYS_NOTHING = {"base", "common", "core", "helper", "helpers", "manager", "misc", "util", "utils"}
TEST_FOLDERS_BESIDE_THE_MIRROR = {"architecture", "attacks", "benchmarks", "docs", "integrations", "scenarios"}

ATTACKS = ROOT / "tests/attacks/files"
WRITTEN = [
    path
    for folder in ("grader", "tests", "benchmarks")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if path.parent != ATTACKS
]


def test_files_are_short() -> None:
    assert [path for path in WRITTEN if len(path.read_text(encoding="utf-8").splitlines()) >= LONGEST] == []


def test_names_say_what_is_inside() -> None:
    assert [path for path in WRITTEN if {path.stem, path.parent.name} & SAYS_NOTHING] == []


def test_modules_say_what_they_are_for() -> None:
    assert [module.name for module in modules() if not ast.get_docstring(module.tree)] == []


def test_packages_are_only_a_docstring() -> None:
    """So that importing one module of a package imports nothing else."""
    packages = [module for module in modules() if module.path.name == "__init__.py"]
    assert packages
    assert [module.name for module in packages if rest_of(module)] == []


def rest_of(package: Module) -> list[ast.stmt]:
    rest = [node for node in package.tree.body if not isinstance(node, ast.Expr)]
    return [node for node in rest if package.name != "grader" or "__version__" not in ast.dump(node)]


def test_tests_mirror_the_program() -> None:
    packages = {module.package for module in modules()} | TEST_FOLDERS_BESIDE_THE_MIRROR
    folders = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= packages


def test_test_modules_of_a_folder_are_a_package() -> None:
    """Two tests of the same name in different folders would hide each other otherwise."""
    for path in (ROOT / "tests").rglob("test_*.py"):
        assert (path.parent / "__init__.py").exists(), path.parent
