from __future__ import annotations

import ast
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.feedback.show import CUT_CALL, call_text, escape, show, show_from
from grader.runner.values import Foreign

SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
) | st.binary()
HASHABLE = st.recursive(SCALARS, lambda inner: st.tuples(inner, inner), max_leaves=4)
VALUES = st.recursive(
    SCALARS | st.sets(HASHABLE, max_size=4),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.lists(inner, max_size=5).map(tuple)
        | st.dictionaries(HASHABLE, inner, max_size=4)
    ),
    max_leaves=30,
)


@given(VALUES)
def test_what_is_not_cut_is_a_literal_of_the_value(value: object) -> None:
    text = show(value, 100_000)
    assert ast.literal_eval(text) == value
    assert text.isprintable()


@settings(max_examples=300)
@given(VALUES, st.integers(20, 200))
def test_what_is_cut_stays_near_the_width(value: object, width: int) -> None:
    text = show(value, width)
    assert text.isprintable()
    assert len(text) < 3 * width + 60


@pytest.mark.parametrize(
    ("value", "text"),
    [
        pytest.param(float("nan"), 'float("nan")', id="not a number"),
        pytest.param([float("-inf")], '[float("-inf")]', id="infinity in a list"),
        pytest.param(-0.0, "-0.0", id="zero with a sign"),
        pytest.param(1 + 2j, "(1+2j)", id="a complex number"),
        pytest.param(complex(1, float("nan")), 'complex(1.0, float("nan"))', id="a complex number that is none"),
        pytest.param({3, 1, 2}, "{1, 2, 3}", id="sets are sorted"),
        pytest.param({(2, "a"), None, 1}, "{None, 1, (2, 'a')}", id="sets of several types"),
        pytest.param(set(), "set()", id="the empty set"),
        pytest.param(frozenset({1}), "frozenset({1})", id="a frozenset"),
        pytest.param((1,), "(1,)", id="a tuple of one"),
        pytest.param({2: 1, 1: 2}, "{2: 1, 1: 2}", id="dicts in their own order"),
        pytest.param("a\x1b[31m\u202eb\ud800\n", "'a\\x1b[31m\\u202eb\\ud800\\n'", id="what cannot be seen"),
        pytest.param(Foreign("map", "<map object>"), "<map object>", id="a map object"),
        pytest.param(Foreign("generator"), "<generator object>", id="without a text"),
        pytest.param(Foreign("Fraction", "Fraction(1, 2)"), "Fraction(1, 2)", id="a text that tells the value"),
        pytest.param(Foreign("a\nb\u202e"), "<a\\nb\\u202e object>", id="a forged name"),
        pytest.param([Foreign("map")], "[<map object>]", id="foreign in a list"),
        pytest.param(2**200, str(2**200), id="a number that fits"),
    ],
)
def test_values(value: object, text: str) -> None:
    assert show(value) == text


@pytest.mark.parametrize(
    ("value", "width", "text"),
    [
        pytest.param(list(range(100)), 40, "[0, 1, 2, 3, 4, 5, 6, 7, 8, … +88 …, 97, 98, 99]", id="a long list"),
        pytest.param("a" * 100, 20, "'aaaaaaaaaaaa' … +84 … 'aaaa'", id="a long text"),
        pytest.param(10**5000, 40, "1000000000… +4986 …00000", id="a number too long for str"),
        pytest.param(-(10**400), 40, "-1000000000… +386 …00000", id="a negative one"),
        pytest.param(
            [1, "b" * 100], 40, "[1, 'bbbbbbbbbbbbbbbbbbbbb' … +72 … 'bbbbbbb']", id="only the long one is cut"
        ),
    ],
)
def test_cuts(value: object, width: int, text: str) -> None:
    assert show(value, width) == text


@pytest.mark.parametrize("offset", [-1, 0, 1])
@pytest.mark.parametrize("power", [1000, 5000, 6001])
def test_digits_of_a_huge_number_are_right(power: int, offset: int) -> None:
    digits = 10**power + offset
    head, count, tail = show(digits).replace("…", " ").split()
    length = len(head) + int(count[1:]) + len(tail)
    assert 10 ** (length - 1) <= digits < 10**length
    assert digits // 10 ** (length - len(head)) == int(head)
    assert digits % 10 ** len(tail) == int(tail)


def nested(depth: int, width: int) -> list[Any]:
    value: list[Any] = [1]
    for _ in range(depth):
        value = [value] * width
    return value


@pytest.mark.parametrize(
    "value", [nested(60, 1), nested(60, 2), nested(13, 3), [["a" * 90] * 3] * 900, {1: nested(60, 2)}]
)
def test_every_value_is_shown(value: object) -> None:
    for width in (12, 40, 200, 2000):
        assert len(show(value, width)) < 3 * width + 100
    call_text("f", [value, value])


def test_a_call_can_be_pasted() -> None:
    arguments = ([1, 2.5], "č'\n", float("inf"), {"a": (1,)}, None)
    text = call_text("f", arguments)
    assert eval(text, {"f": lambda *given: given}) == arguments
    assert eval(call_text("f", [list(range(400))]), {"f": lambda given: given}) == list(range(400))


def test_a_call_that_is_too_long_is_cut_and_shows_it() -> None:
    text = call_text("f", [list(range(3000)), 5])
    assert "…" in text
    assert text.endswith(", 5)")
    assert CUT_CALL / 2 < len(text) < CUT_CALL + 100


def test_show_from() -> None:
    assert show_from([1, 2, 3], 0) == "[1, 2, 3]"
    assert show_from([1, 2, 3, 4], 2) == "[… +2 …, 3, 4]"
    assert show_from((1, 2, 3), 2) == "(… +2 …, 3,)"
    assert show_from("abcdef", 2) == "… +2 … 'cdef'"


def test_escape() -> None:
    assert escape("a\nb\tč\x00\u2066") == "a\nb\\tč\\x00\\u2066"
    assert escape("a\n", "") == "a\\n"
