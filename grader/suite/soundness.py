"""Faults of a reference: what it does where it should answer, and where it contradicts the spec."""

from __future__ import annotations

from collections.abc import Sequence

from grader.compare.modes import compare
from grader.model.exercise import Check, Compare, Function
from grader.model.outcome import Outcome
from grader.runner.values import decode
from grader.suite.candidates import FunctionCandidates
from grader.suite.faults import Fault
from grader.suite.size import call_text, shown

_WORDS = {
    "timed_out": "does not end",
    "out_of_memory": "uses too much memory",
    "too_much_output": "prints too much",
    "crashed": "crashes",
    "wanted_input": "waits for input",
    "unsendable": "gives a result that is too large or contains itself",
    "tampered": "writes into the grader's channel",
    "not_run": "was not run",
}


def of_reference(function: Function, found: FunctionCandidates, outcomes: Sequence[Outcome]) -> list[Fault]:
    """The first case of each check on which the reference fails."""
    faults = []
    for check in function.checks:
        for position in found.checks.get(check.name, ()):
            outcome = outcomes[position]
            if found.cases[position].called and not _as_wanted(check, outcome):
                call = call_text(function.name, decode(found.cases[position].arguments))
                faults.append(Fault("reference_fails", check.line, f"check {check.name}: {_said(call, outcome)}"))
                break
    return faults


def _as_wanted(check: Check, outcome: Outcome) -> bool:
    if outcome.kind == "returned":
        return True
    raised = outcome.raised
    return raised is not None and any(name in (raised.type, *raised.bases) for name in check.raises)


def _said(call: str, outcome: Outcome) -> str:
    if outcome.kind == "raised" and outcome.raised is not None:
        raised = outcome.raised
        words = f"{raised.type}: {raised.message}" if raised.message else raised.type
        return (
            f"the reference raises {words[:200]} for {call}. Leave such cases out with `where`, or say "
            f"`raises: {raised.type}` if that is what is wanted."
        )
    return f"the reference {_WORDS.get(outcome.kind, outcome.kind)} for {call}. Leave such cases out with `where`."


def of_examples(function: Function, found: FunctionCandidates, outcomes: Sequence[Outcome]) -> list[Fault]:
    """Examples that the reference contradicts."""
    faults = []
    for example in found.examples:
        outcome = outcomes[example.position]
        source = function.examples[example.place]
        line = source.line or function.line
        if example.expected is None:
            if source.raises and (outcome.raised is None or not _raises(outcome, source.raises)):
                told = _got(outcome)
                faults.append(Fault("example_differs", line, f"`{source.source}`, but the reference {told}."))
        elif outcome.kind == "returned" and not _equal(function, example.expected, outcome.value):
            told = _got(outcome)
            faults.append(
                Fault("example_differs", line, f"`{source.source}`, but the reference {told}. One of them is wrong.")
            )
    return faults


def _raises(outcome: Outcome, name: str) -> bool:
    return outcome.raised is not None and name in (outcome.raised.type, *outcome.raised.bases)


def _equal(function: Function, expected: bytes, actual: bytes) -> bool:
    """By the most lenient mode of the function's checks."""
    modes = {check.compare for check in function.checks if check.kind == "equal"} or {Compare()}
    return any(compare(mode, decode(expected), decode(actual)).equal for mode in modes)


def _got(outcome: Outcome) -> str:
    if outcome.kind == "returned":
        return f"returns {shown(decode(outcome.value))}"
    if outcome.raised is not None:
        return f"raises {outcome.raised.type}"
    return _WORDS.get(outcome.kind, outcome.kind)
