"""No statement contradicts a case of its row: each is checked by a second, independent reading of what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.reading import Case, contradicted, has_shape, is_read, plain
from grader.feedback.diagnosis.changes import CHANGES
from grader.feedback.diagnosis.diagnose import diagnose
from grader.feedback.diagnosis.predicates import ONE, RIGHT_ANSWER, TWO
from grader.feedback.diagnosis.row import Row
from grader.feedback.diagnosis.shapes import SHAPES, Pair
from grader.feedback.messages import MESSAGES
from grader.feedback.texts import placeholders
from grader.feedback.wording.diagnoses import DIAGNOSES
from grader.model.outcome import Outcome, Raised
from grader.runner.values import decode, encode

SMALL = st.integers(-2, 3) | st.sampled_from([0.5, 2.0, True, False, None, "", "a", "3"])
LISTS = st.lists(st.integers(-1, 3), max_size=3)
ANSWERS = SMALL | LISTS | LISTS.map(tuple) | LISTS.map(set) | st.lists(LISTS, max_size=2)
RAISED = st.sampled_from([Raised("IndexError", "list index out of range", (), (4,)), Raised("KeyError", "1", (), (5,))])
CHANGED: list[Callable[[Any], Any]] = [change.of for change in CHANGES] + [
    *(lambda v: None, lambda v: v, lambda v: not v, lambda v: v * 3 - 1, lambda v: [7, *v[1:]], lambda v: [*v[:-1], 7]),
    *(lambda v: [*v, 7], lambda v: [*v, 7, *v], lambda v: [7, 8, *v], lambda v: v[::2], lambda v: 7, lambda v: v[1:-1]),
]


@st.composite
def outcomes(draw: Any, right: Any, change: Callable[[Any], Any]) -> Outcome:
    kind = draw(st.sampled_from(["changed"] * 8 + ["any", "raised", "timed_out", "not_run", "same"]))
    printed = str(right) if draw(st.booleans()) else ""
    if kind == "raised":
        return Outcome("raised", raised=draw(RAISED))
    if kind in ("timed_out", "not_run"):
        return Outcome(kind, line=3)
    value = right if kind == "same" else draw(ANSWERS)
    if kind == "changed":
        try:
            value = change(right)
        except Exception:
            value = None
    return Outcome("returned", encode(value), printed=printed)


@st.composite
def rows(draw: Any) -> Row:
    kind = draw(
        st.sampled_from([SMALL, LISTS, st.integers(0, 99), st.lists(st.integers(0, 2), min_size=2, max_size=3)])
    )
    cases = draw(st.lists(st.tuples(kind, SMALL | LISTS), min_size=1, max_size=9, unique_by=repr))
    answers = draw(st.sampled_from([ANSWERS, st.booleans(), st.integers(0, 9), LISTS, st.sampled_from([1, 2, 4, 8])]))
    rights = [draw(answers) for _ in cases]
    change = draw(st.sampled_from(CHANGED))
    wrong = draw(st.sampled_from([p.holds for p in ONE]) | st.just(lambda value: True))
    actual = [
        draw(outcomes(right, change)) if wrong(case[0]) else Outcome("returned", encode(right))
        for case, right in zip(cases, rights, strict=True)
    ]
    expected = [Outcome("returned", encode(right)) for right in rights]
    passed = [one.value == two.value and two.kind == "returned" for one, two in zip(expected, actual, strict=True)]
    return Row(["s", "t"], [encode(case) for case in cases], expected, actual, passed)


@settings(max_examples=250, deadline=None)
@given(rows())
def test_no_statement_contradicts_a_case(row: Row) -> None:
    found = diagnose(row, "f")
    run = [i for i, outcome in enumerate(row.actual) if outcome.kind != "not_run"]
    cases = [Case(decode(row.cases[i]), row.expected[i], row.actual[i], row.passed[i]) for i in run]  # type: ignore
    assert contradicted(found, cases, ["s", "t"]) == []
    for message in found:
        assert is_read(message.code) or message.code == "when_both_hold"
        assert placeholders(MESSAGES[message.code].text) <= {*message.values, "line"}


def test_every_change_does_what_its_example_says() -> None:
    for change in CHANGES:
        assert plain(change.of(change.example[0])) == plain(change.example[1]), change.code


def test_every_shape_is_that_of_its_example_and_of_nothing_right() -> None:
    for shape in SHAPES:
        right, got = shape.example
        assert shape.holds(Pair(right, got)), shape.code
        assert has_shape(shape.code, right, got), shape.code
        if shape.code != "looks_right_length":
            assert not shape.holds(Pair(right, right)), shape.code
        assert not shape.holds(Pair(right, "text")), shape.code
        assert not shape.holds(Pair(None, {})), shape.code


def test_every_entry_of_the_registries_has_a_text() -> None:
    codes = [entry.code for entry in (*ONE, *TWO, *RIGHT_ANSWER, *CHANGES, *SHAPES)]
    assert len(codes) == len(set(codes))
    assert set(codes) <= set(DIAGNOSES)
