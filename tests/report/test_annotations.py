"""Remarks at lines: the most useful first, and none that a hand-in could turn into something else."""

from __future__ import annotations

import dataclasses
import json
import re

import pytest
from hypothesis import given, settings

from grader.model.result import ExerciseResult, Message, Run, SubmissionResult
from grader.report.annotations import LEVELS, MOST, annotate, github_commands
from grader.report.codequality import document
from tests.report.runs import runs
from tests.report.samples import BEST, FUNCTIONS, RICH, RUN, TAMPERING, UNREADABLE


def of(*submissions: SubmissionResult) -> Run:
    exercise = ExerciseResult("nim", {}, "en", "5b", 14.0, submissions)
    return dataclasses.replace(RUN, exercises=(exercise,))


def test_levels_come_one_after_the_other() -> None:
    levels = [LEVELS.index(one.level) for one in annotate(of(RICH))]
    assert levels == sorted(levels)
    assert set(levels) == {0, 1, 2}


def test_what_is_wrong_comes_before_what_is_missing() -> None:
    errors = [one.title for one in annotate(of(RICH)) if one.level == "error"]
    names = [title.partition(":")[0] for title in errors]
    assert names == [*["najvecja_potenca"] * 2, "razbij", "vsebuje", "razlika", "vsota", "poteza_racunalnik"]
    assert errors[5] == "vsota: missing (0 of 1)"


def test_a_remark_stands_at_the_line_of_the_mistake() -> None:
    found = {one.about: one for one in annotate(of(RICH))}
    assert (found["razbij razbij"].line, found["razbij razbij"].level) == (26, "error")
    assert found["najvecja_potenca forbid.imports math.log2"].line == 7
    assert found["najvecja_potenca forbid.imports math.log2"].column == 16
    assert "(najvecja_potenca -> pomoc -> math.log2)" in found["najvecja_potenca forbid.imports math.log2"].message
    assert "vsebuje([], 0)" in found["vsebuje vsebuje"].message


def test_a_right_hand_in_has_no_errors() -> None:
    assert [one for one in annotate(of(BEST)) if one.level != "notice"] == []


def test_a_file_that_cannot_be_read() -> None:
    (one,) = annotate(of(UNREADABLE))
    assert (one.level, one.line) == ("error", 1)
    assert "colon" in one.message


def test_what_is_to_be_looked_at_is_a_warning() -> None:
    assert [one.about for one in annotate(of(TAMPERING)) if one.level == "warning"][:1] == ["statement_raised"]
    assert "vsebuje forbid.calls " in [one.about for one in annotate(of(TAMPERING)) if one.level == "warning"]


def test_ten_of_a_kind() -> None:
    many = tuple(dataclasses.replace(f, name=f"{f.name}_{i}") for i in range(5) for f in FUNCTIONS)
    commands = github_commands(annotate(of(dataclasses.replace(RICH, functions=many))))
    for level in LEVELS:
        assert 0 < len([one for one in commands if one.startswith(f"::{level} ")]) <= MOST


@pytest.mark.parametrize(
    ("file", "shown"),
    [("a,b:c.py", "file=a%2Cb%3Ac.py,"), ("100%.py", "file=100%25.py,"), ("a\n::b.py", "file=a%0A%3A%3Ab.py,")],
)
def test_properties_are_escaped(file: str, shown: str) -> None:
    assert shown in github_commands(annotate(of(dataclasses.replace(RICH, file=file))))[0]


@given(runs)
@settings(max_examples=40, deadline=None, database=None)
def test_every_command_is_one_line_of_our_own(run: Run) -> None:
    for line in github_commands(annotate(run, "sl")):
        assert re.fullmatch(r"::(error|warning|notice) file=[^,:\n]*(,(line|col)=\d+)*,title=[^,:\n]*::[^\n\r]*", line)


def test_fingerprints_are_different_and_stay_when_lines_move() -> None:
    found = json.loads(document(of(RICH)))
    prints = [one["fingerprint"] for one in found]
    assert len(set(prints)) == len(prints)
    moved = tuple(dataclasses.replace(f, line=f.line + 5 if f.line else None) for f in RICH.functions)
    assert [
        one["fingerprint"] for one in json.loads(document(of(dataclasses.replace(RICH, functions=moved))))
    ] == prints
    assert {one["severity"] for one in found} == {"major", "minor", "info"}
    assert all(one["location"]["path"] == RICH.file for one in found)


def test_notes_of_the_file_are_warnings() -> None:
    told = dataclasses.replace(BEST, problems=(Message("exercise_changed", {"files": "specs/nim.yaml"}),))
    (first, *_) = annotate(of(told), "en")
    assert (first.level, "specs/nim.yaml" in first.message) == ("warning", True)
