"""An assignment repository, tested with pytest as its students do."""

from __future__ import annotations

import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import grader.pytest_plugin.collecting  # pytester drops what is first imported in one of its runs
import grader.spec.load  # noqa: F401
from grader.suite.pack import write_pack
from grader.suite.stored import read_suite
from tests.commands.small_exercise import run, write

pytest_plugins = ["pytester"]

SPEC = """
exercise: shapes
language: en
functions:
  area:
    forbid: {imports: [math]}
    checks:
      whole: {points: 2, given: 'n=integers(0, 20)'}
      real: {points: 1, given: 'n=floats(0, 9)'}
      large: {points: 1, bonus: true, given: 'n=integers(10**6, 10**6 + 9)'}
  label:
    uses: [area]
    given: n=integers(0, 20)
  gone:
    given: n=integers(0, 3)
"""
SOLUTION = """
def area(n):
    return n * n

def label(n):
    return str(area(n))

def gone(n):
    return n
"""
WRONG = """
import math

def area(n):
    return math.floor(n) ** 2 if n < 10**6 else 0

def label(n):
    return "" + str(area(n))[:2]
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What students are given: the spec and its stored cases."""
    folder = tmp_path_factory.mktemp("made")
    write(folder, {"specs/shapes.yaml": SPEC, "reference/shapes/solution.py": SOLUTION})
    assert run(folder, "check", "reference/shapes/solution.py", "--exercise", "shapes").returncode == 0
    shutil.rmtree(folder / "reference")
    return folder


