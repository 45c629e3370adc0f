"""What a pack gives away is told; what it does not is not."""

from __future__ import annotations

from dataclasses import replace

from grader.grading.leaks import leaks
from grader.model.exercise import Check, Exercise, Function, Given
from grader.model.outcome import Outcome
from grader.model.suite import Case, FunctionSuite, Suite
from grader.runner.values import encode

REFERENCE = "def weight(n):\n    '''At most 4711.'''\n    return 17 if n > 4711 else 1\n"


def cases(*numbers: int) -> tuple[Case, ...]:
    return tuple(Case(encode((n,)), "boundary" if n > 100 else "small") for n in numbers)


def of(checks: tuple[Check, ...], numbers: tuple[int, ...], **places: tuple[int, ...]) -> Suite:
    expected = tuple(Outcome("returned", encode(n)) for n in numbers)
    function = FunctionSuite("weight", ("n",), cases(*numbers), expected, places)
    exercise = Exercise("weights", functions=(Function("weight", checks=checks),))
    return Suite(exercise, "5b" * 32, {"weight": function}, reference_source=REFERENCE)


OPEN, SECRET = Check("open"), Check("secret", hidden=True)
WHOLE = of((OPEN, SECRET), (1, 2, 900), open=(0, 1), secret=(1, 2))
CLEAN = replace(of((OPEN,), (1, 2), open=(0, 1)), reference_source="", hidden={"weight": 1})


def test_a_clean_pack_is_not_accused() -> None:
    assert leaks(WHOLE, CLEAN, "best") == []


def test_a_hidden_case_among_the_cases() -> None:
    pack = of((OPEN,), (1, 2, 900), open=(0, 1, 2))
    assert leaks(WHOLE, pack, "best") == ["weight: 1 inputs of hidden checks are in the pack."]


def test_a_hidden_case_among_the_answers_of_its_function() -> None:
    pack = replace(CLEAN, answers={"weight": {encode((900,)): Outcome("returned", encode(1))}})
    assert leaks(WHOLE, pack, "best") == ["weight: 1 inputs of hidden checks are in the pack."]


def test_a_hidden_value_among_the_answers_of_a_helper() -> None:
    pack = replace(CLEAN, answers={"helper": {encode((3, 900)): Outcome("returned", encode(1))}})
    told = leaks(WHOLE, pack, "best")
    assert told == ["weight: values that only hidden checks have stand among the answers for helpers."]


def test_answers_that_others_know_too() -> None:
    pack = replace(CLEAN, answers={"helper": {encode((2, 5)): Outcome("returned", encode(1))}})
    assert leaks(WHOLE, pack, "best") == []


def test_constants_in_a_domain_that_goes_along() -> None:
    given = (Given("n", "integers(1, 9) | near"),)
    check = replace(OPEN, given=given, where=("n != 3",))
    pack = replace(of((check,), (1, 2), open=(0, 1)), reference_source="", hidden={"weight": 1})
    near = replace(pack.exercise, domains=(Given("near", "sampled_from([4710, 4711])"),))
    assert leaks(WHOLE, pack, "best") == []
    assert leaks(WHOLE, replace(pack, exercise=near), "best") == [
        "weight: constants of the reference stand in `given` or `where`: 4711."
    ]


def test_a_relation_that_is_hidden_and_open() -> None:
    told = [replace(check, kind="holds", holds="result > n") for check in (OPEN, SECRET)]
    whole = of(tuple(told), (1, 2, 900), open=(0, 1), secret=(1, 2))
    pack = of((told[0],), (1, 2), open=(0, 1))
    assert leaks(whole, pack, "best") == ["weight: the relation of the hidden check secret stands in another one, too."]


def test_constants_of_the_reference() -> None:
    numbers = (1, 2, 4710, 4711, 4712)
    whole, pack = (of((OPEN,), numbers, open=(0, 1, 2, 3, 4)) for _ in range(2))
    assert leaks(whole, pack, "best") == ["weight: constants of the reference can be read off its cases: 4711."]


def test_a_line_of_the_reference_in_checks() -> None:
    pack = replace(CLEAN, checks_source="def other(n):\n    return 17 if n > 4711 else 1  # so\n")
    assert leaks(WHOLE, pack, "best") == ["checks.py, which is in the pack, has lines of solution.py in it (line 3)."]


def test_short_lines_and_imports_may_be_the_same() -> None:
    checks = "from collections import OrderedDict, defaultdict\n\ndef other(n):\n    return n\n"
    whole = replace(WHOLE, reference_source="from collections import OrderedDict, defaultdict\n" + REFERENCE)
    assert leaks(whole, replace(CLEAN, checks_source=checks), "best") == []
