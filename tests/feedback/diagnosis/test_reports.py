"""What the diagnoses say, and about what."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest

from grader.feedback.diagnosis.diagnose import diagnose
from grader.feedback.diagnosis.row import Row
from grader.feedback.messages import MESSAGES
from grader.feedback.texts import placeholders
from grader.model.outcome import SLEPT, Outcome, Raised
from grader.runner.values import encode
from tests.feedback.diagnosis.rows import LISTS, NUMBERS, SEARCHES, WHOLE, Stopped, row_of


def codes(row: Row) -> list[str]:
    found = diagnose(row, "f")
    for message in found:
        entry = MESSAGES[message.code]
        assert placeholders(entry.text) <= {*message.values, "line"}, message
    return [message.code for message in found]


def power(n: int) -> int:
    p = 1
    while 2 * p <= n:
        p *= 2
    return p


def stop(kind: str, line: int | None = None) -> Any:
    raise Stopped(kind, line)


def printed(value: object) -> None:
    print(value)


def swapped(items: list[int]) -> list[int]:
    items[0], items[-1] = items[-1], items[0]
    return items


PAIRS = [(n, m) for n in range(6) for m in range(6)]

REPORTS: list[tuple[str, Callable[..., Any], Callable[..., Any], Any, list[str]]] = [
    ("crashes on the empty list", lambda s: max(s, default=None), lambda s: s[0] and max(s), [*LISTS, ((),)],
     ["error_IndexError", "when_empty"]),
    ("crashes on floats", lambda n: int(n) // 2, lambda n: list(range(int(n) + 1))[n] // 2, [*WHOLE, (2.0,), (3.5,)],
     ["error_TypeError_index", "when_float"]),
    ("crashes with different words", len, lambda s: {}[len(s)], LISTS, ["error_other"]),
    ("never stops", len, lambda s: stop("timed_out", 7), LISTS, ["timed_out"]),
    ("never stops on larger inputs", len, lambda s: len(s) if len(s) < 3 else stop("timed_out", 7), LISTS,
     ["timed_out_larger", "when_longer"]),
    ("grows without end", len, lambda s: stop("out_of_memory"), LISTS, ["out_of_memory"]),
    ("is stopped for several reasons", len, lambda s: stop("out_of_memory" if s else "timed_out"), LISTS,
     ["never_stops"]),
    ("waits for input", len, lambda s: stop("wanted_input", 2), LISTS, ["wanted_input"]),
    ("wrong where one is even and the other larger", lambda n, m: n + m,
     lambda n, m: n - m - 9 if n % 2 == 0 and n < m else n + m, PAIRS, ["when_both_hold", "when_even", "when_smaller"]),
    ("returns nothing", len, lambda s: None, LISTS, ["returned_none"]),
    ("prints a number", len, lambda s: printed(len(s)), LISTS, ["returned_none_printed"]),
    ("prints a list", lambda s: s[::-1], lambda s: printed(s[::-1]), LISTS, ["returned_none_printed"]),
    ("prints the members, so nothing for the empty list", lambda s: s[::-1],
     lambda s: [printed(x) for x in s[::-1]] and None, LISTS, ["returned_none_printed"]),
    ("a tuple by a comma too many", len, lambda s: (len(s),), LISTS, ["looks_wrapped_tuple"]),
    ("a list around the answer", len, lambda s: [len(s)], LISTS, ["looks_wrapped"]),
    ("prints a text", lambda n: f"n={n}", lambda n: printed(f"n={n}"), WHOLE, ["returned_none_printed"]),
    ("prints with words around", len, lambda s: printed(f"Length: {len(s)}."), LISTS, ["returned_none_printed"]),
    ("prints what is wrong, too", len, lambda s: printed(len(s) + 1), LISTS, ["returned_none_printed"]),
    ("prints the wrong ones", lambda s: s[::-1], lambda s: min([printed(x) for x in s], default=None, key=str), LISTS,
     ["returned_none_printed"]),
    ("prints whether", lambda s: len(s) > 1, lambda s: printed(len(s) > 2), LISTS, ["returned_none_printed"]),
    ("prints something else", len, lambda s: printed("done"), LISTS, ["returned_none"]),
    ("None for False", lambda s, x: x in s, lambda s, x: True if x in s else None, SEARCHES,
     ["returned_none_where_wrong", "when_not_in"]),
    ("changes its argument", lambda s: len(s), lambda s: s.append(1) or len(s) - 1, LISTS, ["changes_argument"]),
    ("works on a copy", lambda s: s.append(7), lambda s: (s + [7]) and None, LISTS, ["leaves_argument"]),
    ("always 1", len, lambda s: 1, LISTS, ["always_same"]),
    ("returns its argument", lambda s: sorted(s), lambda s: s, LISTS, ["when_not_rising", "returns_argument"]),
    ("the opposite", lambda s: len(s) > 1, lambda s: len(s) < 2, LISTS, ["opposite_everywhere"]),
    ("one too large", len, lambda s: len(s) + 1, LISTS, ["looks_one_too_large"]),
    ("one too small on odd numbers", lambda n: n, lambda n: n - n % 2, WHOLE, ["when_odd", "looks_one_too_small"]),
    ("always three too large", len, lambda s: len(s) + 3, LISTS, ["looks_too_large_by"]),
    ("the exponent for the power", power, lambda n: power(n).bit_length() - 1, WHOLE[1:], ["looks_exponent"]),
    ("< for <=", power, lambda n: power(n - 1) if n > 1 else 1, WHOLE[2:], ["when_power_of_two", "looks_half"]),
    ("half", lambda n: n * 4, lambda n: n * 2, WHOLE[1:], ["looks_half"]),
    ("the wrong sign of negative numbers", lambda n: n, abs, NUMBERS, ["when_negative", "looks_negated"]),
    ("a text for a number", len, lambda s: str(len(s)), LISTS, ["looks_text_for_number"]),
    ("a number for a text", lambda n: str(n), lambda n: n, WHOLE[10:], ["returns_argument"]),
    ("a number for a text, of a list", lambda s: str(len(s)), len, LISTS, ["looks_number_for_text"]),
    ("column before row", lambda n: (n // 6, n % 6 + 9), lambda n: (n % 6 + 9, n // 6), WHOLE, ["looks_swapped_pair"]),
    ("counts from 1", lambda n: (n // 6, n % 6), lambda n: [n // 6 + 1, n % 6 + 1], WHOLE, ["looks_one_based"]),
    ("reversed", lambda s: [*s, 7, 8], lambda s: [*s, 7, 8][::-1], LISTS, ["looks_reversed"]),
    ("sorted", lambda s: [9, *s, 0], lambda s: sorted([9, *s, 0]), LISTS, ["looks_sorted"]),
    ("the end is missing", lambda s: [*s, 7], lambda s: list(s), LISTS, ["returns_argument"]),
    ("the last is missing", lambda s: [4, *s, 7], lambda s: [4, *s], LISTS, ["looks_last_missing"]),
    ("the first is missing", lambda s: [4, *s, 7], lambda s: [*s, 7], LISTS, ["looks_first_missing"]),
    ("repeats are dropped", lambda s: [*s, 7, *s], lambda s: list(dict.fromkeys([*s, 7, *s])), LISTS,
     ["looks_without_repeats"]),
    ("the length of the list", lambda s: [9, *s, 0], lambda s: len(s) + 2, LISTS, ["looks_length"]),
    ("ends after the first", lambda s: [len(s), 5, 6], lambda s: [len(s)], LISTS, ["looks_first_only_list"]),
    ("a flat list", lambda s: [[x] for x in s], lambda s: list(s), LISTS, ["returns_argument"]),
    ("a flat list of pairs", lambda s: [[x, 1] for x in s], lambda s: [y for x in s for y in (x, 1)], LISTS,
     ["looks_flat"]),
    ("a list too many", lambda s: [7, *s], lambda s: [[7, *s]], LISTS, ["looks_wrapped"]),
    ("a map object", lambda s: [x + 1 for x in s], lambda s: map(abs, s), LISTS, ["returns_lazy"]),
    ("a generator", lambda s: [x + 1 for x in s], lambda s: (x for x in s), LISTS, ["returns_lazy"]),
    ("a set for a list", lambda s: [x + 1 for x in s], lambda s: {x + 1 for x in s}, LISTS, ["returns_set"]),
    ("a function for its result", len, lambda s: len, LISTS, ["returns_function"]),
    ("another type", lambda s: {"n": len(s)}, lambda s: [len(s)], LISTS, ["returns_other_type"]),
    ("wrong beyond 2**53", lambda n: n + 1, lambda n: float(n + 1) + (n > 2**53),
     [(2**k + d,) for k in (3, 20, 52, 54, 60, 63) for d in (0, 2)], ["when_larger"]),
    ("wrong on equal arguments", lambda a, b: a < b, lambda a, b: a <= b, [(a, b) for a in range(5) for b in range(5)],
     ["when_equal"]),
    ("wrong if the first is smaller", lambda a, b: a - b, lambda a, b: max(a - b, 0) * 1,
     [(a, b) for a in range(5) for b in range(5)], ["when_smaller"]),
    ("wrong on repeats", lambda s: len(s), lambda s: len(set(s)), LISTS, ["when_has_repeats"]),
    ("never says True", lambda s: sum(s) % 3 == 1, lambda s: False, LISTS, ["when_answer_true", "always_same"]),
    ("wrong on the answer None", lambda n: n if n % 3 == 1 else None, lambda n: n, WHOLE,
     ["when_answer_none", "returns_argument"]),
    ("wrong on one input of many", lambda n: n, lambda n: 0 if n == 12 else n, WHOLE, ["when_only_here"]),
    ("one and the same value where it is wrong", lambda n: n * n, lambda n: min(n * n, 50), WHOLE[:15],
     ["looks_same_value"]),
    ("True too often", lambda n: n % 6 == 1, lambda n: n % 3 == 1, WHOLE, ["looks_true_for_false"]),
    ("False too often", lambda n: n % 3 == 1, lambda n: n % 3 == 1 and n % 5 > 1, WHOLE, ["looks_false_for_true"]),
    ("too large", lambda n: n, lambda n: n + n % 5 % 3, WHOLE, ["looks_too_large"]),
    ("too small", lambda n: n, lambda n: n - n % 5 % 3, WHOLE, ["looks_too_small"]),
    ("another order", lambda n: [n, 41, 42], lambda n: [42, n, 41], WHOLE, ["looks_other_order"]),
    ("the first is wrong", lambda n: [n, 41, 42], lambda n: [-n - 1, 41, 42], WHOLE, ["looks_first_wrong"]),
    ("the last is wrong", lambda n: (n, 41), lambda n: (n, n), WHOLE, ["looks_last_wrong"]),
    ("one is wrong, here or there", lambda n: [n, 41, 42], lambda n: [n + n % 2, 42 - n % 2, 42], WHOLE,
     ["looks_one_wrong"]),
    ("zeros after it", lambda n: [n, 1], lambda n: [n, 1, *[0] * (n % 3 + 1)], WHOLE, ["looks_more_after"]),
    ("zeros before it", lambda n: str(n), lambda n: str(n).zfill(7), WHOLE, ["looks_more_before"]),
    ("ends too early", lambda n: [n, 1, 2, 3], lambda n: [n, 1], WHOLE, ["looks_ends_early"]),
    ("begins too late", lambda n: [n, 1, n, 3], lambda n: [n, 3], WHOLE, ["looks_begins_late"]),
    ("the even ones are missing", lambda n: [n, 1, n, 3, 4], lambda n: [1, n, 4], WHOLE, ["looks_something_missing"]),
    ("the same twice", lambda n: [n, 77], lambda n: [77, n, n], WHOLE, ["looks_something_more"]),
    ("too long and wrong", lambda n: [n, 41], lambda n: [42, 43, 44 + n], WHOLE, ["looks_too_long"]),
    ("too short and wrong", lambda n: [n, 41, 42], lambda n: [n + 50, 51], WHOLE, ["looks_too_short"]),
    ("the right length", lambda n: [n, 41], lambda n: [n + 50, n + 51], WHOLE, ["looks_right_length"]),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "cases", "expected"), [pytest.param(*r[1:], id=r[0]) for r in REPORTS])
def test_reports(right: Any, wrong: Any, cases: Any, expected: list[str]) -> None:
    row = row_of(right, wrong, cases, unchanged=expected == ["changes_argument"])
    assert codes(row)[: len(expected)] == expected


def test_values_and_lines() -> None:
    row = row_of(max, lambda s: max(s) if s[0] > 2 else 1 // 0, [(s,) for (s,) in LISTS if s], ["seznam"])
    found = diagnose(row, "najvecji")
    assert (found[0].code, found[0].line) == ("error_ZeroDivisionError", 3)
    assert found[0].values["function"] == "najvecji"
    row = row_of(lambda s, t: s + t, lambda s, t: t, [([1], [2]), ([3], [4]), ([3], [5])], ["a", "b"])
    assert diagnose(row, "f")[0].values["parameter"] == "b"
    row = row_of(len, lambda s: [1] * 500, LISTS)
    assert "…" in str(diagnose(row, "f")[0].values["actual"])
    row = row_of(lambda n: n, lambda n: n if n <= 64 else 0, [(n,) for n in range(0, 100, 4)], ["n"])
    assert diagnose(row, "f")[0].values == {"function": "f", "parameter": "n", "limit": "2**6"}


def test_line_is_told_only_if_it_is_always_the_same() -> None:
    raised = [Outcome("raised", raised=Raised("IndexError", "list index out of range", (), (3, n))) for n in (5, 6)]
    row = Row(["s"], [([1],), ([2],)], [Outcome("returned", encode(1))] * 2, raised, [False] * 2)
    assert diagnose(row, "f")[0].line is None
    row.actual = [raised[0]] * 2
    assert diagnose(Row(["s"], row.cases, row.expected, row.actual, row.passed), "f")[0].line == 5


def test_call_that_does_not_fit_the_parameters() -> None:
    error = Outcome("raised", raised=Raised("TypeError", "f() takes 1 positional argument but 2 were given"))
    row = Row(["s", "t"], [(1, 2), (3, 4)], [Outcome("returned", encode(1))] * 2, [error] * 2, [False] * 2)
    assert diagnose(row, "f")[0].values == {"function": "f", "count": 2}


def test_cases_that_were_not_run_say_nothing() -> None:
    outcomes = [Outcome("timed_out", line=4), *[Outcome("not_run")] * 5]
    row = Row(["n"], [(n,) for n in range(6)], [Outcome("returned", encode(1))] * 6, outcomes, [False] * 6)
    assert [(m.code, m.line) for m in diagnose(row, "f")] == [("timed_out", 4)]


def test_a_call_that_sleeps_is_told_from_one_that_loops() -> None:
    outcomes = [Outcome("timed_out", detail=SLEPT), *[Outcome("not_run")] * 5]
    row = Row(["n"], [(n,) for n in range(6)], [Outcome("returned", encode(1))] * 6, outcomes, [False] * 6)
    assert [(m.code, m.line) for m in diagnose(row, "f")] == [("slept", None)]


def test_nan_and_infinity_in_arguments_are_no_trouble() -> None:
    cases = [(x,) for x in (math.nan, math.inf, -math.inf, 0.5, 2.0, 3, None, "a", [math.nan])]
    assert codes(row_of(lambda x: x, lambda x: 0 if isinstance(x, float) else x, cases))[0] == "when_float"


def test_arguments_without_a_name() -> None:
    row = row_of(lambda *a: a[1] > 2, lambda *a: a[1] > 3 or a[1] == 2, [(1, n) for n in range(1, 5)] * 2, [])
    assert all("{" not in str(value) for m in diagnose(row, "f") for value in m.values.values())
