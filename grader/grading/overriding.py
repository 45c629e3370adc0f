"""The teacher's decisions put into the results: after grading, so that grading again keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grader.grading.scoring import total
from grader.model.known import KnownBy, turned, words_of
from grader.model.result import ExerciseResult, FunctionResult, Override, SubmissionResult
from grader.model.ruling import WHOLE, Ruling
from grader.spec.errors import nearest

_FITTING = " The decision is left out; the points that were graded stand."


def overridden(exercise: ExerciseResult, rulings: Sequence[Ruling]) -> tuple[ExerciseResult, list[str]]:
    """The results with the decisions about this exercise, and a sentence for each that could not be used.

    A student's hand-ins, if there are several, all get his points.
    """
    exercise = without_overrides(exercise)
    students = list(dict.fromkeys(one.student for one in exercise.submissions))
    names, others = _known(students, exercise.submissions)
    by_student: dict[str, list[Ruling]] = {}
    unused: list[str] = []
    for ruling in (one for one in rulings if one.exercise == exercise.exercise):
        position = names.find(ruling.student, None)
        if position is None:
            position = others.find(ruling.student, None)
        if position is None:
            unused.append(f"{ruling.place}: there is no hand-in of {ruling.student}.{_meant(ruling.student, students)}")
        else:
            by_student.setdefault(students[position], []).append(ruling)
    submissions = [_submission(one, by_student.get(one.student, ()), unused) for one in exercise.submissions]
    return replace(exercise, submissions=tuple(submissions)), list(dict.fromkeys(unused))


def _known(students: Sequence[str], submissions: Sequence[SubmissionResult]) -> tuple[KnownBy, KnownBy]:
    """By their names, and by what the learning system, or the name of the file, calls them: names go first."""
    names, others = KnownBy(), KnownBy()
    for at, name in enumerate(students):
        names.add(at, [name, *turned(name)])
    positions = {name: at for at, name in enumerate(students)}
    for one in submissions:
        if one.origin is not None:
            called = (one.origin.id, one.origin.login, one.origin.email)
            others.add(positions[one.student], [word for cell in called if cell for word in words_of(cell)])
    return names, others


def without_exercise(rulings: Sequence[Ruling], exercises: Sequence[str], others: Sequence[str]) -> list[str]:
    """A sentence for each name of an exercise that is none of those graded, nor of the `others` there are."""
    first = {one.exercise: one.place for one in reversed(rulings) if one.exercise not in (*exercises, *others)}
    return [
        f"{place}: there is no exercise {name}.{_meant(name, [*exercises, *others])}"
        for name, place in reversed(first.items())
    ]


def _meant(name: str, known: Sequence[str]) -> str:
    near = nearest(name, known)
    return f" Did you mean {near}?" if near else ""


def without_overrides(exercise: ExerciseResult) -> ExerciseResult:
    """The results as they were graded."""
    return replace(exercise, submissions=tuple(map(_graded, exercise.submissions)))


def _graded(submission: SubmissionResult) -> SubmissionResult:
    if submission.override is None and not any(function.override for function in submission.functions):
        return submission
    functions = tuple(
        replace(f, points=f.override.before, bonus=None if f.override.before is None else f.bonus, override=None)
        if f.override
        else f
        for f in submission.functions
    )
    points = total([function.points for function in functions])
    status = "not_graded" if points is None and submission.status == "graded" else submission.status
    bonus = None if status == "not_graded" else submission.bonus
    return replace(submission, functions=functions, points=points, bonus=bonus, status=status, override=None)


def _submission(submission: SubmissionResult, rulings: Sequence[Ruling], unused: list[str]) -> SubmissionResult:
    """Decisions about functions first; one about the whole comes last and stands."""
    if not rulings:
        return submission
    functions = {function.name: function for function in submission.functions}
    whole: Override | None = None
    for ruling in rulings:
        if ruling.function in functions:
            functions[ruling.function] = _function(functions[ruling.function], ruling, unused)
        elif ruling.function != WHOLE:
            hint = _meant(ruling.function, [*functions, WHOLE])
            unused.append(f"{ruling.place}: there is no function {ruling.function} in this exercise.{hint}")
        elif _fits(ruling, submission.out_of, unused):
            whole = Override(ruling.points, ruling.why, submission.points)
    found = tuple(functions.values())
    points = whole.points if whole else total([function.points for function in found])
    status = "graded" if points is not None and submission.status == "not_graded" else submission.status
    return replace(
        submission, functions=found, points=points, status=status, override=whole,
        bonus=0.0 if submission.bonus is None and points is not None else submission.bonus,
    )  # fmt: skip


def _function(function: FunctionResult, ruling: Ruling, unused: list[str]) -> FunctionResult:
    if not _fits(ruling, function.out_of, unused):
        return function
    override = Override(ruling.points, ruling.why, function.points)
    bonus = 0.0 if function.bonus is None else function.bonus
    return replace(function, points=ruling.points, bonus=bonus, override=override)


def _fits(ruling: Ruling, out_of: float, unused: list[str]) -> bool:
    if ruling.points <= out_of:
        return True
    unused.append(f"{ruling.place}: {ruling.points:g} points are more than the {out_of:g} there are.{_FITTING}")
    return False
