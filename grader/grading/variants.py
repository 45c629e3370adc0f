"""Exercises with variants: an exercise's own solutions in each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from grader.grading.batch import Read
from grader.model.submission import Submission

NOT_SHOWN = "no case shows it"
"""A mistake such as a number written down where the variant has another shows in some variants only."""


def with_settings(reads: Sequence[Read], settings: Mapping[str, str]) -> list[Read]:
    """Hand-ins in which the variables of a variant are set."""
    return [lambda read=read: _set(read(), settings) for read in reads]  # type: ignore[misc]


def _set(submission: Submission, settings: Mapping[str, str]) -> Submission:
    return replace(submission, settings=dict(settings))


def of_all(problems: Mapping[str, Sequence[str]]) -> list[str]:
    """What is wrong in any variant, out of what is wrong in each: variant -> its problems.

    That a wrong solution passes is a problem only where it passes in all of them.
    """
    first = next(iter(problems.values()), ())
    common = [problem for problem in first if all(problem in found for found in problems.values())]
    own = [
        f"variant {variant}: {problem}"
        for variant, found in problems.items()
        for problem in found
        if problem not in common and NOT_SHOWN not in problem
    ]
    return [*common, *own]
