"""Steps towards a smaller value, and a reducer that stays in the domain."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.grading.smaller import smaller
from grader.suite.size import size_of
from tests.grading.graded import by_name, grade_text
from tests.grading.test_state import with_sum

VALUES = st.recursive(
    st.integers() | st.floats() | st.text() | st.booleans() | st.none(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.text() | st.integers(), inner, max_size=3)
        | st.sets(st.text() | st.integers(), max_size=3)
        | st.frozensets(st.integers(), max_size=3)
    ),
    max_leaves=10,
)


@given(VALUES)
def test_steps_keep_the_type_and_come_to_an_end(value: Any) -> None:
    steps = list(smaller(value))
    assert len(steps) < 2000
    assert all(type(step) is type(value) for step in steps)
    assert all(step != value or step != step for step in steps)


@pytest.mark.parametrize(
    ("value", "step"),
    [
        (100, 50),
        (100_001, 100_000),
        (1_000_000, 750_000),
        (-3, 3),
        ([1, 2, 3, 4], [1, 2]),
        ([5], []),
        ([9], [0]),
        ("ab", "a"),
        ((7, "x"), (0, "x")),
        (2.7, 2.0),
        ({"b": 1, "aa": 1}, {"b": 1, "a": 1}),
        ({"b": 1, "aa": 2}, {"aa": 2}),
        ({3, 9}, {9}),
        (frozenset({9}), frozenset({8})),
    ],
)  # fmt: skip
def test_some_steps(value: Any, step: Any) -> None:
    assert step in list(smaller(value))


def test_a_failure_far_out_is_made_smaller_within_the_domain() -> None:
    text = with_sum("def vsota(s):\n    return sum(s) + (len(s) > 8 and max(s) > 500)\n")
    shown = by_name(grade_text("nim", text))["vsota"].checks[0].counterexample
    assert shown is not None
    argument = eval(shown.call.removeprefix("vsota"))
    assert len(argument) == 9
    assert max(argument) > 500
    assert size_of(argument) < 80


def test_a_limit_between_two_powers_is_met_within_the_calls_allowed() -> None:
    value, calls = 10**6, 0
    while True:
        steps = sorted(step for step in smaller(value) if isinstance(step, int))
        tried = next((place for place, step in enumerate(steps) if step > 100_000), None)
        calls += len(steps) if tried is None else tried + 1
        if tried is None:
            break
        value = steps[tried]
    assert value == 100_001
    assert calls <= 200
