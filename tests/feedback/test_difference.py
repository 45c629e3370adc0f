from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.feedback.difference import Range, difference, show_pair


def marked(text: str, ranges: tuple[Range, ...]) -> str:
    for start, end in reversed(ranges):
        text = f"{text[:start]}<{text[start:end]}>{text[end:]}"
    return text


@pytest.mark.parametrize(
    ("expected", "actual", "first", "second"),
    [
        pytest.param(5, 7, "<5>", "<7>", id="numbers as a whole"),
        pytest.param([1, 2, 3], [1, 9, 3], "[1, <2>, 3]", "[1, <9>, 3]", id="a member"),
        pytest.param([1, 2, 3], [1, 2], "[1, 2<, 3>]", "[1, 2<>]", id="something is missing"),
        pytest.param([1, 2], [1, 2], "[1, 2]", "[1, 2]", id="nothing"),
        pytest.param("abc", "abd", "'ab<c>'", "'ab<d>'", id="letters of a text"),
        pytest.param((0, 1), (1, 0), "(<0>, <1>)", "(<1>, <0>)", id="a swapped pair"),
        pytest.param([1, 2], {1, 2}, "<[>1, 2<]>", "<{>1, 2<}>", id="brackets"),
        pytest.param(None, [1], "<None>", "<[1]>", id="nothing in common"),
        pytest.param(16, 116, "<16>", "<116>", id="a number is one piece"),
    ],
)
def test_marks(expected: object, actual: object, first: str, second: str) -> None:
    ours, theirs, marks = show_pair(expected, actual)
    assert marked(ours, marks.expected) == first
    assert marked(theirs, marks.actual) == second


def test_lines() -> None:
    marks = difference("ab\ncd\nef\n", "ab\ncx\nef")
    assert marked("ab\ncd\nef\n", marks.expected) == "ab\n<cd>\nef<\n>"
    assert marked("ab\ncx\nef", marks.actual) == "ab\n<cx>\nef<>"


def test_the_difference_is_in_view_however_long_the_values_are() -> None:
    one, two = list(range(2000)), [*range(1500), 7, *range(1501, 2000)]
    ours, theirs, marks = show_pair(one, two)
    assert ours.startswith("[… +1497 …, 1497, 1498, 1499, 1500, 1501")
    assert marked(theirs, marks.actual).startswith("[… +1497 …, 1497, 1498, 1499, <7>, 1501")
    ours, theirs, marks = show_pair("a" * 900 + "b" + "a" * 99, "a" * 900 + "c" + "a" * 99)
    assert ours.startswith("… +880 … 'aaaaaaaaaaaaaaaaaaaab")
    assert marked(theirs, marks.actual).startswith("… +880 … 'aaaaaaaaaaaaaaaaaaaa<c>a")


VALUES = st.integers() | st.text() | st.lists(st.integers(0, 9)) | st.lists(st.text("ab\n", max_size=5))


@given(VALUES, VALUES)
def test_what_is_not_marked_is_common(one: object, two: object) -> None:
    ours, theirs, marks = show_pair(one, two)
    assert rest(ours, marks.expected) == rest(theirs, marks.actual)
    assert all(0 <= start <= end <= len(ours) for start, end in marks.expected)


def rest(text: str, ranges: tuple[Range, ...]) -> str:
    for start, end in reversed(ranges):
        text = text[:start] + text[end:]
    return text


def test_long_texts() -> None:
    one, two = "ab " * 50_000, "ba " * 50_000
    marks = difference(one, two)
    assert rest(one, marks.expected) == rest(two, marks.actual)
