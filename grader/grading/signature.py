"""A digest of what a function does wrong: equal for all that behave alike where it counts, whatever their sources.

What is right is not told apart, so that neither an order that does not count nor one of several right answers makes a
difference. It ends at the first case that never stops, as no case after it is asked. Chance makes no difference either:
it is fixed before each call.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from grader.checks.remembered import remembered
from grader.compare.order import key
from grader.grading.rows import Row
from grader.model.exercise import Function
from grader.model.outcome import NEVER_STOPS, Outcome
from grader.runner.subclasses import plain_of
from grader.runner.values import BadEncoding, Foreign, decode

LENGTH = 16
_ANY_ORDER = ("unordered", "set")


def signature_of(row: Row) -> str:
    """Of a row that was judged; "" where nothing is wrong."""
    if row.as_expected:
        return ""
    failed = [(p, v.reason) for verdicts in row.verdicts.values() for p, v in verdicts.items() if not v.passed]
    without_call = {f"{p} {why}" for p, why in failed if row.outcomes[p].kind == "not_run" and why != "not_run"}
    return _digest([*wrong_parts(row.function, row.outcomes, {p for p, _ in failed}), *sorted(without_call)])


def digest_of(function: Function, outcomes: Mapping[int, Outcome], failing: Collection[int]) -> str:
    """Of outcomes by position, of which those at `failing` are wrong; "" if there are none."""
    return _digest(wrong_parts(function, outcomes, failing))


def _digest(parts: list[str]) -> str:
    if not parts:
        return ""
    return hashlib.sha256("\n".join(parts).encode("utf-8", "backslashreplace")).hexdigest()[:LENGTH]


def wrong_parts(function: Function, outcomes: Mapping[int, Outcome], failing: Collection[int]) -> list[str]:
    """A text for each wrong outcome, in the order of the cases."""
    parts = []
    counting = _Counting.of(function)
    for position in sorted(failing):
        outcome = outcomes[position]
        if outcome.kind == "not_run":
            continue
        parts.append(f"{position} {_told(counting, outcome)}")
        if outcome.kind in NEVER_STOPS:
            break
    return parts


@dataclass(frozen=True)
class _Counting:
    """What of an outcome counts for some check of the function."""

    result: bool
    order: bool
    arguments: bool
    printed: bool

    @classmethod
    def of(cls, function: Function) -> _Counting:
        modes = {check.compare.mode for check in function.checks}
        return cls(
            result=not modes <= {"ignored"},
            order=modes.isdisjoint(_ANY_ORDER),
            arguments="ignored" in modes or any(check.arguments == "unchanged" for check in function.checks),
            printed=any(check.prints is not None for check in function.checks),
        )


def _told(counting: _Counting, outcome: Outcome) -> str:
    if outcome.kind in NEVER_STOPS:
        return "never stops"
    if outcome.kind == "raised" and outcome.raised is not None:
        return f"raised {outcome.raised.type}"
    if outcome.kind != "returned":
        return outcome.kind
    texts = [_value(outcome.value, not counting.order) if counting.result else ""]
    if outcome.after and counting.arguments:
        texts.append(_value(outcome.after, False))
    if counting.printed:
        texts.append(repr(outcome.printed))
    return " ".join(texts)


@remembered(20_000)
def _value(data: bytes, any_order: bool) -> str:
    try:
        value = plain_of(decode(data))
    except BadEncoding:
        return "unreadable"
    if any_order and isinstance(value, (list, tuple)):
        value = sorted(value, key=key)
    return repr(_plain(value))


def _plain(value: object) -> object:
    """With what counts as equal written alike: lists and tuples, whole numbers of any type."""
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return ("set", [_plain(item) for item in sorted(value, key=key)])
    if isinstance(value, dict):
        return ("dict", [(_plain(k), _plain(value[k])) for k in sorted(value, key=key)])
    if isinstance(value, float):
        whole = value == value and abs(value) < 2**53 and value == int(value)
        return int(value) if whole else f"{value:.12g}"
    if isinstance(value, Foreign):
        return ("foreign", value.type_name, value.text)
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 10_000:
        return hex(value)
    return value
