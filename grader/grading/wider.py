"""Cases beyond the suite: many more small ones and other draws, to find what tells a mutant from the right solution."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from grader.grading.trial import Trial
from grader.model.suite import FunctionSuite, Suite
from grader.runner.host import run_script
from grader.runner.servers import Server
from grader.suite.build import SuiteErrors, build_suite
from grader.suite.candidates import SCRIPT, Candidates, FunctionCandidates, draw_request, read_candidates

DRAW_TIMEOUT_S = 300.0


class NotWider(Exception):
    """There are no more cases, and why; each text is a sentence for the teacher."""


def wider_suite(suite: Suite, functions: Collection[str], server: Server) -> Suite:
    """A suite of other cases for these functions, with what the reference does on them. NotWider if there is none."""
    wanted = tuple(function for function in suite.exercise.functions if function.name in functions)
    exercise = replace(suite.exercise, functions=wanted)
    parameters = {name: suite.functions[name].parameters for name in functions}
    digest, variant = f"{suite.digest}/wider", suite.variant or None
    request = draw_request(
        exercise, suite.checks_source, suite.reference_source, parameters, digest, variant, wider=True
    )
    try:
        candidates = read_candidates(run_script(SCRIPT, request, DRAW_TIMEOUT_S))
        others = {name: _without(found, suite.functions[name]) for name, found in candidates.functions.items()}
        found = Candidates({name: one for name, one in others.items() if one.cases}, (), candidates.made_with)
        with Trial(server, exercise, suite.reference_source, suite.settings) as trial:
            wide = build_suite(exercise, found, suite.checks_source, suite.reference_source, digest, trial.run)
            return replace(wide, variant=suite.variant)
    except SuiteErrors as errors:
        raise NotWider("\n".join(str(fault) for fault in errors.faults)) from None
    except (RuntimeError, TimeoutError, ValueError) as error:
        raise NotWider(f"no further cases could be made: {error}") from None


def _without(found: FunctionCandidates, known: FunctionSuite) -> FunctionCandidates:
    """Without the cases that the suite has."""
    there = {(case.arguments, case.drawn, case.lines) for case in known.cases}
    kept = [p for p, c in enumerate(found.cases) if (c.arguments, c.drawn, c.lines) not in there]
    place = {old: new for new, old in enumerate(kept)}
    return FunctionCandidates(
        name=found.name,
        parameters=found.parameters,
        cases=tuple(found.cases[p] for p in kept),
        checks={name: tuple(place[p] for p in positions if p in place) for name, positions in found.checks.items()},
        whole=found.whole,
    )
