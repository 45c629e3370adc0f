"""A suite out of candidates: what the reference does on them, and what is wrong or weak about it all."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence

from grader.model.exercise import Exercise
from grader.model.outcome import Outcome
from grader.model.suite import Case, FunctionSuite, Suite
from grader.suite.branches import of_branches
from grader.suite.candidates import Candidates, FunctionCandidates
from grader.suite.faults import Fault
from grader.suite.reach import methods_of
from grader.suite.soundness import of_examples, of_reference
from grader.suite.strength import of_kinds
from grader.suite.times import SLOW_S, coarse

RunReference = Callable[[str, Sequence[Case]], tuple[list[Outcome], set[tuple[int, int]], list[float]]]
"""(function, cases) -> outcomes, (line before, line) pairs that were run, seconds of CPU"""


class SuiteErrors(Exception):
    """A suite by which nobody could be graded rightly; `faults` says why."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)


def build_suite(
    exercise: Exercise,
    candidates: Candidates,
    checks_source: str,
    reference_source: str,
    digest: str,
    run_reference: RunReference,
) -> Suite:
    """The suite of an exercise; SuiteErrors with all its errors. What is only weak stands in `faults` of the suite."""
    faults = list(candidates.faults)
    functions = {}
    names = {function.name for function in exercise.functions}
    for function in exercise.functions:
        found = candidates.functions.get(function.name)
        if found is None:
            continue
        outcomes, arcs, seconds = _run(run_reference, function.name, found.cases)
        methods = methods_of(ast.parse(reference_source), function.name) if function.kind == "class" else ()
        functions[function.name] = _suite(found, outcomes, seconds, methods)
        faults += of_reference(function, found, outcomes)
        faults += of_examples(function, found, outcomes)
        faults += of_kinds(function, found, outcomes)
        faults += of_branches(function, reference_source, arcs, names)
    errors = [fault for fault in faults if fault.severity == "error"]
    if errors:
        raise SuiteErrors(sorted(errors, key=lambda fault: fault.line))
    return Suite(
        exercise=exercise,
        digest=digest,
        functions=functions,
        made_with=candidates.made_with,
        faults=tuple(str(fault) for fault in faults),
        checks_source=checks_source,
        reference_source=reference_source,
    )


def _run(
    run_reference: RunReference, name: str, cases: Sequence[Case]
) -> tuple[list[Outcome], set[tuple[int, int]], list[float]]:
    """As `run_reference`; cases that are no calls are not asked, and have the outcome `not_run`."""
    places = [place for place, case in enumerate(cases) if case.called]
    outcomes, seconds = [Outcome("not_run")] * len(cases), [0.0] * len(cases)
    if not places:
        return outcomes, set(), seconds
    ran, arcs, spent = run_reference(name, [cases[place] for place in places])
    for place, outcome, used in zip(places, ran, spent, strict=True):
        outcomes[place], seconds[place] = outcome, used
    return outcomes, arcs, seconds


def _suite(
    found: FunctionCandidates, outcomes: Sequence[Outcome], seconds: Sequence[float], methods: tuple[str, ...]
) -> FunctionSuite:
    return FunctionSuite(
        name=found.name,
        parameters=found.parameters,
        cases=found.cases,
        expected=tuple(outcomes),
        checks=found.checks,
        slow={place: coarse(spent) for place, spent in enumerate(seconds) if spent > SLOW_S},
        methods=methods,
    )
