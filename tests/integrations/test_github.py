"""The action, step by step, in an assignment repository, with what a student may try there."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.commands.packed_exercise import SOLUTION, WRONG, packed
from tests.commands.small_exercise import write
from tests.integrations.steps import bash, filled, installed, load

ACTION: dict[str, Any] = load("action.yml")
STEPS = {step["name"]: step for step in ACTION["runs"]["steps"]}
DEFAULTS = {name: about["default"] for name, about in ACTION["inputs"].items()}
TRACE = "import pathlib\npathlib.Path({!r}).write_text('was here')\n"


@pytest.fixture(scope="module")
def made() -> Path:
    return packed()


@pytest.fixture
def repository(made: Path, tmp_path: Path) -> Path:
    """As students get it: the pack for a push, specs and stored cases for a pull request."""
    folder = tmp_path / "sums-ana"
    shutil.copytree(made / "specs", folder / "specs")
    shutil.copy(made / "sums.pack", folder)
    write(folder, {"reference/sums/checks.py": (made / "reference/sums/checks.py").read_text()})
    commit(folder, "init -q", "start")
    installed(tmp_path / "temp/grader")
    return folder


def commit(folder: Path, first: str, message: str) -> str:
    for command in (first, "add -A", f"-c user.name=t -c user.email=t@example.org commit -q -m {message}"):
        subprocess.run(["git", *command.split()], cwd=folder, check=True)
    return subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=folder, check=True, capture_output=True, text=True
    ).stdout.strip()


def grade(repository: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    """The step that grades, in the environment of a run on GitHub."""
    step = STEPS["Grade"]
    given = {**DEFAULTS, "isolation": "best", **inputs}
    environment = {name: filled(value, given) for name, value in step["env"].items()}
    temp = repository.parent / "temp"
    files = {name: str(temp / name.lower()) for name in ("GITHUB_STEP_SUMMARY", "GITHUB_OUTPUT")}
    return bash(
        step["run"],
        repository,
        **environment,
        **files,
        RUNNER_TEMP=str(temp),
        GITHUB_ACTIONS="true",
        GITHUB_REPOSITORY="school/sums-ana",
        CI="true",
    )


def digest(repository: Path) -> str:
    return hashlib.sha256((repository / "sums.pack").read_bytes()).hexdigest()


def submission(repository: Path) -> Any:
    return json.loads((repository / "grader-reports/results.json").read_text())["exercises"][0]["submissions"][0]


def test_a_push_is_graded_by_the_pinned_pack(repository: Path) -> None:
    write(repository, {"sums.py": WRONG})
    done = grade(repository, pack="sums.pack", digest=digest(repository))
    assert done.returncode == 1, done.stderr
    assert re.search(r"^::error file=sums\.py,line=\d+,title=mean%3A wrong \(0 of 2\)::", done.stdout, re.MULTILINE)
    temp = repository.parent / "temp"
    assert (temp / "github_output").read_text() == "points=2\nout-of=5\npassed=false\n"
    assert "### ✗ `mean`: wrong" in (temp / "github_step_summary").read_text()
    assert submission(repository)["student"] == "sums-ana"
    assert {path.name for path in (repository / "grader-reports").iterdir()} >= {"junit.xml", "index.html"}


def test_a_right_hand_in_makes_the_run_green(repository: Path) -> None:
    write(repository, {"sums.py": SOLUTION})
    assert (
        grade(repository, pack="sums.pack", digest=digest(repository), exercise="sums", language="sl").returncode == 0
    )


def test_a_student_who_edits_the_pack(repository: Path) -> None:
    pinned = digest(repository)
    write(repository, {"sums.py": WRONG})
    (repository / "sums.pack").write_text((repository / "sums.pack").read_text().replace("0.5", "0"))
    done = grade(repository, pack="sums.pack", digest=pinned)
    assert done.returncode == 2
    assert "Nothing was graded." in done.stderr


def test_a_pull_request_that_edits_the_spec(repository: Path) -> None:
    base = commit(repository, "status -s", "base --allow-empty")
    spec = (repository / "specs/sums.yaml").read_text()
    write(repository, {"sums.py": WRONG, "specs/sums.yaml": spec.replace("holds: is_spread(s, result)", "points: 0")})
    write(
        repository,
        {"reference/sums/solution.py": WRONG, "reference/sums/checks.py": "def is_spread(*_): return True\n"},
    )
    (repository / "specs/sums.suite.json").unlink()
    commit(repository, "status -s", "easier")
    done = grade(repository, base=base)
    assert done.returncode == 1
    found = submission(repository)
    assert {f["name"]: f["status"] for f in found["functions"]}["spread"] == "failed"
    assert found["problems"][0]["code"] == "exercise_changed"
    assert "specs/sums.yaml" in found["problems"][0]["message"]
    assert "::warning file=sums.py,title=" in done.stdout


def test_files_of_the_repository_are_not_imported_by_the_grader(repository: Path) -> None:
    trace = repository.parent / "trace"
    names = ["click.py", "json.py", "grader/__init__.py", "grader/cli.py", "sitecustomize.py", "usercustomize.py"]
    write(repository, dict.fromkeys(names, TRACE.format(str(trace))))
    write(repository, {"sums.py": SOLUTION, "pyproject.toml": "[tool.pytest.ini_options]\n", "conftest.py": "1 / 0\n"})
    done = grade(repository, pack="sums.pack", digest=digest(repository))
    assert done.returncode == 0, done.stderr
    assert not trace.exists()


def test_inputs_are_no_code() -> None:
    """They reach the shell as variables only."""
    for step in STEPS.values():
        assert "${{" not in step.get("run", "")
    assert set(DEFAULTS) >= set(re.findall(r"inputs\.([a-z-]+)", str(ACTION["runs"])))


@pytest.mark.parametrize("name", ["grade.yml", "pull-request.yml"])
def test_workflows_use_inputs_that_there_are(name: str) -> None:
    workflow = load(f"integrations/github/{name}")
    (job,) = workflow["jobs"].values()
    assert set(job["steps"][-1]["with"]) <= set(ACTION["inputs"])
    assert workflow["permissions"] == {"contents": "read"}
