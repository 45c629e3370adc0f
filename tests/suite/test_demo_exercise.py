"""One exercise of all kinds of functions and checks, drawn once: what its cases must be."""

from __future__ import annotations

from typing import Any

import pytest

from grader.model.exercise import Check, Example, Exercise, Function, Given
from grader.runner.values import decode
from grader.suite.candidates import Candidates, draw_request
from tests.suite.drawing_process import arguments, candidates

CHECKS = """
print("printed while checks.py is loaded")
from solution import LIMIT, double


def doubled(n):
    return [n, double(n)]


def spoil(values):
    values.append(99)
    return list(values)


def steps(memory, moves):
    return True


class Odd:
    def __repr__(self):
        raise RuntimeError("no text")
"""
REFERENCE = '''
"""A text with 123456 in it, which is no literal of a function."""
LIMIT = 10
print("printed while the solution is loaded")


def double(n):
    return 2 * n


def price(n):
    if n > 7777:
        return helper(n)
    return 1


def helper(n):
    return n % 54321


def unrelated():
    return 424242


def pick(s):
    return s[0]


def best(P, colors=6, pegs=4):
    return P[0]


class Memory:
    def __init__(self, size):
        self.size = size


answer = 42
'''
PARAMETERS = {
    "double": ["n"],
    "price": ["n"],
    "pick": ["s"],
    "best": ["P", "colors", "pegs"],
    "ask": ["n"],
    "spoiled": ["s"],
}


def given(**domains: str) -> tuple[Given, ...]:
    return tuple(Given(name, expression) for name, expression in domains.items())


def exercise() -> Exercise:
    wide = given(n="integers(0, 10**9)")
    return Exercise(
        "demo",
        domains=given(limited="integers(0, LIMIT)"),
        variants={"A": {"LIMIT": "25"}, "B": {"LIMIT": "90"}},
        functions=(
            Function(
                "double",
                examples=(Example("double(4) == 8", "(4,)", "8"), Example("double(10**9) == 2", "(10**9,)", "2")),
                checks=(
                    Check("near", given=given(n="limited")),
                    Check("same", given=wide, holds="result == expected"),
                    Check("again", given=wide),
                    Check("capped", given=given(n="integers(-10**6, 10**6)"), cases=20),
                ),
            ),
            Function("price", checks=(Check("price", given=wide),)),
            Function(
                "pick",
                checks=(
                    Check("legal", given=given(s="lists(integers(0, 9), min_size=1)"), holds="result in s"),
                    Check(
                        "random", kind="varies", given=given(s="lists(integers(0, 9), min_size=1)"), where=("s[0] > 0",)
                    ),
                ),
            ),
            Function(
                "best",
                checks=(
                    Check("usual", given=given(secret="integers(1, 9)", P="just([secret])")),
                    Check("sizes", given=given(colors="integers(1, 3)", pegs="integers(1, 2)", P="just([colors])")),
                    Check("strategy", holds="best([1]) == 1"),
                ),
            ),
            Function(
                "ask",
                checks=(
                    Check(
                        "ask",
                        given=given(bad="lists(sampled_from(['x', '']), max_size=2)", n="integers(1, 3)"),
                        input="bad + [str(n)]",
                    ),
                ),
            ),
            Function(
                "spoiled", checks=(Check("spoiled", given=given(s="lists(integers(0, 3), max_size=3).map(spoil)")),)
            ),
            Function(
                "Memory",
                kind="class",
                checks=(
                    Check(
                        "sound",
                        given=given(size="integers(1, 4)", moves="lists(integers(0, 2), max_size=3)"),
                        holds="steps(Memory(size), moves)",
                    ),
                ),
            ),
            Function("answer", kind="variable", checks=(Check("answer"),)),
        ),
    )


@pytest.fixture(scope="module")
def drawn() -> Candidates:
    return candidates(draw_request(exercise(), CHECKS, REFERENCE, PARAMETERS, "0" * 64))


def test_nothing_is_wrong_with_it(drawn: Candidates) -> None:
    assert drawn.faults == ()
    assert set(drawn.made_with) == {"python", "hypothesis", "grader"}


def test_the_variables_of_the_first_variant_are_set(drawn: Candidates) -> None:
    assert sorted(n for (n,) in arguments(drawn.functions["double"], "near")) == list(range(26))


def test_checks_with_equal_domains_share_their_cases(drawn: Candidates) -> None:
    double = drawn.functions["double"]
    assert double.checks["same"] == double.checks["again"]
    assert 500 <= len(double.checks["same"]) <= 610


def test_a_cap_holds_for_all_layers(drawn: Candidates) -> None:
    double = drawn.functions["double"]
    assert 12 <= len(double.checks["capped"]) <= 20 + 1
    layers = {double.cases[position].layer for position in double.checks["capped"]}
    assert "drawn" in layers or "small" in layers
    assert any(abs(n) > 1000 for (n,) in arguments(double, "capped"))


def test_an_example_belongs_to_the_checks_whose_domain_has_it(drawn: Candidates) -> None:
    double = drawn.functions["double"]
    first, second = double.examples
    assert [name for name, places in double.checks.items() if first.position in places] == [
        "near",
        "same",
        "again",
        "capped",
    ]
    assert double.cases[first.position].layer == "example"
    assert [name for name, places in double.checks.items() if second.position in places] == ["same", "again"]
    assert decode(first.expected or b"") == 8


def test_literals_of_what_the_function_reaches_are_tried_with_neighbours(drawn: Candidates) -> None:
    tried = {n for (n,) in arguments(drawn.functions["price"])}
    assert {7776, 7777, 7778, 54320, 54321, 54322, 3 * 7777, 3 * 7777 + 1} <= tried
    assert not {424242, 123456} & tried


