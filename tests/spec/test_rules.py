from __future__ import annotations

import pytest

from grader.model.exercise import Rule
from grader.source.presets import PRESETS

from .folder import Folder

NUMERIC = PRESETS["calls"]["numeric"]


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        pytest.param(
            "forbid: {imports: numeric, calls: numeric}",
            [
                Rule("forbid", "imports", PRESETS["imports"]["numeric"], preset="numeric"),
                Rule("forbid", "calls", NUMERIC, preset="numeric"),
            ],
            id="presets",
        ),
        pytest.param("avoid: {calls: sum}", [Rule("avoid", "calls", ("sum",))], id="one name"),
        pytest.param("avoid: {calls: 'sum, max'}", [Rule("avoid", "calls", ("sum", "max"))], id="names with commas"),
        pytest.param(
            "avoid: {calls: [eval, big_integers, .sort]}",
            [
                Rule("avoid", "calls", PRESETS["calls"]["big_integers"], preset="big_integers"),
                Rule("avoid", "calls", ("eval", ".sort")),
            ],
            id="a preset among names",
        ),
        pytest.param("forbid: {methods: [.sort, index]}", [Rule("forbid", "methods", ("sort", "index"))], id="methods"),
        pytest.param("require: {recursion: yes}", [Rule("require", "recursion")], id="recursion"),
        pytest.param("require: {recursion: no, lines: 9}", [Rule("require", "lines", count=9)], id="lines alone"),
        pytest.param("forbid: {syntax: ['{:b}', for]}", [Rule("forbid", "syntax", ("{:b}", "for"))], id="syntax"),
    ],
)
def test_rules(folder: Folder, line: str, rules: list[Rule]) -> None:
    assert list(folder.function(f"given: n=integers()\n{line}").rules) == rules


@pytest.mark.parametrize("line", ["avoid: {calls: big_intgers}", "forbid: {imports: numerik}", "avoid: {calls: 'a b'}"])
def test_names_that_are_none(folder: Folder, line: str) -> None:
    fault = folder.fault_of(f"given: n=integers()\n{line}")
    assert fault.line == 5


def test_rules_of_the_whole_file(folder: Folder) -> None:
    exercise = folder.load(folder.spec_of("given: n=integers()") + "prefer: {syntax: comprehension}\n")
    assert exercise.rules == (Rule("prefer", "syntax", ("comprehension",)),)
