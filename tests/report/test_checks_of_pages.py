"""What a page says of checks and marks in the source: names in words, what costs nothing, where testing stopped."""

from __future__ import annotations

import dataclasses

from grader.model.result import CheckResult, Counterexample, Message
from grader.report.html.function_view import costly_lines_of
from tests.report.samples import FORBIDDEN
from tests.report.test_pages import one, page_of


def test_checks_are_named_by_their_titles() -> None:
    first, second = FORBIDDEN.checks
    titled = dataclasses.replace(
        FORBIDDEN, checks=(first, dataclasses.replace(second, title={"sl": "ne<cela", "en": "with decimals"}))
    )
    english, slovenian = (page_of(titled, language).text for language in ("en", "sl"))
    assert "with decimals" in english
    assert "ne<cela" in slovenian
    assert "whole" in english
    assert "real" not in english.partition("Source code")[0]


def test_only_what_costs_points_marks_its_line_as_wrong() -> None:
    free = CheckResult("c", "failed", 0.0, 0.0, failed=1, cases=2, diagnosis=(Message("never_stops", line=5),))
    noted = dataclasses.replace(one(free, "passed"), notes=(Message("note_printed", line=4),))
    assert costly_lines_of(noted) == set()
    costly = dataclasses.replace(free, out_of=1.0, diagnosis=(Message("never_stops", line=6),))
    assert costly_lines_of(dataclasses.replace(noted, checks=(free, costly), findings=FORBIDDEN.findings)) == {6, 7}


def test_cases_stop_where_a_call_does_not_end() -> None:
    call = Counterexample("f(2)", "1", "")
    hung = CheckResult("c", "failed", 0.0, 1.0, cases=2, failed=1, reason="timed_out", counterexample=call)
    assert "Right on 1 case; the next does not end in time" in page_of(one(hung)).text
    slow = dataclasses.replace(hung, counterexample=None)
    assert "Right on 1 of 2 cases." in page_of(one(slow)).text
