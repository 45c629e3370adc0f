"""Where a fault is told that was found while cases were made."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from grader.grading.fault_places import told_in_spec
from grader.suite.faults import Fault

SPEC = """\
exercise: task
functions:
  first:
    given: n=integers(0, 9)
    checks:
      one: {points: 1}
      two: {points: 1, given: 'n=text(max=1)'}
  second:
    given: n=integers(0, 9)
"""


@pytest.mark.parametrize(
    ("line", "at", "place"),
    [
        (7, "text(max=1)", "7:34"),
        (6, "integers(0, 9)", "4:14"),
        (8, "integers(0, 9)", "9:14"),
        (3, "integers(0, 9)", "4:14"),
        (8, "nowhere", "8:3"),
        (8, "", "8:3"),
    ],
)
def test_the_place(tmp_path: Path, line: int, at: str, place: str) -> None:
    spec = tmp_path / "task.yaml"
    spec.write_text(SPEC, encoding="utf-8")
    first, quoted, caret = told_in_spec(spec, [Fault("code", line, "It is wrong.", at=at)]).splitlines()
    assert first == f"{spec}:{place}: It is wrong."
    assert quoted.strip() == SPEC.splitlines()[int(place.split(":")[0]) - 1].strip()
    assert caret.strip() == "^"


def test_what_all_entries_inherit_goes_before_other_entries(tmp_path: Path) -> None:
    spec = tmp_path / "task.yaml"
    spec.write_text(
        "forbid: {calls: sum}\nfunctions:\n  first:\n    forbid: {calls: max}\n  second:\n", encoding="utf-8"
    )
    assert told_in_spec(spec, [Fault("code", 5, "So.", at="forbid:")]).startswith(f"{spec}:1:1: So.")
    assert told_in_spec(spec, [Fault("code", 3, "So.", at="forbid:")]).startswith(f"{spec}:4:5: So.")


def test_what_has_no_line_has_none(tmp_path: Path) -> None:
    assert told_in_spec(tmp_path / "none.yaml", [Fault("code", 0, "So.")]) == f"{tmp_path / 'none.yaml'}: So."
    assert told_in_spec(tmp_path / "none.yaml", [Fault("code", 3, "So.")]) == f"{tmp_path / 'none.yaml'}:3: So."


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ('text("ab", max=3)', "Did you mean max_size?"),
        ("integers(lower=3)", "Did you mean min_value?"),
        ("lists(integers(), min_length=2)", "Did you mean min_size?"),
    ],
)
def test_other_words_for_bounds(given: str, said: str) -> None:
    from grader.expressions.given import DomainFault, Givens

    with pytest.raises(DomainFault, match=".*") as caught:
        list(Givens([("x", given)]).small(1))
    assert str(caught.value).endswith(said)


def test_a_mistake_that_only_shows_when_values_are_made(tmp_path: Path) -> None:
    from grader.grading.preparation import NotPrepared
    from tests.grading.exercises import prepared

    spec = """
    functions:
      f:
        given: n=integers(0, 9).map(lambda n: n / 0)
    """
    with pytest.raises(NotPrepared) as caught:
        prepared(
            tmp_path, dedent(spec).replace("n=integers", "'n=integers").replace("/ 0)", "/ 0)'"), "def f(n): return n"
        )
    assert "task.yaml:5:15: check f, given n: " in str(caught.value)
    assert str(caught.value).splitlines()[2].strip() == "^"
