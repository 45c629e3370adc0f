"""Which operators and names stand in a student's code: texts and comments are none of it."""

from __future__ import annotations

import pytest

from grader.grading.own_words import has_word


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("return a<=b", "<="),
        ("x=-1", "-"),
        ("x -= 1", "-="),
        ("return x not in s", "not in"),
        ("return max(s)", "max"),
        ("return a < -b", "<"),
        ("return s  # fine\nreturn a // b", "//"),
        ("return 3", ""),
    ],
)
def test_what_stands_there(text: str, word: str) -> None:
    assert has_word(text, word)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("return a <= b", "<"),
        ("return a ** b", "*"),
        ("return a  # < b", "<"),
        ('"""a < b"""\nreturn a', "<"),
        ("print('a < b')", "<"),
        ("print('it\\'s < b')", "<"),
        ("return maximum(s)", "max"),
        ("x -= 1", "-"),
        ("return x in s", "not in"),
    ],
)
def test_what_does_not(text: str, word: str) -> None:
    assert not has_word(text, word)
