"""Equal to the reference, by the check's mode of comparison."""

from __future__ import annotations

from grader.checks.arguments import counting, of_arguments
from grader.checks.printing import of_printed
from grader.checks.reading import ENDS_ITSELF, is_an_end, of_reading
from grader.checks.remembered import remembered
from grader.checks.sharing import of_sharing
from grader.checks.verdict import PASSED, Table, Verdict, of_failure
from grader.compare.modes import compare
from grader.model.exercise import Check, Compare
from grader.model.outcome import Outcome
from grader.runner.values import BadEncoding, decode


def judge_equal(table: Table) -> dict[int, Verdict]:
    """The verdict on each case of a check without a relation."""
    check = counting(table.suite, table.check)
    return {p: _verdict(check, table.expected(p), table.outcomes[p]) for p in table.positions}


def _verdict(check: Check, expected: Outcome, actual: Outcome) -> Verdict:
    if actual is expected and expected.kind == "returned":
        return PASSED
    if expected.kind == "raised":
        return _of_exception(expected, actual)
    ended = is_an_end(check, actual)
    failure = None if ended else of_failure(actual)
    if failure is not None:
        return failure
    found = ENDS_ITSELF if ended else _compare(check.compare, check.accept, expected.value, actual.value)
    if not found.passed:
        return found
    beside = (of_arguments, of_reading, of_printed, of_sharing)
    return _worst(found, *(look(check, expected, actual) for look in beside))


def _of_exception(expected: Outcome, actual: Outcome) -> Verdict:
    """Where the reference raises, an exception of that class, or of a class derived from it, is right."""
    if actual.kind == "returned":
        return Verdict(False, "did_not_raise")
    failure = of_failure(actual)
    wanted, raised = expected.raised, actual.raised
    if wanted is None or raised is None or failure is None:
        return failure or Verdict(False, actual.kind)
    if wanted.type == raised.type or wanted.type in raised.bases:
        return PASSED
    return Verdict(False, "raised")


def _worst(*verdicts: Verdict | None) -> Verdict:
    """The first that failed; else a pass with all the notes."""
    notes = tuple(note for verdict in verdicts if verdict is not None for note in verdict.notes)
    for verdict in verdicts:
        if verdict is not None and not verdict.passed:
            return verdict
    return Verdict(True, notes=notes) if notes else PASSED


@remembered(20_000)
def _compare(mode: Compare, accept: tuple[str, ...], expected: bytes, actual: bytes) -> Verdict:
    """A class gives the same answers again and again, so verdicts on pairs of values are remembered."""
    if expected == actual:
        return PASSED
    try:
        comparison = compare(mode, decode(expected), decode(actual), accept)
    except BadEncoding:
        return Verdict(False, "tampered")
    if comparison.equal:
        return Verdict(True, notes=comparison.notes) if comparison.notes else PASSED
    return Verdict(False, comparison.reason or "wrong_value", values=comparison.values)
