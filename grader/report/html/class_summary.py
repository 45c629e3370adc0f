"""What a class did as a whole: median, distribution of points, the hardest functions."""

from __future__ import annotations

import math
from dataclasses import dataclass

from markupsafe import Markup

from grader.feedback.texts import text_of
from grader.model.result import ExerciseResult
from grader.report.html.words import Words
from grader.report.points import median

MOST_BARS = 21
FEWEST = 3
LARGEST = 1_000_000
WIDTHS = [step * 10**exponent for exponent in range(6) for step in (1, 2, 5)]
"""of ranges of points"""


@dataclass(frozen=True)
class Bar:
    """`height` of 100; `about` says it in words."""

    label: str
    count: int
    height: float
    about: str
    middle: bool


@dataclass(frozen=True)
class Hard:
    """A function with how many of how many have it right, and the share of 100."""

    name: str
    share: float
    about: Markup


def median_text(exercise: ExerciseResult, words: Words) -> Markup:
    """Empty if no points are known."""
    found = median(exercise.submissions)
    return Markup("") if found is None else words("page_median", points=float(found), out_of=float(exercise.points))


def bars(exercise: ExerciseResult, words: Words) -> tuple[Bar, ...]:
    """One for each whole number of points, or for ranges where there are too many; none for a class of one or two."""
    points = [one.points for one in exercise.submissions if one.points is not None]
    most = max([exercise.points, *points], default=0.0)
    if len(points) < FEWEST or not 0 < most <= LARGEST:
        return ()
    width = next(width for width in WIDTHS if most / width < MOST_BARS)
    counts = [0] * (math.floor(most / width) + 1)
    for value in points:
        counts[_bin(value, width, counts)] += 1
    middle = median(exercise.submissions)
    in_middle = -1 if middle is None else _bin(middle, width, counts)
    return tuple(_bar(at, count, width, max(counts), at == in_middle, words) for at, count in enumerate(counts))


def _bin(value: float, width: int, counts: list[int]) -> int:
    return min(max(math.floor(value / width + 1e-9), 0), len(counts) - 1)


def _bar(at: int, count: int, width: int, most: int, middle: bool, words: Words) -> Bar:
    label = str(at) if width == 1 else f"{at * width}–{(at + 1) * width - 1}"
    about = text_of("page_bar", words.language, points=label, count=count)
    return Bar(label, count, round(100 * count / most, 1), about, middle)


def hardest(exercise: ExerciseResult, words: Words, most: int = 5) -> tuple[Hard, ...]:
    """Those that fewest have right; none that everybody has right, or that gives no points. What was not judged says
    nothing of a function."""
    right: dict[str, list[bool]] = {}
    for submission in exercise.submissions:
        for function in submission.functions:
            if function.out_of and function.status not in ("unreadable", "not_graded"):
                right.setdefault(function.name, []).append(function.status == "passed")
    shares = [(sum(found) / len(found), name) for name, found in right.items()]
    shares.sort(key=lambda item: item[0])
    return tuple(
        Hard(name, round(100 * share, 1), words("page_right_of", right=sum(right[name]), count=len(right[name])))
        for share, name in shares[:most]
        if share < 1
    )
