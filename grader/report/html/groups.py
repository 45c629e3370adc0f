"""Hand-ins that are wrong alike in one function."""

from __future__ import annotations

from dataclasses import dataclass

from grader.model.result import CheckResult, ExerciseResult, FunctionResult, SubmissionResult

FEWEST = 2


@dataclass(frozen=True)
class Group:
    """One function, and who is wrong in it on the same inputs, in the same way."""

    function: str
    signature: str
    members: tuple[tuple[int, SubmissionResult, FunctionResult], ...]
    """position in the exercise, hand-in, its function"""

    @property
    def check(self) -> CheckResult | None:
        """The check that shows it best: the first that failed and counts."""
        return failed_check(self.members[0][2])


def failed_check(function: FunctionResult) -> CheckResult | None:
    """The first check that failed, those that count before the others."""
    failed = [check for check in function.checks if check.status == "failed"]
    return next((check for check in failed if check.out_of and not check.bonus), next(iter(failed), None))


def groups_of(exercise: ExerciseResult) -> list[Group]:
    """The largest first, those of the earlier functions before the others."""
    found: dict[tuple[str, str], list[tuple[int, SubmissionResult, FunctionResult]]] = {}
    for position, submission in enumerate(exercise.submissions):
        for function in submission.functions:
            if function.signature and function.status in ("failed", "partial", "forbidden") and failed_check(function):
                found.setdefault((function.name, function.signature), []).append((position, submission, function))
    groups = [Group(*key, tuple(members)) for key, members in found.items() if len(members) >= FEWEST]
    return sorted(groups, key=lambda group: -len(group.members))
