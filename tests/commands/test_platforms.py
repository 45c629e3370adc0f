"""What the commands do on machines that isolate fully, weakly, or not at all."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grader.runner.servers import start_server
from tests.commands import bare_system
from tests.commands.small_exercise import RIGHT, ROOT, WRONG, make, run

BARE = Path(bare_system.__file__)


def run_bare(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`grader …` on a system that has neither forks nor signals nor limits."""
    environment = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT), **environment}
    command = [sys.executable, "-X", "utf8", str(BARE), *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=180, check=False
    )


def results(folder: Path) -> Any:
    return json.loads((folder / "reports/results.json").read_text(encoding="utf-8"))


def leaves_a_trace(trace: Path) -> str:
    return f"{RIGHT}\ntry:\n    __import__('os').mkdir({str(trace)!r})\nexcept OSError:\n    pass\n"


@pytest.fixture(scope="module")
def full() -> bool:
    from grader.runner.confine.status import is_full

    with start_server() as server:
        return is_full(server.status)


def test_a_class_on_a_bare_system(tmp_path: Path) -> None:
    endless = "def double(n):\n    while n > 3: pass\n    return 2 * n\n"
    folder = make(tmp_path, {"ana.py": RIGHT, "bor.py": WRONG, "cene.py": endless, "dana.py": "def double(n)\n"})
    done = run_bare(folder, "grade")
    assert done.returncode == 0, done.stderr
    assert "Careful: hand-ins run with weak isolation here (a separate process only" in done.stderr
    data = results(folder)
    assert data["run"]["isolation"].startswith("a separate process only")
    found = {s["student"]: s for s in data["exercises"][0]["submissions"]}
    assert {name: s["points"] for name, s in found.items()} == {"ana": 3, "bor": 1, "cene": 0, "dana": 0}
    assert found["cene"]["functions"][0]["checks"][0]["reason"] == "timed_out"


@pytest.mark.parametrize("environment", [{}, {"CI": "true"}], ids=["asked for", "where CI is set"])
def test_a_weak_machine_refuses_before_anything_of_a_hand_in_ran(tmp_path: Path, environment: dict[str, str]) -> None:
    trace = tmp_path / "trace"
    folder = make(tmp_path, {"ana.py": leaves_a_trace(trace)})
    asked = [] if environment else ["--isolation", "require"]
    done = run_bare(folder, "grade", *asked, **environment)
    assert done.returncode == 3
    assert "grader doctor" in done.stderr
    assert not trace.exists()
    assert not (folder / "reports/results.json").exists()


@pytest.mark.parametrize("isolation", ["best", "none"])
def test_a_weak_machine_grades_if_told_so(tmp_path: Path, isolation: str) -> None:
    trace = tmp_path / "trace"
    folder = make(tmp_path, {"ana.py": leaves_a_trace(trace)})
    done = run_bare(folder, "grade", "--isolation", isolation, CI="true")
    assert done.returncode == 0, done.stderr
    assert trace.exists(), "without this the test of the refusal shows nothing"
    assert "Careful" in done.stderr


def test_require_on_a_machine_that_isolates_fully(tmp_path: Path, full: bool) -> None:
    trace = tmp_path / "trace"
    folder = make(tmp_path, {"ana.py": leaves_a_trace(trace)})
    done = run(folder, "grade", "--isolation", "require")
    assert done.returncode == (0 if full else 3)
    assert not trace.exists()
    assert full is ("Careful" not in done.stderr and "isolated well enough" not in done.stderr)


def test_none_is_told_in_every_result(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT})
    done = run(folder, "grade", "--isolation", "none")
    assert done.returncode == 0
    assert "weak isolation" in done.stderr
    assert results(folder)["run"]["isolation"].startswith("a separate process only")


def test_require_goes_for_every_command_that_runs_hand_ins(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT})
    hand_in = "submissions/double/ana.py"
    for command in (["check", hand_in, "--exercise", "double"], ["verify"], ["freeze", "specs/double.yaml"]):
        done = run_bare(folder, *command, CI="true")
        assert (command, done.returncode) == (command, 3), done.stderr
        assert "Traceback" not in done.stderr


def test_the_doctor_on_this_machine(tmp_path: Path, full: bool) -> None:
    done = run(tmp_path, "doctor", fresh=True)
    assert done.returncode == 0
    assert f"Hand-ins run under Python {sys.version.split()[0]}" in done.stdout
    assert ("strangers can be graded here" in done.stdout) is full
    assert ("CAREFUL" in done.stdout) is not full


def test_the_doctor_on_a_bare_system(tmp_path: Path) -> None:
    done = run_bare(tmp_path, "doctor")
    assert done.returncode == 0, done.stderr
    assert "Isolation: a separate process only" in done.stdout
    assert "CAREFUL" in done.stdout
    for layer in ("namespaces", "landlock", "seccomp"):
        assert f"- {layer}: " in done.stdout.partition("Missing:")[2]


def test_the_doctor_without_isolation(tmp_path: Path) -> None:
    done = run(tmp_path, "doctor", "--isolation", "none")
    assert "It was switched off by an option." in done.stdout
    assert "CAREFUL" in done.stdout
