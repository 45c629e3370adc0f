"""Inputs that are fewer than a teacher may think are told; what is few on purpose is not."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from grader.model.exercise import Check, Exercise, Function, Given
from grader.suite.collecting import Collection, Material
from grader.suite.faults import Fault
from grader.suite.weak_given import of_abbreviations

REFERENCE = ast.parse("def f(n, m=0): return n")


def told(domains: dict[str, str], **more: Any) -> list[tuple[str, str]]:
    """(code, severity) of what is said of one check of `f(n, m=0)` with these domains."""
    return [(fault.code, fault.severity) for fault in faults(domains, **more)]


def faults(domains: dict[str, str], **more: Any) -> list[Fault]:
    given = tuple(Given(name, expression) for name, expression in domains.items())
    function = Function("f", checks=(Check("f", given=given, line=7, **more),))
    abbreviations = (Given("digit", "integers(low, 9)"),)
    material = Material(Exercise("e", functions=(function,), domains=abbreviations), {"listed": [1, 2]}, REFERENCE, "0")
    collection = Collection(material, function, ["n", "m"])
    collection.collect()
    assert all(fault.line == 7 for fault in collection.faults)
    return collection.faults


@pytest.mark.parametrize(
    ("domains", "more", "code"),
    [
        pytest.param({"n": "5"}, {}, "constant_given", id="a number for a domain"),
        pytest.param({"n": "[1, 2, 3]"}, {}, "constant_given", id="a list that was to be drawn from"),
        pytest.param({"n": "just(5)", "m": "listed"}, {}, "constant_given", id="all of them are constant"),
        pytest.param({"n": "integers(3, 3)"}, {}, "few_cases", id="one number"),
        pytest.param({"n": "lists(integers(), max_size=0)"}, {}, "few_cases", id="lists that are always empty"),
        pytest.param({"n": "integers(0, 9)", "k": "integers(0, 9)"}, {}, "unused_given", id="a name that nothing uses"),
        pytest.param(
            {"n": "integers(0, 9)", "nn": "integers(0, 9)"}, {"holds": "result == n"}, "unused_given", id="a slip"
        ),
    ],
)
def test_reports(domains: dict[str, str], more: dict[str, Any], code: str) -> None:
    assert (code, "warning") in told(domains, **more)


@pytest.mark.parametrize(
    ("domains", "more"),
    [
        pytest.param({"n": "integers(0, 9)"}, {}, id="ten numbers"),
        pytest.param({"n": "sampled_from(listed)"}, {}, id="two values that stand there"),
        pytest.param({"n": "booleans()"}, {}, id="true and false"),
        pytest.param({"n": "sampled_from([1]).map(str)"}, {}, id="one value that stands there, as a text"),
        pytest.param({"n": "tuples(booleans(), just(1))"}, {}, id="two pairs"),
        pytest.param({"n": "integers(0, 9)", "m": "3"}, {}, id="one of the two is constant"),
        pytest.param({"n": "just(3)", "_again": "integers(1, 8)"}, {}, id="asked again on purpose"),
        pytest.param({"low": "integers(0, 5)", "n": "digit"}, {}, id="used by an abbreviation"),
        pytest.param({"n": "integers(0, 9)", "k": "integers(0, 9)"}, {"where": ("k < n",)}, id="used in where"),
        pytest.param({"n": "integers(0, 9)", "k": "integers(0, 9)"}, {"holds": "result > k"}, id="used in holds"),
        pytest.param({"n": "integers(0, 9)", "k": "integers(0, 9)"}, {"input": "[str(k)]"}, id="used in input"),
        pytest.param({"n": "integers(0, 9)"}, {"cases": 2}, id="few, as was asked for"),
    ],
)
def test_stays_silent(domains: dict[str, str], more: dict[str, Any]) -> None:
    assert told(domains, **more) == []


@pytest.mark.parametrize(
    ("domain", "hollow"),
    [
        ("lists(integers(5, 0))", True), ("tuples(sets(integers(5, 0)), just(1))", True), ('text("")', True),
        ("lists(lists(integers(5, 0), min_size=1))", True), ("lists(integers(), max_size=0)", False),
        ("tuples(just(1), just([]))", False),
    ],
)  # fmt: skip
def test_an_empty_domain_inside_is_named(domain: str, hollow: bool) -> None:
    (fault,) = faults({"n": domain})
    assert "there is no more than 1 input." in fault.message or not hollow
    assert (f"n={domain} has an empty domain" in fault.message) is hollow


def test_abbreviations_that_nothing_uses() -> None:
    checks = (Check("f", given=(Given("n", "lists(digit)"),), where=("n != limit",)),)
    names = {
        "digit": "integers(low, 9)",
        "low": "just(0)",
        "limit": "just([1])",
        "cents": "integers()",
        "_later": "text()",
    }
    domains = tuple(Given(name, expression, line) for line, (name, expression) in enumerate(names.items(), 3))
    found = of_abbreviations(Exercise("e", functions=(Function("f", checks=checks),), domains=domains))
    assert [(fault.code, "cents" in fault.message, fault.line) for fault in found] == [("unused_domain", True, 6)]
