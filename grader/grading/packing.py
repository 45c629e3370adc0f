"""Makes a pack of an exercise: what students need to check themselves, and nothing that only the teacher has."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from grader.grading.batch import graded
from grader.grading.engine import Engine, server_options
from grader.grading.pack_samples import Sample, endless, samples, to_compare
from grader.grading.packed_domains import knows_domain, with_shared_domains
from grader.grading.place import Place
from grader.grading.required import found_names
from grader.grading.rows import ask_row
from grader.grading.sealing import seal
from grader.grading.smaller_answers import smaller_answers, without_smaller
from grader.model.exercise import Exercise, Function
from grader.model.outcome import Outcome
from grader.model.result import CheckResult, SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import FunctionSuite, Suite
from grader.runner.servers import start_server
from grader.runner.values import decode, encode
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
    """Of a whole suite. Submissions that have code of their own are graded without the hidden checks to learn what
    hand-ins ask the reference; those that need it most are graded by the pack and by the whole suite, to compare.
    `on_step` is called twice for each.
    """
    visible = _without_hidden(suite)
    options = server_options(suite.exercise, isolation, for_class=True)
    with start_server(options, python or suite.exercise.python) as server:
        with closing(Engine(visible, server, explains=False)) as engine:
            tried = list(samples(engine, submissions))
            results = [graded(engine, sample.submission) for sample in tried]
            for sample, result in zip(tried, results, strict=True):
                _ask_helpers(engine, sample, endless(result))
                on_step()
            met = engine.reference.met()
        with closing(Engine(suite, server, explains=False)) as engine:
            if visible.hidden:
                results = [graded(engine, sample.submission) for sample in tried]
            packed = _packed(visible, suite, met, engine)
        pairs = []
        with closing(Engine(packed, server, explains=False)) as engine:
            for place in to_compare(engine.exercise, results):
                pairs.append((results[place], graded(engine, tried[place].submission)))
                on_step()
    for _ in range(2 * len(submissions) - len(tried) - len(pairs)):
        on_step()
    blocked = dict.fromkeys(name for pair in pairs for name in _blocked(*pair))
    return Packed(packed, len(pairs), tuple(blocked), tuple(said for pair in pairs for said in _differences(*pair)))


def _ask_helpers(engine: Engine, sample: Sample, left_out: Collection[str]) -> None:
    """Runs every new function that uses helpers with those of the reference, also where the hand-in's own are right: in
    another hand-in they may be wrong."""
    submission, inspection = sample.submission, sample.inspection
    text = submission.text or ""
    if inspection.fault is not None:
        return
    source = engine.source(text, "hand_in.py", submission.files)
    hand_in = engine.hand_in(source)
    try:
        loaded = hand_in.load()
        place = Place(engine, source, hand_in, inspection, found_names(engine.exercise, loaded, inspection), loaded)
        for function in engine.exercise.functions:
            called = place.names.get(function.name)
            if called is not None and function.uses and function.name in sample.new.difference(left_out):
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


def _packed(visible: Suite, suite: Suite, met: dict[str, dict[bytes, Outcome]], engine: Engine) -> Suite:
    """Without the reference, and without what only making cases needs. `engine`: of the whole suite."""
    used = {name for function in visible.exercise.functions for name in function.uses}
    shared = needed_part(suite.checks_source, names_in(_relations(visible.exercise)))
    exercise = with_shared_domains(visible.exercise, suite.checks_source, shared)
    known = {
        function.name: dict(met.get(function.name, {})) for function in exercise.functions if function.name in used
    }
    secret = _secret_values(suite, visible)
    for function in exercise.functions:
        known.setdefault(function.name, {}).update(smaller_answers(engine, function, secret))
    functions = {name: _with_least(suite, engine, exercise.function(name)) for name, suite in visible.functions.items()}
    return replace(
        visible,
        functions=functions,
        exercise=replace(exercise, variants=_variant_of(suite), assign=None),
        mistakes_file="",
        cases_file="",
        faults=(),
        checks_source=shared,
        reference_source="",
        notes=(),
        template_source="",
        answers={name: _answers(suite, visible, name, known[name]) for name in sorted(known)},
        sealed=seal(engine.mistakes, [name for name in suite.functions if not visible.hidden.get(name)]),
    )


def _variant_of(suite: Suite) -> dict[str, dict[str, str]]:
    """Only the pack's own: those of other students are none of this one's business."""
    return {suite.variant: suite.settings} if suite.variant else {}


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


def _with_least(suite: FunctionSuite, engine: Engine, function: Function) -> FunctionSuite:
    """For checks whose domain stays with the teacher."""
    told = {check.name for check in function.checks if knows_domain(check, suite.parameters)}
    if function.kind != "function" or all(check.name in told for check in function.checks):
        return suite
    whole = engine.suite.functions[function.name]
    place = {case.arguments: place for place, case in enumerate(suite.cases)}
    least = without_smaller(engine, engine.exercise.function(function.name))
    kept = {
        name: tuple(place[whole.cases[p].arguments] for p in places)
        for name, places in least.items()
        if name in suite.checks and name not in told
    }
    return replace(suite, least=kept)


def _secret_values(suite: Suite, visible: Suite) -> set[bytes]:
    """Single values that only inputs of hidden checks have, encoded."""
    hidden = [hidden_arguments(suite.functions[name], there) for name, there in visible.functions.items()]
    shown = (case.arguments for there in visible.functions.values() for case in there.cases)
    return {encode(v) for one in hidden for a in one for v in decode(a)} - {encode(v) for a in shown for v in decode(a)}


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
