"""How many mutants of right solutions the stored cases tell, for every exercise, and what finding it out costs."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass

from grader.grading.engine import server_options
from grader.grading.exercise_files import ExerciseFiles
from grader.grading.strength import Strength, measure_strength
from grader.model.suite import Suite
from grader.runner.servers import start_server

KILLED = 0.995
"""The aim: so many of the mutants of the references are told, without those that no input of a wider search tells."""


@dataclass(frozen=True)
class Told:
    """Of one exercise: mutants of its reference, and of its right solutions."""

    of_reference: int
    told: int
    equivalent: int
    """no input of the wider search tells them either"""
    of_right: int
    told_of_right: int
    equivalent_of_right: int
    cpu_s: float

    @property
    def share(self) -> float:
        """Of the mutants of the reference, without the equivalents."""
        return self.told / max(1, self.of_reference - self.equivalent)


def told_of(files: ExerciseFiles, suite: Suite) -> Told:
    """All mutants that `grader verify` tries."""
    began = _cpu_s()
    with start_server(server_options(suite.exercise)) as server:
        found = measure_strength(files, suite, server)
    return _counted(files, found, _cpu_s() - began)


def _cpu_s() -> float:
    """Of this process, and of those that ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def _counted(files: ExerciseFiles, found: Strength, cpu_s: float) -> Told:
    functions = found.functions.values()
    survivors = [survivor for function in functions for survivor in function.survivors]
    of_reference = [survivor for survivor in survivors if survivor.file == files.solution]
    of_right = [survivor for survivor in survivors if survivor.file != files.solution]
    tried, tried_right = sum(f.of_reference for f in functions), sum(f.of_right for f in functions)
    return Told(
        of_reference=tried,
        told=tried - len(of_reference),
        equivalent=sum(not survivor.call for survivor in of_reference),
        of_right=tried_right,
        told_of_right=tried_right - len(of_right),
        equivalent_of_right=sum(not survivor.call for survivor in of_right),
        cpu_s=cpu_s,
    )


def told_lines(told: Mapping[str, Told]) -> tuple[list[str], bool]:
    """A table, and whether the aim is reached for each exercise."""
    lines = [
        "What the stored cases tell. Mutants are right solutions with one edit; equivalent are those that no"
        f" input of the wider search of `grader verify` tells either. The aim: {KILLED:.1%} of the others.",
        "",
        "| exercise | mutants of the reference | told | equivalent | told of the others | of right solutions | told |"
        " equivalent | seconds of CPU |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, one in told.items():
        cells = [name, one.of_reference, one.told, one.equivalent, f"{one.share:.2%}"]
        cells += [one.of_right, one.told_of_right, one.equivalent_of_right, f"{one.cpu_s:.1f}"]
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    weak = [name for name, one in told.items() if one.share < KILLED]
    return [*lines, "", f"BELOW {KILLED:.1%}: {', '.join(weak)}." if weak else "All reach the aim."], not weak
