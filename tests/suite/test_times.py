"""Times of a reference: coarse, and left as they were where nothing has changed but the load of the machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.model.exercise import Check, Exercise, Function
from grader.model.outcome import Outcome
from grader.model.suite import Case, FunctionSuite, Suite
from grader.runner.values import encode
from grader.suite.stored import write_suite
from grader.suite.times import coarse, with_times_of


def suite(slow: dict[int, float], first: int = 0) -> Suite:
    cases = tuple(Case(encode((first + i,))) for i in range(4))
    outcomes = tuple(Outcome("returned", encode(i)) for i in range(4))
    function = FunctionSuite("f", ("n",), cases, outcomes, {"f": (0, 1, 2, 3)}, slow)
    return Suite(Exercise("e", functions=(Function("f", checks=(Check("f"),)),)), "d", {"f": function})


@pytest.mark.parametrize(("seconds", "expected"), [(0.0021, 0.008), (0.008, 0.008), (0.0081, 0.032), (1.0, 2.048)])
def test_times_are_kept_as_coarse_steps(seconds: float, expected: float) -> None:
    assert coarse(seconds) == expected


@pytest.mark.parametrize(
    ("old", "new", "kept"),
    [
        pytest.param({}, {1: 0.008}, True, id="one case was slow by chance"),
        pytest.param({1: 0.008}, {}, True, id="it was, the last time"),
        pytest.param({1: 0.032}, {1: 0.128}, True, id="a slower machine"),
        pytest.param({}, {1: 0.512}, False, id="it really takes long now"),
        pytest.param({1: 2.048}, {}, False, id="it does not any more"),
    ],
)
def test_about_the_same_times_are_left_alone(old: dict[int, float], new: dict[int, float], kept: bool) -> None:
    assert with_times_of(suite(new), suite(old)).functions["f"].slow == (old if kept else new)


def test_other_cases_have_their_own_times() -> None:
    assert with_times_of(suite({1: 0.008}, first=5), suite({})).functions["f"].slow == {1: 0.008}


def test_a_suite_that_is_made_again_has_the_same_bytes(tmp_path: Path) -> None:
    path = tmp_path / "e.suite.json"
    write_suite(suite({2: 0.032}), path)
    before = path.read_bytes()
    assert write_suite(suite({2: 0.008, 3: 0.008}), path).functions["f"].slow == {2: 0.032}
    assert path.read_bytes() == before
