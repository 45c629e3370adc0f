"""Points and statuses out of the results of checks."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.result import CheckResult, CheckStatus, FunctionStatus

_CHECK_RANK: tuple[CheckStatus, ...] = ("not_graded", "blocked", "failed", "passed")


def counted(checks: Sequence[CheckResult]) -> list[CheckResult]:
    """The checks that make up the points and the status: no bonus, nothing that is only told."""
    return [check for check in checks if not check.bonus and check.out_of > 0]


def deciding(checks: Sequence[CheckResult]) -> list[CheckResult]:
    """The checks that make up the status: what is only told counts where there is nothing else."""
    return counted(checks) or [check for check in checks if not check.bonus] or list(checks)


def points_of(checks: Sequence[CheckResult]) -> float | None:
    """The sum; None as soon as one is unknown."""
    if any(check.points is None for check in checks):
        return None
    return sum(check.points or 0.0 for check in checks)


def status_of(checks: Sequence[CheckResult]) -> FunctionStatus:
    """Of a function, by its checks alone."""
    statuses = {check.status for check in deciding(checks)}
    if "not_graded" in statuses:
        return "not_graded"
    if "blocked" in statuses and "failed" not in statuses:
        return "blocked"
    if statuses <= {"passed"}:
        return "passed"
    if "passed" in statuses:
        return "partial"
    return "failed"


def total(points: Sequence[float | None]) -> float | None:
    """A sum with something unknown in it is unknown."""
    return None if any(p is None for p in points) else sum(p or 0.0 for p in points)
