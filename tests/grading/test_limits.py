"""What is slow and what never ends are told apart, and cost the check that they belong to."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import NotPrepared, prepare
from grader.model.result import CheckResult
from grader.model.submission import Submission
from grader.model.suite import Suite
from tests.commands.small_exercise import write
from tests.grading import serving

SPEC = """
exercise: e
limits: {seconds: 0.2, total: 0.4}
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
    (function,) = serving.grade(suite, Submission("ana", "ana.py", text)).functions
    return {check.check: check for check in function.checks}


def test_many_slow_calls_together_are_told_as_slow(suite: Suite) -> None:
    found = checks(suite, "def f(n):\n    burn(0.04)\n    return n\n")
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


NESTED = """
exercise: n
limits: {depth: 2, size: 1}
functions:
  rows: {points: 1, given: 'n=integers(0, 9)'}
"""


@pytest.fixture(scope="module")
def nested(tmp_path_factory: pytest.TempPathFactory) -> Suite:
    folder = tmp_path_factory.mktemp("n")
    write(folder, {"specs/n.yaml": NESTED, "reference/n/solution.py": "def rows(n):\n    return [[n]]\n"})
    return prepare(find_exercises(folder / "specs", folder / "reference")["n"], "best", say=lambda _: None)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        pytest.param("return [[n]]", None, id="two levels"),
        pytest.param("return [[[n]]]", "unsendable", id="three levels"),
        pytest.param("return [[n] * 999]", "unsendable", id="more than a kilobyte"),
        pytest.param("return [[n, n]]", "wrong_value", id="wrong, within the limits"),
    ],
)
def test_results_are_as_deep_and_large_as_the_spec_allows(nested: Suite, body: str, reason: str | None) -> None:
    assert checks(nested, f"def rows(n):\n    {body}\n")["rows"].reason == reason


def test_a_reference_beyond_its_limits_is_a_fault_of_the_spec(tmp_path: Path) -> None:
    write(tmp_path, {"specs/n.yaml": NESTED, "reference/n/solution.py": "def rows(n):\n    return [[[n]]]\n"})
    with pytest.raises(NotPrepared, match="too large or contains itself"):
        prepare(find_exercises(tmp_path / "specs", tmp_path / "reference")["n"], "best", say=lambda _: None)
