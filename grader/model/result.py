"""The result of grading, as stored in results.json (names and meaning are a contract: additions only)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from grader.model.submission import Origin, Problem

FunctionStatus = Literal[
    "passed", "partial", "failed", "missing", "not_done", "forbidden", "blocked", "not_graded", "unreadable"
]
CheckStatus = Literal["passed", "failed", "blocked", "not_graded"]
SubmissionStatus = Literal["graded", "not_graded", "unreadable"]
Severity = Literal["fail", "warn", "note"]

Message = Problem
"""A text for people that is rendered late, in the reader's language: code, values, line."""


@dataclass(frozen=True)
class Counterexample:
    """An input on which the function is wrong, as texts to show (already cut; still to be escaped by the medium)."""

    call: str
    """to paste into Python: `razlika([1], [])`"""
    expected: str
    """empty where the check is a relation"""
    actual: str
    smallest: bool = True
    """no input that counts as smaller is wrong"""
    printed: str = ""
    after: str = ""
    """the arguments after the call, where they matter"""
    expected_after: str = ""
    input: tuple[str, ...] | None = None
    sentence: dict[str, str] = field(default_factory=dict)
    """what the teacher's check said, per language"""
    reduced: bool = False
    """not the smallest perhaps, but no step that was tried leads to a smaller one"""
    kind: Literal["input", "calls"] = "input"
    """calls: `call` is a run of calls, one a line, each with what came of it behind a #"""


@dataclass(frozen=True)
class CheckResult:
    check: str
    status: CheckStatus
    points: float | None
    out_of: float
    bonus: bool = False
    cases: int = 0
    failed: int = 0
    reason: str | None = None
    counterexample: Counterexample | None = None
    diagnosis: tuple[Message, ...] = ()
    hint: dict[str, str] = field(default_factory=dict)
    """the teacher's, per language; only of a check that failed"""
    helpers_of_reference: bool = False
    """passed (or failed) with the reference's helpers in the place of the student's"""
    hidden: bool = False
    """its inputs are not for the student's eyes"""
    title: dict[str, str] = field(default_factory=dict)
    """the teacher's name for it, per language; {} if that is `check`"""


@dataclass(frozen=True)
class FindingResult:
    rule: str
    """as `forbid.imports`"""
    severity: Severity
    message: Message
    line: int | None = None
    column: int | None = None
    path: tuple[str, ...] = ()


@dataclass(frozen=True)
class Override:
    """Points that the teacher gave instead of the grader, and why, for the student to read."""

    points: float
    why: str
    before: float | None = None
    """what the grader gave; None: it did not know"""


@dataclass(frozen=True)
class FunctionResult:
    name: str
    status: FunctionStatus
    points: float | None
    out_of: float
    bonus: float | None = 0.0
    bonus_out_of: float = 0.0
    checks: tuple[CheckResult, ...] = ()
    findings: tuple[FindingResult, ...] = ()
    notes: tuple[Message, ...] = ()
    """told and free: a list for a tuple, a changed argument, defined twice, no reference to the helper"""
    would_have: float | None = None
    """points it would have had, where it got none for another reason than its answers"""
    line: int | None = None
    end_line: int | None = None
    signature: str = ""
    """digest of its row of outcomes"""
    form: str = ""
    """digest of its source without names, comments and layout; "" if it is what the students were given"""
    lines: int = 0
    """of code, where `form` is given"""
    override: Override | None = None


@dataclass(frozen=True)
class SubmissionResult:
    student: str
    file: str
    status: SubmissionStatus
    points: float | None
    out_of: float
    bonus: float | None
    functions: tuple[FunctionResult, ...] = ()
    problems: tuple[Message, ...] = ()
    group: str | None = None
    source: str | None = None
    """the text, for the page; cut at 256 kB"""
    digest: str = ""
    seconds: float = 0.0
    """of CPU"""
    variant: str = ""
    """of the exercise, by which it was graded; "" if there are no variants"""
    origin: Origin | None = None
    """what the learning system knows the student by"""
    override: Override | None = None
    """of the whole; those of single functions stand with them"""


@dataclass(frozen=True)
class TaskRule:
    """One thing that is forbidden, required, or better done otherwise."""

    verb: str
    kind: str
    names: tuple[str, ...] = ()
    count: int = 0
    preset: str = ""
    """the set of names that these are, if they are one"""


@dataclass(frozen=True)
class TaskCheck:
    """What counts, with its points."""

    check: str
    points: float
    bonus: bool = False
    hidden: bool = False
    title: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Task:
    """One thing that is asked for, as students may see it: nothing of the reference, no domain, no hidden input."""

    name: str
    kind: str = "function"
    parameters: tuple[str, ...] = ()
    points: float = 0.0
    examples: tuple[str, ...] = ()
    checks: tuple[TaskCheck, ...] = ()
    rules: tuple[TaskRule, ...] = ()
    uses: tuple[str, ...] = ()
    conditions: tuple[Message, ...] = ()
    """what else there is to know, in sentences"""


@dataclass(frozen=True)
class ExerciseResult:
    exercise: str
    title: dict[str, str]
    language: str
    suite: str
    points: float
    submissions: tuple[SubmissionResult, ...] = ()
    bonus: float = 0.0
    missing: tuple[str, ...] = ()
    """students of the class who have handed in nothing; only where there is a list of the class"""
    unlisted: tuple[str, ...] = ()
    """students of hand-ins who are not on that list"""
    tasks: tuple[Task, ...] = ()
    """what was asked for, in the order of the exercise"""


@dataclass(frozen=True)
class Run:
    """One run of the grader, and all it found."""

    id: str
    started: str
    seconds: float
    isolation: str
    python: str
    jobs: int
    grader: str
    exercises: tuple[ExerciseResult, ...] = ()
