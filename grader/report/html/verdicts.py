"""How a status looks: a sign and a tone, because a colour alone tells nothing to those who do not see it."""

from __future__ import annotations

from dataclasses import dataclass


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
