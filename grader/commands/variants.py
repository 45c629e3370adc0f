"""The suites of the variants of an exercise, and which hand-in is graded by which of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from grader.commands.options import WRONG_INPUT, fail
from grader.grading.exercise_files import ExerciseFiles
from grader.model.suite import Suite

if TYPE_CHECKING:
    from grader.submission.folder import Found

PrepareVariant = Callable[[str], Suite]


def parts_of(
    suite: Suite, files: ExerciseFiles, hand_ins: Sequence[Found], wanted: str | None, prepare: PrepareVariant
) -> list[tuple[Suite, list[int]]]:
    """Suites with the positions of the hand-ins that are graded by them; `wanted`: the variant of all of them.

    `suite` is that of the first variant. Ends the command if the list of students is wrong.
    """
    variants = list(suite.exercise.variants)
    if not variants:
        return [(suite, list(range(len(hand_ins))))]
    of = _variants_of(suite, files, hand_ins, wanted)
    used = [variant for variant in variants if variant in of] or variants[:1]
    suites = {name: suite if name == variants[0] else prepare(name) for name in used}
    return [(suites[name], [at for at, variant in enumerate(of) if variant == name]) for name in used]


def _variants_of(suite: Suite, files: ExerciseFiles, hand_ins: Sequence[Found], wanted: str | None) -> list[str]:
    from grader.grading.assigning import BadAssignment, assignment_of

    variants = list(suite.exercise.variants)
    if wanted is not None:
        if wanted not in variants:
            fail(f"{suite.exercise.name}: there is no variant {wanted!r}. There are: {', '.join(variants)}.")
        return [wanted] * len(hand_ins)
    try:
        assignment = assignment_of(suite.exercise, files.spec)
    except BadAssignment as error:
        fail(str(error), WRONG_INPUT)
    return [assignment.variant_of(found.student, found.origin) for found in hand_ins]
