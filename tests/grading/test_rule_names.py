"""Names in rules that never match are told; those that may are not."""

from __future__ import annotations

import pytest

from grader.grading.rule_names import faults_of_rule_names
from grader.model.exercise import Exercise, Function, Rule


def told(name: str, **more: object) -> list[str]:
    rule = Rule("forbid", "calls", (name,), **more)  # type: ignore[arg-type]
    function = Function("f", also=("sumup",), rules=(rule,), line=7)
    return [str(fault) for fault in faults_of_rule_names(Exercise("e", functions=(function,)), ["helper", "sortde"])]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("sortd", "there is no such function. Did you mean sorted?"),
        ("Sum", "there is no such function. Did you mean sum?"),
        ("list.sort", "it is not met by values.sort(…). Write forbid: {methods: [sort]}."),
        ("sort", "there is no such function, and methods are no calls. Write forbid: {methods: [sort]}."),
    ],
)
def test_reports(name: str, said: str) -> None:
    assert told(name) == [f"line 7: forbid: {{calls: [{name}]}}: {said}"]


@pytest.mark.parametrize(
    "name",
    ["sorted", ".sort", "math.fsum", "fsum", "sumup", "sortde", "f", "helper", "int.from_bytes", "random.*", "solve"],
)
def test_stays_silent(name: str) -> None:
    assert told(name) == []


def test_presets_are_not_looked_at() -> None:
    assert told("sortd", preset="numeric") == []


def test_rules_of_the_whole_file_have_no_line() -> None:
    exercise = Exercise(
        "e", functions=(), rules=(Rule("avoid", "calls", ("lenn",)), Rule("avoid", "methods", ("srot",)))
    )
    assert [str(fault) for fault in faults_of_rule_names(exercise, [])] == [
        "avoid: {calls: [lenn]}: there is no such function. Did you mean len?"
    ]
