"""One function of one hand-in: found, asked, blamed on the right one, scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from grader.checks.verdict import Verdict
from grader.grading.confirming import confirm_required
from grader.grading.evidence import check_evidence, one_draw, with_calls_before
from grader.grading.explaining import explain
from grader.grading.findings import of_uses
from grader.grading.hope import may_pass_with_reference
from grader.grading.interference import row_that_counts
from grader.grading.locating import locate
from grader.grading.notes import of_definition, of_returned_argument, of_verdicts
from grader.grading.own_words import text_of
from grader.grading.place import Place
from grader.grading.relations import relate
from grader.grading.rows import Row, ask_row, ask_varies, is_random
from grader.grading.scoring import points_of, status_of
from grader.grading.signature import signature_of
from grader.grading.state import depends_on_calls, is_its_own
from grader.grading.talk_evidence import explain_talk
from grader.grading.witnessed import witnessed
from grader.model.exercise import Check, Function
from grader.model.outcome import NEVER_STOPS, TOGETHER
from grader.model.result import CheckResult, FunctionResult, Message


def grade_function(place: Place, function: Function) -> FunctionResult:
    """The result of a function that is there and is no stub."""
    called = place.names[function.name]
    definition = place.inspection.definitions.get(called)
    rules = (*function.rules, *place.engine.exercise.rules)
    findings = of_uses(called, place.inspection.uses.get(function.name, ()), rules, definition)
    rows = _rows(place, function, called)
    at_run_time = [
        *witnessed(place, function, rows[0], findings),
        *(confirm_required(place, function, called, findings) if not rows[0].hung else ()),
    ]
    checks = [_check_result(place, function, check, rows) for check in function.checks]
    signature = signature_of(rows[0])
    told = explain(place.engine, function, rows[0], checks, text_of(place, called), signature)
    checks = [*locate(place, function, rows[0], told)]
    result = FunctionResult(
        name=function.name,
        status=status_of(checks),
        points=points_of([c for c in checks if not c.bonus]),
        out_of=function.points,
        bonus=points_of([c for c in checks if c.bonus]),
        bonus_out_of=sum(c.points for c in function.checks if c.bonus),
        checks=tuple(checks),
        findings=(*findings, *at_run_time),
        notes=(*of_definition(called, definition), *_notes(place, called, rows, checks, function)),
        line=definition.line if definition else None,
        end_line=definition.end_line if definition else None,
        signature=signature,
    )
    return _forbidden(result) if any(f.severity == "fail" for f in result.findings) else result


def _forbidden(result: FunctionResult) -> FunctionResult:
    return replace(result, status="forbidden", points=0.0, bonus=0.0, would_have=result.points)


def _helpers_missing(place: Place, function: Function) -> bool:
    return any(
        name not in place.names or place.results.get(name, _UNKNOWN).status in ("not_done", "missing")
        for name in function.uses
    )


_UNKNOWN = FunctionResult("", "passed", 0.0, 0.0)


def _rows(place: Place, function: Function, called: str) -> list[Row]:
    """One row, or two: with the student's own helpers and with the reference's.

    Helpers that are right are tried first; where one is wrong, the reference's are, as there may be a loop in waiting.
    """
    reached = {*place.inspection.reached.get(function.name, function.uses), *_used_by_relations(function)}
    if not reached & set(function.uses):
        return [_own_row(place, function, called)]
    if _helpers_missing(place, function):
        return [_row_with_reference(place, function, called)]
    ways = [_own_row, _row_with_reference]
    if not _helpers_right(place, function):
        ways.reverse()
    first = ways[0](place, function, called)
    if first.passes_all or (not first.with_reference and _hangs_by_itself(place, called, first)):
        return [first]
    if not first.with_reference and not may_pass_with_reference(place, function, first):
        return [first]
    return [first, ways[1](place, function, called)]


def _used_by_relations(function: Function) -> set[str]:
    """The helpers that its checks call beside the function itself."""
    return {name for check in function.checks for name in check.students}


def _hangs_by_itself(place: Place, called: str, row: Row) -> bool:
    """It hung with helpers that are right, and on lines of its own: other helpers would hang as well, for as long."""
    definition = place.inspection.definitions.get(called)
    hung = row.hung
    if definition is None or not hung or not row.is_settled:
        return False
    return all(o.line is not None and definition.line <= o.line <= definition.end_line for o in hung.values())


def _own_row(place: Place, function: Function, called: str) -> Row:
    """With the student's own helpers. A row that fails after other functions ran is asked again in a fresh child, and
    that one counts."""
    before, fresh = tuple(place.hand_in.asked), place.hand_in.is_fresh
    row = ask_row(place.engine, place.hand_in, function, called, place.seeded(called))
    relate(place, place.hand_in, row, scripts=True)
    if (fresh and not row.by_script) or row.is_settled or _fails_by_itself(place, row):
        return row
    place.hand_in.close()
    alone = ask_row(place.engine, place.hand_in, function, called, place.seeded(called), row.hung)
    relate(place, place.hand_in, alone)
    return row_that_counts(place, before, row, alone) if before else alone


def _fails_by_itself(place: Place, row: Row) -> bool:
    """Provably, whatever was called before; so it need not be asked again alone."""
    return all(is_its_own(place, row, p) for check in row.function.checks for p in row.failed(check))


def _row_with_reference(place: Place, function: Function, called: str) -> Row:
    hand_in = place.with_reference(function)
    try:
        row = ask_row(place.engine, hand_in, function, called, place.seeded(called))
        relate(place, hand_in, row)
    finally:
        hand_in.close()
    row.with_reference = True
    return row


def _check_result(place: Place, function: Function, check: Check, rows: Sequence[Row]) -> CheckResult:
    """Of the rows, a check takes the one under which it passes whole; a failure is shown by the first."""
    if check.kind == "varies":
        return _varies_result(place, check, rows)
    row = next((row for row in rows if row.passes(check)), None)
    if row is None:
        row = next((row for row in rows if row.needs_reference(check)), rows[0])
    if row.needs_reference(check):
        return _blocked(row, check)
    verdicts = row.verdicts[check.name]
    failed = row.failed(check)
    undecided = [p for p in failed if not verdicts[p].decided]
    wrong = [p for p in failed if verdicts[p].decided]
    wrong.sort(key=lambda p: verdicts[p].reason == "not_run")  # where it hung goes before what was left out for it
    ran = [p for p in verdicts if verdicts[p].reason != "not_run"]
    if undecided and not wrong:
        return CheckResult(
            check.name, "not_graded", None, check.points, check.bonus, len(verdicts), len(undecided),
            reason=verdicts[undecided[0]].reason,
            diagnosis=(Message("spec_fault", {"function": row.called, **verdicts[undecided[0]].values}),),
            hidden=check.hidden,
        )  # fmt: skip
    status = "failed" if wrong else "passed"
    result = CheckResult(
        check=check.name,
        status=status,  # type: ignore[arg-type]
        points=0.0 if wrong else check.points,
        out_of=check.points,
        bonus=check.bonus,
        cases=len(ran),
        failed=sum(verdicts[p].reason != "not_run" for p in wrong),
        helpers_of_reference=row.with_reference,
        hidden=check.hidden,
    )
    if wrong and verdicts[wrong[0]].reason == "blocked":
        return _lacking(row, result, verdicts[wrong[0]].values)
    return _explained(place, function, check, row, wrong, result) if wrong else result


def _blocked(row: Row, check: Check) -> CheckResult:
    """Nothing is wrong as far as it could be decided where the reference is not at hand."""
    told = (Message("no_reference", {"function": row.called}),)
    return CheckResult(
        check.name, "blocked", None, check.points, check.bonus,
        reason="no_reference", diagnosis=told, hidden=check.hidden,
    )  # fmt: skip


def _lacking(row: Row, result: CheckResult, values: Mapping[str, str]) -> CheckResult:
    """A relation needs a class that the hand-in does not have."""
    told = Message("function_blocked_by", {"function": row.called, **values})
    return replace(result, status="blocked", reason="blocked", diagnosis=(told,))


def _explained(
    place: Place, function: Function, check: Check, row: Row, wrong: Sequence[int], result: CheckResult
) -> CheckResult:
    if row.verdicts[check.name][wrong[0]].reason == "not_run":  # another check's cases came first, and hung
        kinds = [
            o.kind for o in row.outcomes.values() if o.kind in NEVER_STOPS or o.kind in ("crashed", "wanted_input")
        ]
        reason: str = kinds[0] if kinds else "timed_out"
        return replace(result, reason=reason, diagnosis=(Message(reason, {"function": row.called}),), hint=check.hint)
    if row.outcomes[wrong[0]].kind == "timed_out" and row.outcomes[wrong[0]].detail == TOGETHER:
        slow = Message("too_slow", {"function": row.called})
        return replace(result, reason="timed_out", diagnosis=(slow,), hint=check.hint)
    if wrong[0] in row.talks.get(check.name, {}):
        return explain_talk(place, row, check, wrong, result)
    found = None
    if not row.with_reference and not is_random(function):
        found = depends_on_calls(place, function, check, row, wrong[0])
    counterexample, diagnosis = check_evidence(place, function, check, row, wrong, found.outcome if found else None)
    reason = row.verdicts[check.name][wrong[0]].reason
    if found is not None:
        reason, diagnosis = found.reason, (Message(found.reason, {"function": row.called}),)
        counterexample = with_calls_before(counterexample, place.engine, row, found.before)
    return replace(result, reason=reason, counterexample=counterexample, diagnosis=diagnosis, hint=check.hint)


def _helpers_right(place: Place, function: Function) -> bool:
    return all(_is_right(place.results.get(name, _UNKNOWN)) for name in function.uses)


def _is_right(result: FunctionResult) -> bool:
    """By its answers; that it uses something that is not allowed does not make them wrong."""
    return result.status == "passed" or (result.status == "forbidden" and result.would_have == result.out_of)


def _varies_result(place: Place, check: Check, rows: Sequence[Row]) -> CheckResult:
    """Of the rows, the first under which it passes."""
    row = rows[0]
    verdict, shown = ask_varies(place, row, check)
    for other in rows[1:]:
        second = ask_varies(place, other, check)[0] if not verdict.passed else verdict
        if not verdict.passed and (second.passed or second.reason == "no_reference"):
            row, verdict = other, second
    if verdict.reason == "no_reference":
        return _blocked(row, check)
    if not verdict.decided:
        return CheckResult(check.name, "not_graded", None, check.points, check.bonus, reason=verdict.reason)
    return CheckResult(
        check=check.name,
        status="passed" if verdict.passed else "failed",
        points=check.points if verdict.passed else 0.0,
        out_of=check.points,
        bonus=check.bonus,
        cases=len(place.engine.suite.functions[row.function.name].checks[check.name]),
        failed=0 if verdict.passed else 1,
        reason=verdict.reason or None,
        counterexample=None if verdict.passed else one_draw(place.engine, row, check, shown),
        diagnosis=() if verdict.passed else (_of_draws(verdict, row.called),),
        helpers_of_reference=row.with_reference,
        hint={} if verdict.passed else check.hint,
        hidden=check.hidden,
    )


def _of_draws(verdict: Verdict, called: str) -> Message:
    """Choices that follow a fixed seed do not look alike: they are the same when the program starts again."""
    code = "not_random_seeded" if verdict.values.get("kind") == "seeded" else verdict.reason
    return Message(code, {"function": called})


def _notes(
    place: Place, called: str, rows: Sequence[Row], checks: Sequence[CheckResult], function: Function
) -> list[Message]:
    """Differences that cost nothing, and whose helpers were at work."""
    verdicts: list[Verdict] = []
    for check in function.checks:
        row = next((row for row in rows if row.passes(check)), rows[0])
        verdicts += row.verdicts[check.name].values()
    suite = place.engine.suite.functions[function.name]
    notes = [*of_verdicts(called, verdicts), *of_returned_argument(called, function, suite, rows[0].returned_argument)]
    if any(check.helpers_of_reference for check in checks):
        if len(function.uses) == 1:
            notes.append(Message("helper_of_reference", {"helper": function.uses[0]}))
        else:
            notes.append(Message("helpers_of_reference"))
    return notes
