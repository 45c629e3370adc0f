"""A result that is one and the same object at each call: the next call changes what the caller keeps of this one."""

from __future__ import annotations

from grader.checks.verdict import Verdict
from grader.model.exercise import Check
from grader.model.outcome import Outcome

REASON = "shared_result"


def of_sharing(check: Check, expected: Outcome, actual: Outcome) -> Verdict | None:
    """A failure where the reference gives back a new object and the result counts."""
    if not actual.shared or expected.shared or check.compare.mode in ("ignored", "truthy"):
        return None
    return Verdict(False, REASON)
