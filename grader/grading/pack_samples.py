"""Which of the known hand-ins teach a pack something: those with code that none before them has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from grader.grading.engine import Engine
from grader.grading.submission import request_of
from grader.model.exercise import Exercise
from grader.model.inspection import Inspection
from grader.model.outcome import NEVER_STOPS
from grader.model.result import FunctionResult, SubmissionResult
from grader.model.submission import Submission
from grader.runner.inspecting import inspect_source

MOST_COMPARED = 30
"""hand-ins, graded by the pack as well"""


@dataclass(frozen=True)
class Sample:
    """A hand-in that is tried."""

    submission: Submission
    inspection: Inspection
    new: frozenset[str]
    """functions of the exercise that no hand-in before it has written like this"""


def samples(engine: Engine, submissions: Sequence[Submission]) -> Iterator[Sample]:
    """Hand-ins that do not compile are among them: there are few ways not to."""
    known: set[tuple[str, ...]] = set()
    for submission in submissions:
        inspection = inspect_source(engine.server, submission.text or "", request_of(engine, submission))
        forms = _forms(engine, inspection)
        new = frozenset(form[0] for form in forms if form not in known)
        known |= forms
        if new or inspection.fault is not None or not forms:
            yield Sample(submission, inspection, new)


def _forms(engine: Engine, inspection: Inspection) -> set[tuple[str, ...]]:
    """(function, its normal form, those of all that nobody asks for); a name, where there is no such form."""
    names = {name: f.name for f in engine.exercise.functions for name in (f.name, *f.also)}
    others = sorted(one.normal_form for name, one in inspection.definitions.items() if name not in names)
    return {
        (names[name], one.normal_form or f"line {one.line}", *others)
        for name, one in inspection.definitions.items()
        if name in names
    }


def to_compare(exercise: Exercise, results: Sequence[SubmissionResult]) -> list[int]:
    """The places of results that a pack may come to otherwise, at most so many, spread over all of them: where the
    reference was at work, or a relation was not met. The rest is compared with stored answers, by either."""
    doubtful = [
        place
        for place, result in enumerate(results)
        if not endless(result) and (not place or any(_is_doubtful(exercise, f) for f in result.functions))
    ]
    step = max(1, -(-len(doubtful) // MOST_COMPARED))
    return doubtful[::step]


def _is_doubtful(exercise: Exercise, result: FunctionResult) -> bool:
    if any(check.helpers_of_reference for check in result.checks) or result.status == "blocked":
        return True
    function = exercise.function(result.name)
    return result.status != "passed" and (bool(function.uses) or any(c.kind != "equal" for c in function.checks))


def endless(result: SubmissionResult) -> set[str]:
    """Functions that never stop: to wait for them again would teach nothing."""
    return {f.name for f in result.functions if any(check.reason in NEVER_STOPS for check in f.checks)}
