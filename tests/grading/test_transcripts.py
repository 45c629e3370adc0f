"""Conversations that are remembered, and how far a new one goes like them."""

from __future__ import annotations

from typing import Any

import pytest

from grader.grading.transcripts import MAX_OF_CASE, Transcript, Transcripts, alike
from grader.model.act import Act, Done
from grader.model.outcome import Outcome, Raised
from grader.runner.judge import Item, Judgement
from grader.runner.values import encode

KEY: tuple[str, Item] = ("holds", (b"", b"", b"", b"", ""))
ACT = Act("call", name="f", arguments=encode((1,)))


def outcome(value: Any) -> Outcome:
    return Outcome("returned", encode(value))


def done(*values: Any) -> tuple[Done, ...]:
    return tuple(Done(ACT, outcome(value)) for value in values)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        pytest.param(outcome(1), outcome(1), True, id="equal values"),
        pytest.param(outcome(1), outcome(1.0), False, id="other types"),
        pytest.param(outcome(1), Outcome("returned", encode(1), encode(([],))), False, id="a changed argument"),
        pytest.param(outcome(1), Outcome("returned", encode(1), printed="x"), True, id="printed text is not told"),
        pytest.param(
            Outcome("raised", raised=Raised("E", "a", lines=(1,))),
            Outcome("raised", raised=Raised("E", "a", lines=(9,))),
            True,
            id="the line of an exception is not told",
        ),
        pytest.param(
            Outcome("raised", raised=Raised("E", "a")),
            Outcome("raised", raised=Raised("E", "b")),
            False,
            id="its words are",
        ),
        pytest.param(outcome(1), Outcome("raised", raised=Raised("E", "")), False, id="an exception"),
    ],
)
def test_what_a_relation_can_tell_apart(one: Outcome, other: Outcome, same: bool) -> None:
    assert alike(one, other) is same


@pytest.mark.parametrize(
    ("values", "difference"),
    [([1, 2, 3], None), ([1, 5, 3], 1), ([1, 2], 2), ([], 0)],
)
def test_the_first_difference(values: list[int], difference: int | None) -> None:
    transcript = Transcript(done(1, 2, 3), Judgement(True), 0.0, 0)
    assert transcript.first_difference([outcome(value) for value in values]) == difference


def test_a_few_of_each_case_are_remembered_and_none_that_are_large() -> None:
    known = Transcripts()
    assert known.of(KEY) == ()
    known.remember(KEY, done("x" * 900_000) * 6, Judgement(True), 0.1)
    assert known.of(KEY) == ()
    for number in range(MAX_OF_CASE + 3):
        known.remember(KEY, done(number), Judgement(True), 0.1)
    assert [one.done[0].outcome for one in known.of(KEY)] == [outcome(number) for number in range(MAX_OF_CASE)]
