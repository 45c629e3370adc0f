"""What a student reads in the terminal."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings

from grader.report.screen import Screen
from grader.report.terminal import render
from tests.report.runs import runs
from tests.report.samples import BEST, FORBIDDEN, MISSING, PASSED, RICH, UNREADABLE, WRONG

PIPE = Screen()


def test_one_line_a_function_then_the_total() -> None:
    lines = render(BEST, "en", "nim", PIPE).splitlines()
    assert lines == [
        "submissions/nim/Ana Kovač.py (nim)",
        "  ✓ najvecja_potenca   3 of 3  right",
        "  ✓ razbij             2 of 2  right",
        "  ✓ vsebuje            1 of 1  right",
        "  ✓ razlika            2 of 2  right",
        "  ✓ vsota              1 of 1  right",
        "  ✓ zdruzi_sezname     2 of 2  right",
        "  ✓ poteza_racunalnik  3 of 3  right",
        "Total: 14 of 14, bonus 3 of 3",
    ]


def test_whose_helpers_were_at_work_is_said_below_the_function() -> None:
    helped = replace(PASSED, checks=tuple(replace(check, helpers_of_reference=True) for check in PASSED.checks))
    lines = render(replace(RICH, functions=(helped, MISSING)), "en", "nim", PIPE).splitlines()
    place = next(n for n, line in enumerate(lines) if line.lstrip("✓ ").startswith(PASSED.name))
    assert lines[place + 1] == "    judged with right helper functions in place of yours"
    assert "in place of yours" not in render(replace(RICH, functions=(PASSED, MISSING)), "en", "nim", PIPE)


def test_what_is_left_to_the_teacher_is_not_called_wrong() -> None:
    left = replace(MISSING, name="late", status="blocked", points=None, out_of=0.0, notes=())
    shown = render(replace(RICH, functions=(PASSED, WRONG, left)), "en", "nim", PIPE)
    assert "left to your teacher's grading" in shown
    assert "not right yet" not in shown


def test_the_one_thing_to_look_at_next() -> None:
    shown = render(replace(RICH, functions=(WRONG, MISSING)), "en", "nim", PIPE)
    assert "    razlika([16, 4, 2], [4, 1])\n" in shown
    assert "    Expected:" in shown
    assert "vsote" not in shown
    assert shown.endswith("1 more function is not right yet; --all shows everything.")


@pytest.mark.parametrize(
    ("functions", "first"),
    [((MISSING, WRONG), "razlika"), ((MISSING,), "vsota"), ((FORBIDDEN, WRONG), "najvecja_potenca")],
    ids=["wrong before missing", "missing alone", "in the order of the exercise"],
)
def test_what_comes_first(functions: tuple[object, ...], first: str) -> None:
    shown = render(replace(RICH, functions=functions), "en", "nim", PIPE)  # type: ignore[arg-type]
    assert re.findall(r"^(\w+)(?: \[line \d+\])?:$", shown, re.MULTILINE) == [first]


def test_what_is_not_allowed_comes_before_what_is_wrong_besides() -> None:
    shown = render(replace(RICH, functions=(FORBIDDEN,)), "en", "nim", PIPE)
    places = [shown.index(text) for text in ("math.log2)", "And besides, it is not right yet.", "potenca(1.5)")]
    assert places == sorted(places)


def test_what_is_right_but_for_a_rule_is_not_wrong_besides() -> None:
    passed = tuple(replace(check, status="passed", counterexample=None) for check in FORBIDDEN.checks)
    free = (passed[0], replace(FORBIDDEN.checks[1], out_of=0.0))
    for checks in (passed, free):
        shown = render(replace(RICH, functions=(replace(FORBIDDEN, checks=checks),)), "en", "nim", PIPE)
        assert "math.log2)" in shown
        assert "besides" not in shown
        assert "potenca(1.5)" not in shown


def test_everything_on_request() -> None:
    shown = render(RICH, "en", "nim", PIPE, everything=True)
    for text in ("math.log2", "razbij(0)", "vsebuje([], 0)", "razlika([16, 4, 2], [4, 1])", "zdruzi_sezname:", "bonus"):
        assert text in shown
    assert "--all" not in shown


def test_one_function_alone() -> None:
    shown = render(RICH, "en", "nim", PIPE, only="vsebuje")
    assert "vsebuje([], 0)" in shown
    assert "razlika" not in shown
    assert "Total" not in shown


def test_inputs_of_a_hidden_check_are_not_shown() -> None:
    check = replace(WRONG.checks[1], hidden=True)
    shown = render(replace(RICH, functions=(replace(WRONG, checks=(check,)),)), "en", "nim", PIPE, everything=True)
    assert "The inputs of this check are not shown." in shown
    assert "[16" not in shown


def test_a_file_that_cannot_be_read_tells_only_that() -> None:
    shown = render(UNREADABLE, "en", "nim", PIPE)
    assert "  A colon seems to be missing at the end of line 1." in shown.splitlines()
    assert shown.endswith("Total: 0 of 14, bonus 0 of 3")


def test_points_that_are_not_known() -> None:
    shown = render(RICH, "en", "nim", PIPE)
    assert "Total: at least 3 of 14" in shown
    assert "? poteza_racunalnik" in shown


def test_a_narrow_terminal() -> None:
    shown = render(replace(RICH, functions=(WRONG, PASSED)), "en", "nim", Screen(width=30))
    assert "  ◐ razlika\n    1 of 2, partly right\n" in shown
    assert "    Arguments after the call,\n    expected:\n      [16, 4, 2], [4, 1]\n" in shown
    long = [line.strip() for line in shown.splitlines() if len(line) > 30]
    assert long == ["submissions/nim/Novak Žiga.py (nim)", "razlika([16, 4, 2], [4, 1])"]


def test_calls_of_several_lines() -> None:
    shown = replace(WRONG.checks[1].counterexample, call="f(1)\nf(2)")  # type: ignore[type-var]
    function = replace(WRONG, checks=(replace(WRONG.checks[1], counterexample=shown),))
    assert "    f(1)\n    f(2)\n" in render(replace(RICH, functions=(function,)), "en", "nim", PIPE)


@given(runs)
@settings(max_examples=40, deadline=None, database=None)
def test_nothing_of_a_result_commands_the_terminal(run: object) -> None:
    for part in run.exercises:  # type: ignore[attr-defined]
        for submission in part.submissions:
            for everything in (False, True):
                shown = render(submission, "sl", part.exercise, Screen(width=60), everything=everything)
                assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069]", shown)
