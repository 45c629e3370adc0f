"""What is slow and what never ends are told apart, and cost the check that they belong to."""

from __future__ import annotations

import pytest

from grader.grading.batch import grade_batch
from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import prepare
from grader.model.result import CheckResult
from grader.model.submission import Submission
from grader.model.suite import Suite
from tests.commands.small_exercise import write

SPEC = """
exercise: e
limits: {seconds: 0.3, total: 0.6}
functions:
  f:
    checks:
      small: {points: 1, given: 'n=integers(0, 30)'}
      large: {points: 1, given: 'n=integers(100, 130)'}
"""


BURN = """
import time

def burn(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
"""


@pytest.fixture(scope="module")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Suite:
    folder = tmp_path_factory.mktemp("e")
    write(folder, {"specs/e.yaml": SPEC, "reference/e/solution.py": "def f(n):\n    return n\n"})
    return prepare(find_exercises(folder / "specs", folder / "reference")["e"], "best", say=lambda _: None)


def checks(suite: Suite, body: str) -> dict[str, CheckResult]:
    text = f"{BURN}\n{body}"
    batch = grade_batch(suite, [lambda: Submission("ana", "ana.py", text)], 1, "best", lambda *_: None)
    (function,) = batch.results[0].functions
    return {check.check: check for check in function.checks}


def test_many_slow_calls_together_are_told_as_slow(suite: Suite) -> None:
    found = checks(suite, "def f(n):\n    burn(0.06)\n    return n\n")
    for check in found.values():
        assert (check.status, check.reason, check.counterexample) == ("failed", "timed_out", None)
        assert check.diagnosis[0].code == "too_slow"


def test_a_hang_on_large_inputs_costs_the_check_of_the_large_inputs(suite: Suite) -> None:
    found = checks(suite, "def f(n):\n    while n > 99: pass\n    return n\n")
    assert found["small"].status == "passed"
    assert (found["large"].status, found["large"].reason) == ("failed", "timed_out")
    shown = found["large"].counterexample
    assert shown is not None
    assert shown.call == "f(100)"


def test_a_hang_on_small_inputs_costs_the_check_of_the_small_inputs(suite: Suite) -> None:
    found = checks(suite, "def f(n):\n    while n < 99: pass\n    return n\n")
    assert (found["small"].status, found["large"].status) == ("failed", "passed")


def test_calls_that_are_a_little_slow_are_right(suite: Suite) -> None:
    assert {c.status for c in checks(suite, "def f(n):\n    burn(0.002)\n    return n\n").values()} == {"passed"}
