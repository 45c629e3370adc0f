from __future__ import annotations

import pytest

from grader.compare.modes import compare
from grader.model.exercise import Compare
from grader.runner.values import Foreign


@pytest.mark.parametrize(
    ("mode", "expected", "actual", "accept"),
    [
        pytest.param("unordered", [1, 2], {2, 1}, ["set"], id="a set for a list without order"),
        pytest.param("equal", [2, 1], {1, 2}, ["set"], id="a set has no order to be wrong"),
        pytest.param("equal", [1, 2], {1: "a", 2: "b"}, ["dict"], id="the keys of a dict"),
        pytest.param("strict", (1, 2), [1, 2], ["list"], id="a list for a tuple in strict mode"),
        pytest.param("equal", {1, 2}, [2, 1, 1], ["list"], id="a list for a set"),
        pytest.param("equal", ["a", "b"], "ab", ["str"], id="a text for a list of letters"),
        pytest.param("equal", "ab", ["a", "b"], ["list"], id="a list of letters for a text"),
        pytest.param("equal", "ab", b"ab", ["bytes"], id="bytes for a text"),
        pytest.param("equal", "96", 96, ["int"], id="a number for a text"),
        pytest.param("equal", 96, " 96\n", ["str"], id="a text for a number"),
        pytest.param("equal", 0.5, "0.5", ["str"], id="a text for a float"),
        pytest.param("equal", False, None, ["None"], id="None for False"),
        pytest.param("equal", False, None, ["NoneType"], id="None for False, by Python's name"),
        pytest.param("equal", [1, 2], [1, 2], ["map"], id="a map that was read arrives as a list"),
    ],
)
def test_accepted(mode: str, expected: object, actual: object, accept: list[str]) -> None:
    assert compare(Compare(mode), expected, actual, accept).equal


@pytest.mark.parametrize(
    ("mode", "expected", "actual", "accept", "reason"),
    [
        pytest.param("equal", [1, 2], {1, 2}, [], "wrong_type", id="nothing is accepted"),
        pytest.param("equal", [1, 2], {1, 2}, ["tuple"], "wrong_type", id="another type is accepted"),
        pytest.param("unordered", [1, 2], {1, 3}, ["set"], "wrong_value", id="accepted, but wrong"),
        pytest.param("unordered", [1, 1], {1}, ["set"], "wrong_value", id="a set cannot hold a member twice"),
        pytest.param("equal", [1, 2], Foreign("map"), ["map"], "wrong_type", id="a map that was not read"),
        pytest.param("equal", True, None, ["None"], "wrong_value", id="None is not True"),
        pytest.param("equal", 96, "9" * 5000, ["str"], "wrong_type", id="more digits than are read"),
        pytest.param("equal", 96, "ninety", ["str"], "wrong_type", id="a text that is no number"),
        pytest.param("equal", "96", 10**100_000, ["int"], "wrong_type", id="a number of more digits than are written"),
        pytest.param("equal", "ab", ["a", 1], ["list"], "wrong_type", id="a list that is not of letters"),
        pytest.param("equal", "ab", b"\xff", ["bytes"], "wrong_type", id="bytes that are no text"),
        pytest.param("equal", [[1]], [{1}], ["set"], "wrong_type", id="only the value itself, not what is inside"),
        pytest.param("equal", None, False, ["bool"], "wrong_type", id="nothing is read as None"),
    ],
)
def test_not_accepted(mode: str, expected: object, actual: object, accept: list[str], reason: str) -> None:
    found = compare(Compare(mode), expected, actual, accept)
    assert not found.equal
    assert found.reason == reason
