"""How a status looks: a sign and a tone, because a colour alone tells nothing to those who do not see it."""

from __future__ import annotations

from dataclasses import dataclass

from grader.model.result import CheckResult, FunctionResult


@dataclass(frozen=True)
class Verdict:
    """`tone` is a class of the style sheet; `code` the message that says it in words."""

    sign: str
    tone: str
    code: str


VERDICTS: dict[str, Verdict] = {
    "passed": Verdict("✓", "right", "status_passed"),
    "partial": Verdict("◐", "partly", "status_partial"),
    "failed": Verdict("✗", "wrong", "status_failed"),
    "forbidden": Verdict("⊘", "banned", "status_forbidden"),
    "missing": Verdict("–", "absent", "status_missing"),
    "not_done": Verdict("○", "absent", "status_not_done"),
    "blocked": Verdict("…", "absent", "status_blocked"),
    "not_graded": Verdict("?", "open", "status_not_graded"),
    "unreadable": Verdict("∅", "absent", "status_unreadable"),
}
BY_HAND = "verdict_by_hand"
"""what the grader found stands behind it; the colour is that of the points"""
DECIDED: dict[str, Verdict] = {tone: Verdict("✎", tone, BY_HAND) for tone in ("right", "partly", "wrong")}
SUBMISSION_VERDICTS: dict[str, Verdict] = {
    "graded": Verdict("✓", "right", "submission_graded"),
    "not_graded": Verdict("?", "open", "submission_not_graded"),
    "unreadable": Verdict("✗", "wrong", "submission_unreadable"),
}
# A note has none: its own text says that it costs nothing.
SEVERITIES: dict[str, Verdict] = {
    "fail": Verdict("⊘", "banned", "severity_fail"),
    "warn": Verdict("!", "partly", "severity_warn"),
}


def verdict_of(function: FunctionResult) -> Verdict:
    """Of the grader, or of the teacher where he has decided its points."""
    if function.override is None or function.points is None:
        return VERDICTS[function.status]
    if function.points >= function.out_of:
        return DECIDED["right"]
    return DECIDED["partly" if function.points else "wrong"]


def is_wrong_besides(function: FunctionResult) -> bool:
    """Whether it breaks a rule, and would not be right without that either: then both can be mended at once."""
    wrong = any(check.status == "failed" and check.out_of > 0 and not check.bonus for check in function.checks)
    return function.status == "forbidden" and wrong


def stopped_there(check: CheckResult) -> bool:
    """Whether it failed on a single case that does not end: after that no further case is asked."""
    return check.reason == "timed_out" and check.failed == 1 and check.counterexample is not None