def test_random_functions_have_about_a_hundred_cases(drawn: Candidates) -> None:
    pick = drawn.functions["pick"]
    assert all(50 <= len(places) <= 100 for places in pick.checks.values())
    assert all(s[0] > 0 for (s,) in arguments(pick, "random"))


def test_what_is_drawn_and_not_passed_is_kept_beside(drawn: Candidates) -> None:
    best = drawn.functions["best"]
    assert best.parameters == ("P", "colors", "pegs")
    case = best.cases[best.checks["usual"][0]]
    assert decode(case.arguments) == ([1],)
    assert decode(case.drawn) == {"secret": 1}
    assert ([3], 3, 2) in arguments(best, "sizes")


def test_a_relation_that_calls_the_function_itself_is_one_case_without_a_call(drawn: Candidates) -> None:
    best = drawn.functions["best"]
    (position,) = best.checks["strategy"]
    assert not best.cases[position].called
    assert all(best.cases[position].called for position in best.checks["usual"])
    assert not any(case.called for case in drawn.functions["Memory"].cases)


def test_lines_to_read_are_part_of_a_case(drawn: Candidates) -> None:
    ask = drawn.functions["ask"]
    assert {case.lines for case in ask.cases} >= {("1",), ("x", "2"), ("", "x", "3")}
    assert len(ask.cases) == 21


def test_a_variable_is_one_case(drawn: Candidates) -> None:
    assert arguments(drawn.functions["answer"]) == [()]


def test_a_function_of_the_teacher_may_change_what_it_is_given(drawn: Candidates) -> None:
    values = [s for (s,) in arguments(drawn.functions["spoiled"])]
    assert all(s.count(99) == 1 for s in values)
    assert len(values) == 4**0 + 4**1 + 4**2 + 4**3


def of(checks: tuple[Check, ...], **more: Any) -> Candidates:
    function = Function(more.pop("name", "double"), checks=checks, line=2, **more)
    return candidates(draw_request(Exercise("e", functions=(function,)), CHECKS, REFERENCE, PARAMETERS, "0" * 64))


@pytest.mark.parametrize(
    ("check", "code", "said"),
    [
        pytest.param(Check("c", given=given(n="integers()"), input="n"), "input_no_lines", "list of texts", id="input"),
        pytest.param(Check("c", given=given(n="list(integers())")), "domain_raises", "lists(…)", id="a list"),
        pytest.param(Check("c", given=given(n="just(Odd())")), "not_plain", "Odd", id="an object that cannot be shown"),
        pytest.param(
            Check("c", given=given(k="sampled_from([list])", n="integers()"), holds="k(result)"),
            "not_plain",
            "`holds` uses k",
            id="a type that a relation needs",
        ),
        pytest.param(Check("c", given=given(m="integers()")), "parameter_not_given", "what n is", id="no parameter"),
        pytest.param(Check("c", holds="result > 0"), "parameter_not_given", "what n is", id="a result without a call"),
        pytest.param(
            Check("c", given=given(n="integers(0, 9)"), where=("n > 99",)),
            "where_leaves_little",
            "`n > 99`",
            id="where",
        ),
        pytest.param(Check("c", given=given(n="integers(9, 0)")), "no_cases", "no value for n", id="empty"),
        pytest.param(
            Check("c", given=given(n="integers()"), where=("n / 0",)),
            "domain_raises",
            "ZeroDivisionError",
            id="a condition that raises",
        ),
        pytest.param(
            Check("c", given=given(n="integers(5000, 6000).map(lambda n: 1 // (n - 5999))")),
            "domain_raises",
            "division",
            id="late",
        ),
        pytest.param(
            Check("c", given=given(n="characters(categories=['Xx'])")),
            "domain_raises",
            "Xx",
            id="an option Hypothesis refuses",
        ),
    ],
)
def test_mistakes_come_back_as_sentences_with_their_line(check: Check, code: str, said: str) -> None:
    check = Check(**{**vars(check), "line": 17})
    faults = of((check,)).faults
    assert [(fault.code, fault.line) for fault in faults] == [(code, 17)], faults
    assert said in faults[0].message
    assert "Traceback" not in faults[0].message


def test_an_example_that_cannot_be_evaluated_is_told_and_the_rest_goes_on() -> None:
    examples = (Example("double(1/0) == 1", "(1/0,)", "1", line=4), Example("double(2) == 4", "(2,)", "4", line=5))
    found = of((Check("c", given=given(n="integers(0, 3)")),), examples=examples)
    assert [(fault.code, fault.line) for fault in found.faults] == [("bad_example", 4)]
    assert len(found.functions["double"].cases) == 4


@pytest.mark.parametrize(
    ("checks", "said"),
    [
        pytest.param("def f(:\n", "checks.py, line 1", id="a syntax error"),
        pytest.param("import solution\nx = 1 / 0\n", "ZeroDivisionError", id="an exception"),
        pytest.param("exit()\n", "SystemExit", id="exit"),
        pytest.param("import no_such_module\n", "no_such_module", id="a module that is not there"),
    ],
)
def test_checks_that_do_not_load_are_told(checks: str, said: str) -> None:
    function = Function("double", checks=(Check("c", given=given(n="integers(0, 3)")),))
    request = draw_request(Exercise("e", functions=(function,)), checks, REFERENCE, PARAMETERS, "0")
    (fault,) = candidates(request).faults
    assert fault.code == "checks_do_not_load"
    assert said in fault.message
