"""The grader doubts itself: inputs on which many hand-ins are wrong that are right otherwise. Perhaps the text of the
exercise does not ask for them; that is for the teacher to say.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from grader.feedback.conditions import condition_of
from grader.model.result import CheckResult, FunctionResult, SubmissionResult

FEWEST = 3
"""hand-ins"""
SHARE = 0.2
"""of those that are right, or wrong there alone"""
RARE = 0.25
"""of the cases of the function, at most"""


@dataclass(frozen=True)
class Doubt:
    """A condition under which hand-ins are wrong that are right everywhere else."""

    function: str
    where: str
    """for the spec: leaves these inputs out"""
    members: tuple[int, ...]
    """positions of the hand-ins: with `where` they would have all points for the function"""
    right: int
    """hand-ins that are right there as well"""
    call: str
    expected: str
    actual: str
    """what most of them do"""


def doubts_of(submissions: Sequence[SubmissionResult]) -> list[Doubt]:
    """The ones with the most hand-ins first."""
    found: dict[tuple[str, str], list[tuple[int, CheckResult]]] = defaultdict(list)
    right: Counter[str] = Counter()
    for position, submission in enumerate(submissions):
        for function in submission.functions:
            right[function.name] += function.status == "passed"
            told = _only_there(function)
            if told is not None:
                found[function.name, told[0]].append((position, told[1]))
    doubts = [_doubt(*key, members, right[key[0]]) for key, members in found.items()]
    large = [d for d in doubts if len(d.members) >= max(FEWEST, SHARE * (len(d.members) + d.right))]
    return sorted(large, key=lambda doubt: -len(doubt.members))


def _only_there(function: FunctionResult) -> tuple[str, CheckResult] | None:
    """The condition that tells its wrong cases from all others, if they are few, and the check that shows them."""
    failed = [check for check in function.checks if check.status == "failed" and not check.bonus]
    shown = next((check for check in failed if check.counterexample is not None and not check.hidden), None)
    cases = sum(check.cases for check in function.checks if not check.bonus)
    if shown is None or sum(check.failed for check in failed) > RARE * cases:
        return None
    codes = [message.code for message in shown.diagnosis]
    condition = "" if "apart_from_check" in codes else condition_of(shown.diagnosis)
    return (condition, shown) if condition else None


def _doubt(name: str, condition: str, members: Sequence[tuple[int, CheckResult]], right: int) -> Doubt:
    shown = Counter((c.call, c.expected, c.actual) for _, check in members if (c := check.counterexample) is not None)
    call, expected, actual = shown.most_common(1)[0][0]
    return Doubt(name, f"not ({condition})", tuple(at for at, _ in members), right, call, expected, actual)
