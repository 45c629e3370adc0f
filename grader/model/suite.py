"""The suite: cases with expected outcomes, as data. Values are kept encoded (`grader.runner.values`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from grader.model.exercise import Exercise
from grader.model.note import GroupNote
from grader.model.outcome import Outcome

Layer = Literal["example", "small", "boundary", "drawn"]


@dataclass(frozen=True)
class Case:
    """One input of a function."""

    arguments: bytes
    """the encoded tuple of positional arguments"""
    layer: Layer = "small"
    drawn: bytes = b""
    """the encoded dict of all drawn names that are no parameters; b"" if there are none"""
    lines: tuple[str, ...] | None = None
    """the lines to read; None: nothing can be read"""
    called: bool = True
    """False: the function itself is not called with it, only the check's relation is asked (it calls what it likes)"""


@dataclass(frozen=True)
class FunctionSuite:
    """The cases of one function, in the order in which they are asked: by size. A check is about some of them."""

    name: str
    parameters: tuple[str, ...]
    """names of the reference's parameters that are passed, for `holds` and for messages"""
    cases: tuple[Case, ...]
    expected: tuple[Outcome, ...]
    """what the reference did, one for each case"""
    checks: dict[str, tuple[int, ...]]
    """check -> the positions of its cases, ascending"""
    slow: dict[int, float] = field(default_factory=dict)
    """position -> seconds of CPU that the reference needs, rounded up to a coarse step; only where more than 2 ms"""
    methods: tuple[str, ...] = ()
    """of a class: the names of its methods in the reference"""
    returns_argument: bool = False
    """the reference sometimes gives back one of its arguments itself"""
    least: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """in a pack: check whose domain is not told -> the positions of its cases that have no smaller ones beside them"""

    @cached_property
    def works_in_place(self) -> bool:
        """Does the reference change its arguments in any case?"""
        return any(outcome.after for outcome in self.expected)


@dataclass(frozen=True)
class Suite:
    """All that grading needs of an exercise."""

    exercise: Exercise
    digest: str
    """of the spec, the reference and the checks: sha256 in hex"""
    functions: dict[str, FunctionSuite]
    made_with: dict[str, str] = field(default_factory=dict)
    """versions of python, hypothesis and grader, for the record"""
    faults: tuple[str, ...] = ()
    """what was found weak or odd when the suite was made, as sentences for the teacher"""
    checks_source: str = ""
    """the text of checks.py"""
    reference_source: str = ""
    """the text of solution.py; never written to the suite file"""
    answers: dict[str, dict[bytes, Outcome]] = field(default_factory=dict)
    """in a pack: function -> encoded arguments -> what the reference does, beyond the cases"""
    sealed: dict[str, dict[str, str]] = field(default_factory=dict)
    """in a pack: known mistakes, each readable only by who has made it"""
    hidden: dict[str, int] = field(default_factory=dict)
    """in a pack: function -> how many hidden checks were left out"""
    mistakes_file: str = ""
    """where known mistakes are kept; read only when something is wrong; "" if nowhere"""
    cases_file: str = ""
    """where the suite itself is kept; "" if nowhere, so that it may be another one the next time"""
    notes: tuple[GroupNote, ...] = ()
    """of the teacher, on groups of hand-ins"""
    template_source: str = ""
    """what the students were given"""
    variant: str = ""
    """of the exercise, which it is made for; "" if there are no variants"""
    spec_digest: str = ""
    """of the spec alone, for where there is no reference; "" if it is not known"""

    @property
    def settings(self) -> dict[str, str]:
        """The variables that are set in the exercise's own files, each with the text of its value."""
        return self.exercise.variants.get(self.variant, {})
