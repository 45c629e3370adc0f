"""Which domains students get, and what can be told without them."""

from __future__ import annotations

import pytest

from grader.grading.packed_domains import knows_domain, with_shared_domains
from grader.model.exercise import Check, Exercise, Function, Given

CHECKS = """
def powers(n):
    return [2 ** k for k in range(n)]

def is_spread(s, result):
    return result == max(s) - min(s)
"""
SHARED = "def is_spread(s, result):\n    return result == max(s) - min(s)\n"
DOMAINS = (Given("small", "integers(0, 9)"), Given("rows", "lists(small)"), Given("odd", "sampled_from(powers(3))"))


def shared(given: str, where: str = "") -> tuple[Check, Exercise]:
    check = Check("sum", given=(Given("s", given),), where=(where,) if where else (), line=7)
    exercise = Exercise("sums", functions=(Function("sum", checks=(check,)),), domains=DOMAINS)
    packed = with_shared_domains(exercise, CHECKS, SHARED)
    return packed.functions[0].checks[0], packed


@pytest.mark.parametrize(
    ("given", "where"),
    [("lists(integers(0, 9))", ""), ("rows", "s != []"), ("rows", "is_spread(s, 3)")],
    ids=["plain", "abbreviations", "a function that is in the pack anyway"],
)
def test_what_says_nothing_that_is_not_known_goes_along(given: str, where: str) -> None:
    check, exercise = shared(given, where)
    assert check.given == (Given("s", given),)
    assert check.where == ((where,) if where else ())
    assert {one.name for one in exercise.domains} == ({"small", "rows"} if given == "rows" else set())


@pytest.mark.parametrize(
    ("given", "where"),
    [("sampled_from(powers(3))", ""), ("odd", ""), ("rows", "s in powers(3)")],
    ids=["in given", "in an abbreviation", "in where"],
)
def test_what_needs_a_function_of_the_teacher_stays_behind(given: str, where: str) -> None:
    check, exercise = shared(given, where)
    assert (check.given, check.where) == ((), ())
    assert exercise.domains == ()


def test_no_line_of_the_spec_is_told() -> None:
    assert shared("rows")[0].line == 0


def test_a_domain_that_is_not_there_is_not_taken_for_one_that_holds_everything() -> None:
    assert not knows_domain(Check("sum"), ("s",))
    assert knows_domain(Check("sum"), ())
    assert knows_domain(Check("sum", given=(Given("s", "rows"),)), ("s",))
