"""Who may import whom. The table is the architecture: a new package must be placed in it, below all that it uses."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tests.architecture.modules import Module, is_standard, modules, worker_side

TABLE: dict[str, tuple[str, str]] = {
    # package      the parts of the program it may use                                other packages it may use
    "model": ("", ""),
    "expressions": ("", ""),
    "source": ("", ""),
    "runner": ("model expressions source", ""),
    "spec": ("model expressions source.presets source.syntax_kinds", "pydantic pydantic_core yaml"),
    "compare": ("model runner.values runner.subclasses runner.whole", ""),
    "suite": ("model expressions runner compare", "hypothesis"),
    "submission": ("model", "charset_normalizer yaml"),
    "checks": ("model compare runner", ""),
    "feedback": ("model compare runner.values runner.subclasses", ""),
    "grading": ("model source spec suite submission runner compare checks feedback", ""),
    "drafting": ("model expressions runner compare grading", ""),
    "report": ("model feedback", "jinja2 markupsafe"),
    "record": ("model report.results", ""),
    "commands": ("model spec suite submission runner grading drafting feedback report record", "click rich watchfiles"),
    "pytest_plugin": ("model suite submission runner grading feedback report", "pytest"),
    "cli": ("commands", "click"),
    "manual": ("cli commands", "click"),
    "__main__": ("cli", ""),
    "": ("", ""),
}

EXCEPTIONS = {
    "grader.feedback.catalogue": {"babel"},  # for translators; nothing else imports it
    "grader.runner.judging": {"checks"},  # what the teacher wrote, served from memory in the judge child
    "grader.suite.teacher": {"checks"},  # the same in the process that draws
}
"""other packages that a single module may use"""

READS_THE_TEACHER_S_CODE = {"spec", "suite", "grading.leaks", "grading.verifying"}
STARTS_PROCESSES = {"subprocess", "multiprocessing", "pty", "concurrent.futures"}
STARTING_CALLS = {"fork", "forkpty", "posix_spawn", "posix_spawnp", "system", "popen", "execv", "execve", "spawnv"}
READS_CODE = {"ast", "code", "codeop", "pickle", "runpy", "shelve", "symtable", "tokenize"}
RUNS_CODE = {"eval", "exec", "compile", "__import__"}

MODULES = pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)


def within(module: str, allowed: str) -> bool:
    """Whether `grader.runner.values` is one of, or below one of, `runner.values compare`."""
    return any(f"{module}.".startswith(f"grader.{name}.") for name in allowed.split())


@MODULES
def test_imports_are_those_of_the_table(module: Module) -> None:
    assert module.package in TABLE, f"{module.name} stands in no package of the table: place it there"
    own, others = TABLE[module.package]
    for one in module.imports():
        where = f"{module.path.name}:{one.line}: {module.name} may not import {one.module}"
        if one.module.split(".")[0] == "grader":
            assert one.module == "grader" or within(one.module, f"{own} {module.package}"), where
        elif not is_standard(one.module):
            allowed = set(others.split()) | EXCEPTIONS.get(module.name, set())
            assert one.module.split(".")[0] in allowed, where


def test_each_package_stands_below_all_that_it_uses() -> None:
    above: set[str] = set()
    for package, (own, _) in TABLE.items():
        assert {name.split(".")[0] for name in own.split()} <= above, package
        above.add(package)


def test_the_table_has_no_packages_that_are_gone() -> None:
    assert set(TABLE) <= {module.package for module in modules()}


@MODULES
def test_only_the_runner_starts_processes(module: Module) -> None:
    if module.package == "runner":
        return
    for one in module.imports():
        assert one.module not in STARTS_PROCESSES, f"{module.name}:{one.line}: {one.module}"
    calls = {
        node.attr for node in ast.walk(module.tree) if isinstance(node, ast.Attribute) and node.attr in STARTING_CALLS
    }
    assert not calls, module.name


@MODULES
def test_hand_ins_are_neither_parsed_nor_run_in_the_grader_itself(module: Module) -> None:
    """The worker side is where hand-ins are read and run, and what a teacher wrote is no danger."""
    if module in worker_side() or within(module.name, " ".join(READS_THE_TEACHER_S_CODE)):
        return
    for one in module.imports():
        assert one.module.split(".")[0] not in READS_CODE, f"{module.name}:{one.line}: {one.module}"
    for node in ast.walk(module.tree):
        called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        assert called not in RUNS_CODE, f"{module.name}:{node.lineno}: {called}"  # type: ignore[attr-defined]


@pytest.mark.parametrize("module", worker_side(), ids=lambda module: module.name)
def test_worker_side_needs_only_the_standard_library(module: Module) -> None:
    assert module.package in ("runner", "source", "expressions", "model", ""), f"{module.name} is reached in the worker"
    for one in module.imports():
        known = is_standard(one.module) or one.module.startswith("grader") or one.typing_only
        assert known or one.module in EXCEPTIONS.get(module.name, ()), f"{module.name}:{one.line}: {one.module}"


def test_the_worker_never_meets_the_grader_s_end_of_the_boundary() -> None:
    reached = {module.name for module in worker_side()}
    assert reached.isdisjoint(f"grader.runner.{name}" for name in ("host", "channel", "asking", "records", "judge"))


@pytest.mark.parametrize(
    "module", ["grader.cli", "grader.commands.check", "grader.runner.host", "grader.submission.read"]
)
def test_heavy_packages_are_imported_only_where_they_are_needed(module: str) -> None:
    heavy = {"hypothesis", "pydantic", "jinja2", "yaml", "pygments", "babel", "charset_normalizer"}
    program = f"import sys, {module}; print(*sorted(sys.modules))"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert heavy.isdisjoint(answer.stdout.split())
