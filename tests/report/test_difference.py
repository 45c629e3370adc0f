"""Where two texts differ."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.report.html.difference import Marked, difference


@pytest.mark.parametrize(
    ("expected", "actual", "marked", "other"),
    [
        ("[16, 4, 2]", "[16, 4, 3]", "2", "3"),
        ("[16, 4, 2]", "[16, 2]", "4, ", ""),
        ("1", "1.0", "", ".0"),
        ("143 cats", "1433 cats", "143", "1433"),
        ("same", "same", "", ""),
        ("True", "None", "", ""),
        ("aaa", "", "", ""),
        ("[1, 1]", "[1, 1, 1]", "", ", 1"),
    ],
)
def test_middle(expected: str, actual: str, marked: str, other: str) -> None:
    one, two = difference(expected, actual)
    assert (one.middle, two.middle) == (marked, other)


@given(st.text("ab 1,[]"), st.text("ab 1,[]"))
def test_parts_are_the_whole(expected: str, actual: str) -> None:
    one, other = difference(expected, actual)
    assert (whole(one), whole(other)) == (expected, actual)
    assert one.before == other.before or not (one.middle or other.middle)
    assert one.after == other.after


def whole(marked: Marked) -> str:
    return marked.before + marked.middle + marked.after
