"""The shortest run of calls after which something fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from grader.grading.shortest import MAX_TRIES, shortest_run

CALLS = list(range(100))


@pytest.mark.parametrize(
    ("fails", "expected"),
    [
        pytest.param(lambda calls: len(calls) > 0, [0], id="any call"),
        pytest.param(lambda calls: 99 in calls, [99], id="the last"),
        pytest.param(lambda calls: 57 in calls, [57], id="one in the middle"),
        pytest.param(lambda calls: {57, 63} & set(calls), [57], id="one of two"),
        pytest.param(lambda calls: {3, 57} <= set(calls), [3, 57], id="two together"),
        pytest.param(lambda calls: {20, 21, 90} <= set(calls), [20, 21, 90], id="three together"),
        pytest.param(lambda calls: len(calls) >= 6, None, id="six of any kind"),
        pytest.param(lambda calls: calls and calls[-1] % 2, [1], id="the one right before"),
    ],
)
def test_none_of_the_calls_left_could_be_left_out(
    fails: Callable[[Sequence[int]], object], expected: list[int] | None
) -> None:
    found = shortest_run(CALLS, lambda calls: bool(fails(calls)))
    assert fails(found)
    assert found == sorted(found)
    for at in range(len(found)):
        assert len(found) == 1 or not fails(found[:at] + found[at + 1 :])
    if expected is not None:
        assert found == expected


def test_it_does_not_ask_for_ever() -> None:
    asked = []

    def fails(calls: Sequence[int]) -> bool:
        asked.append(tuple(calls))
        return len(calls) >= 90

    found = shortest_run(CALLS, fails)
    assert len(asked) <= MAX_TRIES
    assert len(set(asked)) == len(asked)
    assert len(found) == 90


def test_a_single_call_stays() -> None:
    assert shortest_run([7], lambda calls: True) == [7]
