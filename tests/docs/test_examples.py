"""The examples of the documentation do what stands there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, Command, File, fits, steps

WITH_COMMANDS = [page for page in PAGES if any(isinstance(step, Command) for step in steps(page))]
LIES_THERE = {"students.md": ["specs/nim.yaml", "specs/nim.suite.json"]}
"""what a page takes for granted"""


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`grader` and `pytest` of this checkout, as commands."""
    folder = tmp_path_factory.mktemp("bin")
    for name, module in (("grader", "grader"), ("pytest", "pytest")):
        program = folder / name
        program.write_text(f'#!/bin/sh\nPYTHONPATH={ROOT} exec {sys.executable} -m {module} "$@"\n', encoding="utf-8")
        program.chmod(0o755)
    return folder


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_examples(page: Path, tools: Path, tmp_path: Path) -> None:
    for name in LIES_THERE.get(page.name, ()):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    environment = {"PATH": f"{tools}:{os.environ['PATH']}", "LANG": "C.UTF-8", "HOME": str(tmp_path)}
    for step in steps(page):
        if isinstance(step, File):
            (tmp_path / step.name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / step.name).write_text(step.text, encoding="utf-8")
            continue
        done = subprocess.run(
            ["bash", "-c", f"{step.line} 2>&1"],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert fits(step.output, done.stdout) == "", f"$ {step.line}\n{done.stdout}"
        assert "Traceback" not in done.stdout


def test_some_pages_have_examples() -> None:
    assert {page.name for page in WITH_COMMANDS} >= {"README.md", "tutorial.md", "students.md"}


@pytest.mark.parametrize(
    ("expected", "said", "missing"),
    [
        (("a", "c"), "a\nb\nc", ""),
        (("b", "a"), "a\nb", "a"),
        (("x … z",), "x y z", ""),
        (("…", "z"), "x\nz", ""),
        (("x",), "xy", "x"),
    ],
)
def test_what_fits(expected: tuple[str, ...], said: str, missing: str) -> None:
    assert fits(expected, said) == missing
