"""The hand-in as a program: run with what is typed in, judged by what it prints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from grader.checks.verdict import Verdict
from grader.feedback.counterexample import counterexample, printed_text
from grader.feedback.diagnosis.diagnose import of_call
from grader.grading.findings import of_uses
from grader.grading.notes import of_verdicts
from grader.grading.place import Place
from grader.grading.row_verdicts import judge_row
from grader.grading.rows import TIMES_REFERENCE_TOTAL, TOTAL_S, Row
from grader.grading.scoring import points_of, status_of
from grader.grading.signature import signature_of
from grader.model.exercise import Check, Function
from grader.model.outcome import NEVER_STOPS, Outcome
from grader.model.result import CheckResult, Counterexample, FunctionResult, Message
from grader.model.suite import FunctionSuite
from grader.runner.allowance import Allowance
from grader.runner.asking import NOT_RUN, outcome_of_end
from grader.runner.hand_in import Source
from grader.runner.program import Program
from grader.runner.servers import Server
from grader.runner.stretch import Expected, Question

MAX_CRASHES = 2
"""so many crashes, or waits for more input than there is, are enough"""


@dataclass(frozen=True)
class Playing:
    """How a program is run on its cases."""

    limit_s: float
    """of CPU for one run"""
    total_s: float
    expected: Expected = Expected()
    groups: Sequence[frozenset[int]] = ()
    """the positions of each check: a run that never stops ends the checks that it belongs to"""


def play_all(
    server: Server, source: Source, questions: Sequence[Question], playing: Playing
) -> tuple[dict[int, Outcome], dict[int, float]]:
    """Position -> outcome and -> seconds of CPU."""
    program = Program(server, replace(source, module="__main__"))
    allowance = Allowance(playing.total_s, program.cpu_seconds)
    groups = list(playing.groups or [frozenset(question[0] for question in questions)])
    outcomes: dict[int, Outcome] = {}
    seconds: dict[int, float] = {}
    crashes = 0
    try:
        for question in questions:
            position = question[0]
            if crashes >= MAX_CRASHES or not any(position in group for group in groups):
                outcomes[position] = NOT_RUN
                continue
            stretch = program.play(question, playing.limit_s, playing.expected, allowance, seconds)
            outcome = outcomes[position] = stretch.outcomes[0][1] if stretch.outcomes else outcome_of_end(stretch.ended)
            crashes += outcome.kind in ("crashed", "wanted_input", "tampered")
            if outcome.kind in NEVER_STOPS:
                groups = [group for group in groups if position not in group]
    finally:
        program.close()
    return outcomes, seconds


def grade_program(place: Place, function: Function) -> FunctionResult:
    """The result of the program as a whole."""
    engine, file = place.engine, place.source.file
    suite = engine.suite.functions[function.name]
    row = Row(function, file, _outcomes(place, function, suite))
    judge_row(engine, row)
    checks = [_check_result(suite, check, row) for check in function.checks]
    findings = of_uses(file, place.inspection.uses.get(function.name, ()))
    result = FunctionResult(
        name=function.name,
        status=status_of(checks),
        points=points_of([c for c in checks if not c.bonus]),
        out_of=function.points,
        bonus=points_of([c for c in checks if c.bonus]),
        bonus_out_of=sum(c.points for c in function.checks if c.bonus),
        checks=tuple(checks),
        findings=tuple(findings),
        notes=tuple(of_verdicts(file, (v for verdicts in row.verdicts.values() for v in verdicts.values()))),
        signature=signature_of(row),
    )
    if any(finding.severity == "fail" for finding in findings):
        return replace(result, status="forbidden", points=0.0, bonus=0.0, would_have=result.points)
    return result


def _outcomes(place: Place, function: Function, suite: FunctionSuite) -> Mapping[int, Outcome]:
    engine = place.engine
    questions = engine.questions(function.name, range(len(suite.cases)))
    limits = max((check.limits for check in function.checks), key=lambda limits: limits.seconds)
    total_s = limits.total or max(TOTAL_S, TIMES_REFERENCE_TOTAL * sum(suite.slow.values()))
    groups = [frozenset(suite.checks[check.name]) for check in function.checks]
    playing = Playing(limits.seconds, total_s, engine.expected(function.name), groups)
    return play_all(engine.server, place.source, questions, playing)[0]


def _check_result(suite: FunctionSuite, check: Check, row: Row) -> CheckResult:
    verdicts = row.verdicts[check.name]
    ran = [position for position, verdict in verdicts.items() if verdict.reason != "not_run"]
    failed = [position for position in ran if not verdicts[position].passed]
    result = CheckResult(
        check.name, "passed", check.points, check.points, check.bonus, len(ran), len(failed), hidden=check.hidden
    )
    if len(ran) == len(verdicts) and not failed:
        return result
    if not failed:  # a run of another check crashed, and no more were tried
        told = Message("crashed", {"function": row.called})
        return replace(result, status="failed", points=0.0, reason="crashed", diagnosis=(told,), hint=check.hint)
    first = failed[0]
    if not verdicts[first].decided:
        fault = Message("spec_fault", {"function": row.called, **verdicts[first].values})
        return replace(result, status="not_graded", points=None, reason=verdicts[first].reason, diagnosis=(fault,))
    return replace(
        result,
        status="failed",
        points=0.0,
        reason=verdicts[first].reason,
        counterexample=_shown(suite, check, row, first, verdicts[first]),
        diagnosis=(_told(suite, row, first, verdicts[first]),),
        hint=check.hint,
    )


def _shown(suite: FunctionSuite, check: Check, row: Row, position: int, verdict: Verdict) -> Counterexample:
    """What is printed stands in the place of a result."""
    case, expected, actual = suite.cases[position], suite.expected[position], row.outcomes[position]
    shown = counterexample(row.called, check, case, expected, actual, verdict.sentence, case.layer == "small")
    right = printed_text(expected.printed) if check.kind == "equal" and expected.kind == "returned" else shown.expected
    if actual.kind != "returned":
        return replace(shown, call=f"python {row.called}", expected=right)
    return replace(shown, call=f"python {row.called}", expected=right, actual=printed_text(actual.printed), printed="")


def _told(suite: FunctionSuite, row: Row, position: int, verdict: Verdict) -> Message:
    happened = of_call(suite.expected[position], row.outcomes[position], 0, row.called)
    if happened is not None:
        return happened
    code = "broke_relation_of_output" if verdict.reason == "broke_relation" else verdict.reason
    return Message(code, {"function": row.called})
