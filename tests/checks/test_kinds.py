"""What outcomes mean, kind by kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from grader.checks.kinds import KINDS
from grader.checks.varies import judge_varies, varied_positions
from grader.checks.verdict import Table, Verdict
from grader.model.exercise import Check, Compare
from grader.model.outcome import Outcome, Raised
from grader.model.suite import Case, FunctionSuite
from grader.runner.judge import Judgement
from grader.runner.values import encode


def returned(value: Any, after: Any = None, printed: str = "") -> Outcome:
    return Outcome("returned", encode(value), encode(after) if after is not None else b"", printed)


def verdict(check: Check, expected: Outcome, actual: Outcome, judgement: Judgement | None = None) -> Verdict:
    suite = FunctionSuite("f", ("s",), (Case(encode(([1],))),), (expected,), {check.name: (0,)})

    def judge(_expression: str, positions: Sequence[int], _outcomes: Mapping[int, Outcome]) -> list[Judgement]:
        assert judgement is not None, "the relation was asked"
        return [judgement] * len(positions)

    return KINDS[check.kind](Table(check, suite, [0], {0: actual}, judge))[0]


EQUAL = Check("f")
GAME = Check("f", input="lines", compare=Compare("ignored"))
EXITED = Raised("SystemExit", "", ("BaseException",))
UNCHANGED = Check("f", arguments="unchanged")
RAISES = Outcome("raised", raised=Raised("IndexError", "no", ("LookupError", "Exception")))


@pytest.mark.parametrize(
    ("check", "expected", "actual", "reason"),
    [
        pytest.param(EQUAL, returned(1), returned(1), "", id="equal"),
        pytest.param(EQUAL, returned(1), returned(2), "wrong_value", id="another value"),
        pytest.param(EQUAL, returned([1]), returned((1,)), "", id="a tuple for a list is free"),
        pytest.param(EQUAL, returned(False), returned(None), "wrong_type", id="None is not False"),
        pytest.param(EQUAL, returned(1), Outcome("raised", raised=Raised("E", "")), "raised", id="an exception"),
        pytest.param(EQUAL, returned(1), Outcome("timed_out"), "timed_out", id="a hang"),
        pytest.param(EQUAL, returned(1), Outcome("not_run"), "not_run", id="not run"),
        pytest.param(EQUAL, returned(1), returned(1, ([1, 2],)), "", id="a changed argument is told and free"),
        pytest.param(UNCHANGED, returned(1), returned(1, ([],)), "changed_argument", id="a changed argument counts"),
        pytest.param(EQUAL, returned(None, ([2],)), returned(None, ([2],)), "", id="changed as the reference does"),
        pytest.param(EQUAL, returned(None, ([2],)), returned(None), "wrong_in_place", id="not changed at all"),
        pytest.param(EQUAL, returned(None, ([2],)), returned(None, ([3],)), "wrong_in_place", id="changed otherwise"),
        pytest.param(EQUAL, RAISES, RAISES, "", id="the same exception"),
        pytest.param(EQUAL, RAISES, returned(1), "did_not_raise", id="no exception"),
        pytest.param(
            EQUAL,
            RAISES,
            Outcome("raised", raised=Raised("KeyError", "", ("LookupError",))),
            "raised",
            id="another one",
        ),
        pytest.param(
            EQUAL, RAISES, Outcome("raised", raised=Raised("Own", "", ("IndexError",))), "", id="one derived from it"
        ),
        pytest.param(
            Check("f", compare=Compare("ignored")), returned(None, ([2],)), returned(5, ([2],)), "", id="ignored result"
        ),
        pytest.param(
            Check("f", prints="lines"), returned(0, printed="a \nb\n"), returned(0, printed="a\nb"), "", id="lines"
        ),
        pytest.param(
            Check("f", prints="exact"),
            returned(0, printed="a \n"),
            returned(0, printed="a\n"),
            "wrong_output",
            id="exact",
        ),
        pytest.param(
            Check("f", prints="numbers"), returned(0, printed="x 1, 2.0"), returned(0, printed="1 2"), "", id="numbers"
        ),
        pytest.param(
            Check("f", prints="words"),
            returned(0, printed="a b"),
            returned(0, printed="ab"),
            "wrong_output",
            id="words",
        ),
    ],
)
def test_equal_to_the_reference(check: Check, expected: Outcome, actual: Outcome, reason: str) -> None:
    found = verdict(check, expected, actual)
    assert (found.passed, found.reason) == (not reason, reason)


HOLDS = Check("f", kind="holds", holds="result > 0")


@pytest.mark.parametrize(
    ("actual", "judgement", "passed", "reason"),
    [
        pytest.param(returned((0, 3)), Judgement(True), True, "", id="true"),
        pytest.param(returned([0, 3]), Judgement(True), True, "", id="a list of the same shape"),
        pytest.param(returned((0, 3)), Judgement(False), False, "broke_relation", id="false"),
        pytest.param(returned((0, 3, 4)), None, False, "wrong_type", id="another shape is not asked about"),
        pytest.param(returned(None), None, False, "wrong_type", id="None is not asked about"),
        pytest.param(Outcome("crashed"), None, False, "crashed", id="a crash is not asked about"),
    ],
)
def test_a_relation(actual: Outcome, judgement: Judgement | None, passed: bool, reason: str) -> None:
    found = verdict(HOLDS, returned((1, 2)), actual, judgement)
    assert (found.passed, found.reason, found.decided) == (passed, reason, True)


def test_a_relation_that_fails_itself_decides_nothing() -> None:
    found = verdict(HOLDS, returned(1), returned(2), Judgement(False, fault=Raised("KeyError", "x")))
    assert (found.passed, found.decided, found.reason) == (False, False, "spec_fault")


def test_the_teachers_sentence_reaches_the_verdict() -> None:
    found = verdict(HOLDS, returned(1), returned(2), Judgement(False, sentence={"sl": "premalo"}))
    assert found.sentence == {"sl": "premalo"}


def rounds(*answers: list[Any]) -> list[dict[int, Outcome]]:
    return [{position: returned(value) for position, value in enumerate(values)} for values in answers]


@pytest.mark.parametrize(
    ("check", "raised", "read", "reason"),
    [
        pytest.param(GAME, EXITED, 3, "", id="a game that ends by exit, all read"),
        pytest.param(GAME, Raised("Done", "", ("SystemExit", "BaseException")), 3, "", id="by an exit of its own kind"),
        pytest.param(GAME, EXITED, 2, "read_too_little", id="it ends too early"),
        pytest.param(GAME, EXITED, 4, "read_too_much", id="it asks for more"),
        pytest.param(GAME, Raised("EOFError", "", ("Exception",)), 3, "raised", id="it fails"),
        pytest.param(replace(GAME, compare=Compare("equal")), EXITED, 3, "raised", id="where the result counts"),
        pytest.param(replace(GAME, input=None), EXITED, 3, "raised", id="where nothing is read"),
    ],
)
def test_a_game_may_end_by_exit(check: Check, raised: Raised, read: int, reason: str) -> None:
    expected = replace(returned(None), lines_read=3)
    found = verdict(check, expected, Outcome("raised", raised=raised, lines_read=read))
    assert (found.passed, found.reason) == (not reason, reason)
    assert [note.code for note in found.notes] == (["error_SystemExit"] if found.passed else [])


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        pytest.param(rounds([1, 2], [1, 3]), rounds([2, 2], [1, 1]), "", id="an honest player"),
        pytest.param(rounds([1, 2], [1, 2]), rounds([1, 2], [1, 2]), "not_random", id="always the same move"),
        pytest.param(rounds([1, 2], [1, 2]), rounds([5, 6], [5, 6]), "not_random", id="chosen once, when it is loaded"),
        pytest.param(rounds([1, 2], [3, 4]), rounds([1, 2], [3, 4]), "not_random", id="it fixes the seed itself"),
        pytest.param([{0: Outcome("timed_out")}], rounds([1]), "timed_out", id="it hangs"),
    ],
)
def test_chance(first: Any, second: Any, reason: str) -> None:
    found = judge_varies(first, second)
    assert (found.passed, found.reason) == (not reason, reason)


def test_draws_are_spread_over_the_cases() -> None:
    assert varied_positions(range(5)) == [4, 3, 2, 1, 0]
    assert len(varied_positions(range(1000))) == 20
