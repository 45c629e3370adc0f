"""Which statements that were stopped early get their full time, and which calls."""

from __future__ import annotations

import pytest

from grader.grading.patience import NO_LINES, may_have_mattered, patience_with
from grader.model.exercise import Function
from grader.model.result import CheckResult, FunctionResult, Message

RIGHT = FunctionResult("f", "passed", 1.0, 1.0)
MISSING = FunctionResult("g", "missing", 0.0, 1.0)
CHECK = CheckResult("f", "failed", 0.0, 1.0, diagnosis=(Message("error_NameError_similar", {"name": "helper"}),))
LACKS_A_NAME = FunctionResult("f", "failed", 0.0, 1.0, checks=(CHECK,))


@pytest.mark.parametrize(
    "text", ["import helper", "import helper as h  # slow", "import a.b, c as d"], ids=["plain", "as", "several"]
)
def test_modules_that_nothing_lacks(text: str) -> None:
    assert not may_have_mattered([(1, 1)], text, [RIGHT, MISSING])
    assert may_have_mattered([(1, 1)], text, [LACKS_A_NAME, MISSING])


@pytest.mark.parametrize(
    "text",
    ["from helper import *", "while True: f()", "import helper; x = helper.f()", "x = 'import helper'"],
    ids=["names of another file", "a loop", "more in the line", "a text"],
)
def test_what_may_define_what_is_missing(text: str) -> None:
    assert may_have_mattered([(1, 1)], text, [RIGHT, MISSING])
    assert not may_have_mattered([(1, 1)], text, [RIGHT]), "everything is right without it"


def test_a_statement_of_which_it_is_not_known_where_it_stands() -> None:
    assert may_have_mattered([NO_LINES], "import helper", [MISSING])
    assert may_have_mattered([(9, 9)], "import helper", [MISSING])


@pytest.mark.parametrize(("reason", "limit_s"), [("timed_out", 0.1), ("wrong_value", 5.0)])
def test_a_call_that_decides_little_is_stopped_early_where_a_helper_hung(reason: str, limit_s: float) -> None:
    helper = FunctionResult("f", "failed", 0.0, 1.0, checks=(CheckResult("f", "failed", 0.0, 1.0, reason=reason),))
    results = {"f": helper, "g": MISSING}
    assert patience_with(results, Function("h", uses=("f", "g")), 5.0) == limit_s
    assert patience_with(results, Function("h", uses=("g",)), 5.0) == 5.0
    assert patience_with(results, Function("h", uses=("f",)), 0.05) == 0.05
