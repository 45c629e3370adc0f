"""What makes cases weak: answers that are all alike, and kinds of answers that hardly occur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grader.model.exercise import Check, Function
from grader.model.outcome import Outcome
from grader.runner.values import decode
from grader.suite.candidates import FunctionCandidates
from grader.suite.faults import Fault
from grader.suite.size import shown

LEAST_OF_A_KIND = 3
A_VALUE = "a value"
FEW_CASES = 10
"""With fewer cases nothing is said of their kinds."""


def of_kinds(function: Function, found: FunctionCandidates, outcomes: Sequence[Outcome]) -> list[Fault]:
    """Checks whose expected outcomes are one-sided: all True, or a kind that hardly occurs."""
    faults = []
    for check in function.checks:
        positions = found.checks.get(check.name, ())
        if check.kind != "equal" or len(positions) < FEW_CASES:
            continue
        answers = [outcomes[position] for position in positions]
        kinds = Counter(map(_kind, answers))
        if len({_told(check, answer) for answer in answers}) == 1:
            faults.append(_one_sided(check, answers))
        elif check.name not in found.whole:
            faults += [
                _rare(check, kind, count, len(answers)) for kind, count in kinds.items() if _is_rare(kind, count)
            ]
    return faults


def _one_sided(check: Check, answers: Sequence[Outcome]) -> Fault:
    kind = _kind(answers[0])
    answer = shown(decode(answers[0].value)) if kind == A_VALUE else kind
    other = {"True": "False", "False": "True"}.get(kind, "another answer")
    message = f"check {check.name}: the answer is {answer} on all {len(answers)} cases. Add cases with {other}."
    return Fault("one_sided", check.line, message, "warning")


def _is_rare(kind: str, count: int) -> bool:
    return kind != A_VALUE and count < LEAST_OF_A_KIND


def _rare(check: Check, kind: str, count: int, total: int) -> Fault:
    message = (
        f"check {check.name}: the answer is {kind} on {count} of {total} cases only. Add examples of it, or make such "
        "cases more frequent in `given`."
    )
    return Fault("rare_answer", check.line, message, "warning")


def _told(check: Check, outcome: Outcome) -> tuple[object, ...]:
    """What a check can tell answers apart by."""
    printed = outcome.printed if check.prints else ""
    value = b"" if check.compare.mode == "ignored" else outcome.value
    return _kind(outcome), value, outcome.after, printed, outcome.lines_read if check.input is not None else 0


def _kind(outcome: Outcome) -> str:
    if outcome.kind == "raised" and outcome.raised is not None:
        return outcome.raised.type
    if outcome.kind != "returned":
        return outcome.kind
    value = decode(outcome.value) if len(outcome.value) == 1 else ...
    return repr(value) if value is None or isinstance(value, bool) else A_VALUE
