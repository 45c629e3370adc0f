"""What differs between a verdict that was stored and the same one made once more, in words."""

from __future__ import annotations

from collections.abc import Iterator

from grader.commands.diff import points
from grader.feedback.texts import text, text_of
from grader.model.result import CheckResult, FunctionResult, SubmissionResult
from grader.report.changes import told_verdict
from grader.report.escape import terminal


def differences_of(before: SubmissionResult, after: SubmissionResult, language: str) -> list[str]:
    """Lines, function by function; none if all that makes a verdict is the same."""
    old = {function.name: function for function in before.functions}
    lines: list[str] = []
    for function in after.functions:
        known = old.pop(function.name, None)
        if known is None:
            lines.append(f"{function.name}: not asked for -> {_said(function, language)}")
        elif _verdict(known) != _verdict(function):
            lines += _function(known, function, language)
    lines += [f"{name}: {_said(known, language)} -> not asked for" for name, known in old.items()]
    return [terminal(line) for line in lines]


def _verdict(function: FunctionResult) -> object:
    """All that makes a verdict, but for words and for counts of cases."""
    checks = [
        (c.check, c.status, c.points, c.out_of, c.reason, c.counterexample.call if c.counterexample else "")
        for c in function.checks
    ]
    return (
        function.status, function.points, function.out_of, function.bonus, checks, [f.rule for f in function.findings],
    )  # fmt: skip


def _function(before: FunctionResult, after: FunctionResult, language: str) -> list[str]:
    """The whole, where it has changed, and below it why."""
    said, now = _said(before, language), _said(after, language)
    whole = f"{after.name}: {said} -> {now}" if said != now else f"{after.name}: {now} as before, for another reason"
    return [whole, *(f"  {line}" for line in (*_checks(before, after, language), *_findings(before, after, language)))]


def _said(function: FunctionResult, language: str) -> str:
    bonus = f", bonus {points(function.bonus)}" if function.bonus_out_of else ""
    status = text_of(f"status_{function.status}", language)
    return f"{status}, {points(function.points)} of {points(function.out_of)}{bonus}"


def _checks(before: FunctionResult, after: FunctionResult, language: str) -> Iterator[str]:
    old = {check.check: check for check in before.checks}
    for check in after.checks:
        known = old.pop(check.check, None)
        said, now = (_check(one, language) if one is not None else "" for one in (known, check))
        if not said:
            yield f"{check.check}: new, {now}"
        elif said != now:
            yield f"{check.check}: {said} -> {now}"
    yield from (f"{name}: {_check(known, language)} -> no longer there" for name, known in old.items())


def _check(check: CheckResult, language: str) -> str:
    """What it gave, and for which points; of a hidden check, too, why it is wrong."""
    why = f" ({text_of(f'reason_{check.reason}', language)})" if check.reason and check.status == "failed" else ""
    return f"{told_verdict(check, language)}{why}, {points(check.points)} of {points(check.out_of)}"


def _findings(before: FunctionResult, after: FunctionResult, language: str) -> Iterator[str]:
    old, new = ([text(finding.message, language) for finding in one.findings] for one in (before, after))
    yield from (f"no longer said: {line}" for line in old if line not in new)
    yield from (f"now said: {line}" for line in new if line not in old)
