"""Results beyond the limits of an exercise are not sent; others are the same bytes as ever."""

from __future__ import annotations

from typing import Any

import pytest

from grader.runner.bounded import encoder
from grader.runner.values import MAX_BYTES, MAX_DEPTH, Unsendable, encode


class Rows(list):  # type: ignore[type-arg]
    """A list of an own kind: foreign, so what it holds is not looked at."""


@pytest.mark.parametrize(
    "value",
    [3, None, "text", [], [1, 2], (1, "a"), {1, 2}, {"a": 1}, [[1], [2]], [float("nan")], {"a": [1]}, {(1, 2)}],
)
def test_within(value: Any) -> None:
    assert encoder(2, 1000)(value) == encode(value)


@pytest.mark.parametrize(
    ("depth", "value"),
    [
        pytest.param(1, [[1]], id="list in a list"),
        pytest.param(1, (1, (2,)), id="pair in a pair"),
        pytest.param(1, {(1, 2)}, id="pair in a set"),
        pytest.param(1, {"a": []}, id="list in a dict"),
        pytest.param(1, {(1, 2): 3}, id="pair as a key"),
        pytest.param(2, [1, [2, [3]]], id="the last member"),
    ],
)
def test_deeper(depth: int, value: Any) -> None:
    with pytest.raises(Unsendable, match="deeply"):
        encoder(depth, 1000)(value)
    assert encoder(depth + 1, 1000)(value) == encode(value)


@pytest.mark.parametrize("value", ["a" * 2000, [1] * 1000, 10**4000, {"a": "b" * 2000}])
def test_larger(value: Any) -> None:
    with pytest.raises(Unsendable, match="large"):
        encoder(MAX_DEPTH, 1000)(value)
    assert encoder(MAX_DEPTH, 10_000)(value) == encode(value)


def test_what_contains_itself_is_unsendable_as_ever() -> None:
    value: list[Any] = []
    value.append(value)
    with pytest.raises(Unsendable):
        encoder(3, 1000)(value)


def test_without_narrower_limits_nothing_is_added() -> None:
    assert encoder(MAX_DEPTH, MAX_BYTES) is encode
