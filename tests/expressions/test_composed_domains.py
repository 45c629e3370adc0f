"""Domains put together at random keep their promises, whatever they are made of."""

from __future__ import annotations

import itertools
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grader.expressions.containers import Lists
from grader.expressions.domain import identity
from grader.expressions.domains import as_domain
from grader.expressions.evaluate import evaluate
from grader.expressions.numbers import Integers
from grader.suite.size import size_of

PAIRS = st.tuples(st.integers(-4, 4), st.integers(0, 4)).map(lambda pair: (pair[0], pair[0] + pair[1]))
SIMPLE = st.one_of(
    PAIRS.map(lambda pair: f"integers({pair[0]}, {pair[1]})"),
    st.sampled_from(
        [
            "booleans()",
            "none()",
            "nothing()",
            "sampled_from([1, True, 1.0, 'a'])",
            "sampled_from([[1], (1,), 'ab'])",
            "text('ab', max_size=2)",
            "permutations([1, 2, 3])",
            "binary(max_size=1)",
            "floats(0, 1)",
            "integers()",
        ]
    ),
)


def _compose(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    sizes = st.tuples(st.integers(0, 2), st.integers(0, 2)).map(sorted)
    return st.one_of(
        st.builds(lambda a, b: f"lists({a}, min_size={b[0]}, max_size={b[1]})", inner, sizes),
        st.builds(lambda a: f"lists({a}, max_size=2, unique=True)", inner),
        st.builds(lambda a, b: f"tuples({a}, {b})", inner, inner),
        st.builds(lambda a, b: f"({a} | {b})", inner, inner),
        st.builds(lambda a: f"{a}.map(lambda v: [v])", inner),
        st.builds(lambda a: f"{a}.map(str)", inner),
        st.builds(lambda a: f"{a}.filter(lambda v: v != 1)", inner),
        st.builds(lambda a, b: f"{a}.flatmap(lambda v: just(v) | {b})", inner, inner),
    )


SOURCES = st.recursive(SIMPLE, _compose, max_leaves=5)
FEW = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def domain(source: str) -> Any:
    return as_domain(evaluate(source, {}))


@FEW
@given(SOURCES)
def test_levels_have_no_repeats_and_lie_in_the_domain(source: str) -> None:
    made = domain(source)
    levels = list(itertools.islice(made.levels(), 25))
    values = [value for level in levels for value in level][:400]
    keys = [identity(value) for value in values]
    assert len(set(keys)) == len(keys)
    other = domain(source)
    assert all(other.contains(value) is not False for value in values)


@FEW
@given(SOURCES)
def test_a_known_depth_is_the_end(source: str) -> None:
    made = domain(source)
    depth = made.depth()
    if depth is None or depth > 12 or len(made.first(1500)) == 1500:
        return
    values = [value for level in made.levels() for value in level]
    assert made.level(depth) == []
    assert made.level(depth + 5) == []
    backwards = domain(source)
    levels = [backwards.level(size) for size in reversed(range(depth))]
    again = [value for level in reversed(levels) for value in level]
    assert list(map(identity, again)) == list(map(identity, values))


@FEW
@given(SOURCES)
def test_edges_are_few_each_once_and_in_the_domain(source: str) -> None:
    edges = domain(source).boundaries([7, "ab", 2.5])
    keys = [identity(value) for value in edges]
    assert len(set(keys)) == len(keys)
    assert len(keys) <= 400
    other = domain(source)
    assert all(other.contains(value) is not False for value in edges)


@FEW
@given(SOURCES)
def test_what_is_handed_out_may_be_changed(source: str) -> None:
    """A function of the teacher's that changes its argument does not spoil what comes later."""
    made = domain(source).map(lambda value: value.clear() if isinstance(value, list) else value)
    before = [identity(value) for value in made.base.first(20)]
    made.first(20)
    assert [identity(value) for value in made.base.first(20)] == before


@FEW
@given(st.integers(-50, 50), st.integers(0, 60))
def test_integers_go_outward_from_the_one_nearest_to_zero(low: int, width: int) -> None:
    made = Integers(low, low + width)
    values = [value for level in made.levels() for value in level]
    assert sorted(values) == list(range(low, low + width + 1))
    nearest = min(values, key=abs)
    assert [abs(value - nearest) for value in values] == sorted(abs(value - nearest) for value in values)


@FEW
@given(st.integers(0, 3), st.integers(0, 3))
def test_lists_go_by_the_sum_of_their_members(least: int, more: int) -> None:
    made = Lists(Integers(0, 3), min_size=least, max_size=least + more)
    totals = [sum(1 + member for member in value) for level in made.levels() for value in level]
    assert totals == sorted(totals)
    assert len(totals) == sum(4**length for length in range(least, least + more + 1))


@FEW
@given(st.integers(), st.integers())
def test_a_larger_number_is_never_a_smaller_input(a: int, b: int) -> None:
    if 0 <= a <= b:
        assert size_of(a) <= size_of(b)
        assert size_of([a]) <= size_of([b, a])
