"""Floats that stand for whole numbers."""

from __future__ import annotations

from typing import Any

import pytest

from grader.runner.whole import as_whole


@pytest.mark.parametrize(
    ("expected", "value", "whole"),
    [
        pytest.param(1, 2.0, 2, id="a whole number"),
        pytest.param(1, 2.5, 2.5, id="no whole number"),
        pytest.param(1.0, 2.0, 2.0, id="a float is expected"),
        pytest.param(True, 1.0, 1.0, id="True is expected"),
        pytest.param(1, float("inf"), float("inf"), id="infinite"),
        pytest.param((0, 1.0), (2.0, 3.0), (2, 3.0), id="member by member"),
        pytest.param((0, 1), [2.0, 3], [2, 3], id="a list for a tuple"),
        pytest.param([1, 2], [3.0, 4.0, 5.0], [3, 4, 5], id="a list of another length"),
        pytest.param([1, "a"], [3.0, "b"], [3.0, "b"], id="a list of several kinds"),
        pytest.param([], [1.0], [1.0], id="nothing is known of the members"),
        pytest.param([[1]], [[2.0], [3.0]], [[2], [3]], id="nested"),
        pytest.param("a", 1.0, 1.0, id="something else"),
    ],
)
def test_what_becomes_whole(expected: Any, value: Any, whole: Any) -> None:
    found = as_whole(expected, value)
    assert repr(found) == repr(whole)
