"""Two results of one exercise compared: who gained, who lost, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.feedback.counterexample import actual_of
from grader.feedback.texts import text, text_of
from grader.model.result import CheckResult, ExerciseResult, FunctionResult, SubmissionResult

_ROUNDING = 1e-9


@dataclass(frozen=True)
class FunctionChange:
    """Points before and after (None: not known, or not there), and the reason in words."""

    function: str
    before: float | None
    after: float | None
    why: str
    out_of: tuple[float, float] = (0.0, 0.0)
    """what could be had before and after"""


@dataclass(frozen=True)
class StudentChange:
    student: str
    file: str
    before: float | None
    after: float | None
    functions: tuple[FunctionChange, ...]
    why: str = ""
    """of a change that concerns the whole hand-in"""
    out_of: tuple[float, float] = (0.0, 0.0)

    @property
    def difference(self) -> float:
        """What was gained; 0 where one of both is not known. Where another total is possible now, shares of it count:
        4 of 4 are more than 5 of 6."""
        if self.before is None or self.after is None:
            return 0.0
        old, new = self.out_of
        same_share = self.before * new / old if old and new else self.before
        gained = self.after - same_share
        return gained if abs(gained) > _ROUNDING else 0.0


@dataclass(frozen=True)
class Changes:
    """Of one exercise; students whose points did not change are only counted."""

    exercise: str
    changed: tuple[StudentChange, ...]
    unchanged: int
    new: tuple[str, ...]
    gone: tuple[str, ...]

    @property
    def reasons(self) -> list[tuple[str, str, list[str]]]:
        """Function, why, and the students it concerns; the most frequent first."""
        found: dict[tuple[str, str], list[str]] = {}
        for student in self.changed:
            for change in student.functions:
                found.setdefault((change.function, change.why), []).append(student.student)
        return sorted(((*key, names) for key, names in found.items()), key=lambda item: -len(item[2]))

    @property
    def gained(self) -> list[StudentChange]:
        return [change for change in self.changed if change.difference > 0]

    @property
    def lost(self) -> list[StudentChange]:
        return [change for change in self.changed if change.difference < 0]

    @property
    def others(self) -> list[StudentChange]:
        """The same total or share for other functions, or a total that is known now, or no more."""
        return [change for change in self.changed if not change.difference]


def compare(old: ExerciseResult, new: ExerciseResult, language: str) -> Changes:
    """Hand-ins are the same if student and file are, or the student alone where he has one hand-in in both."""
    pairs, added, gone = _paired(old.submissions, new.submissions)
    changed = [change for before, after in pairs if (change := _student(before, after, language))]
    order = sorted(changed, key=lambda change: (change.difference, change.student))
    return Changes(new.exercise, tuple(order), len(pairs) - len(changed), added, gone)


Pairs = list[tuple[SubmissionResult, SubmissionResult]]


def _paired(
    old: Sequence[SubmissionResult], new: Sequence[SubmissionResult]
) -> tuple[Pairs, tuple[str, ...], tuple[str, ...]]:
    exact = {(one.student, one.file): one for one in old}
    by_student: dict[str, list[SubmissionResult]] = {}
    for one in old:
        by_student.setdefault(one.student, []).append(one)
    pairs: Pairs = []
    added: list[str] = []
    for one in new:
        same = by_student.get(one.student, [])
        before = exact.get((one.student, one.file)) or (same[0] if len(same) == 1 else None)
        if before is None:
            added.append(one.student)
        else:
            pairs.append((before, one))
    seen = {id(before) for before, _ in pairs}
    return pairs, tuple(added), tuple(one.student for one in old if id(one) not in seen)


def _student(before: SubmissionResult, after: SubmissionResult, language: str) -> StudentChange | None:
    old = {function.name: function for function in before.functions}
    names = dict.fromkeys((*old, *(function.name for function in after.functions)))
    new = {function.name: function for function in after.functions}
    changes = []
    for name in names:
        one, other = old.get(name), new.get(name)
        points = (one.points if one else None, other.points if other else None)
        out_of = (one.out_of if one else 0.0, other.out_of if other else 0.0)
        if points[0] != points[1] or (points[0] and out_of[0] != out_of[1]) or (one is None) != (other is None):
            why = _why(one, other, before.digest != after.digest, language)
            changes.append(FunctionChange(name, *points, why, out_of))
    totals = (before.out_of, after.out_of)
    if not changes and before.points == after.points and (not before.points or totals[0] == totals[1]):
        return None
    why = after.override.why if after.override else ""
    if not why and before.status != after.status:
        why = text_of(f"submission_{after.status}", language)
    return StudentChange(after.student, after.file, before.points, after.points, tuple(changes), why, totals)


def _why(before: FunctionResult | None, after: FunctionResult | None, other_source: bool, language: str) -> str:
    """The first reason that explains it: a decision, another hand-in, another exercise, another verdict."""
    if after is None:
        return "no longer asked for"
    if after.override:
        return f"decided by hand: {after.override.why}"
    if before is None:
        return "new in the exercise"
    if before.override:
        return "no longer decided by hand"
    parts = ["another hand-in"] if other_source else []
    if before.status != after.status:
        parts.append(text_of(f"status_{after.status}", language))
    known = [finding.message for finding in before.findings]
    parts += [text(f.message, language) for f in after.findings if f.severity == "fail" and f.message not in known][:1]
    if after.status != "forbidden":
        parts += _checks(before, after, language)
    return "; ".join(parts) or text_of(f"status_{after.status}", language)


def _checks(before: FunctionResult, after: FunctionResult, language: str) -> list[str]:
    """What happened to the checks, the first two that count."""
    old = {check.check: check for check in before.checks}
    parts = []
    for check in after.checks:
        known = old.get(check.check)
        if known is None and not old:  # nothing could be checked then: the checks are not new
            parts += [f"{check.check}: {told_verdict(check, language)}"] if check.status != "passed" else []
        elif known is None:
            parts.append(f"new check {check.check}, {told_verdict(check, language)}")
        elif known.status != check.status:
            parts.append(f"{check.check}: {told_verdict(check, language)}")
        elif known.out_of != check.out_of and (known.points or check.points):
            parts.append(f"{check.check} is worth {check.out_of:g} instead of {known.out_of:g}")
    names = {check.check for check in after.checks}
    parts += [f"no check {check.check} any more" for check in before.checks if check.check not in names]
    return parts[:2]


def told_verdict(check: CheckResult, language: str) -> str:
    """With the input that shows it; of a hidden check only the verdict, because this may be shown to others."""
    said = text_of(f"status_{check.status}", language)
    shown = check.counterexample
    if check.status != "failed" or shown is None or check.hidden:
        return said
    actual = actual_of(check, language)
    if actual != shown.actual:  # nothing came of it
        return f"{said}: {_short(shown.call)} {actual}"
    expected = f", not {shown.expected}" if shown.expected else ""
    return f"{said}: {_short(shown.call)} gives {_short(actual)}{_short(expected)}"


def _short(value: str) -> str:
    return value if len(value) <= 80 else value[:79] + "…"
