"""What a call printed, beside what the reference prints, where the check says that it counts."""

from __future__ import annotations

import re
from collections.abc import Callable

from grader.checks.verdict import Verdict
from grader.model.exercise import Check
from grader.model.outcome import Outcome

_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")


def _lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip().splitlines()]


def _numbers(text: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(text)]


PRINTED: dict[str, Callable[[str], object]] = {
    "exact": lambda text: text,
    "lines": _lines,
    "words": str.split,
    "numbers": _numbers,
}
"""what of the text is compared, by the names of the key `prints`"""


def of_printed(check: Check, expected: Outcome, actual: Outcome) -> Verdict | None:
    """A failure if printed text counts and differs."""
    if check.prints is None:
        return None
    reduce = PRINTED[check.prints]
    return None if reduce(expected.printed) == reduce(actual.printed) else Verdict(False, "wrong_output")
