"""What a reference does wrong on its own cases, and what makes cases weak, is told with the line of the spec."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grader.model.exercise import Check, Example, Exercise, Function
from grader.model.outcome import Outcome, Raised
from grader.model.suite import Case
from grader.runner.values import encode
from grader.suite.build import SuiteErrors, build_suite
from grader.suite.candidates import Candidates, ExampleCase, FunctionCandidates

REFERENCE = "def f(n):\n    if n > 5:\n        return 1\n    return 0\n"
ALL_LINES = {(-1, 2), (2, 3), (2, 4), (3, -1)}


def build(outcomes: Sequence[Outcome], check: Check | None = None, **more: Any) -> tuple[str, ...]:
    """The warnings; SuiteErrors for the errors."""
    check = check or Check("f", line=7)
    examples = more.get("examples", ())
    function = Function("f", checks=(check,), examples=tuple(e for e, _ in examples), line=5)
    cases = tuple(Case(encode((i,))) for i in range(len(outcomes)))
    found = FunctionCandidates(
        "f", ("n",), cases, {check.name: tuple(range(len(cases)))}, (), tuple(place for _, place in examples)
    )
    arcs = more.get("arcs", ALL_LINES)
    seconds = [0.0] * len(cases)
    made = Exercise("e", functions=(function,))
    suite = build_suite(made, Candidates({"f": found}), "", REFERENCE, "d", lambda *_: (list(outcomes), arcs, seconds))
    return suite.faults


def returned(*values: Any) -> list[Outcome]:
    return [Outcome("returned", encode(value)) for value in values]


def test_a_sound_suite_has_no_faults() -> None:
    assert build(returned(*range(20))) == ()


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        pytest.param(Outcome("raised", raised=Raised("IndexError", "out of range")), "IndexError", id="raises"),
        pytest.param(Outcome("timed_out"), "does not end", id="does not end"),
        pytest.param(Outcome("crashed"), "crashes", id="crashes"),
    ],
)
def test_a_reference_that_fails_in_its_domain(outcome: Outcome, said: str) -> None:
    with pytest.raises(SuiteErrors) as caught:
        build([*returned(1, 2), outcome])
    assert said in str(caught.value)
    assert "f(2)" in str(caught.value)
    assert caught.value.faults[0].line == 7


def test_raising_is_right_where_the_spec_says_so() -> None:
    outcome = Outcome("raised", raised=Raised("IndexError", "", ("LookupError", "Exception")))
    assert not [
        f for f in build([*returned(*range(20)), outcome], Check("f", raises=("LookupError",))) if "raises" in f
    ]


def test_an_example_that_differs() -> None:
    example = (Example("f(1) == 5", "(1,)", "5", line=9), ExampleCase(0, 1, encode(5)))
    with pytest.raises(SuiteErrors) as caught:
        build(returned(0, 1), examples=[example])
    assert caught.value.faults[0].line == 9


def test_an_example_that_agrees_by_the_mode_of_the_check() -> None:
    example = (Example("f(1) == 1.0", "(1,)", "1.0", line=9), ExampleCase(0, 1, encode(1.0)))
    assert build(returned(*range(20)), examples=[example]) == ()


def test_answers_that_are_all_true() -> None:
    assert "True on all" in build(returned(*[True] * 20))[0]


def test_a_kind_of_answer_that_hardly_occurs() -> None:
    assert "None" in build(returned(*range(20), None))[0]


def test_a_branch_that_is_never_reached() -> None:
    (fault,) = build(returned(*range(20)), arcs={(-1, 2), (2, 4), (4, -1)})
    assert "line 3 (f): no case reaches" in fault


def test_cases_that_are_no_calls_are_not_asked_of_the_reference() -> None:
    cases = (Case(encode(()), called=False), Case(encode((1,))), Case(encode(()), drawn=encode({"k": 1}), called=False))
    check = Check("f", kind="holds", holds="f(1) == 0")
    asked: list[Case] = []

    def run(_name: str, some: Sequence[Case]) -> tuple[list[Outcome], set[tuple[int, int]], list[float]]:
        asked.extend(some)
        return returned(*[0] * len(some)), set(), [1.0] * len(some)

    found = FunctionCandidates("f", ("n",), cases, {"f": (0, 1, 2)})
    made = Exercise("e", functions=(Function("f", checks=(check,)),))
    suite = build_suite(made, Candidates({"f": found}), "", REFERENCE, "d", run)
    assert asked == [cases[1]]
    assert [outcome.kind for outcome in suite.functions["f"].expected] == ["not_run", "returned", "not_run"]
    assert suite.functions["f"].slow == {1: 2.048}


@pytest.mark.parametrize(
    ("check", "outcomes", "told"),
    [
        pytest.param(Check("f"), [Outcome("returned", encode(7))] * 20, True, id="always the same"),
        pytest.param(
            Check("f", kind="holds", holds="True"), [Outcome("returned", encode(7))] * 20, False, id="a relation"
        ),
        pytest.param(Check("f"), [Outcome("returned", encode(7))] * 5, False, id="few cases"),
        pytest.param(
            Check("f"),
            [Outcome("returned", encode(None), after=encode(([i],))) for i in range(20)],
            False,
            id="works in place",
        ),
        pytest.param(
            Check("f", prints="lines"),
            [Outcome("returned", encode(None), printed=str(i)) for i in range(20)],
            False,
            id="prints",
        ),
    ],
)
def test_answers_that_are_all_alike(check: Check, outcomes: list[Outcome], told: bool) -> None:
    assert any("on all" in fault for fault in build(outcomes, check)) == told
