"""One required variable of a hand-in: its value when the file has run, or what the file printed then."""

from __future__ import annotations

from dataclasses import replace

from grader.checks.variable import judge_variable
from grader.checks.verdict import Table, Verdict
from grader.feedback.show import show
from grader.grading.iterators import MATERIALISED, reads_iterators
from grader.grading.near import nearest_name
from grader.grading.notes import of_verdicts
from grader.grading.place import Place, Variables
from grader.grading.scoring import points_of, status_of
from grader.grading.signature import digest_of
from grader.model.exercise import Check, Exercise, Function
from grader.model.outcome import Outcome
from grader.model.result import CheckResult, Counterexample, FunctionResult, Message
from grader.runner.asking import outcome_of_end
from grader.runner.hand_in import HandIn
from grader.runner.loaded import Loaded
from grader.runner.stretch import Expected
from grader.runner.values import decode, encode

NO_ARGUMENTS = encode(())
NOT_THERE = Outcome("returned", encode(None))
"""what a relation sees of a variable that is missing"""
READ_S = 5.0
NO_VARIABLES = ("module", "library")
"""kinds of names that are no variables of the hand-in"""
_SENTENCES = {"wrong_type": "variable_wrong_type", "unsendable": "variable_unsendable"}


def read_variables(place: Place) -> Variables:
    """All variables of the exercise, read before anything is called. A file that does something only as a program
    (`if __name__ == "__main__"`) runs as one for this."""
    exercise = place.engine.exercise
    if "__name__" not in place.source.text:
        return _read(place.hand_in, exercise, place.loaded)
    hand_in = place.engine.hand_in(replace(place.source, module="__main__"), skip=place.hand_in.skip)
    try:
        return _read(hand_in, exercise, hand_in.load())
    finally:
        hand_in.close()


def _read(hand_in: HandIn, exercise: Exercise, loaded: Loaded) -> Variables:
    there = [name for name, kind in loaded.names.items() if kind not in NO_VARIABLES]
    names: dict[str, str] = {}
    near: dict[str, str] = {}
    wanted = [function for function in exercise.functions if function.kind == "variable"]
    for function in wanted:
        name = next((name for name in (function.name, *function.also) if name in there), None)
        if name is not None:
            names[function.name] = name
    for function in wanted:
        others = [name for name in there if loaded.names[name] == "value" and name not in names.values()]
        similar = nearest_name((function.name, *function.also), others)
        if function.name not in names and similar is not None:
            near[function.name] = similar
    found = {**near, **names}
    values = {
        found[function.name]: value_of(hand_in, function, found[function.name], loaded.printed)
        for function in wanted
        if function.name in found
    }
    return Variables(names, near, values, loaded)


def value_of(hand_in: HandIn, function: Function, name: str, printed: str) -> Outcome:
    """The variable of that name as an outcome, with what was printed when the file ran."""
    read_out = MATERIALISED if reads_iterators(function) else 0
    question = (0, 0, NO_ARGUMENTS, None)
    stretch, _ = hand_in.ask(name, [question], READ_S, Expected(), seeded=False, materialise=read_out, do="read")
    outcome = stretch.outcomes[0][1] if stretch.outcomes else outcome_of_end(stretch.ended)
    return replace(outcome, printed=printed)


def grade_variable(place: Place, function: Function) -> FunctionResult:
    """The result of a variable. One that is not there may still be found in what the file printed: a relation that
    gives a sentence has seen it there, and it is wrong; one that only says no has not, and it is missing."""
    found = place.variables
    called = found.names.get(function.name)
    outcome = found.values.get(called or "") or replace(NOT_THERE, printed=found.loaded.printed)
    verdicts = {check.name: _verdict(place, function, check, outcome, called) for check in function.checks}
    missing = called is None and not any(verdict.passed or verdict.sentence for verdict in verdicts.values())
    if missing:
        return _missing(function, found.loaded, outcome)
    checks = [_check_result(function, check, verdicts[check.name], outcome, called) for check in function.checks]
    definition = place.inspection.definitions.get(called or "")
    notes = list(of_verdicts(function.name, verdicts.values()))
    if called is None and any(check.status == "passed" for check in checks):
        notes.append(Message("answer_printed", {"function": function.name}))
    return FunctionResult(
        name=function.name,
        status=status_of(checks),
        points=points_of([c for c in checks if not c.bonus]),
        out_of=function.points,
        bonus=points_of([c for c in checks if c.bonus]),
        bonus_out_of=sum(c.points for c in function.checks if c.bonus),
        checks=tuple(checks),
        notes=tuple(notes),
        signature=digest_of(function, {0: outcome}, [0] if any(check.status == "failed" for check in checks) else []),
        line=definition.line if definition else None,
        end_line=definition.end_line if definition else None,
    )


def _verdict(place: Place, function: Function, check: Check, outcome: Outcome, called: str | None) -> Verdict:
    if called is None and check.kind == "equal":
        return Verdict(False, "wrong_value")
    suite = place.engine.suite.functions[function.name]
    return judge_variable(Table(check, suite, [0], {0: outcome}, place.engine.judging(suite)))[0]


def _missing(function: Function, loaded: Loaded, outcome: Outcome) -> FunctionResult:
    looked_at = outcome.printed and any(check.kind == "holds" for check in function.checks)
    code = "answer_not_printed" if looked_at else "function_missing"
    bonus_out_of = sum(check.points for check in function.checks if check.bonus)
    notes = (Message(code, {"function": function.name}),)
    return FunctionResult(function.name, "missing", 0.0, function.points, bonus_out_of=bonus_out_of, notes=notes)


def _check_result(
    function: Function, check: Check, verdict: Verdict, outcome: Outcome, called: str | None
) -> CheckResult:
    """What is right is not shown: it would be the answer to the task."""
    name = called or function.name
    result = CheckResult(
        check.name, "passed", check.points, check.points, check.bonus, cases=1, hidden=check.hidden
    )  # fmt: skip
    if verdict.passed:
        return result
    if not verdict.decided:
        fault = Message("spec_fault", {"function": name, **verdict.values})
        return replace(result, status="not_graded", points=None, failed=1, reason=verdict.reason, diagnosis=(fault,))
    value = _value_of(outcome) if called is not None else ""
    shown = Counterexample(name, "", value, sentence=verdict.sentence) if verdict.sentence else None
    code = _SENTENCES.get(verdict.reason, "variable_wrong") if called is not None else "answer_printed_wrong"
    return replace(
        result,
        status="failed",
        points=0.0,
        failed=1,
        reason=verdict.reason,
        counterexample=shown,
        diagnosis=(Message(code, {"function": name, **({"actual": value} if called is not None else {})}),),
        hint=check.hint,
    )


def _value_of(outcome: Outcome) -> str:
    return show(decode(outcome.value), 80) if outcome.kind == "returned" else ""
