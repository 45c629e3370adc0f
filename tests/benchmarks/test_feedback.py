"""The figures of what is said: what counts as specific and as the right line, and that a miss would be said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks.feedback import Measured, _seen
from benchmarks.mutants import Told, told_lines
from benchmarks.wrong_by_edits import Wrong
from grader.model.exercise import Check, Function
from grader.model.result import CheckResult, FunctionResult, Message

GOOD = Measured(20, 18, 17, 12, 20, 11, [0.05, 0.05, 0.9])
WRONG = Wrong("f_1_0", "f", "", (7,), 1)
ASKED = Function("f", checks=(Check("f", hint={"en": "Read the text again."}),))
TOLD = Told(1000, 980, 16, 50, 40, 10, 3.0)


def _failed(*told: Message, hint: str = "Read the text again.") -> FunctionResult:
    check = CheckResult("f", "failed", 0.0, 1.0, cases=9, failed=3, diagnosis=told, hint={"en": hint})
    return FunctionResult("f", "failed", 0.0, 1.0, checks=(check,))


def test_reached_aims_are_not_missed() -> None:
    assert GOOD.missed() == []


@pytest.mark.parametrize(
    ("spoiled", "said"),
    [
        pytest.param(replace(GOOD, specific=16), "specific", id="too little that is specific"),
        pytest.param(replace(GOOD, right_line=9), "the right line", id="wrong lines"),
        pytest.param(replace(GOOD, seconds=[0.2, 0.3]), "100 ms", id="slow in the middle"),
        pytest.param(replace(GOOD, seconds=[0.01, 0.01, 1.2]), "1 s at most", id="slow at worst"),
    ],
)
def test_a_missed_aim_is_said(spoiled: Measured, said: str) -> None:
    assert any(said in one for one in spoiled.missed())


def test_what_is_counted() -> None:
    bare = _seen(WRONG, _failed(), ASKED)
    assert (bare.failing, bare.specific, bare.located, bare.right_line) == (1, False, False, False)
    taught = _seen(WRONG, _failed(hint="Read the text again. You return them upside down."), ASKED)
    assert (taught.specific, taught.by_itself) == (True, False)
    near = _seen(WRONG, _failed(Message("where_line", {}, 8)), ASKED)
    assert (near.specific, near.by_itself, near.located, near.right_line) == (True, True, True, True)
    far = _seen(WRONG, _failed(Message("where_lines", {"last": 5}, 4)), ASKED)
    assert (far.located, far.right_line) == (True, False)
    assert not _seen(WRONG, _failed(Message("apart_from_check", {"check": "g"})), ASKED).specific


def test_mutants_that_are_not_told_are_said() -> None:
    lines, fine = told_lines({"nim": TOLD})
    assert fine
    assert "99.59%" in "\n".join(lines)
    lines, fine = told_lines({"nim": replace(TOLD, told=978)})
    assert not fine
    assert "BELOW 99.5%: nim." in lines
