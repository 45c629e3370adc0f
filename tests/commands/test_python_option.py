"""`python:` in a spec and `--python`: which Python runs the hand-ins."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grader.runner.interpreter import find_interpreter, other_interpreters
from tests.commands.small_exercise import RIGHT, SPEC, cases, make, run

OTHER = (other_interpreters() or [find_interpreter()])[0]
SHORT = ".".join(OTHER.version.split(".")[:2])


def stored(folder: Path, spec: str) -> Path:
    """The folder, with the spec and cases of it that the other Python has made."""
    make(folder, {"ana.py": RIGHT}, spec)
    (folder / "specs/double.suite.json").write_bytes(cases(spec, SHORT))
    return folder


def python_of(folder: Path) -> str:
    data = json.loads((folder / "reports/results.json").read_text(encoding="utf-8"))
    assert [s["points"] for s in data["exercises"][0]["submissions"]] == [3]
    return str(data["run"]["python"])


def test_the_spec_names_the_python(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT}, SPEC + f"python: {SHORT}\n")
    done = run(folder, "grade")
    assert done.returncode == 0, done.stderr
    assert python_of(folder) == OTHER.version


@pytest.mark.parametrize("wanted", [SHORT, f"python{SHORT}", OTHER.path], ids=["version", "command", "path"])
def test_the_option_goes_before_the_spec(tmp_path: Path, wanted: str) -> None:
    folder = stored(tmp_path, SPEC + "python: 3.98\n")
    done = run(folder, "grade", "--python", wanted)
    assert done.returncode == 0, done.stderr
    assert python_of(folder) == OTHER.version


def test_a_stored_suite_is_good_for_every_python(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT})
    assert run(folder, "grade").returncode == 0
    before = (folder / "specs/double.suite.json").read_bytes()
    done = run(folder, "grade", "--python", SHORT)
    assert "making the cases" not in done.stderr
    assert python_of(folder) == OTHER.version
    assert (folder / "specs/double.suite.json").read_bytes() == before
    assert run(folder, "verify", "--python", SHORT).returncode == 0


@pytest.mark.parametrize("is_stored", [False, True], ids=["no suite yet", "suite stored"])
def test_a_python_of_the_spec_that_is_not_there(tmp_path: Path, is_stored: bool) -> None:
    spec = SPEC + "python: 3.98\n"
    folder = stored(tmp_path, spec) if is_stored else make(tmp_path, {"ana.py": RIGHT}, spec)
    for command in (["grade"], ["verify"], ["freeze", "specs/double.yaml"]):
        done = run(folder, *command)
        assert (command, done.returncode) == (command, 2), done.stderr
        assert "looked for python3.98 on the PATH" in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", [["grade"], ["verify"], ["check", "submissions/double/ana.py"], ["doctor"]])
def test_a_python_of_the_option_that_is_not_there(tmp_path: Path, command: list[str]) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT})
    done = run(folder, *command, "--python", "/no/such/python")
    assert done.returncode == 2
    assert "--python: Python '/no/such/python' is not here" in done.stderr


def test_newer_syntax_is_told_with_the_python_it_needs(tmp_path: Path) -> None:
    hand_in = RIGHT + "\ntype Pair = tuple[int, int]\n"
    folder = make(tmp_path, {"ana.py": hand_in})
    done = run(folder, "check", "submissions/double/ana.py", "--exercise", "double", "--python", SHORT)
    assert done.returncode == 1
    if OTHER.version.startswith(("3.9.", "3.10.", "3.11.")):
        assert "Line 7 needs Python 3.12 or newer" in done.stdout
