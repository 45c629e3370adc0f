"""What is told of top-level statements that were left out: the cause once, not all that came of it."""

from __future__ import annotations

from grader.grading.notes import of_loading
from grader.model.inspection import Definition
from grader.model.result import Message
from grader.runner.loaded import Loaded, Skipped

DEFINITIONS = {name: Definition(name, line, line, "value") for name, line in (("x", 1), ("y", 2), ("late", 9))}


def lacks(name: str, line: int) -> Skipped:
    return Skipped(line, line, "raised", "NameError", f"name '{name}' is not defined")


def test_what_comes_of_a_cause_is_only_counted() -> None:
    cause = Skipped(1, 1, "raised", "ValueError", "no number")
    told = of_loading(Loaded(skipped=(cause, lacks("x", 2), lacks("y", 4))), [], DEFINITIONS)
    assert [message.code for message in told] == ["statement_raised", "left_out_too"]
    assert told[1] == Message("left_out_too", {"count": 2, "line": 2}, 2)


def test_a_statement_that_was_stopped_is_a_cause_too() -> None:
    told = of_loading(Loaded(skipped=(lacks("x", 3),)), [((1, 1), "timed_out", 1)], DEFINITIONS)
    assert [message.code for message in told] == ["statement_endless", "left_out_too"]


def test_other_names_that_are_not_known_are_told_each() -> None:
    unknown = (lacks("nowhere", 2), lacks("late", 3), Skipped(4, 4, "raised", "NameError", "odd words"))
    told = of_loading(Loaded(skipped=unknown), [], DEFINITIONS)
    assert [message.code for message in told] == ["statement_raised"] * 3
