"""Which hand-ins a pack learns from, and which are graded by it to compare."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from grader.grading.engine import Engine, server_options
from grader.grading.pack_samples import MOST_COMPARED, endless, samples, to_compare
from grader.model.exercise import Check, Exercise, Function
from grader.model.result import CheckResult, FunctionResult, SubmissionResult
from grader.model.submission import Submission
from grader.runner.servers import start_server
from tests.grading.exercises import prepared

SPEC = """
functions:
  double: {points: 1, given: 'n=integers(0, 9)'}
  four: {points: 1, given: 'n=integers(0, 9)', uses: [double]}
"""
SOLUTION = """
def double(n):
    return 2 * n

def four(n):
    return double(double(n))
"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    suite = prepared(tmp_path_factory.mktemp("exercise"), SPEC, SOLUTION)
    with start_server(server_options(suite.exercise)) as server, closing(Engine(suite, server, False)) as made:
        yield made


def new_of(engine: Engine, *texts: str) -> dict[str, set[str]]:
    hand_ins = [Submission(str(number), f"{number}.py", text) for number, text in enumerate(texts)]
    return {sample.submission.student: set(sample.new) for sample in samples(engine, hand_ins)}


@pytest.mark.parametrize(
    ("other", "new"),
    [
        pytest.param(SOLUTION, None, id="the same"),
        pytest.param(SOLUTION.replace("(n)", "(m)").replace("2 * n", "2 * m  # twice"), None, id="other names"),
        pytest.param(SOLUTION.replace("2 * n", "n + n"), {"double"}, id="one function otherwise"),
        pytest.param(SOLUTION + "\ndef other(n):\n    return n\n", {"double", "four"}, id="something beside them"),
        pytest.param("def double(n:\n", set(), id="it does not compile"),
        pytest.param("x = 1\n", set(), id="nothing that is asked for"),
    ],
)
def test_what_is_new(engine: Engine, other: str, new: set[str] | None) -> None:
    found = new_of(engine, SOLUTION, other)
    assert found["0"] == {"double", "four"}
    assert found.get("1") == new


def result(
    status: str = "passed", reason: str | None = None, name: str = "four", helped: bool = False
) -> SubmissionResult:
    check = CheckResult(name, "passed", 1.0, 1.0, reason=reason, helpers_of_reference=helped)
    function = FunctionResult(name, status, 1.0, 1.0, checks=(check,))  # type: ignore[arg-type]
    return SubmissionResult("ana", "ana.py", "graded", 1.0, 1.0, 0.0, functions=(function,))


DOUBLE = Function("double", checks=(Check("double"),))
FOUR = Function("four", uses=("double",), checks=(Check("four"),))
EXERCISE = Exercise("task", functions=(DOUBLE, FOUR))


@pytest.mark.parametrize(
    ("other", "compared"),
    [
        pytest.param(result(), False, id="right by itself"),
        pytest.param(result(helped=True), True, id="right with helpers of the reference"),
        pytest.param(result("failed"), True, id="wrong, and it uses helpers"),
        pytest.param(result("blocked"), True, id="blocked"),
        pytest.param(result("failed", name="double"), False, id="wrong beside a stored answer"),
        pytest.param(result("failed", "timed_out"), False, id="it never stops"),
    ],
)
def test_what_a_pack_may_decide_otherwise(other: SubmissionResult, compared: bool) -> None:
    assert to_compare(EXERCISE, [result(), other]) == [0, *([1] if compared else [])]


def test_so_many_at_most_and_spread() -> None:
    places = to_compare(EXERCISE, [result("failed")] * 100)
    assert len(places) <= MOST_COMPARED
    assert places[-1] > 90


def test_endless_functions_are_named() -> None:
    assert endless(result("failed", "timed_out")) == {"four"}
    assert not endless(result("failed", "wrong_value"))
