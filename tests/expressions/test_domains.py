"""Domains: every small value by size, inside the domain, none twice; the draws of Hypothesis lie in them too."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grader.expressions.domains import as_domain
from grader.expressions.evaluate import evaluate
from grader.expressions.given import Givens
from grader.runner.values import encode
from grader.suite.strategies import strategy_of

SOURCES = [
    "integers(0, 5)",
    "integers()",
    "integers(-3, 10**9)",
    "floats(0, 10)",
    "booleans()",
    "text('ab', max_size=3)",
    "lists(integers(0, 3), max_size=4)",
    "lists(integers(0, 9), min_size=1, unique=True)",
    "tuples(integers(0, 2), booleans())",
    "sampled_from([3, 'a', None])",
    "one_of(integers(0, 3), just('x'))",
    "integers(0, 9) | sampled_from(['a'])",
    "integers(0, 50).filter(lambda n: n % 2 == 0)",
    "permutations([1, 2, 3])",
    "sets(integers(0, 4))",
    "dictionaries(sampled_from('ab'), integers(0, 2))",
    "lists(lists(integers(0, 2), max_size=2), max_size=3)",
    "none() | integers(1, 3)",
]


def domain(source: str) -> Any:
    return as_domain(evaluate(source, {}))


def first(source: str, count: int) -> list[Any]:
    return list(itertools.islice(itertools.chain.from_iterable(domain(source).levels()), count))


@pytest.mark.parametrize("source", SOURCES)
def test_small_values_lie_in_the_domain_and_none_comes_twice(source: str) -> None:
    values = first(source, 300)
    assert values
    assert all(domain(source).contains(value) is not False for value in values)
    assert len({encode(value) for value in values}) == len(values)


@pytest.mark.parametrize("source", SOURCES)
def test_boundaries_lie_in_the_domain(source: str) -> None:
    assert all(domain(source).contains(value) is not False for value in domain(source).boundaries())


@pytest.mark.parametrize("source", SOURCES)
@settings(max_examples=20, suppress_health_check=list(HealthCheck), deadline=None)
@given(data=st.data())
def test_what_hypothesis_draws_lies_in_the_domain(source: str, data: st.DataObject) -> None:
    value = data.draw(strategy_of(domain(source)))
    assert domain(source).contains(value) is not False


@pytest.mark.parametrize(
    ("source", "values"),
    [
        pytest.param("integers(-2, 2)", [0, 1, -1, 2, -2], id="by distance from zero"),
        pytest.param("integers(5, 8)", [5, 6, 7, 8], id="from the one nearest to zero"),
        pytest.param("lists(integers(0, 1), max_size=2)", [[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]], id="lists"),
        pytest.param("booleans()", [False, True], id="booleans"),
        pytest.param("permutations([1, 2])", [[1, 2], [2, 1]], id="permutations"),
    ],
)
def test_finite_domains_are_given_whole(source: str, values: list[Any]) -> None:
    assert sorted(map(repr, first(source, 100))) == sorted(map(repr, values))


@pytest.mark.parametrize(
    ("source", "value", "inside"),
    [
        ("integers(0, 5)", 6, False),
        ("integers(0, 5)", True, False),
        ("lists(integers(0, 3), min_size=2)", [1], False),
        ("lists(integers(), unique=True)", [1, 1], False),
        ("tuples(integers(), integers())", (1, 2, 3), False),
        ("sampled_from([1, 2])", 2, True),
        ("integers(0, 3).map(str)", "2", True),
        ("text('ab')", "abc", False),
    ],
)
def test_membership(source: str, value: Any, inside: bool) -> None:
    assert domain(source).contains(value) is inside


def givens(*pairs: tuple[str, str], where: tuple[str, ...] = (), **abbreviations: str) -> Givens:
    return Givens(list(pairs), list(abbreviations.items()), list(where), {})


def test_a_domain_may_use_what_was_drawn_before() -> None:
    found = list(givens(("s", "lists(integers(0, 3), max_size=2)"), ("x", "sampled_from(s + [9])")).small(50))
    assert {"s": [], "x": 9} in found
    assert all(one["x"] in [*one["s"], 9] for one in found)


def test_an_empty_choice_is_no_case_and_no_crash() -> None:
    found = list(givens(("s", "lists(integers(0, 1), max_size=1)"), ("x", "sampled_from(s)")).small(50))
    assert sorted(map(repr, found)) == ["{'s': [0], 'x': 0}", "{'s': [1], 'x': 1}"]


def test_abbreviations_are_evaluated_where_they_are_used() -> None:
    made = givens(("n", "integers(1, 3)"), ("s", "row"), row="lists(integers(1, n), min_size=n, max_size=n)")
    found = list(made.small(20))
    assert found
    assert all(len(one["s"]) == one["n"] and max(one["s"]) <= one["n"] for one in found)


def test_conditions_hold_for_every_assignment() -> None:
    made = givens(("a", "integers(0, 9)"), ("b", "integers(0, 9)"), where=("a < b", "a % 2 == 0"))
    found = list(made.small(30))
    assert found
    assert all(one["a"] < one["b"] and one["a"] % 2 == 0 for one in found)
    assert made.contains({"a": 2, "b": 3}) is True
    assert made.contains({"a": 3, "b": 4}) is False


def test_a_value_that_is_no_domain_stands_for_itself() -> None:
    assert list(givens(("P", "[1, 2]"), ("last", "None")).small(5)) == [{"P": [1, 2], "last": None}]
