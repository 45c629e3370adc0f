"""A relation between arguments and result: several answers can be right."""

from __future__ import annotations

from grader.checks.arguments import counting, of_arguments
from grader.checks.printing import of_printed
from grader.checks.remembered import remembered
from grader.checks.sharing import of_sharing
from grader.checks.verdict import NEEDS_REFERENCE, PASSED, Table, Verdict, of_failure
from grader.compare.loose import briefly
from grader.compare.shape import same_shape
from grader.model.outcome import Outcome, Raised
from grader.model.result import Message
from grader.runner.judge import Judgement
from grader.runner.subclasses import plain_of
from grader.runner.values import BadEncoding, decode
from grader.runner.whole import as_whole


def judge_holds(table: Table) -> dict[int, Verdict]:
    """The shape of the result is looked at first, so a relation never meets a kind of value it was not written for."""
    verdicts: dict[int, Verdict] = {}
    to_ask = []
    for position in table.positions:
        verdict = before_asking(table.expected(position), table.outcomes[position])
        if verdict is None:
            to_ask.append(position)
        else:
            verdicts[position] = verdict
    if table.check.students:  # that takes the hand-in itself: here only the calls of the cases are judged
        verdicts.update(dict.fromkeys(to_ask, PASSED))
    elif to_ask:
        judgements = table.judge(table.check.holds or "True", to_ask, table.outcomes)
        for position, judgement in zip(to_ask, judgements, strict=True):
            verdicts[position] = of_judgement(table, position, judgement)
    return {position: verdicts[position] for position in table.positions}


def before_asking(expected: Outcome, actual: Outcome) -> Verdict | None:
    """The verdict on an outcome that a relation need not be asked about: a failure, or a value of another shape."""
    failure = of_failure(actual)
    if failure is not None:
        return failure
    if expected.kind != "returned" or expected.value == actual.value:
        return None
    return _of_shape(expected.value, actual.value)


@remembered(20_000)
def _of_shape(expected: bytes, actual: bytes) -> Verdict | None:
    try:
        value = plain_of(decode(actual))
    except BadEncoding:
        return Verdict(False, "tampered")
    fits = same_shape(plain_of(decode(expected)), value, whole_floats=True)
    return None if fits else Verdict(False, "wrong_type")


def _of_whole_numbers(expected: Outcome, actual: Outcome) -> tuple[Message, ...]:
    """That a float stood for a whole number, which the relation was given in its place."""
    if expected.kind != "returned" or actual.kind != "returned" or b"g" not in actual.value:
        return ()
    value = plain_of(decode(actual.value))
    whole = as_whole(plain_of(decode(expected.value)), value)
    if same_shape(whole, value):
        return ()
    alone = type(value) is float
    shown = {"actual": briefly(value) if alone else "float", "expected": briefly(whole) if alone else "int"}
    return (Message("note_float_for_int", dict(shown)),)


def lacks_solution(fault: Raised) -> bool:
    """The teacher's checks import the solution, and it is not at hand: a student checks a file."""
    return fault.type == "ModuleNotFoundError" and "'solution'" in fault.message


def of_judgement(table: Table, position: int, judgement: Judgement) -> Verdict:
    """What the answer of a relation means, together with what else counts: changed arguments, printed text."""
    if judgement.fault is not None and lacks_solution(judgement.fault):
        return NEEDS_REFERENCE
    if judgement.fault is not None:
        message = f"{judgement.fault.type}: {judgement.fault.message}"
        return Verdict(False, "spec_fault", decided=False, values={"fault": message})
    if not judgement.true:
        return Verdict(False, "broke_relation", sentence=judgement.sentence)
    expected, actual = table.expected(position), table.outcomes[position]
    check = counting(table.suite, table.check)
    notes: tuple[Message, ...] = _of_whole_numbers(expected, actual)
    for look in (of_arguments, of_sharing, of_printed):
        verdict = look(check, expected, actual)
        if verdict is not None and not verdict.passed:
            return verdict
        notes += verdict.notes if verdict is not None else ()
    return Verdict(True, notes=notes) if notes else PASSED
