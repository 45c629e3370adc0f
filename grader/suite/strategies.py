"""Hypothesis' strategies of the domains of a spec."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from grader.expressions.choices import Just, OneOf, Permutations, SampledFrom, as_domain
from grader.expressions.containers import Lists, Tuples
from grader.expressions.domain import Domain, fresh
from grader.expressions.numbers import Booleans, ComplexNumbers, Floats, Integers
from grader.expressions.sets import Dictionaries, Sets
from grader.expressions.texts import Binary, Characters, Text
from grader.expressions.transformed import Filtered, FlatMapped, Mapped

Strategy = st.SearchStrategy[Any]


def strategy_of(domain: Domain) -> Strategy:
    """A strategy that draws the values of the domain; TypeError for a domain it does not know."""
    for kind in type(domain).__mro__:
        if kind in _STRATEGIES:
            return _STRATEGIES[kind](domain)
    raise TypeError(f"no strategy for {type(domain).__name__}")


def _integers(domain: Integers) -> Strategy:
    return st.nothing() if domain.depth() == 0 else st.integers(domain.low, domain.high)


def _floats(domain: Floats) -> Strategy:
    return st.nothing() if domain.depth() == 0 else st.floats(**_given(domain.options))


def _sampled_from(domain: SampledFrom) -> Strategy:
    return st.sampled_from(domain.elements) if domain.elements else st.nothing()


def _characters(domain: Characters) -> Strategy:
    options = _given(domain.options)
    if options.get("codec") == "utf-8" and "categories" not in options:
        # all but surrogates, said so that Hypothesis need not encode a million characters one by one to find that out
        del options["codec"]
        options["exclude_categories"] = [*options.get("exclude_categories", ()), "Cs"]
    return st.characters(**options)


def _text(domain: Text) -> Strategy:
    bounds: dict[str, Any] = {"min_size": domain.letters.min_size, "max_size": domain.letters.max_size}
    if isinstance(domain.alphabet, Characters):
        return st.text(_characters(domain.alphabet), **bounds)
    return st.lists(strategy_of(domain.alphabet), **bounds).map("".join)


def _lists(domain: Lists) -> Strategy:
    if domain.max_size is not None and domain.max_size < domain.min_size:
        return st.nothing()
    return st.lists(
        strategy_of(domain.elements), min_size=domain.min_size, max_size=domain.max_size, unique_by=domain.key
    )


def _dictionaries(domain: Dictionaries) -> Strategy:
    return st.dictionaries(
        strategy_of(domain.keys), strategy_of(domain.values), min_size=domain.min_size, max_size=domain.max_size
    )


def _given(options: dict[str, Any]) -> dict[str, Any]:
    """Options that were given; Hypothesis tells those that do not go together itself."""
    return {name: value for name, value in options.items() if value is not None}


_STRATEGIES: dict[type, Callable[[Any], Strategy]] = {
    Integers: _integers,
    Floats: _floats,
    Booleans: lambda domain: st.booleans(),
    ComplexNumbers: lambda domain: st.complex_numbers(**_given(domain.options)),
    Just: lambda domain: st.just(domain.value).map(fresh),
    SampledFrom: _sampled_from,
    OneOf: lambda domain: st.one_of([strategy_of(option) for option in domain.options]),
    Permutations: lambda domain: st.permutations(domain.values).map(list),
    Characters: _characters,
    Text: _text,
    Binary: lambda domain: st.binary(min_size=domain.numbers.min_size, max_size=domain.numbers.max_size),
    Lists: _lists,
    Tuples: lambda domain: st.tuples(*map(strategy_of, domain.places)),
    Sets: lambda domain: _lists(domain.rows).map(domain.kind),
    Dictionaries: _dictionaries,
    Mapped: lambda domain: strategy_of(domain.base).map(lambda value: domain.pack(fresh(value))),
    Filtered: lambda domain: strategy_of(domain.base).filter(lambda value: domain.condition(fresh(value))),
    FlatMapped: lambda domain: strategy_of(domain.base).flatmap(
        lambda value: strategy_of(as_domain(domain.expand(fresh(value))))
    ),
}
