"""Results come in the order of the tasks, whatever ends first; a task that raises is told in its turn."""

from __future__ import annotations

import threading

import pytest

from grader.commands.side_by_side import side_by_side


@pytest.mark.parametrize("at_once", [1, 2, 9])
def test_results_in_order(at_once: int) -> None:
    assert list(side_by_side([lambda n=n: n * n for n in range(5)], at_once)) == [0, 1, 4, 9, 16]  # type: ignore[misc]


def test_what_ends_first_waits_for_its_turn() -> None:
    second_is_done = threading.Event()
    tasks = [lambda: second_is_done.wait(10), lambda: second_is_done.set() or "second"]  # type: ignore[func-returns-value]
    assert list(side_by_side(tasks, 2)) == [True, "second"]


def test_what_a_task_raises_comes_after_the_results_before_it() -> None:
    results = side_by_side([lambda: 1, lambda: 1 // 0, lambda: 3], 2)
    assert next(results) == 1
    with pytest.raises(ZeroDivisionError):
        next(results)


def test_nothing_to_do() -> None:
    assert list(side_by_side([], 2)) == []
