"""GitLab's template, Gradescope's scripts in a folder laid out as there, and the hooks of pre-commit."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.commands.packed_exercise import SOLUTION, WRONG, packed
from tests.commands.small_exercise import write
from tests.integrations.steps import ROOT, bash, installed, load


@pytest.fixture(scope="module")
def made() -> Path:
    return packed()


def test_the_template_of_gitlab(made: Path, tmp_path: Path) -> None:
    template: dict[str, Any] = load("integrations/gitlab/grade.gitlab-ci.yml")
    project = tmp_path / "project"
    write(project, {"sums.py": WRONG})
    shutil.copy(made / "sums.pack", project)
    home = installed(tmp_path / "home")
    variables = {**template["variables"], "GRADER_HOME": str(home), "GRADER_PACK": "sums.pack"}
    variables["GRADER_DIGEST"] = hashlib.sha256((project / "sums.pack").read_bytes()).hexdigest()
    job = template["grade"]
    done = bash("\n".join(job["script"]), project, **variables, CI="true", CI_PROJECT_PATH="school/sums-ana")
    assert done.returncode == 1, done.stderr
    for report in job["artifacts"]["reports"].values():
        assert (project / report).is_file()
    found = json.loads((project / job["artifacts"]["reports"]["codequality"]).read_text())
    assert {one["severity"] for one in found} >= {"major"}
    assert found[0]["location"]["path"] == "sums.py"


@pytest.fixture
def autograder(made: Path, tmp_path: Path) -> Path:
    """/autograder as Gradescope lays it out."""
    folder = tmp_path / "autograder"
    for part in ("specs", "reference"):
        shutil.copytree(made / part, folder / "source" / part)
    for name in ("setup.sh", "run_autograder", "requirements.txt"):
        shutil.copy(ROOT / "integrations/gradescope" / name, folder / "source")
    shutil.copy(folder / "source/run_autograder", folder)
    (folder / "results").mkdir()
    (folder / "submission").mkdir()
    write(folder, {"submission_metadata.json": '{"id": 1, "users": [{"name": "Ana"}]}'})
    return folder


def run_autograder(autograder: Path, tmp_path: Path) -> Any:
    home = tmp_path / "home"
    if not home.exists():
        installed(home)
    done = bash("./run_autograder", autograder, AUTOGRADER=str(autograder), GRADER_HOME=str(home))
    assert done.returncode == 0, done.stderr
    return json.loads((autograder / "results/results.json").read_text())


def test_gradescope_gets_results(autograder: Path, tmp_path: Path) -> None:
    write(autograder, {"submission/homework.py": WRONG, "submission/notes.txt": "x"})
    results = run_autograder(autograder, tmp_path)
    assert results["score"] == 3
    assert [test["name"] for test in results["tests"]][1] == "mean: wrong"
    assert results["tests"][1]["max_score"] == 3
    write(autograder, {"submission/homework.py": SOLUTION})
    assert run_autograder(autograder, tmp_path)["score"] == 7


def test_gradescope_without_a_program(autograder: Path, tmp_path: Path) -> None:
    write(autograder, {"submission/notes.txt": "x"})
    assert run_autograder(autograder, tmp_path)["score"] == 0


def test_gradescope_is_told_that_the_autograder_is_broken(autograder: Path, tmp_path: Path) -> None:
    write(autograder, {"submission/homework.py": SOLUTION, "source/specs/sums.yaml": "exercise: [\n"})
    installed(tmp_path / "home")
    done = bash("./run_autograder", autograder, AUTOGRADER=str(autograder), GRADER_HOME=str(tmp_path / "home"))
    assert done.returncode == 1
    assert not (autograder / "results/results.json").exists()


def test_the_setup_of_gradescope(autograder: Path, tmp_path: Path) -> None:
    """With a Python whose venv holds the grader already: what pip and apt would fetch is not fetched here."""
    fake = tmp_path / "bin"
    home = installed(tmp_path / "home")
    write(fake, {"python3": f'#!/bin/sh\n[ "$3" = venv ] || exec {sys.executable} "$@"\n'})
    write(home / "bin", {"python": f'#!/bin/sh\necho "$@" > {tmp_path}/installed\n'})
    for path in (fake / "python3", home / "bin/python"):
        path.chmod(0o755)
    variables = {"AUTOGRADER": str(autograder), "GRADER_HOME": str(home), "PATH": f"{fake}:{os.environ['PATH']}"}
    done = bash("source/setup.sh", autograder, **variables)
    assert done.returncode == 0, done.stderr
    assert "Isolation:" in done.stdout
    assert (tmp_path / "installed").read_text().endswith(f"-r {autograder}/source/requirements.txt\n")


def test_hooks_of_pre_commit(made: Path, tmp_path: Path) -> None:
    hooks = {hook["id"]: hook for hook in load(".pre-commit-hooks.yaml")}
    home = installed(tmp_path / "home")
    path = f"{home / 'bin'}:{os.environ['PATH']}"
    student = tmp_path / "student"
    write(student, {"sums.py": WRONG})
    shutil.copy(made / "sums.pack", student)
    done = bash(f"{hooks['grader-check']['entry']} sums.py", student, PATH=path)
    assert (done.returncode, "✗ mean" in done.stdout) == (1, True)
    assert not hooks["grader-verify"]["pass_filenames"]
    assert "[SPEC…]" in bash(f"{hooks['grader-verify']['entry']} --help", made, PATH=path).stdout
    for hook in hooks.values():
        assert set(hook) >= {"id", "name", "entry", "language"}
        assert hook["language"] == "python"
