"""Which place is told, of the repairs that were found."""

from __future__ import annotations

import pytest

from grader.grading.edited import Edit
from grader.grading.locating import told_of
from grader.grading.repairing import Fix, Found
from grader.grading.slips import Written, without_doubtful


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


def slip(kind: str, line: int, unit: str = "f", **values: str) -> Edit:
    return Edit(0, kind, line, values, False, unit)


ADDED = {"here": "=+", "there": "+="}
SWAPPED = Fix((slip("parameters_swapped", 3),))
SIGN = Fix((slip("sign_after_assignment", 7, **ADDED),))


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ([SIGN, *fixes((8,), (9,), (10,))], [("slip_sign", {"line": 7, **ADDED})]),
        ([Fix((slip("signs_after_assignments", 7, **ADDED),))], [("slip_signs", {"line": 7, **ADDED})]),
        (
            [Fix((slip("sign_after_assignment", 9, here="=-", there="-="), *SIGN.edits))],
            [("slip_sign", {"line": 7, **ADDED}), ("slip_sign", {"line": 9, "here": "=-", "there": "-="})],
        ),
        ([SWAPPED], [("slip_parameters", {"function": "f", "call": "f(s, x)"})]),
        ([Fix((*SIGN.edits, *fixes((8,))[0].edits))], [("where_two", {"function": "f", "line": 7, "last": 8})]),
        ([Fix((slip("parameters_swapped", 3, "helper"),))], [("where_line", {"function": "f", "line": 3})]),
    ],
)
def test_a_slip_of_the_pen_is_told_by_name(found: list[Fix], told: list[tuple[str, dict[str, object]]]) -> None:
    messages = told_of(Found(found), "f", False, ("s", "x"))
    assert [(message.code, message.values) for message in messages] == told


@pytest.mark.parametrize(
    ("own", "others", "left"),
    [
        (("x", "s"), fixes((8,)), 2),
        (("y", "z"), [], 1),
        (("y", "z"), fixes((8,)), 1),
        (("s", "x"), [], 0),
        (("s", "x"), fixes((8,)), 1),
    ],
    ids=["same names", "other names alone", "other names and more", "as asked for", "as asked for and more"],
)
def test_other_parameters_are_meant_only_where_that_is_sure(own: tuple[str, ...], others: list[Fix], left: int) -> None:
    found = without_doubtful(Found([SWAPPED, *others]), Written("f", ("s", "x"), own, ()))
    assert found.fixes == [SWAPPED, *others][-left:] if left else found.fixes == []


@pytest.mark.parametrize(("line", "left"), [("    t =+ n", 1), ("t=+n", 1), ("    t = +n", 0), ("", 0)])
def test_a_sign_is_a_slip_only_next_to_the_equals_sign(line: str, left: int) -> None:
    found = without_doubtful(Found([SIGN]), Written("f", ("s",), ("s",), [*[""] * 6, line]))
    assert len(found.fixes) == left


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
