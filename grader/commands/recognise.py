"""Which exercise a file is of, by the functions that stand in it: for students, who need not know its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from grader.grading.exercise_files import ExerciseFiles
from grader.model.suite import Suite
from grader.submission.defined import defined_names
from grader.submission.folder import found_file
from grader.submission.read import read_submission

MOST_SHOWN = 6
"""functions of an exercise"""


def recogniser(exercises: Mapping[str, ExerciseFiles | Suite]) -> Callable[[Path], str | None]:
    """A function that tells the exercise of a file: the one of whose functions the file defines most, and of several
    the one that asks for least beside them. None if there is no such exercise, or no single one."""
    names: dict[str, frozenset[str]] = {}

    def recognise(path: Path) -> str | None:
        if not names:
            names.update({name: required_names(files) for name, files in exercises.items()})
        defined = defined_names(read_submission(found_file(path)).text or "")
        counts = {name: len(wanted & defined) for name, wanted in names.items()}
        ranks = {name: (count, -len(names[name])) for name, count in counts.items() if count}
        best = [name for name, rank in ranks.items() if rank == max(ranks.values())]
        return best[0] if len(best) == 1 else None

    return recognise


def looked_for(exercises: Mapping[str, ExerciseFiles | Suite]) -> str:
    """What was looked for in a file whose exercise could not be told, in lines of its own."""
    names = {name: sorted(required_names(files)) for name, files in exercises.items()}
    shown = [
        f"\n  {exercise}: {', '.join(wanted[:MOST_SHOWN])}{', …' if len(wanted) > MOST_SHOWN else ''}"
        for exercise, wanted in names.items()
        if wanted
    ]
    return "\nThese functions were looked for:" + "".join(shown) if shown else ""


def required_names(files: ExerciseFiles | Suite) -> frozenset[str]:
    """What a hand-in may define for this exercise, other names included; empty if the spec cannot be read."""
    from grader.suite.stored import read_exercise

    exercise = files.exercise if isinstance(files, Suite) else read_exercise(files.suite)
    if exercise is not None:
        wanted = [function for function in exercise.functions if function.kind != "program"]
        return frozenset(name for function in wanted for name in (function.name, *function.also))
    assert isinstance(files, ExerciseFiles)
    return _names_of_spec(files.spec)


def _names_of_spec(spec: Path) -> frozenset[str]:
    from grader.spec.errors import SpecErrors
    from grader.spec.nodes import read_document
    from grader.spec.required import entries
    from grader.spec.validation import read_spec

    try:
        found = entries(read_spec(read_document(spec)))
    except (SpecErrors, OSError):
        return frozenset()
    wanted = [(name, entry) for name, kind, entry, _ in found if kind != "program"]
    return frozenset(other for name, entry in wanted for other in (name, *getattr(entry, "also", ())))
