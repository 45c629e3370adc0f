"""Makes a pack of an exercise: what students need to check themselves, and nothing that only the teacher has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from grader.grading.batch import graded
from grader.grading.engine import Engine, server_options
from grader.grading.place import Place
from grader.grading.required import found_names
from grader.grading.rows import ask_row
from grader.grading.submission import request_of
from grader.model.exercise import Check, Exercise, Function
from grader.model.outcome import Outcome
from grader.model.result import CheckResult, SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import FunctionSuite, Suite
from grader.runner.inspecting import inspect_source
from grader.runner.servers import start_server
from grader.suite.needed import names_in, needed_part

MOST_ANSWERS = 20_000
"""of one function"""


@dataclass(frozen=True)
class Packed:
    """`suite` is what goes into the file; `disagreements`: sentences about hand-ins that get other results by it."""

    suite: Suite
    tried: int = 0
    """hand-ins that were graded by both"""
    blocked: tuple[str, ...] = ()
    """checks that need the reference: `function, check`"""
    disagreements: tuple[str, ...] = ()


def make_pack(
    suite: Suite, submissions: Sequence[Submission], isolation: str, python: str | None, on_step: Callable[[], None]
) -> Packed:
    """Of a whole suite. The submissions are graded without the hidden checks to learn what hand-ins ask the reference,
    then by the pack, and by the whole suite to compare. `on_step` is called twice for each of them.
    """
    visible = _without_hidden(suite)
    options = server_options(suite.exercise, isolation, for_class=True)
    with start_server(options, python or suite.exercise.python) as server:
        with closing(Engine(visible, server, explains=False)) as engine:
            results = [graded(engine, submission) for submission in submissions]
            for submission in submissions:
                _ask_helpers(engine, submission)
                on_step()
            packed = _packed(visible, suite, engine.reference.met())
        if packed.hidden:
            with closing(Engine(suite, server, explains=False)) as engine:
                results = [graded(engine, submission) for submission in submissions]
        with closing(Engine(packed, server, explains=False)) as engine:
            by_pack = []
            for submission in submissions:
                by_pack.append(graded(engine, submission))
                on_step()
    pairs = list(zip(results, by_pack, strict=True))
    blocked = dict.fromkeys(name for pair in pairs for name in _blocked(*pair))
    return Packed(packed, len(pairs), tuple(blocked), tuple(said for pair in pairs for said in _differences(*pair)))


def _ask_helpers(engine: Engine, submission: Submission) -> None:
    """Runs every function that uses helpers with those of the reference, also where the hand-in's own are right: in
    another hand-in they may be wrong."""
    text = submission.text or ""
    inspection = inspect_source(engine.server, text, request_of(engine.exercise, submission))
    if inspection.fault is not None:
        return
    source = engine.source(text, "hand_in.py", submission.files)
    hand_in = engine.hand_in(source)
    try:
        loaded = hand_in.load()
        place = Place(engine, source, hand_in, inspection, found_names(engine.exercise, loaded, inspection), loaded)
        for function in engine.exercise.functions:
            called = place.names.get(function.name)
            if called is not None and function.uses:
                with_reference = place.with_reference(function)
                try:
                    ask_row(engine, with_reference, function, called, place.seeded(called))
                finally:
                    with_reference.close()
    finally:
        hand_in.close()


def _without_hidden(suite: Suite) -> Suite:
    """Without hidden checks and their cases."""
    kept = [replace(f, checks=tuple(c for c in f.checks if not c.hidden)) for f in suite.exercise.functions]
    hidden = {f.name: sum(check.hidden for check in f.checks) for f in suite.exercise.functions}
    return replace(
        suite,
        exercise=replace(suite.exercise, functions=tuple(kept)),
        functions={f.name: _with_cases_of(suite.functions[f.name], f) for f in kept},
        hidden={name: count for name, count in hidden.items() if count},
    )


def _packed(visible: Suite, suite: Suite, met: dict[str, dict[bytes, Outcome]]) -> Suite:
    """Without the reference, and without what only making cases needs."""
    exercise = visible.exercise
    functions = [replace(f, checks=tuple(map(_plain, f.checks))) for f in exercise.functions]
    used = {name for function in exercise.functions for name in function.uses}
    return replace(
        visible,
        exercise=replace(exercise, functions=tuple(functions), domains=(), variants=_variant_of(suite), assign=None),
        mistakes_file="",
        faults=(),
        checks_source=needed_part(suite.checks_source, names_in(_relations(exercise))),
        reference_source="",
        answers={name: _answers(suite, visible, name, met.get(name, {})) for name in sorted(used)},
    )


def _variant_of(suite: Suite) -> dict[str, dict[str, str]]:
    """Only the pack's own: those of other students are none of this one's business."""
    return {suite.variant: suite.settings} if suite.variant else {}


def _plain(check: Check) -> Check:
    return replace(check, given=(), where=(), line=0)


def _relations(exercise: Exercise) -> list[str]:
    checks = [check for function in exercise.functions for check in function.checks]
    return [expression for check in checks for expression in (check.holds, check.varying) if expression]


def _with_cases_of(suite: FunctionSuite, function: Function) -> FunctionSuite:
    """Only the cases of the checks that are left, in their order."""
    names = {check.name for check in function.checks}
    kept = sorted({place for name in names for place in suite.checks[name]})
    new = {old: place for place, old in enumerate(kept)}
    return replace(
        suite,
        cases=tuple(suite.cases[place] for place in kept),
        expected=tuple(suite.expected[place] for place in kept),
        checks={name: tuple(new[p] for p in places) for name, places in suite.checks.items() if name in names},
        slow={new[place]: seconds for place, seconds in suite.slow.items() if place in new},
    )


def hidden_arguments(suite: FunctionSuite, visible: FunctionSuite) -> set[bytes]:
    """The inputs of hidden checks that no other check has."""
    return {case.arguments for case in suite.cases} - {case.arguments for case in visible.cases}


def _answers(suite: Suite, visible: Suite, name: str, met: dict[bytes, Outcome]) -> dict[bytes, Outcome]:
    """What was asked of a helper, but for what the cases tell anyway, and what is hidden."""
    if name not in visible.functions:
        return {}
    shown = visible.functions[name]
    left_out = {case.arguments for case in shown.cases} | hidden_arguments(suite.functions[name], shown)
    found = {arguments: outcome for arguments, outcome in met.items() if arguments not in left_out}
    return dict(sorted(found.items(), key=lambda item: (len(item[0]), item[0]))[:MOST_ANSWERS])


def _blocked(whole: SubmissionResult, by_pack: SubmissionResult) -> Iterator[str]:
    for function in by_pack.functions:
        yield from (f"{function.name}, {check.check}" for check in function.checks if check.status == "blocked")


def _differences(whole: SubmissionResult, by_pack: SubmissionResult) -> Iterator[str]:
    """Checks that a pack decides in another way. One that it leaves open is no disagreement."""
    known = {(f.name, c.check): c for f in whole.functions for c in f.checks}
    for function in by_pack.functions:
        for check in function.checks:
            before = known.get((function.name, check.check))
            if before is not None and check.status != "blocked" and _said(before) != _said(check):
                yield f"{by_pack.file}: {function.name}, {check.check} is {check.status}, and {before.status} by grade"


def _said(check: CheckResult) -> tuple[str, float | None]:
    return check.status, check.points
