"""What a statement about a function says, read a second time: from the cases alone, and not as it was found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from grader.feedback.diagnosis.changes import CHANGES
from grader.feedback.diagnosis.predicates import ONE, RIGHT_ANSWER, TWO
from grader.feedback.diagnosis.shapes import SHAPES
from grader.model.outcome import NEVER_STOPS, Outcome
from grader.model.result import Message
from grader.runner.subclasses import plain_of
from grader.runner.values import decode

Pairs = Sequence[tuple[Any, Any]]
"""(right answer, wrong answer)"""


@dataclass
class Case:
    """One call that was run."""

    arguments: tuple[Any, ...]
    expected: Outcome
    actual: Outcome
    passed: bool

    @cached_property
    def right(self) -> Any:
        return plain_of(decode(self.expected.value)) if self.expected.kind == "returned" else ...

    @cached_property
    def got(self) -> Any:
        return plain_of(decode(self.actual.value)) if self.actual.kind == "returned" else ...


def contradicted(messages: Sequence[Message], cases: Sequence[Case], parameters: Sequence[str]) -> list[Message]:
    """Those that some case contradicts."""
    codes = [message.code for message in messages]
    both = codes.index("when_both_hold") if "when_both_hold" in codes else len(codes)
    together = list(messages[both + 1 : both + 3])
    alone = [one for one in messages if is_read(one.code) and not any(one is other for other in together)]
    wrong = [one for one in alone if not is_true(one, cases, parameters)]
    return [*wrong, *(together if not _are_true_together(together, cases, parameters) else [])]


OF_A_CALL = (
    *("error_", "raised_by_program", "parameters_differ", "timed_out", "never_stops", "too_slow", "out_of_memory"),
    *("too_much_output", "wanted_input", "crashed", "changes_argument", "leaves_argument", "returned_none"),
)
ABOUT_ALL = ("when_", "looks_", "returns_", "always_same", "opposite_")


def is_read(code: str) -> bool:
    """Is it about results of calls? What is said of places, of likeness and of relations is not read here."""
    return code.startswith((*OF_A_CALL, *ABOUT_ALL)) and code != "when_both_hold"


def is_true(message: Message, cases: Sequence[Case], parameters: Sequence[str]) -> bool:
    """Of all cases: those that are wrong, or, if it says when, also of those that are right."""
    failing = [case for case in cases if not case.passed]
    code, values = message.code, message.values
    if code.startswith(OF_A_CALL):  # of all that are wrong, or only of the call that is shown
        return any(_happened(code, case) for case in failing)
    if code == "when_only_here":
        return len({repr(case.arguments) for case in failing}) == 1
    if code.startswith("when_"):
        return all(_says(code, values, case, parameters) != case.passed for case in cases)
    return _of_answers(code, values, cases, parameters)


def _happened(code: str, case: Case) -> bool:
    if code.startswith(("error_", "raised_by_program")):
        return case.actual.kind == "raised"
    if code == "parameters_differ":
        return case.actual.raised is not None and not case.actual.raised.lines
    if code.startswith(("timed_out", "never_", "too_slow", "out_of_memory", "too_much_output")):
        return case.actual.kind in NEVER_STOPS
    if code in ("wanted_input", "crashed"):
        return case.actual.kind == code
    if code == "changes_argument":
        return bool(case.actual.after)
    if code == "leaves_argument":
        return bool(case.expected.after and not case.actual.after)
    return case.got is None and case.right is not None


def _of_answers(code: str, values: Any, cases: Sequence[Case], parameters: Sequence[str]) -> bool:
    failing = [case for case in cases if not case.passed]
    if code == "always_same":
        return len({repr(case.got) for case in cases}) == 1
    if code == "looks_same_value":
        return len({repr(case.got) for case in failing}) == 1
    if code == "opposite_everywhere":
        return all(case.got is not case.right and isinstance(case.got, bool) for case in cases)
    if code == "returns_argument":
        place = list(parameters).index(str(values["parameter"]))
        return all(repr(case.got) == repr(plain_of(case.arguments[place])) for case in failing)
    if code.startswith("returns_"):
        named = (getattr(case.got, "type_name", type(case.got).__name__) for case in failing)
        return bool({"None" if name == "NoneType" else name for name in named} == {values["actual"]})
    return looks(code, values, [(case.right, case.got) for case in failing])


def _are_true_together(messages: Sequence[Message], cases: Sequence[Case], parameters: Sequence[str]) -> bool:
    """Each is true of all that is wrong, and they are never all true of anything else."""
    for case in cases if messages else ():
        holds = [_says(message.code, message.values, case, parameters) for message in messages]
        if all(holds) is case.passed:
            return False
    return True


def _says(code: str, values: Any, case: Case, parameters: Sequence[str]) -> bool:
    named = dict(zip(parameters, map(plain_of, case.arguments), strict=False))
    of = {key: named[values[key]] for key in ("parameter", "left", "right") if values.get(key) in named}
    if code == "when_longer":
        return bool(len(of["parameter"]) > values["count"])
    if code == "when_larger":
        return bool(of["parameter"] > 2 ** int(values["limit"][3:]))
    for predicate in ONE:
        if predicate.code == code:
            return "parameter" in of and predicate.holds(of["parameter"])
    for pair in TWO:
        if pair.code == code:
            return "left" in of and "right" in of and pair.holds(of["left"], of["right"])
    return next(p for p in RIGHT_ANSWER if p.code == code).holds(case.right)


def looks(code: str, values: Any, pairs: Pairs) -> bool:
    """Is each wrong answer what the code says, beside the right one?"""
    if code.endswith("_by"):
        sign = 1 if code == "looks_too_large_by" else -1
        return all(got - right == sign * values["offset"] for right, got in pairs)
    if code in {shape.code for shape in SHAPES}:
        return all(has_shape(code, plain(right), plain(got)) for right, got in pairs)
    known = code.replace("_wrapped_tuple", "_wrapped")
    change = next(change for change in CHANGES if change.code == known)
    return all(plain(change.of(right)) == plain(got) for right, got in pairs)


def has_shape(code: str, right: Any, got: Any) -> bool:
    """Read in other words than in `shapes`."""
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


def plain(value: Any) -> Any:
    """With lists for tuples."""
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value
