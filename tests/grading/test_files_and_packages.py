"""Hand-ins of several files, packages that a spec allows, and imports that fail."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from grader.grading.batch import grade_batch
from grader.grading.preparation import NotPrepared
from grader.model.result import SubmissionResult
from grader.model.submission import Submission
from tests.grading.exercises import function, prepared

SPEC = """
packages: [yaml]
functions:
  load: {given: 's=sampled_from(["1", "[1, 2]", "x"])'}
  add: {given: 'a=integers(0, 2), b=integers(0, 2)'}
"""
SOLUTION = """
import yaml
def load(s): return yaml.safe_load(s)
def add(a, b): return a + b
"""
LOAD = "import yaml\ndef load(s): return yaml.safe_load(s)\n"
HAND_INS: dict[str, dict[str, str]] = {
    "one file": {"main.py": SOLUTION},
    "sisters": {
        "main.py": LOAD + "from helper import plus\ndef add(a, b): return plus(a, b)",
        "helper.py": "from deeper import one\ndef plus(a, b): return a + b + one() - 1",
        "deeper.py": "def one(): return 1",
    },
    "folder": {
        "main.py": LOAD + "import lib.more as more\nfrom lib import X\ndef add(a, b): return more.plus(a, b) * X",
        "lib/__init__.py": "from . import more\nX = 1",
        "lib/more.py": "def plus(a, b): return a + b",
    },
    "folder without init": {
        "main.py": LOAD + "from lib.more import plus as add",
        "lib/more.py": "def plus(a, b): return a + b",
    },
    "in a circle": {
        "main.py": LOAD + "ONE = 1\nimport helper\ndef add(a, b): return helper.plus(a, b)",
        "helper.py": "import main\ndef plus(a, b): return a + b + main.ONE - 1",
    },
    "named like a library": {"random.py": LOAD + "import random\ndef add(a, b): return random.choice([a + b])"},
    "missing": {
        "main.py": "import nothing_of_the_kind\nfrom hypothesis import given\nimport pytest as p\n" + SOLUTION,
    },
    "sister that fails": {
        "main.py": LOAD + "import helper\ndef add(a, b): return a + b",
        "helper.py": "print(1 // 0)",
    },
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, SubmissionResult]:
    suite = prepared(tmp_path_factory.mktemp("packages"), SPEC, SOLUTION)
    reads = []
    for student, files in HAND_INS.items():
        (main, text), *others = ((name, dedent(source)) for name, source in files.items())
        submission = Submission(student, f"{student}/{main}", text, files=dict(others))
        reads.append(lambda submission=submission: submission)
    found = grade_batch(suite, reads, 1, "best", lambda *_: None).results
    return {student: found[at] for at, student in enumerate(HAND_INS)}


@pytest.mark.parametrize("student", list(HAND_INS))
def test_all_are_right(results: dict[str, SubmissionResult], student: str) -> None:
    assert results[student].points == 2, results[student].problems


@pytest.mark.parametrize(
    ("student", "told"),
    [
        pytest.param("missing", ["import_missing"] * 3, id="modules that are not there, installed or not"),
        pytest.param("sister that fails", ["statement_raised"], id="a sister file that stops"),
        pytest.param("sisters", [], id="sisters"),
        pytest.param("folder", [], id="a folder"),
    ],
)
def test_what_is_told(results: dict[str, SubmissionResult], student: str, told: list[str]) -> None:
    assert [problem.code for problem in results[student].problems] == told
    assert function(results[student], "load").status == "passed"


def test_a_package_that_is_not_installed_is_told_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(NotPrepared, match=r"not installed .*: nothing_of_the_kind\. Install it: .*-m pip install"):
        prepared(tmp_path, SPEC.replace("[yaml]", "[nothing_of_the_kind]"), SOLUTION)
