"""What a failed check shows: the smallest case on which the function is wrong, and what is known of the mistake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from grader.checks.arguments import counting
from grader.checks.kinds import KINDS
from grader.checks.sharing import REASON as SHARED
from grader.checks.verdict import Table, Verdict
from grader.feedback.counterexample import counterexample
from grader.feedback.diagnosis.diagnose import of_call
from grader.feedback.show import call_text
from grader.grading.engine import Engine
from grader.grading.place import Place
from grader.grading.reducing import Reduced, is_surrounded, reduce_case
from grader.grading.rows import Row, asking_for, is_random
from grader.model.exercise import Check, Function
from grader.model.outcome import NEVER_STOPS, Outcome
from grader.model.result import Counterexample, Message
from grader.model.suite import Case, FunctionSuite
from grader.runner.asking import ask_all
from grader.runner.stretch import Question
from grader.runner.values import decode

SAID_BY_REASON = ("wrong_in_place", "did_not_raise")
"""what the two values beside each other do not tell"""
MAX_CALLS_SHOWN = 6


def check_evidence(
    place: Place, function: Function, check: Check, row: Row, wrong: Sequence[int], after_calls: Outcome | None
) -> tuple[Counterexample, tuple[Message, ...]]:
    """The counterexample and the diagnosis of a check that failed on the positions `wrong`, the smallest first.

    `after_calls`: what came after the calls that it takes for the case to fail. No smaller case is looked for then.
    """
    suite = place.engine.suite.functions[function.name]
    position = wrong[0]
    at = position % len(suite.cases)
    case, expected, actual = suite.cases[at], suite.expected[at], after_calls or row.outcomes[position]
    verdict = row.verdicts[check.name][position]
    if verdict.reason == SHARED:
        return _two_calls(suite, check, row, position), (Message(SHARED, {"function": row.called}),)
    smallest = case.layer == "small" and not is_random(function) and after_calls is None
    smallest = smallest and is_surrounded(place.engine, check, suite, case)
    reduced, least = None, smallest
    if not smallest and after_calls is None:
        reduced, least = _reduced(place, function, check, row, case, actual)
        smallest = reduced is None and (least or at in suite.least.get(check.name, ())) and _is_listed(suite, check, at)
    if reduced is not None:
        case = Case(reduced.arguments, case.layer, case.drawn, case.lines)
        expected, actual = reduced.expected, reduced.actual
        verdict = _verdict(place, check, suite, case, expected, actual)
        row.reduced.append((case.arguments, expected, actual))
    shown = counterexample(row.called, counting(suite, check), case, expected, actual, verdict.sentence, smallest)
    shown = replace(shown, reduced=least and not smallest)
    if verdict.reason == "changed_argument":  # the result itself is right, and would only puzzle
        shown = replace(shown, expected="", actual="")
    seen = replace(actual, value=expected.value) if check.compare.mode == "ignored" else actual
    happened = of_call(expected, seen, len(suite.parameters), row.called)
    if happened is None and verdict.reason in SAID_BY_REASON:
        happened = Message(verdict.reason, {"function": row.called})
    diagnosis = (happened,) if happened is not None else ()
    return shown, diagnosis


def _two_calls(suite: FunctionSuite, check: Check, row: Row, position: int) -> Counterexample:
    """The call before, this one, and what has become of the result of the first."""
    order = list(row.outcomes)
    before, count = order[order.index(position) - 1], len(suite.cases)
    first, second = (call_text(row.called, decode(suite.cases[p % count].arguments)) for p in (before, position))
    case, kept, changed = suite.cases[position % count], row.outcomes[before], row.outcomes[position]
    shown = counterexample(row.called, check, case, kept, changed)
    return replace(shown, call=f"a = {first}\n{second}\na", smallest=False)


def _is_listed(suite: FunctionSuite, check: Check, at: int) -> bool:
    """Is it an example that stands among the small values, of which none is left out?"""
    after = (suite.cases[p].layer for p in suite.checks[check.name] if p > at)
    return suite.cases[at].layer == "example" and "small" in after


def one_draw(engine: Engine, row: Row, check: Check, drawn: tuple[int, Outcome] | None) -> Counterexample | None:
    """A call of a function that should answer by chance, with its answer."""
    if drawn is None:
        return None
    suite = engine.suite.functions[row.function.name]
    position, outcome = drawn
    case = position % len(suite.cases)
    return counterexample(row.called, check, suite.cases[case], suite.expected[case], outcome, {}, False)


def with_calls_before(shown: Counterexample, engine: Engine, row: Row, before: Sequence[int]) -> Counterexample:
    """The same with the calls that have to come before it, one a line; of many only the first and the last."""
    cases = engine.suite.functions[row.function.name].cases
    calls = [call_text(row.called, decode(cases[p % len(cases)].arguments)) for p in before]
    if len(calls) > MAX_CALLS_SHOWN:
        left_out = len(calls) - MAX_CALLS_SHOWN
        calls = [*calls[: MAX_CALLS_SHOWN - 1], f"# … +{left_out} …", calls[-1]]
    return replace(shown, call="\n".join([*calls, shown.call]))


def _reduced(
    place: Place, function: Function, check: Check, row: Row, case: Case, actual: Outcome
) -> tuple[Reduced | None, bool]:
    """A smaller case if there is one, and whether no step leads to a smaller one still. Small cases come in order, so
    the first that fails is the smallest; only others are reduced, where asking again costs little and points are lost.
    """
    if (
        case.lines is not None
        or is_random(function)
        or check.students
        or not check.points
        or actual.kind in NEVER_STOPS
    ):
        return None, False
    if actual.kind in ("tampered", "crashed", "wanted_input"):
        return None, False
    engine = place.engine
    suite = engine.suite.functions[function.name]
    hand_in = place.with_reference(function) if row.with_reference else place.hand_in

    def ask(questions: list[Question]) -> Mapping[int, Outcome]:
        return ask_all(hand_in, asking_for(engine, function, row.called, seeded=True, in_suite=False), questions)

    def is_wrong(arguments: bytes, expected: Outcome, found: Outcome) -> bool:
        smaller = Case(arguments, case.layer, case.drawn)
        verdict = _verdict(place, check, suite, smaller, expected, found)
        return not verdict.passed and verdict.decided and found.kind != "not_run"

    try:
        found, least = reduce_case(engine, check, function.name, case, ask, is_wrong)
        return found, least
    finally:
        if row.with_reference:
            hand_in.close()


def _verdict(
    place: Place, check: Check, suite: FunctionSuite, case: Case, expected: Outcome, actual: Outcome
) -> Verdict:
    """On a case that need not stand in the suite."""
    alone = FunctionSuite(suite.name, suite.parameters, (case,), (expected,), {check.name: (0,)})
    return KINDS[check.kind](Table(check, alone, [0], {0: actual}, place.engine.judging(alone)))[0]
