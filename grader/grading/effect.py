"""What a new suite changes: in its cases, and in what known hand-ins get."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.grading.batch import Read, grade_batch
from grader.model.result import SubmissionResult
from grader.model.suite import FunctionSuite, Suite


@dataclass(frozen=True)
class CaseChange:
    """Of one function."""

    function: str
    kept: int
    added: int
    dropped: int
    other_answer: int
    """cases that are kept and have another expected outcome"""


def case_changes(old: Suite, new: Suite) -> list[CaseChange]:
    """For each function of either suite."""
    names = dict.fromkeys((*old.functions, *new.functions))
    return [_change(name, old.functions.get(name), new.functions.get(name)) for name in names]


def _change(name: str, old: FunctionSuite | None, new: FunctionSuite | None) -> CaseChange:
    before = dict(zip((c.arguments for c in old.cases), old.expected, strict=True)) if old else {}
    after = dict(zip((c.arguments for c in new.cases), new.expected, strict=True)) if new else {}
    kept = before.keys() & after.keys()
    other = sum(before[arguments].signature() != after[arguments].signature() for arguments in kept)
    return CaseChange(name, len(kept), len(after.keys() - kept), len(before.keys() - kept), other)


def point_changes(
    old: Suite, new: Suite, reads: Sequence[Read], jobs: int, isolation: str
) -> list[tuple[SubmissionResult, SubmissionResult]]:
    """Hand-ins whose points of some function differ: (under the old suite, under the new one)."""
    before, after = (
        grade_batch(suite, reads, jobs, isolation, lambda *_: None, explain=False).results for suite in (old, new)
    )
    pairs = [(before[i], after[i]) for i in sorted(before.keys() & after.keys())]
    return [pair for pair in pairs if _points(pair[0]) != _points(pair[1])]


def _points(result: SubmissionResult) -> dict[str, float | None]:
    return {function.name: function.points for function in result.functions}


def changed_functions(before: SubmissionResult, after: SubmissionResult) -> list[str]:
    """`razbij 2 -> 0`, for each function whose points differ."""
    old, new = _points(before), _points(after)
    return [f"{name} {_number(old.get(name))} -> {_number(new[name])}" for name in new if old.get(name) != new[name]]


def _number(points: float | None) -> str:
    return "?" if points is None else f"{points:g}"
