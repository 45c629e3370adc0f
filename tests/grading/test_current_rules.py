"""A stored suite follows the presets of the grader that reads it."""

from __future__ import annotations

from grader.grading.current_rules import with_current_rules
from grader.model.exercise import Exercise, Function, Rule
from grader.source.presets import PRESETS

OLD = Rule("forbid", "calls", ("bin",), preset="numeric")


def test_a_preset_is_expanded_anew() -> None:
    found = with_current_rules(Exercise("e", functions=(Function("f", rules=(OLD,)),), rules=(OLD,)))
    names = tuple(PRESETS["calls"]["numeric"])
    assert found.functions[0].rules == found.rules == (Rule("forbid", "calls", names, preset="numeric"),)


def test_names_that_were_listed_stay() -> None:
    rules = (
        Rule("avoid", "calls", ("sum",)),
        Rule("require", "lines", count=3),
        Rule("forbid", "calls", ("x",), 0, "no"),
    )
    exercise = Exercise("e", functions=(Function("f", rules=rules),))
    assert with_current_rules(exercise) == exercise
