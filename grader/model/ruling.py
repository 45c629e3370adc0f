"""What a teacher decided by hand about a student's points, as it stands in `overrides.yaml`."""

from __future__ import annotations

from dataclasses import dataclass

WHOLE = "whole"
"""stands for the whole hand-in where a function is named"""


@dataclass(frozen=True)
class Ruling:
    """Points and a sentence for one function of one student, or for the whole hand-in."""

    exercise: str
    student: str
    function: str
    points: float
    why: str
    place: str = ""
    """file and line"""
