"""What a call read, where that is all it can be judged by: an interactive function whose result does not count."""

from __future__ import annotations

from grader.checks.verdict import Verdict
from grader.model.exercise import Check
from grader.model.outcome import Outcome
from grader.model.result import Message

ENDS_ITSELF = Verdict(True, notes=(Message("error_SystemExit"),))


def is_an_end(check: Check, outcome: Outcome) -> bool:
    """Did a game that need not return anything end by `exit()`? It has said all it had to say, as one that returns."""
    if check.input is None or check.compare.mode != "ignored" or outcome.raised is None:
        return False
    return "SystemExit" in (outcome.raised.type, *outcome.raised.bases)


def of_reading(check: Check, expected: Outcome, actual: Outcome) -> Verdict | None:
    """A failure if the call ended before all that the reference reads was read, or asked for more."""
    if check.input is None or check.compare.mode != "ignored":
        return None
    if actual.lines_read < expected.lines_read:
        return Verdict(False, "read_too_little")
    if actual.lines_read > expected.lines_read or (actual.starved and not expected.starved):
        return Verdict(False, "read_too_much")
    return None
