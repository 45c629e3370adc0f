"""Who may import whom. The table is the architecture: a new package must be placed in it, below all that it uses."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tests.architecture.modules import Import, Module, is_standard, modules, worker_side

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


def within(module: str, allowed: str) -> bool:
    """Whether `grader.runner.values` is one of, or below one of, `runner.values compare`."""
    return any(f"{module}.".startswith(f"grader.{name}.") for name in allowed.split())


def where(module: Module, one: Import) -> str:
    return f"{module.name}:{one.line}: {one.module}"


def test_every_module_has_a_place_in_the_table() -> None:
    assert [module.name for module in modules() if module.package not in TABLE] == []


def test_imports_are_those_of_the_table() -> None:
    assert [where(module, one) for module in modules() for one in module.imports() if not may_import(module, one)] == []


def may_import(module: Module, one: Import) -> bool:
    own, others = TABLE[module.package]
    if one.module.split(".")[0] == "grader":
        return one.module == "grader" or within(one.module, f"{own} {module.package}")
    allowed = set(others.split()) | EXCEPTIONS.get(module.name, set())
    return is_standard(one.module) or one.module.split(".")[0] in allowed


def test_each_package_stands_below_all_that_it_uses() -> None:
    above: set[str] = set()
    for package, (own, _) in TABLE.items():
        assert {name.split(".")[0] for name in own.split()} <= above, package
        above.add(package)


def test_the_table_has_no_packages_that_are_gone() -> None:
    assert set(TABLE) <= {module.package for module in modules()}


def test_only_the_runner_starts_processes() -> None:
    others = [module for module in modules() if module.package != "runner"]
    assert [where(m, one) for m in others for one in m.imports() if one.module in STARTS_PROCESSES] == []
    assert [
        f"{module.name}:{node.lineno}: {node.attr}"
        for module in others
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Attribute) and node.attr in STARTING_CALLS
    ] == []


def test_hand_ins_are_neither_parsed_nor_run_in_the_grader_itself() -> None:
    """The worker side is where hand-ins are read and run, and what a teacher wrote is no danger."""
    free = " ".join(READS_THE_TEACHER_S_CODE)
    others = [module for module in modules() if module not in worker_side() and not within(module.name, free)]
    assert [where(m, one) for m in others for one in m.imports() if one.module.split(".")[0] in READS_CODE] == []
    assert [
        f"{module.name}:{node.lineno}: {node.func.id}"
        for module in others
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RUNS_CODE
    ] == []


def test_worker_side_needs_only_the_standard_library() -> None:
    reached = ("runner", "source", "expressions", "model", "")
    assert [module.name for module in worker_side() if module.package not in reached] == []
    assert [where(m, one) for m in worker_side() for one in m.imports() if not is_known_in_the_worker(m, one)] == []


def is_known_in_the_worker(module: Module, one: Import) -> bool:
    known = is_standard(one.module) or one.module.startswith("grader") or one.typing_only
    return known or one.module in EXCEPTIONS.get(module.name, ())


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
