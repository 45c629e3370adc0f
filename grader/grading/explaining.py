"""What is said about a function that failed: statements that hold on all of its cases, and each failed check's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from grader.checks.sharing import REASON as SHARED
from grader.checks.verdict import Verdict
from grader.feedback.diagnosis.diagnose import looks_like, what_happened, when
from grader.feedback.diagnosis.row import Row as DiagnosedRow
from grader.grading.rows import Row
from grader.model.exercise import Check
from grader.model.result import CheckResult, Message
from grader.model.suite import FunctionSuite

NOT_OF_THE_INPUT = ("keeps_state", "unstable", SHARED)
"""Reasons by which an answer depends on more than the input: nothing that is said of inputs would be true."""


def explain(suite: FunctionSuite, row: Row, checks: Sequence[CheckResult]) -> tuple[CheckResult, ...]:
    """The results of the checks with what is said of the function: by the first that a student looks at.

    Each failed check keeps what happened in its own counterexample, unless the same happened everywhere.
    """
    main = main_check(checks)
    if main is None or any(check.reason in NOT_OF_THE_INPUT for check in checks):
        return tuple(checks)
    seen = of_function(suite, row, checks[main].bonus)
    happened = what_happened(seen, row.called)
    told = [*(message for message in (when(seen, row.called),) if message is not None)]
    if happened is None:
        told += [message for message in (looks_like(seen, row.called),) if message is not None]
    return tuple(
        _with(check, happened, told if place == main else ()) if _is_explained(check) else check
        for place, check in enumerate(checks)
    )


def _is_explained(check: CheckResult) -> bool:
    """By a case of its own; those of chance, those of several calls, and those that could not be judged, say themselves
    what is the matter."""
    if check.counterexample is not None and check.counterexample.kind == "calls":
        return False
    return check.status == "failed" and not check.hidden and check.failed > 0 and check.reason != "not_random"


def _with(check: CheckResult, happened: Message | None, told: Sequence[Message]) -> CheckResult:
    first = (happened,) if happened is not None else check.diagnosis
    return replace(check, diagnosis=(*first, *told))


def main_check(checks: Sequence[CheckResult]) -> int | None:
    """The place of the check that a student looks at first: one that cost points, if there is one."""
    failed = [place for place, check in enumerate(checks) if _is_explained(check)]
    counted = [place for place in failed if checks[place].out_of and not checks[place].bonus]
    return next(iter([*counted, *failed]), None)


def of_function(suite: FunctionSuite, row: Row, with_bonus: bool) -> DiagnosedRow:
    """All cases of the function that were run and judged, as the diagnosis reads them.

    A case is wrong if it is wrong for any check. What is only wrong for a bonus is right here, unless `with_bonus`.
    """
    judged = [(check, row.verdicts[check.name]) for check in row.function.checks if with_bonus or not check.bonus]
    positions = [p for p in row.outcomes if row.outcomes[p].kind != "not_run" and _decided(judged, p)]
    count = len(suite.cases)
    hidden = [all(check.hidden for check, verdicts in judged if p in verdicts) for p in positions]
    passed = [all(verdicts[p].passed for _, verdicts in judged if p in verdicts) for p in positions]
    more = row.reduced  # they are shown, so what is said has to hold there too
    return DiagnosedRow(
        parameters=suite.parameters,
        cases=[*(suite.cases[p % count].arguments for p in positions), *(arguments for arguments, _, _ in more)],
        expected=[*(suite.expected[p % count] for p in positions), *(expected for _, expected, _ in more)],
        actual=[*(row.outcomes[p] for p in positions), *(actual for _, _, actual in more)],
        passed=[*passed, *(False for _ in more)],
        relation=any(check.kind != "equal" for check, _ in judged),
        hidden=[*hidden, *(False for _ in more)] if any(hidden) else (),
    )


def _decided(judged: Sequence[tuple[Check, Mapping[int, Verdict]]], position: int) -> bool:
    found = [verdicts[position] for _, verdicts in judged if position in verdicts]
    return bool(found) and all(verdict.decided for verdict in found)