@pytest.fixture
def repository(made: Path, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("PYTEST_ADDOPTS", "-p no:cacheprovider -p no:hypothesispytest -p no:anyio")
    shutil.copytree(made / "specs", pytester.path / "specs")
    return pytester


def test_each_criterion_is_a_test(repository: pytest.Pytester) -> None:
    repository.makepyfile(shapes=WRONG)
    done = repository.runpytest_inprocess("-rA", "--junitxml=junit.xml")
    done.assert_outcomes(passed=1, failed=4, xfailed=1)
    done.stdout.fnmatch_lines(
        [
            "PASSED specs/shapes.yaml::area[[]whole[]]",
            "XFAIL specs/shapes.yaml::area[[]large[]]*",
            "FAILED specs/shapes.yaml::area[[]real[]]*",
            "FAILED specs/shapes.yaml::area[[]rules[]] - area uses math.floor*",
            "FAILED specs/shapes.yaml::label *",
            "FAILED specs/shapes.yaml::gone - There is no gone *",
        ]
    )
    shown = done.stdout.str()
    assert "label(4)\n  Expected: '16'\n" not in shown
    assert "  label(10)\n  Expected: '100'\n  Got:      '10'\n" in shown
    assert "area -> math.floor" in shown
    assert "Traceback" not in shown
    assert "collecting.py" not in shown
    cases = ElementTree.parse(repository.path / "junit.xml").iter("testcase")
    failures = {case.get("name"): case.find("failure") for case in cases}
    assert {name for name, failure in failures.items() if failure is not None} == {
        "area[real]", "area[rules]", "label", "gone",
    }  # fmt: skip


def test_selection_and_the_first_failure(repository: pytest.Pytester) -> None:
    repository.makepyfile(shapes=WRONG)
    repository.runpytest_inprocess("-k", "whole or large").assert_outcomes(passed=1, xfailed=1, deselected=4)
    repository.runpytest_inprocess("-x", "specs/shapes.yaml::label", "specs/shapes.yaml::gone").assert_outcomes(
        failed=1
    )


def test_workers_of_xdist(repository: pytest.Pytester) -> None:
    repository.makepyfile(shapes=WRONG)
    done = repository.runpytest_subprocess("-n", "1", "-k", "label")
    done.assert_outcomes(failed=1)
    assert "  label(10)\n" in done.stdout.str()
    assert "Traceback" not in done.stdout.str()


def test_a_right_hand_in_beside_ordinary_tests(repository: pytest.Pytester) -> None:
    repository.makepyfile(mine=SOLUTION, test_mine="import mine\ndef test_area(): assert mine.area(2) == 4\n")
    repository.runpytest_inprocess().assert_outcomes(passed=7)


def test_several_hand_ins(repository: pytest.Pytester) -> None:
    write(repository.path, {"submissions/shapes/ana.py": SOLUTION, "submissions/shapes/bor.py": "def area(n)\n"})
    done = repository.runpytest_inprocess("-rA", "-k", "label")
    done.assert_outcomes(passed=1, failed=1, deselected=10)
    done.stdout.fnmatch_lines(
        ["PASSED specs/shapes.yaml::ana::label", "FAILED specs/shapes.yaml::bor::label - A colon*"]
    )


def test_the_ini_file_names_file_and_language(repository: pytest.Pytester) -> None:
    write(repository.path, {"src/mine.py": WRONG})
    repository.makeini("[pytest]\ngrader_files = shapes: src/mine.py\ngrader_language = sl\n")
    done = repository.runpytest_inprocess("-k", "label")
    done.assert_outcomes(failed=1, deselected=5)
    assert "Pričakovano" in done.stdout.str()


def test_what_only_the_reference_could_decide_is_skipped(repository: pytest.Pytester) -> None:
    """Its helper is wrong, and the function asks it what no stored case has."""
    text = "def area(n):\n    return -1\n\ndef label(n):\n    return str(area(n + 100) - n * 200 - 10000)\n"
    repository.makepyfile(shapes=text)
    done = repository.runpytest_inprocess("-k", "label", "-rs")
    done.assert_outcomes(skipped=1, deselected=5)
    done.stdout.fnmatch_lines(["SKIPPED*shapes.py:4: *needs the teacher's solution*"])


def test_a_pack_alone_is_enough(repository: pytest.Pytester) -> None:
    suite = read_suite(repository.path / "specs/shapes.suite.json")
    assert suite is not None
    write_pack(suite, repository.path / "specs/shapes.pack")
    repository.makepyfile(shapes=SOLUTION)
    repository.runpytest_inprocess("specs/shapes.pack").assert_outcomes()
    (repository.path / "specs/shapes.yaml").unlink()
    repository.runpytest_inprocess().assert_outcomes(passed=6)


def test_a_spec_that_is_not_that_of_the_stored_cases_is_a_warning(repository: pytest.Pytester) -> None:
    spec = repository.path / "specs/shapes.yaml"
    spec.write_text(spec.read_text().replace("points: 2", "points: 3"))
    repository.makepyfile(shapes=SOLUTION)
    done = repository.runpytest_inprocess("-k", "gone")
    done.assert_outcomes(passed=1, deselected=5, warnings=1)
    assert "not the spec that the stored cases" in done.stdout.str()


def test_an_exercise_without_a_hand_in_stops_no_other(repository: pytest.Pytester) -> None:
    for ending in (".yaml", ".suite.json"):
        text = (repository.path / f"specs/shapes{ending}").read_text()
        text = text.replace("area", "room").replace("label", "sign").replace("gone", "lost")
        (repository.path / f"specs/later{ending}").write_text(text)
    repository.makepyfile(shapes=SOLUTION)
    done = repository.runpytest_inprocess("-W", "ignore")
    done.assert_outcomes(passed=6, skipped=1)
    assert done.stdout.str().count("There is no hand-in for later yet. It should be in later.py") == 1
    done = repository.runpytest_inprocess("-W", "ignore", "specs/later.yaml")
    done.assert_outcomes(errors=1)


def test_no_hand_in_and_a_spec_with_mistakes_are_told(repository: pytest.Pytester) -> None:
    done = repository.runpytest_inprocess()
    done.assert_outcomes(errors=1)
    assert "There is no hand-in for shapes yet" in done.stdout.str()
    assert "Traceback" not in done.stdout.str()
    write(
        repository.path,
        {"specs/odd.yaml": "exercise: odd\nfunktions: 3\n", "reference/odd/solution.py": "", "odd.py": ""},
    )
    done = repository.runpytest_inprocess("specs/odd.yaml")
    done.assert_outcomes(errors=1)
    assert "funktions" in done.stdout.str()
    assert "Traceback" not in done.stdout.str()


def test_weak_isolation_where_ci_is_set_is_an_error_and_no_failure(
    repository: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    import grader.pytest_plugin.grading as grading

    repository.makepyfile(shapes=SOLUTION)
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(grading, "is_full", lambda status: False)
    done = repository.runpytest_inprocess("-k", "label")
    done.assert_outcomes(errors=1, deselected=5)
    assert "`grader doctor` says what is missing" in done.stdout.str()


def test_projects_without_a_spec_are_left_alone(pytester: pytest.Pytester) -> None:
    """Nothing of the grader but the hooks themselves is imported there."""
    write(pytester.path, {"api.yaml": "openapi: 3.0.0\n", "other/nim.yaml": "exercise: nim\n"})
    pytester.makepyfile("def test_one(): pass\n")
    program = (
        "import sys, pytest\npytest.main(['-q', '-p', 'no:cacheprovider'])\n"
        "loaded = {name for name in sys.modules if name.startswith('grader')}\n"
        "print(sorted(loaded))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=pytester.path, capture_output=True, text=True, check=True
    )
    assert done.stdout.endswith("['grader', 'grader.pytest_plugin', 'grader.pytest_plugin.hooks']\n"), done.stdout


def test_other_files_in_a_folder_of_that_name(repository: pytest.Pytester) -> None:
    write(repository.path, {"specs/api.yaml": "openapi: 3.0.0\n"})
    repository.makepyfile(shapes=SOLUTION)
    repository.runpytest_inprocess("--collect-only", "-q").stdout.no_fnmatch_line("*api.yaml*")
