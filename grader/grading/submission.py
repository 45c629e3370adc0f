"""One hand-in of one exercise, from its text to its result."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from grader.grading.engine import Engine
from grader.grading.notes import of_fault, of_loading, of_nothing
from grader.grading.patience import NO_LINES, may_have_mattered
from grader.grading.place import Place
from grader.grading.required import found_names, grade_required, helpers_first
from grader.grading.rewording import reworded
from grader.grading.scoring import total
from grader.grading.telling_apart import group_of, with_forms
from grader.grading.variables import read_variables
from grader.model.exercise import Exercise
from grader.model.inspection import Inspection
from grader.model.result import FunctionResult, Message, SubmissionResult
from grader.model.submission import Submission
from grader.runner.channel import Child
from grader.runner.inspecting import inspect_source, statement_lines
from grader.runner.loaded import Loaded
from grader.submission.kinds import has_source_name

MAX_SOURCE = 256 * 1024
FIRST_LOAD_S = 1.0


def grade_submission(engine: Engine, submission: Submission) -> SubmissionResult:
    """The result of a hand-in; never an exception for what the hand-in does."""
    began = time.thread_time() + engine.spent_s
    if submission.text is None:
        return reworded(
            _unreadable(engine.exercise, submission, list(submission.problems), None), engine.exercise.texts
        )
    inspection, child = engine.inspector.inspect(submission.text, request_of(engine, submission))
    problems = list(submission.problems)
    if inspection.fault is None:
        result = _graded(engine, submission, submission.text, inspection, problems, child)
    else:
        if child is not None:
            child.close()
        if not has_source_name(Path(submission.path).name):
            problems.append(Message("not_named_as_source", {"file": Path(submission.path).name}))
        problems.append(of_fault(inspection.fault))
        result = _salvaged(engine, submission, inspection, problems)
    result = reworded(result, engine.exercise.texts) if engine.exercise.texts else result
    return replace(result, seconds=round(time.thread_time() + engine.spent_s - began, 4))


def request_of(engine: Engine, submission: Submission) -> dict[str, object]:
    """What the inspecting child is to look for."""
    return {**engine.inspected, "files": dict(submission.files)}


def _salvaged(
    engine: Engine, submission: Submission, inspection: Inspection, problems: list[Message]
) -> SubmissionResult:
    """A source that does not compile: no points, but what its whole functions would have had."""
    if inspection.salvaged is None:
        return _unreadable(engine.exercise, submission, problems, None)
    rest = inspect_source(engine.server, inspection.salvaged, request_of(engine, submission))
    if rest.fault is not None:
        return _unreadable(engine.exercise, submission, problems, None)
    if engine.exercise.salvage == "points":
        problems += [Message("salvaged", {"first": a, "last": b}, a) for a, b in inspection.salvage_dropped]
        return _graded(engine, submission, inspection.salvaged, rest, problems)
    graded = _graded(engine, submission, inspection.salvaged, rest, [])
    return _unreadable(engine.exercise, submission, problems, graded)


def _unreadable(
    exercise: Exercise, submission: Submission, problems: Sequence[Message], salvaged: SubmissionResult | None
) -> SubmissionResult:
    why = "function_unreadable" if submission.text is not None else "function_unreadable_file"
    functions = []
    for function in exercise.functions:
        would = next((f for f in salvaged.functions if f.name == function.name), None) if salvaged else None
        bonus_out_of = sum(check.points for check in function.checks if check.bonus)
        functions.append(
            FunctionResult(
                name=function.name,
                status="unreadable",
                points=0.0,
                out_of=function.points,
                bonus_out_of=bonus_out_of,
                would_have=would.points if would is not None and would.status != "missing" else None,
                notes=(Message(why, {"function": function.name}),),
                line=would.line if would else None,
                end_line=would.end_line if would else None,
            )
        )
    return SubmissionResult(
        student=submission.student,
        file=submission.path,
        status="unreadable",
        points=0.0,
        out_of=exercise.points,
        bonus=0.0,
        functions=tuple(functions),
        problems=tuple(problems),
        source=submission.text[:MAX_SOURCE] if submission.text is not None else None,
        digest=submission.digest,
    )


def _graded(
    engine: Engine,
    submission: Submission,
    text: str,
    inspection: Inspection,
    problems: list[Message],
    unused: Child | None = None,
) -> SubmissionResult:
    """A top-level statement that does not end is stopped early at first; only where something is not right, and the
    statement might have mattered, it gets its full time."""
    limit_s = engine.exercise.limits.load
    result, stopped = _attempt(engine, submission, text, inspection, problems, min(FIRST_LOAD_S, limit_s), unused)
    if stopped and limit_s > FIRST_LOAD_S and may_have_mattered(stopped, text, result.functions):
        return _attempt(engine, submission, text, inspection, problems, limit_s)[0]
    return result


def _attempt(
    engine: Engine,
    submission: Submission,
    text: str,
    inspection: Inspection,
    problems: list[Message],
    load_s: float,
    unused: Child | None = None,
) -> tuple[SubmissionResult, list[tuple[int, int]]]:
    """The result, and the lines of the top-level statements that were stopped for taking too long."""
    file = submission.path.rsplit("/", 1)[-1] or "hand_in.py"
    source = replace(engine.source(text, file, submission.files, submission.settings), load_s=load_s)
    hand_in = engine.hand_in(source, unused=unused)
    try:
        kinds = {function.kind for function in engine.exercise.functions}
        loaded = hand_in.load() if kinds != {"program"} else Loaded()
        names = found_names(engine.exercise, loaded, inspection)
        place = Place(engine, source, hand_in, inspection, names, loaded)
        if "variable" in kinds:
            place.variables = read_variables(place)
        for function in helpers_first(engine.exercise):
            place.results[function.name] = grade_required(place, function)
        stopped = hand_in.stopped_statements
        lines = statement_lines(engine.server, text, list(stopped)) if stopped else {}
        told = of_loading(loaded, [(lines[p], *stopped[p]) for p in stopped if p in lines], inspection.definitions)
    finally:
        hand_in.close()
    told += of_nothing(place)
    functions = with_forms(place, [place.results[function.name] for function in engine.exercise.functions])
    result = SubmissionResult(
        student=submission.student,
        file=submission.path,
        status="not_graded" if any(f.status == "not_graded" for f in functions) else "graded",
        points=total([f.points for f in functions]),
        out_of=engine.exercise.points,
        bonus=total([f.bonus for f in functions]),
        functions=functions,
        group=group_of(functions),
        problems=(*problems, *told),
        source=text[:MAX_SOURCE],
        digest=submission.digest,
        variant=engine.suite.variant,
    )
    return result, [lines.get(p, NO_LINES) for p, (kind, _) in stopped.items() if kind == "timed_out"]
