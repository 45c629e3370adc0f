"""Relations are asked of a child of their own; their faults are told as faults, never as a wrong answer."""

from __future__ import annotations

from typing import Any

import pytest

from grader.runner.judge import Item, Judge
from grader.runner.readable import encode_with_foreign
from grader.runner.servers import Server
from grader.runner.values import Foreign, encode

CHECKS = """
def small(x):
    return x < 10

def told(x):
    return True if x < 10 else {"en": f"{x} is too large", "sl": f"{x} je preveliko"}

def loops(x):
    while x == 3:
        pass
    return True

def ends(x):
    import os
    if x == 3:
        os._exit(0)
    return True
"""


def item(result: Any, expected: Any = None, after: dict[str, Any] | None = None, **names: Any) -> Item:
    return encode(names), encode_with_foreign(result), encode(expected), encode(after or {}), ""


def judge_all(server: Server, expression: str, items: list[Item], checks: str = CHECKS) -> list[Any]:
    judge = Judge(server, {"checks": checks})
    try:
        return judge.judge(expression, items)
    finally:
        judge.close()


@pytest.mark.parametrize(
    ("expression", "result", "true"),
    [
        pytest.param("result == n + 1", 6, True, id="true"),
        pytest.param("result == n + 1", 7, False, id="false"),
        pytest.param("result", 1, False, id="only True passes"),
        pytest.param("small(result)", 9, True, id="a function of checks.py"),
        pytest.param("result == expected", 4, True, id="the reference's answer"),
        pytest.param("after.n == 5", 4, True, id="the arguments after the call"),
        pytest.param("printed == ''", 4, True, id="the printed text"),
        pytest.param("result in [1, 2, 3]", Foreign("map"), False, id="a foreign value"),
    ],
)
def test_judgements(server: Server, expression: str, result: Any, true: bool) -> None:
    (found,) = judge_all(server, expression, [item(result, 4, {"n": 5}, n=5)])
    assert found.true is true
    assert found.fault is None


def test_a_sentence_is_for_the_student(server: Server) -> None:
    (found,) = judge_all(server, "told(result)", [item(12)])
    assert (found.true, found.sentence) == (False, {"en": "12 is too large", "sl": "12 je preveliko"})


def test_a_relation_that_raises_is_a_fault_of_the_spec(server: Server) -> None:
    good, bad = judge_all(server, "1 / result > 0", [item(1), item(0)])
    assert good.true
    assert bad.fault is not None
    assert bad.fault.type == "ZeroDivisionError"


def test_checks_that_cannot_be_loaded_are_a_fault(server: Server) -> None:
    (found,) = judge_all(server, "True", [item(1)], checks="import nothing_of_this_name")
    assert found.fault is not None


def test_an_answer_that_ends_the_judge_spoils_no_other(server: Server) -> None:
    found = judge_all(server, "ends(result)", [item(1), item(3), item(5)])
    assert [j.true for j in found] == [True, False, True]
    assert found[1].fault is not None


def test_answers_are_remembered(server: Server) -> None:
    judge = Judge(server, {"checks": CHECKS})
    first = judge.judge("small(result)", [item(1)])
    judge.close()
    judge._server = None  # type: ignore[assignment]
    assert judge.judge("small(result)", [item(1)]) == first
