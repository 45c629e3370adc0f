"""No statement contradicts a case of its row: each is checked by a second, independent reading of what it says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from grader.feedback.diagnosis.changes import CHANGES
from grader.feedback.diagnosis.diagnose import diagnose
from grader.feedback.diagnosis.predicates import ONE, RIGHT_ANSWER, TWO
from grader.feedback.diagnosis.row import Row
from grader.feedback.diagnosis.shapes import SHAPES, Pair
from grader.feedback.messages import MESSAGES
from grader.feedback.texts import placeholders
from grader.feedback.wording.diagnoses import DIAGNOSES
from grader.model.outcome import Outcome, Raised
from grader.model.result import Message
from grader.runner.values import decode, encode

SMALL = st.integers(-2, 3) | st.sampled_from([0.5, 2.0, True, False, None, "", "a", "3"])
LISTS = st.lists(st.integers(-1, 3), max_size=3)
ANSWERS = SMALL | LISTS | LISTS.map(tuple) | LISTS.map(set) | st.lists(LISTS, max_size=2)
RAISED = st.sampled_from([Raised("IndexError", "list index out of range", (), (4,)), Raised("KeyError", "1", (), (5,))])
CHANGED: list[Callable[[Any], Any]] = [change.of for change in CHANGES] + [
    *(lambda v: None, lambda v: v, lambda v: not v, lambda v: v * 3 - 1, lambda v: [7, *v[1:]], lambda v: [*v[:-1], 7]),
    *(lambda v: [*v, 7], lambda v: [*v, 7, *v], lambda v: [7, 8, *v], lambda v: v[::2], lambda v: 7, lambda v: v[1:-1]),
]


@st.composite
def outcomes(draw: Any, right: Any, change: Callable[[Any], Any]) -> Outcome:
    kind = draw(st.sampled_from(["changed"] * 8 + ["any", "raised", "timed_out", "not_run", "same"]))
    printed = str(right) if draw(st.booleans()) else ""
    if kind == "raised":
        return Outcome("raised", raised=draw(RAISED))
    if kind in ("timed_out", "not_run"):
        return Outcome(kind, line=3)
    value = right if kind == "same" else draw(ANSWERS)
    if kind == "changed":
        try:
            value = change(right)
        except Exception:
            value = None
    return Outcome("returned", encode(value), printed=printed)


@st.composite
def rows(draw: Any) -> Row:
    kind = draw(
        st.sampled_from([SMALL, LISTS, st.integers(0, 99), st.lists(st.integers(0, 2), min_size=2, max_size=3)])
    )
    cases = draw(st.lists(st.tuples(kind, SMALL | LISTS), min_size=1, max_size=9, unique_by=repr))
    answers = draw(st.sampled_from([ANSWERS, st.booleans(), st.integers(0, 9), LISTS, st.sampled_from([1, 2, 4, 8])]))
    rights = [draw(answers) for _ in cases]
    change = draw(st.sampled_from(CHANGED))
    wrong = draw(st.sampled_from([p.holds for p in ONE]) | st.just(lambda value: True))
    actual = [
        draw(outcomes(right, change)) if wrong(case[0]) else Outcome("returned", encode(right))
        for case, right in zip(cases, rights, strict=True)
    ]
    expected = [Outcome("returned", encode(right)) for right in rights]
    passed = [one.value == two.value and two.kind == "returned" for one, two in zip(expected, actual, strict=True)]
    return Row(["s", "t"], [encode(case) for case in cases], expected, actual, passed)


def is_true(message: Message, row: Row) -> bool:
    """Read once more, from the encoded row, without the code that found it."""
    run = [i for i in range(len(row.cases)) if row.actual[i].kind != "not_run"]
    failing = [i for i in run if not row.passed[i]]
    arguments = {i: decode(row.cases[i]) for i in run}  # type: ignore[arg-type]
    right = {i: decode(row.expected[i].value) for i in run}
    got = {i: decode(row.actual[i].value) if row.actual[i].kind == "returned" else ... for i in run}
    code, values = message.code, message.values
    if code == "when_both_hold":
        return True  # what follows it is read together
    if code == "when_only_here":
        return len({row.cases[i] for i in failing}) == 1
    if code.startswith("when_"):
        return all(_says(code, values, arguments[i], right[i]) == (i in failing) for i in run)
    if code.startswith("error_"):
        return all(row.actual[i].kind == "raised" for i in failing)
    if code.startswith("timed_out"):
        return all(row.actual[i].kind == "timed_out" for i in failing)
    if code == "returned_none":
        return all(got[i] is None for i in run)
    if code in ("returned_none_where_wrong", "returned_none_printed"):
        return all(got[i] is None and right[i] is not None for i in failing)
    if code == "always_same":
        return len({repr(got[i]) for i in run}) == 1
    if code == "opposite_everywhere":
        return all(got[i] is not right[i] and isinstance(got[i], bool) for i in run)
    if code == "returns_argument":
        place = ["s", "t"].index(str(values["parameter"]))
        return all(repr(got[i]) == repr(arguments[i][place]) for i in failing)
    if code in ("returns_other_type", "returns_set"):
        names = {"NoneType": "None"}
        shown = {names.get(type(got[i]).__name__, type(got[i]).__name__) for i in failing}
        return shown == {values["actual"]}
    return _looks(code, values, [(right[i], got[i]) for i in failing])


def are_true_together(messages: Sequence[Message], row: Row) -> bool:
    """Each is true of all that is wrong, and they are never all true of anything else."""
    for i in range(len(row.cases)):
        if row.actual[i].kind != "not_run":
            arguments, right = decode(row.cases[i]), decode(row.expected[i].value)  # type: ignore[arg-type]
            holds = [_says(message.code, message.values, arguments, right) for message in messages]
            if all(holds) is row.passed[i] or (not row.passed[i] and not all(holds)):
                return False
    return True


def _says(code: str, values: Any, arguments: Any, right: Any) -> bool:
    named = dict(zip(["s", "t"], arguments, strict=True))
    if code == "when_longer":
        return len(named[values["parameter"]]) > values["count"]
    if code == "when_larger":
        return bool(named[values["parameter"]] > 2 ** int(values["limit"][3:]))
    for predicate in ONE:
        if predicate.code == code:
            return predicate.holds(named[values["parameter"]])
    for pair in TWO:
        if pair.code == code:
            return pair.holds(named[values["left"]], named[values["right"]])
    return next(p for p in RIGHT_ANSWER if p.code == code).holds(right)


def _looks(code: str, values: Any, pairs: list[tuple[Any, Any]]) -> bool:
    if code.endswith("_by"):
        sign = 1 if code == "looks_too_large_by" else -1
        return all(got - right == sign * values["offset"] for right, got in pairs)
    if code == "looks_same_value":
        return len({repr(got) for _, got in pairs}) == 1
    if code in {shape.code for shape in SHAPES}:
        return all(_has_shape(code, _plain(right), _plain(got)) for right, got in pairs)
    change = next(change for change in CHANGES if change.code == code)
    return all(_plain(change.of(right)) == _plain(got) for right, got in pairs)


def _has_shape(code: str, right: Any, got: Any) -> bool:
    """Read once more, in other words than in `shapes`."""
    if code in ("looks_true_for_false", "looks_false_for_true"):
        return got is not right and got is (code == "looks_true_for_false")
    if code in ("looks_too_large", "looks_too_small"):
        return bool(got - right > 0) is (code == "looks_too_large") and got != right
    wrong = [n for n, (one, two) in enumerate(zip(right, got, strict=False)) if one != two]
    left, more = list(right), []
    for item in got:
        left.remove(item) if item in left else more.append(item)
    longer = len(got) - len(right)
    reads = {
        "looks_other_order": not left and not more and bool(wrong),
        "looks_first_wrong": longer == 0 and wrong == [0],
        "looks_last_wrong": longer == 0 and wrong == [len(got) - 1],
        "looks_one_wrong": longer == 0 and len(wrong) == 1,
        "looks_more_after": longer > 0 and not wrong,
        "looks_more_before": longer > 0 and got[longer:] == right,
        "looks_ends_early": longer < 0 and not wrong,
        "looks_begins_late": longer < 0 and right[-longer:] == got,
        "looks_something_missing": longer < 0 and not more,
        "looks_something_more": longer > 0 and not left,
        "looks_too_long": longer > 0,
        "looks_too_short": longer < 0,
        "looks_right_length": longer == 0,
    }
    return reads[code]


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, (list, tuple)) else value


@settings(max_examples=400, deadline=None)
@given(rows())
def test_no_statement_contradicts_a_case(row: Row) -> None:
    found = diagnose(row, "f")
    codes = [message.code for message in found]
    both = codes.index("when_both_hold") if "when_both_hold" in codes else None
    for place, message in enumerate(found):
        if both is None or place not in (both + 1, both + 2):
            assert is_true(message, row), message
        assert placeholders(MESSAGES[message.code].text) <= {*message.values, "line"}
    if both is not None:
        assert are_true_together(found[both + 1 : both + 3], row)


def test_every_change_does_what_its_example_says() -> None:
    for change in CHANGES:
        assert _plain(change.of(change.example[0])) == _plain(change.example[1]), change.code


def test_every_shape_is_that_of_its_example_and_of_nothing_right() -> None:
    for shape in SHAPES:
        right, got = shape.example
        assert shape.holds(Pair(right, got)), shape.code
        assert _has_shape(shape.code, right, got), shape.code
        if shape.code != "looks_right_length":
            assert not shape.holds(Pair(right, right)), shape.code
        assert not shape.holds(Pair(right, "text")), shape.code
        assert not shape.holds(Pair(None, {})), shape.code


def test_every_entry_of_the_registries_has_a_text() -> None:
    codes = [entry.code for entry in (*ONE, *TWO, *RIGHT_ANSWER, *CHANGES, *SHAPES)]
    assert len(codes) == len(set(codes))
    assert set(codes) <= set(DIAGNOSES)
