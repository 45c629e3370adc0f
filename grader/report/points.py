"""Points as pages and tables show them, where some of them may not be known."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from grader.model.result import FunctionResult, SubmissionResult


@dataclass(frozen=True)
class Points:
    """Points reached, of those possible. `known` is False if some were not decided: there are at least these."""

    reached: float
    out_of: float
    known: bool = True


def median(submissions: Iterable[SubmissionResult]) -> float | None:
    """Of the points that are known; None if none are. Of an even number the mean of the two in the middle."""
    points = sorted(one.points for one in submissions if one.points is not None)
    if not points:
        return None
    middle = len(points) // 2
    return points[middle] if len(points) % 2 else (points[middle - 1] + points[middle]) / 2


def of_function(function: FunctionResult) -> Points:
    """Of what is undecided, the checks that were decided count."""
    if function.points is not None:
        return Points(function.points, function.out_of)
    decided = sum(check.points for check in function.checks if check.points is not None and not check.bonus)
    return Points(decided, function.out_of, known=False)


def of_submission(submission: SubmissionResult) -> Points:
    """The total, without the bonus."""
    if submission.points is not None:
        return Points(submission.points, submission.out_of)
    return Points(
        sum(of_function(function).reached for function in submission.functions), submission.out_of, known=False
    )


def bonus_of_function(function: FunctionResult) -> Points:
    """`out_of` is 0 if it has none."""
    if function.bonus is not None:
        return Points(function.bonus, function.bonus_out_of)
    decided = sum(check.points for check in function.checks if check.points is not None and check.bonus)
    return Points(decided, function.bonus_out_of, known=False)


def bonus_of_submission(submission: SubmissionResult) -> Points:
    """`out_of` is 0 if it has none."""
    parts = [bonus_of_function(function) for function in submission.functions]
    out_of = sum(part.out_of for part in parts)
    if submission.bonus is not None:
        return Points(submission.bonus, out_of)
    return Points(sum(part.reached for part in parts), out_of, known=False)
