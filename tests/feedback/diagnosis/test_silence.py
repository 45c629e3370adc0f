"""Where nothing is certain, nothing is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grader.feedback.diagnosis.argument import look_for_argument
from grader.feedback.diagnosis.changed import look_for_changed_argument
from grader.feedback.diagnosis.constant import look_for_constant
from grader.feedback.diagnosis.crash import look_for_crash
from grader.feedback.diagnosis.diagnose import diagnose
from grader.feedback.diagnosis.kind import Diagnosis
from grader.feedback.diagnosis.looks import look_for_change
from grader.feedback.diagnosis.nothing import look_for_none, look_for_printed_answer
from grader.feedback.diagnosis.opposite import look_for_opposite
from grader.feedback.diagnosis.row import Row
from grader.feedback.diagnosis.shapes import look_for_shape
from grader.feedback.diagnosis.stopped import look_for_stop
from grader.feedback.diagnosis.types import look_for_type
from grader.feedback.diagnosis.when import look_when, look_when_only_here
from grader.model.outcome import Outcome
from grader.runner.values import encode
from tests.feedback.diagnosis.rows import LISTS, SEARCHES, WHOLE, Stopped, row_of


def stop(kind: str) -> Any:
    raise Stopped(kind)


def said(value: object, result: object = None) -> Any:
    print(value)
    return result


SILENT: list[tuple[str, Diagnosis, Callable[..., Any], Callable[..., Any], Any]] = [
    ("some failing cases return", look_for_crash, len, lambda s: s[3] if len(s) != 1 else 7, LISTS[:6]),
    ("two kinds of exceptions", look_for_crash, len, lambda s: s[9] if s else {}[1], LISTS),
    ("stopped here, wrong there", look_for_stop, len, lambda s: stop("timed_out") if s else 7, LISTS),
    ("a crash is not stopping", look_for_stop, len, lambda s: s[9], LISTS),
    ("one of the answers is not printed", look_for_printed_answer, len, lambda s: said(len(s)) if s else None, LISTS),
    ("printed and returned something else", look_for_printed_answer, len, lambda s: said(len(s), 9), LISTS),
    ("words without it", look_for_printed_answer, len, lambda s: said("none" + "!" * len(s) if s else ""), LISTS),
    ("the same words always", look_for_printed_answer, len, lambda s: said("step 1"), LISTS),
    ("None at times, and other numbers", look_for_printed_answer, lambda s: len(s) + 1,
     lambda s: said(len(s)) if s else 1, LISTS),
    ("a word where a text is expected", look_for_printed_answer, str, lambda s: said("done" + "!" * len(s)), LISTS),
    ("None here, wrong there", look_for_none, len, lambda s: None if s else 7, LISTS),
    ("None is right", look_for_none, lambda s: s or None, lambda s: None if len(s) < 3 else 7, [([],), ([1, 2, 3],)]),
    ("one answer is different", look_for_constant, len, lambda s: 2 if s else 1, LISTS),
    ("one answer is right for all", look_for_constant, lambda s: 2, lambda s: 1, LISTS),
    ("two cases", look_for_constant, len, lambda s: 2, LISTS[:2]),
    ("a map object is not one value", look_for_constant, len, lambda s: [map(abs, s)], LISTS),
    ("one argument is changed a little", look_for_argument, sorted, lambda s: s if len(s) < 4 else [*s, 1], LISTS),
    ("one failing case", look_for_argument, sorted, lambda s: s, LISTS[:5]),
    ("the first here, the second there", look_for_argument, lambda s, t: 0, lambda s, t: s if s > t else t,
     [(n, m) for n in (1, 2, 3) for m in (1, 2, 3)]),
    ("some are right", look_for_opposite, lambda s: len(s) > 1, lambda s: len(s) < 2 or len(s) > 3, LISTS),
    ("numbers for bools", look_for_opposite, lambda s: len(s) > 1, lambda s: int(len(s) < 2), LISTS),
    ("only True is ever right", look_for_opposite, lambda s: True, lambda s: False, LISTS),
    ("the same type", look_for_type, len, lambda s: len(s) + 1, LISTS),
    ("several types", look_for_type, len, lambda s: str(s) if s else None, LISTS),
    ("a float for a whole number is a wrong value", look_for_type, len, lambda s: len(s) + 0.5, LISTS),
    ("one too large here, two there", look_for_change, len, lambda s: len(s) + 1 + (len(s) > 3), LISTS),
    ("one wrong answer", look_for_change, lambda n: n, lambda n: n + 1 if n == 7 else n, WHOLE),
    ("True for 1 too much", look_for_change, lambda n: 0, lambda n: True, WHOLE),
    ("reversed here, sorted there", look_for_change, lambda s: [*s, 5, 9, 7],
     lambda s: [*s, 5, 9, 7][::-1] if s else [5, 7, 9], LISTS),
    ("far too large by chance", look_for_change, lambda n: n, lambda n: n + 3 if n in (4, 5) else n, WHOLE),
    ("an argument changes, the result is wrong", look_for_changed_argument, len, lambda s: s.append(1) or 99, LISTS),
    ("one failing case says nothing of when", look_when, len, lambda s: len(s) if s else 1, LISTS),
    ("one passing case says nothing of when", look_when, len, lambda s: 0, LISTS),
    ("no statement separates", look_when, lambda n: n, lambda n: 0 if n in (5, 9, 12, 14) else n, WHOLE),
    ("two wrong cases", look_for_shape, lambda n: n, lambda n: n + n if n in (3, 4) else n, WHOLE),
    ("too large here, too small there", look_for_shape, lambda n: n, lambda n: n + 1 - n % 3, WHOLE),
    ("True for False, and the other way round", look_for_shape, lambda n: n % 3 == 1, lambda n: n % 5 == 1, WHOLE),
    ("longer here, shorter there", look_for_shape, lambda n: [n, n], lambda n: [n] * (n % 2 * 2 + 1), WHOLE),
    ("a text for a list", look_for_shape, lambda n: [n, n], lambda n: str(n), WHOLE),
    ("nothing could be in both", look_for_shape, lambda n: [], lambda n: [n] * (n % 3), WHOLE),
    ("two wrong inputs", look_when_only_here, lambda n: n, lambda n: 0 if n in (5, 9) else n, WHOLE),
    ("a wrong one of few", look_when_only_here, lambda n: n, lambda n: 0 if n == 5 else n, WHOLE[:9]),
    ("nearly always on the odd", look_when, lambda n: n, lambda n: 0 if n % 2 and n != 7 else n, WHOLE),
    ("the odd and one more", look_when, lambda n: n, lambda n: -1 if n % 2 or n == 4 else n, WHOLE),
]  # fmt: skip


@pytest.mark.parametrize(("look", "right", "wrong", "cases"), [pytest.param(*row[1:], id=row[0]) for row in SILENT])
def test_silence(look: Diagnosis, right: Any, wrong: Any, cases: Any) -> None:
    row = row_of(right, wrong, cases, unchanged=look is look_for_changed_argument)
    assert row.failing
    assert look(row) is None


def test_nothing_is_said_of_a_row_without_a_mistake() -> None:
    assert diagnose(row_of(len, len, LISTS), "f") == ()


def test_nothing_is_said_where_nothing_was_run() -> None:
    row = Row(["s"], [([],)], [Outcome("returned", encode(0))], [Outcome("not_run")], [False])
    assert diagnose(row, "f") == ()


@pytest.mark.parametrize("wrong", [lambda s, x: 1, lambda s, x: len(s) + 1, lambda s, x: [len(s)]])
def test_where_a_relation_judges_the_expected_value_is_only_one_of_many(wrong: Any) -> None:
    row = row_of(lambda s, x: len(s), wrong, SEARCHES, relation=True)
    assert not [m.code for m in diagnose(row, "f") if not m.code.startswith("when_")]
    assert not [m.code for m in diagnose(row, "f") if m.code.startswith("when_answer")]


def test_right_results_are_not_said_to_look_like_anything() -> None:
    row = row_of(sorted, lambda s: (s.append(1), sorted(s[:-1]))[1], LISTS, unchanged=True)
    assert [m.code for m in diagnose(row, "f")] == ["changes_argument"]
    assert look_for_change(row) is None


def test_a_function_that_works_in_place_is_not_told_to_leave_its_argument_alone() -> None:
    row = row_of(lambda s: s.append(1) if s else None, lambda s: s.append(1), LISTS, unchanged=True)
    assert "changes_argument" not in [m.code for m in diagnose(row, "f")]


def hidden_beyond(row: Row, limit: int) -> Row:
    """The same row, where the cases with numbers beyond a limit are hidden."""
    hidden = [row.arguments(i)[0] > limit for i in range(len(row.cases))]  # type: ignore[operator]
    return Row(row.parameters, row.cases, row.expected, row.actual, row.passed, hidden=hidden)


def test_a_statement_that_a_hidden_case_contradicts_is_not_made() -> None:
    always = row_of(lambda n: n, lambda n: 7 if n < 20 else n + 1, WHOLE)
    assert diagnose(hidden_beyond(always, 19), "f") == ()
    odd = row_of(lambda n: n, lambda n: n + n % 2 if n < 20 else n + 1, WHOLE)
    assert [m.code for m in diagnose(hidden_beyond(odd, 19), "f")] == ["looks_one_too_large"]


def test_nothing_is_said_because_of_hidden_cases_alone() -> None:
    row = row_of(lambda n: n, lambda n: n if n <= 16 else -n, WHOLE)
    assert diagnose(row, "f")
    assert diagnose(hidden_beyond(row, 16), "f") == ()


def test_what_holds_for_hidden_cases_too_is_said() -> None:
    longer = row_of(len, lambda s: min(len(s), 1), LISTS)
    hidden = [len(row) > 3 for (row,) in LISTS]
    row = Row(longer.parameters, longer.cases, longer.expected, longer.actual, longer.passed, hidden=hidden)
    assert [m.code for m in diagnose(row, "f")] == ["when_more_than_one", "looks_same_value"]
