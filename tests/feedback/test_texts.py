"""Messages in a language: catalogue, plural, filling in."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.feedback.messages import MESSAGES
from grader.feedback.texts import UNKNOWN, languages, names_line, number, pick, pieces, text, text_of
from grader.model.result import Message

NAMES = ("function", "name", "count", "line", "parameter", "actual", "expected", "right", "out_of", "points")


def test_message_is_filled_in() -> None:
    assert text(Message("wrong_value", {"function": "vsota"}), "en").startswith("vsota returns")


def test_message_is_in_the_language_of_the_catalogue() -> None:
    assert (
        text(Message("returned_none", {"function": "vsota"}), "sl") == "vsota vrne None, se pravi nič. Manjka return?"
    )


@pytest.mark.parametrize("language", ["sl-SI", "sl_SI", "SL"])
def test_region_falls_back_to_its_language(language: str) -> None:
    assert text_of("label_points", language) == "Točke"


@pytest.mark.parametrize("language", ["de", "", "../sl", "sl/../sl", "x" * 500, "en_GB", "\0"])
def test_language_without_a_catalogue_is_english(language: str) -> None:
    assert text_of("label_points", language) == "Points"


@pytest.mark.parametrize(
    ("count", "shown"),
    [(0, "0 oddaj"), (1, "1 oddaja"), (2, "2 oddaji"), (3, "3 oddaje"), (4, "4 oddaje"), (5, "5 oddaj")]
    + [(11, "11 oddaj"), (101, "101 oddaja"), (102, "102 oddaji"), (104, "104 oddaje"), (112, "112 oddaj")],
)
def test_slovenian_has_four_plural_forms(count: int, shown: str) -> None:
    assert text_of("count_submissions", "sl", count=count) == shown


@pytest.mark.parametrize(("count", "shown"), [(0, "0 cases"), (1, "1 case"), (2, "2 cases"), (101, "101 cases")])
def test_english_has_two_plural_forms(count: int, shown: str) -> None:
    assert text_of("count_cases", "en", count=count) == shown


def test_line_of_the_message_fills_its_placeholder() -> None:
    message = Message("syntax_missing_colon", {}, line=7)
    assert "line 7" in text(message, "en")
    assert names_line(message)


def test_line_among_the_values_wins() -> None:
    assert "line 3" in text(Message("syntax_missing_colon", {"line": 3}, line=7), "en")


def test_missing_value_is_shown_as_missing() -> None:
    assert text_of("wrong_value", "en").startswith(UNKNOWN)


def test_placeholder_in_a_value_stays_as_it_is() -> None:
    assert text_of("function_missing", "en", function="{name} %s {0}") == "There is no {name} %s {0} in the file."


def test_unknown_code_gives_itself() -> None:
    assert text_of("no_such_code", "sl") == "no_such_code"


def test_numbers_have_the_decimal_mark_of_the_language() -> None:
    assert (number(2.5, "sl"), number(2.5, "en"), number(3.0, "sl"), number(-0.0, "sl")) == ("2,5", "2.5", "3", "0")


def test_pieces_tell_values_that_are_code() -> None:
    assert pieces(Message("right_on_some", {"right": 3, "count": 5}), "en")[1] == ("3", False)
    assert pieces(Message("function_not_done", {"function": "f"}), "en")[0] == ("f", True)


@pytest.mark.parametrize(
    ("texts", "language", "picked"),
    [
        ({"sl": "Nim", "en": "The game"}, "sl", "Nim"),
        ({"sl": "Nim", "en": "The game"}, "de", "The game"),
        ({"": "any", "en": "The game"}, "de", "any"),
        ({"sl": "Nim"}, "de", "Nim"),
        ({"sl": "Nim"}, "sl-SI", "Nim"),
        ({"sl": ""}, "sl", ""),
        ({}, "sl", ""),
    ],
)
def test_pick(texts: dict[str, str], language: str, picked: str) -> None:
    assert pick(texts, language) == picked


VALUES = st.one_of(st.text(), st.integers(), st.floats(), st.just(10**5000), st.just(-(10**5000)))


@given(
    st.sampled_from([*MESSAGES, "no_such_code"]),
    st.dictionaries(st.sampled_from(NAMES), VALUES),
    st.one_of(st.sampled_from([*languages(), "de"]), st.text(max_size=5)),
    st.none() | st.integers(),
)
def test_no_value_makes_it_fail(
    code: str, values: dict[str, str | int | float], language: str, line: int | None
) -> None:
    assert isinstance(text(Message(code, values, line), language), str)


def test_texts_need_neither_babel_nor_a_template_engine() -> None:
    program = (
        "import sys; from grader.feedback.texts import text_of; text_of('label_points', 'sl');"
        "print(sorted({'babel', 'jinja2', 'hypothesis', 'pydantic'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_a_value_may_have_a_name_in_each_language() -> None:
    names = {"check": "huge", "check.en": "very large numbers", "check.sl": "velika števila"}
    message = Message("apart_from_check", names)
    assert 'check "very large numbers",' in text(message, "en")
    assert "»velika števila«" in text(message, "sl")
    assert "«very large numbers»" in text(message, "ru")
    assert '"huge"' in text(Message("apart_from_check", {"check": "huge"}), "en")
