"""The hand-ins that an exercise is known by: its own solutions, and what students have handed in."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from grader.commands.options import fail
from grader.grading.batch import Read
from grader.grading.exercise_files import ExerciseFiles
from grader.grading.variants import with_settings
from grader.model.suite import Suite
from grader.submission.find import PathErrors, find_submissions
from grader.submission.folder import Found
from grader.submission.read import read_submission


def known_hand_ins(files: ExerciseFiles, suite: Suite, submissions: Path) -> list[Read]:
    """The reference, right/ and wrong/ in the variant of the suite, and those in the folder `submissions` (in one named
    after the exercise) that have this variant. Ends the command if the list of students is wrong."""
    paths = [files.solution, *files.right, *files.wrong]
    folder = submissions / files.name
    try:
        found = find_submissions([*paths, *([folder] if folder.is_dir() else [])], [files.name], files.name)
    except PathErrors:
        found = find_submissions(paths, [files.name], files.name)
    hand_ins = found.get(files.name, [])
    wanted = [name for function in suite.exercise.functions for name in (function.name, *function.also)]
    own = [partial(read_submission, one) for one in hand_ins if one.path in paths]
    theirs = [one for one in hand_ins if one.path not in paths and _has(files, suite, one)]
    return with_settings(own, suite.settings) + [partial(read_submission, one, wanted) for one in theirs]


def _has(files: ExerciseFiles, suite: Suite, found: Found) -> bool:
    """Does the spec give the student the variant of the suite?"""
    from grader.grading.assigning import BadAssignment, assignment_of

    if not suite.variant:
        return True
    try:
        return assignment_of(suite.exercise, files.spec).variant_of(found.student, found.origin) == suite.variant
    except BadAssignment as error:
        fail(str(error))
