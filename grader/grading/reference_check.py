"""The reference held to its own exercise: graded like a hand-in it must get all points, and its answers must not depend
on the order of the questions. Whatever is wrong here would cost students points that they deserve."""

from __future__ import annotations

from grader.checks.equal import judge_equal
from grader.checks.verdict import Table
from grader.feedback.texts import text
from grader.grading.engine import Engine
from grader.grading.rows import asking_for, is_random
from grader.grading.submission import grade_submission
from grader.model.exercise import Check, Function
from grader.model.result import CheckResult, FunctionResult, Message
from grader.model.submission import Submission
from grader.model.suite import Suite
from grader.runner.asking import ask_all
from grader.runner.servers import Server
from grader.runner.values import NOTHING, Foreign, decode
from grader.suite.faults import Fault
from grader.suite.size import call_text

FILE = "solution.py"
_REASONS = {
    "broke_relation": "`holds` is not True for the reference's own result",
    "changed_argument": "the reference changes an argument, and the spec says `arguments: unchanged`",
    "not_random": "the reference does not answer by chance, and the spec says `varies`",
    "unsendable": "the reference's result is too large or contains itself",
    "wrong_type": "the reference's result is of a type that cannot be compared",
    "unstable": "the reference answers differently each time",
    "keeps_state": "the reference's answer depends on the calls before it",
}
_MENDING = {
    "broke_relation": "One of the two is wrong.",
    "unstable": "A function by chance needs `holds` or `varies`.",
    "keeps_state": "Each call must stand for itself.",
}


def faults_of_reference(suite: Suite, server: Server) -> list[Fault]:
    """All that a right hand-in could lose points by, as errors; as warnings what was left out when the reference was
    loaded. [] for a sound exercise."""
    engine = Engine(suite, server)
    try:
        functions = suite.exercise.functions
        faults = [fault for f in functions for fault in (*_of_results(suite, f), *_of_order(engine, f))]
        result = grade_submission(engine, Submission("", FILE, suite.reference_source, settings=suite.settings))
        told = {fault.line for fault in faults}
        for function, graded in zip(suite.exercise.functions, result.functions, strict=True):
            faults += [fault for fault in _of_function(function, graded) if fault.line not in told]
        return [*faults, *map(_of_loading, result.problems)]
    finally:
        engine.close()


def _of_loading(problem: Message) -> Fault:
    """A game at the end that asks for input is no mistake; a module that is not there, or a misspelt name, is one."""
    return Fault("reference_left_out", 0, f"the reference solution: {text(problem, 'en')}", "warning")


def _of_results(suite: Suite, function: Function) -> list[Fault]:
    """An object of a class of one's own cannot be compared with an object of somebody else's class."""
    cases = suite.functions.get(function.name)
    compared = [c for c in function.checks if c.kind == "equal" and c.compare.mode not in ("ignored", "truthy")]
    if cases is None:
        return []
    for check in compared:
        for position in cases.checks.get(check.name, ()):
            value = cases.expected[position].value
            foreign = _opaque(decode(value)) if value else None
            if foreign is not None:
                says = f"the reference's result is or holds a {foreign}, which cannot be compared"
                return [_fault(check, f"{says}. Return plain values, or compare them with `holds`", "")]
    return []


def _opaque(value: object) -> str | None:
    """The type of an object in it of which nothing is known but the type."""
    if isinstance(value, Foreign):
        return None if value.text or value.plain is not NOTHING else value.type_name
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    if isinstance(value, (list, tuple, set, frozenset)):
        return next((found for item in value if (found := _opaque(item)) is not None), None)
    return None


def _of_order(engine: Engine, function: Function) -> list[Fault]:
    """A function whose answer is compared must give the same one whatever was asked before."""
    suite = engine.suite.functions.get(function.name)
    compared = [check for check in function.checks if check.kind == "equal"]
    if suite is None or function.kind != "function" or is_random(function) or not compared:
        return []
    positions = [p for p, case in enumerate(suite.cases) if case.called][::-1]
    hand_in = engine.hand_in(engine.source(engine.suite.reference_source, FILE, {}, engine.suite.settings))
    try:
        asking = asking_for(engine, function, function.name, seeded=True)
        found = ask_all(hand_in, asking, engine.questions(function.name, positions))
    finally:
        hand_in.close()
    for check in compared:
        for position in suite.checks.get(check.name, ()):
            outcome = found.get(position)
            if outcome is None or outcome.signature() == suite.expected[position].signature():
                continue
            if not judge_equal(Table(check, suite, [position], found, engine.judging(suite)))[position].passed:
                call = call_text(function.name, decode(suite.cases[position].arguments))
                return [_fault(check, f"the reference's answer for {call} depends on the calls before it", "unstable")]
    return []


def _of_function(function: Function, graded: FunctionResult) -> list[Fault]:
    if graded.status == "forbidden":
        finding = next(f for f in graded.findings if f.severity == "fail")
        path = f" ({' -> '.join(finding.path)})" if finding.path else ""
        rule = finding.rule.replace(".", ": ")
        message = f"the reference breaks the rule `{rule}` itself: {text(finding.message, 'en')}{path}"
        return [Fault("reference_forbidden", function.line, message, at=f"{finding.rule.partition('.')[0]}:")]
    checks = {check.name: check for check in function.checks}
    return [_of_check(checks[found.check], found) for found in graded.checks if found.status != "passed"]


def _of_check(check: Check, found: CheckResult) -> Fault:
    told = next((message.values["fault"] for message in found.diagnosis if "fault" in message.values), "")
    if found.status == "not_graded":
        return _fault(check, f"`holds: {check.holds}` cannot be asked about the reference's own results: {told}", "")
    reason = found.reason or ""
    says = _REASONS.get(reason, f"the reference itself does not pass ({reason})")
    if found.counterexample is not None:
        says += f": {found.counterexample.call}"
        says += f" gives {found.counterexample.actual}" if found.counterexample.actual else ""
    return _fault(check, says, reason)


def _fault(check: Check, says: str, reason: str) -> Fault:
    mending = _MENDING.get(reason, "")
    return Fault("reference_fails", check.line, f"check {check.name}: {says}. {mending}".rstrip())
