"""The domains of a spec, by Hypothesis' own names of strategies and keyword arguments.

One evaluation of an expression gives a `Domain`. It is read in several ways: small values by size, boundaries,
membership; `grader.suite` makes a strategy of it and draws.
"""

from __future__ import annotations

from typing import Any, Optional

from grader.expressions.choices import Just, OneOf, Permutations, SampledFrom, as_domain
from grader.expressions.containers import Lists, Tuples
from grader.expressions.domain import Domain
from grader.expressions.numbers import Booleans, ComplexNumbers, Floats, Integers
from grader.expressions.sets import Dictionaries, Sets
from grader.expressions.texts import Binary, Characters, Text

__all__ = ["Domain", "as_domain"]

integers = Integers
floats = Floats
booleans = Booleans
complex_numbers = ComplexNumbers
text = Text
characters = Characters
binary = Binary
just = Just
sampled_from = SampledFrom
permutations = Permutations
lists = Lists
tuples = Tuples
dictionaries = Dictionaries


def sets(elements: Domain, *, min_size: int = 0, max_size: Optional[int] = None) -> Domain:
    """Sets of values of the domain."""
    return Sets(elements, min_size=min_size, max_size=max_size)


def frozensets(elements: Domain, *, min_size: int = 0, max_size: Optional[int] = None) -> Domain:
    """Frozensets of values of the domain."""
    return Sets(elements, min_size=min_size, max_size=max_size, kind=frozenset)


def none() -> Domain:
    """Only None."""
    return Just(None)


def nothing() -> Domain:
    """No value at all."""
    return SampledFrom([])


def one_of(*options: Any) -> Domain:
    """The values of all the domains, given one by one or as one list."""
    listed = options[0] if len(options) == 1 and not isinstance(options[0], Domain) else options
    return OneOf([as_domain(option) for option in listed])
