"""Logs of calls: code to paste, with what came of it."""

from __future__ import annotations

from typing import Any

import pytest

from grader.feedback.log import MAX_LINES, cut_lines, log_lines
from grader.model.act import OBJECT, Act, Done
from grader.model.outcome import Outcome, Raised
from grader.runner.values import Foreign, encode


def done(act: Act, value: Any = None, raised: Raised | None = None) -> Done:
    return Done(act, Outcome("raised", raised=raised) if raised else Outcome("returned", encode(value)))


def call(name: str, *args: Any, target: int = -1, keywords: tuple[str, ...] = ()) -> Act:
    return Act("call", target, name, keywords, encode(args))


def operation(name: str, *args: Any) -> Act:
    return Act("operator", 0, name, (), encode(args))


MADE = done(call("Memory", 5), Foreign("Memory", "#0"))


@pytest.mark.parametrize(
    ("one", "line"),
    [
        pytest.param(done(call("alloc", 3, target=0), 0), "m.alloc(3)  # 0", id="a method"),
        pytest.param(done(call("f", 1, 2, keywords=("b",)), "x"), "f(1, b=2)  # 'x'", id="an argument by name"),
        pytest.param(done(call("", 7, target=0), 8), "m(7)  # 8", id="the object itself"),
        pytest.param(done(Act("get", 0, "size", (), encode(())), 5), "m.size  # 5", id="an attribute"),
        pytest.param(done(Act("set", 0, "size", (), encode((4,)))), "m.size = 4", id="an attribute set"),
        pytest.param(done(operation("len"), 5), "len(m)  # 5", id="len"),
        pytest.param(done(operation("eq", 3), False), "m == 3  # False", id="equal"),
        pytest.param(done(operation("contains", 3), True), "3 in m  # True", id="in"),
        pytest.param(done(operation("setitem", 0, 9)), "m[0] = 9", id="an item set"),
        pytest.param(done(operation("getitem", 0), 9), "m[0]  # 9", id="an item"),
        pytest.param(done(operation("neg"), 9), "-m  # 9", id="minus"),
        pytest.param(done(call("copy", target=0), Foreign("Memory", "#1")), "m2 = m.copy()", id="a second object"),
        pytest.param(done(call("me", target=0), Foreign("Memory", "#0")), "m.me()  # m", id="the object gives itself"),
        pytest.param(done(call("f", (OBJECT, 0)), 1), "f(m)  # 1", id="an object as argument"),
        pytest.param(done(call("f", 1), raised=Raised("KeyError", "'x'")), "f(1)  # KeyError: 'x'", id="an exception"),
        pytest.param(Done(call("f", 1), Outcome("timed_out")), "f(1)  # …", id="no answer"),
        pytest.param(
            done(call("f"), raised=Raised("E", "a\u202eb\nc")),
            r"f()  # E: a\u202eb\nc",
            id="nothing that turns the text",
        ),
    ],
)
def test_lines(one: Done, line: str) -> None:
    assert log_lines([MADE, one], {}) == ["m = Memory(5)", line]


def test_names_are_those_of_the_hand_in() -> None:
    assert log_lines([done(call("feedback", 1), 2)], {"feedback": "ocena"}) == ["ocena(1)  # 2"]


def test_a_long_log_is_cut_in_the_middle() -> None:
    lines = cut_lines([str(i) for i in range(100)])
    assert len(lines) == MAX_LINES
    assert (lines[0], lines[6], lines[-1]) == ("0", "# … +77 …", "99")
    assert sum(line.startswith("#") for line in lines) == 1


def test_of_very_many_acts_most_are_not_looked_at() -> None:
    lines = log_lines([done(call("f", number), number) for number in range(5_000)], {})
    assert lines[:2] == ["f(0)  # 0", "f(1)  # 1"]
    assert (lines[6], lines[-1]) == ("# … +4976 …", "f(4999)  # 4999")
