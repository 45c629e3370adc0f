"""Which place is told, of the repairs that were found."""

from __future__ import annotations

import pytest

from grader.grading.edited import Edit
from grader.grading.locating import told_of
from grader.grading.repairing import Fix, Found


def fixes(*lines: tuple[int, ...], adds: bool = False) -> list[Fix]:
    return [Fix(tuple(Edit(0, "one_more", line, {}, adds) for line in edits)) for edits in lines]


@pytest.mark.parametrize(
    ("found", "code", "values"),
    [
        (fixes((7,), (7,)), "where_line", {"line": 7}),
        (fixes((8,), (7,)), "where_lines", {"line": 7, "last": 8}),
        (fixes((12,), (7,)), "where_lines", {"line": 7, "last": 12}),
        ([*fixes((7,)), *fixes((9,), adds=True)], "where_line", {"line": 7}),
        (fixes((7, 9), (7, 8)), "where_two", {"line": 7, "last": 9}),
        (fixes((7,), (7,), adds=True), "where_missing", {"line": 7}),
        (fixes((7, 9), (9, 7)), "where_two", {"line": 7, "last": 9}),
        (fixes((7, 7)), "where_two_in_line", {"line": 7}),
    ],
)
def test_a_place_on_which_they_agree(found: list[Fix], code: str, values: dict[str, int]) -> None:
    (message,) = told_of(Found(found), "f", show=False)
    assert (message.code, message.line) == (code, values["line"])
    assert message.values == {"function": "f", **values}


@pytest.mark.parametrize("found", [[], fixes((7,), (8,), (9,)), fixes((7, 9), (8, 10))])
def test_places_that_differ_are_not_told(found: list[Fix]) -> None:
    assert told_of(Found(found, ("a", "b")), "f", show=True) == ()


@pytest.mark.parametrize(
    ("shown", "code"),
    [
        (("a < b", "a <= b"), "edit_shown"),
        (("", "return a"), "edit_shown_added"),
        (("a += 1", ""), "edit_shown_dropped"),
    ],
)
def test_the_edit_itself_is_told_only_if_the_teacher_wants_it(shown: tuple[str, str], code: str) -> None:
    found = Found(fixes((7,)), shown)
    assert [message.code for message in told_of(found, "f", show=True)] == ["where_line", code]
    assert [message.code for message in told_of(found, "f", show=False)] == ["where_line"]
