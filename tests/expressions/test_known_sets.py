"""Small sets that a person can list, and traps that domains of real specs have shown."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from grader.expressions.domains import as_domain
from grader.expressions.evaluate import evaluate
from grader.expressions.given import DomainFault, Givens


def whole(source: str, **names: Any) -> list[Any]:
    return [value for level in as_domain(evaluate(source, names)).levels() for value in level]


def small(givens: list[tuple[str, str]], cap: int = 1000, **more: Any) -> list[tuple[Any, ...]]:
    return [tuple(one.values()) for one in Givens(givens, **more).small(cap)]


def test_all_lists_of_two_numbers_up_to_three() -> None:
    expected = [list(row) for length in range(4) for row in itertools.product([1, 2], repeat=length)]
    found = whole("lists(integers(1, 2), max_size=3)")
    assert sorted(found) == sorted(expected)
    assert found[:4] == [[], [1], [2], [1, 1]]


def test_all_lists_without_repeats_of_three() -> None:
    expected = [list(row) for length in range(4) for row in itertools.permutations("abc", length)]
    assert sorted(whole("lists(sampled_from('abc'), unique=True)")) == sorted(expected)


def test_all_subsets_and_all_dicts() -> None:
    assert sorted(map(sorted, whole("sets(integers(0, 2))"))) == sorted(
        [list(c) for n in range(4) for c in itertools.combinations(range(3), n)]
    )
    assert len(whole("dictionaries(integers(0, 2), booleans())")) == 27
    assert {type(value) for value in whole("frozensets(booleans())")} == {frozenset}


def test_all_orders() -> None:
    found = whole("permutations(range(4))")
    assert sorted(found) == sorted(map(list, itertools.permutations(range(4))))
    assert found[0] == [0, 1, 2, 3]
    assert found[-1] == [3, 2, 1, 0]


def test_pairs_of_a_board_of_three_by_three() -> None:
    pairs = small([("a", "cell"), ("b", "cell")], abbreviations=[("cell", "tuples(integers(0, 2), integers(0, 2))")])
    assert len(pairs) == 81
    assert pairs[0] == ((0, 0), (0, 0))


def test_a_choice_of_types_is_drawn_and_not_passed() -> None:
    givens = [("kind", "sampled_from([tuple, list])"), ("a", "lists(integers(0, 1), max_size=1).map(kind)")]
    assert small(givens) == [(tuple, ()), (tuple, (0,)), (list, []), (tuple, (1,)), (list, [0]), (list, [1])]


def test_one_and_true_are_two_values() -> None:
    assert whole("sampled_from([1, True, 1.0, 1])") == [1, True, 1.0]
    assert [type(value) for value in whole("sampled_from([1, True, 1.0, 1])")] == [int, bool, float]


def test_minus_zero_is_an_edge_of_its_own() -> None:
    edges = as_domain(evaluate("floats(-1, 1)", {})).boundaries()
    assert [repr(edge) for edge in edges if edge == 0] == ["0.0", "-0.0"]
    assert all(repr(edge) != "-0.0" for edge in as_domain(evaluate("floats(0.0, 1)", {})).boundaries())


def test_an_abbreviation_sees_what_is_drawn_under_its_own_name() -> None:
    givens = [("board", "board"), ("x", "sampled_from(board)")]
    assert small(givens, abbreviations=[("board", "just([3, 4])")]) == [([3, 4], 3), ([3, 4], 4)]


def test_an_abbreviation_that_needs_itself_is_told() -> None:
    with pytest.raises(DomainFault, match="There is no board"):
        small([("x", "board")], abbreviations=[("board", "lists(board)")])


def test_a_condition_is_asked_as_soon_as_it_can_be() -> None:
    """What comes later may rely on it: here the choice among the elements of an empty list."""
    givens = [("s", "lists(integers(0, 1), max_size=1)"), ("x", "sampled_from([s[0]])")]
    assert small(givens, where=["len(s) > 0"]) == [([0], 0), ([1], 1)]
    with pytest.raises(DomainFault, match="IndexError"):
        small(givens)


def test_a_condition_without_names_is_a_switch() -> None:
    assert small([("x", "integers(0, 3)")], where=["1 > 2"]) == []


def test_nothing_given_is_one_case() -> None:
    assert small([]) == [()]


def test_a_condition_that_is_never_true_ends() -> None:
    givens = Givens([("n", "integers()")], where=["n * n == 2"])
    assert list(givens.small(300)) == []
    assert not givens.complete


def test_whole_is_told_from_cut_short() -> None:
    givens = Givens([("n", "integers(0, 9)")])
    assert len(list(givens.small(11))) == 10
    assert givens.complete
    assert len(list(givens.small(5))) == 5
    assert not givens.complete


def test_equal_arguments_are_among_the_edges() -> None:
    givens = Givens([("a", "number"), ("b", "number")], [("number", "lists(integers(0, 9999), min_size=1)")])
    edges = list(givens.boundaries(100))
    assert sum(edge["a"] == edge["b"] for edge in edges) > 5
    assert {len(edge["a"]) for edge in edges} >= {1, 5, 60}


def test_an_edge_is_put_where_the_others_are_not_the_smallest() -> None:
    givens = Givens([("s", "lists(integers(0, 99))"), ("n", "integers(0, 99)")])
    edges = list(givens.boundaries(200, [42]))
    assert any(edge["n"] == 42 and edge["s"] not in ([], [42]) for edge in edges)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        pytest.param("lists(3)", "takes a domain such as integers", id="a value for a domain"),
        pytest.param("lists(integers(), max_sise=3)", "Did you mean max_size", id="a keyword with a slip"),
        pytest.param("integers(1.5)", "whole number", id="a part of a number"),
        pytest.param("sampled_from(7)", "a list or another collection", id="no collection"),
        pytest.param("integers().map(3)", "takes a function", id="no function"),
        pytest.param("intgers(1, 2)", "Did you mean integers", id="a domain with a slip"),
        pytest.param("lists(integers(), max_size=-1)", "from 0", id="a negative size"),
    ],
)
def test_a_mistake_in_a_domain_is_said_in_words(source: str, said: str) -> None:
    with pytest.raises(DomainFault, match=said) as caught:
        small([("x", source)])
    assert caught.value.part == "given x"
    assert caught.value.expression == source


def test_the_order_of_a_set_does_not_depend_on_hashes() -> None:
    assert whole("sampled_from({'b', 'a', 'c'})") == ["a", "b", "c"]
    assert whole("sampled_from({3, 1, 2})") == [1, 2, 3]


@pytest.mark.parametrize(
    "source",
    [
        pytest.param("lists(integers()).filter(lambda s: sum(s) == 10**9)", id="a filter that nothing passes"),
        pytest.param("lists(integers().filter(lambda n: n * n == 2), min_size=1)", id="inside a list"),
        pytest.param("lists(integers(0, 9), max_size=9).map(lambda s: None)", id="all results are alike"),
        pytest.param("tuples(permutations(range(12)), permutations(range(12)))", id="wide pairs"),
        pytest.param("lists(lists(lists(lists(integers(0, 3)))), max_size=30)", id="deep lists"),
        pytest.param("one_of([just(n) for n in range(3000)]).flatmap(lambda n: lists(just(n)))", id="a wide choice"),
        pytest.param("lists(one_of([just(n) for n in range(3000)]), max_size=5)", id="a list of a wide choice"),
        pytest.param("sets(one_of([just(n) for n in range(3000)]))", id="a set of a wide choice"),
        pytest.param("dictionaries(text('ab'), lists(booleans()), min_size=3)", id="dicts"),
    ],
)
def test_every_domain_comes_to_an_end(source: str) -> None:
    givens = Givens([("x", source), ("y", source)])
    list(givens.small(300))
    list(givens.boundaries(100, [7]))
