"""The words for means that have no name."""

from __future__ import annotations

import pytest

from grader.grading.findings import of_uses
from grader.model.exercise import Rule
from grader.model.inspection import Use
from grader.source.presets import BIG_INTEGERS


@pytest.mark.parametrize(("verb", "severity"), [("forbid", "fail"), ("avoid", "note")])
def test_idioms_are_told_in_words(verb: str, severity: str) -> None:
    rule = Rule(verb, "calls", BIG_INTEGERS, preset="big_integers")  # type: ignore[arg-type]
    (found,) = of_uses("add", [Use(verb, "calls", BIG_INTEGERS[-1], 3)], [rule])  # type: ignore[arg-type]
    assert found.message.code == f"{verb}_big_integers"
    assert found.severity == severity


def test_names_that_were_listed_are_told_as_such() -> None:
    (found,) = of_uses("add", [Use("avoid", "calls", "sum", 3)], [Rule("avoid", "calls", ("sum",))])
    assert found.message.code == "avoid_calls"
