"""How strong the cases of exercises are, as one page for the teacher."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.report.html.environment import render
from grader.report.html.words import Words


@dataclass(frozen=True)
class FunctionStrengthView:
    """Counts: cases; changes that were tried, told by a case, not told, probably as right; not tried."""

    name: str
    cases: int
    tried: int
    told: int
    not_told: int
    equal: int
    left_out: int


@dataclass(frozen=True)
class Proposed:
    """What is weak, and the lines for the spec that mend it."""

    about: str
    lines: str


@dataclass(frozen=True)
class StrengthView:
    """Of one exercise. `said` are sentences about its soundness."""

    exercise: str
    sound: bool
    said: tuple[str, ...]
    functions: tuple[FunctionStrengthView, ...]
    weak: tuple[Proposed, ...]
    edges: tuple[Proposed, ...]


def strength_page(exercises: Sequence[StrengthView], language: str) -> bytes:
    """The page as bytes."""
    return render("strength.html", t=Words(language), exercises=exercises)
