"""Expressions of a spec: what may stand in them, and how the nearest name is told."""

from __future__ import annotations

import pytest

from grader.expressions.evaluate import evaluate
from grader.expressions.syntax import check, free_names


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("2**10 - 1", 1023),
        ("[x * x for x in range(4) if x % 2]", [1, 9]),
        ("sorted({3, 1, 2}, reverse=True)", [3, 2, 1]),
        ("n if n > 2 else -n", 5),
        ("all(x <= y for x, y in zip(s, s[1:]))", True),
        ("(lambda a: a + n)(1)", 6),
        ("'a,b'.split(',')", ["a", "b"]),
        ("{'k': [1]}['k'][0]", 1),
        ("sum(map(len, [[1], [2, 3]]))", 3),
    ],
)
def test_what_python_says(source: str, value: object) -> None:
    assert check(source, {"n", "s"}) == []
    assert evaluate(source, {"n": 5, "s": [1, 2, 2]}) == value


@pytest.mark.parametrize(
    "source",
    [
        pytest.param("__import__('os')", id="no import"),
        pytest.param("open('x')", id="no files"),
        pytest.param("n.__class__", id="no hidden attributes"),
        pytest.param("'{0.__class__}'.format(n)", id="no format"),
        pytest.param("eval('1')", id="no eval"),
        pytest.param("getattr(n, 'real')", id="no getattr"),
        pytest.param("n = 3", id="a statement"),
        pytest.param("n +", id="unfinished"),
        pytest.param("import os", id="an import"),
        pytest.param("", id="nothing"),
        pytest.param("(yield n)", id="yield"),
        pytest.param("(m := 3)", id="an assignment inside"),
    ],
)
def test_what_may_not_stand_there(source: str) -> None:
    assert check(source, {"n"})


def test_the_nearest_name_is_told() -> None:
    (fault,) = check("lenght(s) > 2", {"s"})
    assert fault.suggestion == "len"
    (fault,) = check("number + nubmers", {"number", "numbers"})
    assert fault.suggestion == "numbers"


def test_free_names_are_those_from_outside() -> None:
    assert free_names("[x + y for x in s if f(lambda z: z)]") == {"y", "s", "f"}
