"""Cards in Markdown: what they say, and that no text of a hand-in is markup."""

from __future__ import annotations

import dataclasses
import re

import pytest
from hypothesis import given

from grader.model.result import Counterexample, ExerciseResult, Message
from grader.report import escape
from grader.report.summary import LARGEST, document
from tests.report.runs import texts
from tests.report.samples import BEST, RICH, RUN, UNREADABLE, WRONG


def of(*submissions: object) -> str:
    exercise = ExerciseResult("nim", {"en": "Nim"}, "en", "5b", 14.0, submissions)  # type: ignore[arg-type]
    return document(dataclasses.replace(RUN, exercises=(exercise,))).decode()


def test_a_table_and_a_card_for_what_is_not_right() -> None:
    told = of(RICH)
    assert told.startswith("## Nim: Novak Žiga\n\n**Total: at least 3 of 14**, bonus 0 of 3\n")
    assert "| `razlika` | 1 of 2 | ◐ partly right |\n" in told
    assert "\n### ✗ `vsebuje`: wrong\n" in told
    assert "`najvecja_potenca` → `pomoc` → `math.log2`" in told
    assert "### ✓" not in told
    assert told.count("And besides, it is not right yet") == 1
    assert "\n  razlika([16, 4, 2], [4, 1])\n" in told


def test_a_right_one_has_no_cards() -> None:
    assert "###" not in of(BEST)


def test_one_that_cannot_be_read_tells_why() -> None:
    told = of(UNREADABLE)
    assert "> A colon seems to be missing at the end of line 1\\." in told or "> A colon" in told
    assert "|---" not in told


def test_it_is_cut_between_cards() -> None:
    huge = Counterexample("f('" + "x" * 300_000 + "')", "1", "2")
    function = dataclasses.replace(WRONG, checks=(dataclasses.replace(WRONG.checks[1], counterexample=huge),))
    functions = tuple(dataclasses.replace(function, name=f"f{i}") for i in range(9))
    told = of(dataclasses.replace(RICH, functions=functions))
    assert len(told.encode()) < LARGEST + 1000
    assert told.endswith("The rest is not shown here. It is in the files of this run.\n")
    assert told.count("```") % 2 == 0


def test_nothing_of_a_hand_in_is_markup() -> None:
    odd = "<b>`x` @teacher\n# title"
    shown = Counterexample(call=f"f({odd!r})", expected="```", actual=odd, printed=odd)
    check = dataclasses.replace(WRONG.checks[1], counterexample=shown, diagnosis=(Message(odd, {}),))
    told = of(
        dataclasses.replace(RICH, student=odd, functions=(dataclasses.replace(WRONG, name=odd, checks=(check,)),))
    )
    text = re.sub(r"(?ms)^(`{3,})text\n.*?^\1$", "", told)
    assert text.count("```") == 0
    text = re.sub(r"(?<!\\)(`+)[^`].*?(?<!`)\1(?!`)", "", text)
    assert not re.search(r"<|@|(?<!\\)`|^# ", text, re.MULTILINE), text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a_b *c*", "a\\_b \\*c\\*"),
        ("<script>", "&lt;script\\>"),
        ("@teacher #12", "&#64;teacher \\#12"),
        ("[x](http://y)", "\\[x\\]\\(http&#58;//y\\)"),
        ("a\nb | c", "a\\\\nb \\| c"),
        ("čšž", "čšž"),
    ],
)
def test_running_text(text: str, shown: str) -> None:
    assert escape.markdown(text) == shown


@pytest.mark.parametrize(
    ("text", "shown"), [("f", "`f`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a|b", "`a\\|b`"), ("", "`   `")]
)
def test_code(text: str, shown: str) -> None:
    assert escape.markdown_code(text) == shown


@given(texts)
def test_a_block_ends_where_it_should(text: str) -> None:
    lines = escape.markdown_block(text).split("\n")
    fence = lines[0].removesuffix("text")
    assert lines[-1] == fence
    assert not any(line.strip().startswith(fence) for line in lines[1:-1])
