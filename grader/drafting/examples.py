"""Examples of a docstring, as far as the solution agrees with them."""

from __future__ import annotations

import json
from typing import Any

from grader.compare.modes import compare
from grader.drafting.entry import Sketched
from grader.drafting.trying import Solution
from grader.expressions.evaluate import evaluate
from grader.expressions.syntax import BadExpression, parse
from grader.model.exercise import Compare
from grader.model.outcome import Outcome
from grader.runner.values import Foreign, decode

MOST = 6
"""examples that are taken over"""


def shown_examples(function: Sketched, solution: Solution, passed: int) -> tuple[list[str], list[str], set[str]]:
    """Lines for `examples`, sentences about those that are left out, and exceptions that the docstring announces.

    passed: how many arguments the cases have; an example with another number of them would be no case.
    """
    lines: list[str] = []
    remarks: list[str] = []
    raised: set[str] = set()
    for example in function.examples:
        call, wanted, raises = example["call"], example["wanted"], example["raises"]
        outcome = _outcome(function, call, solution, passed)
        if outcome is None:
            continue
        if raises is not None:
            if outcome.raised is not None and raises in (outcome.raised.type, *outcome.raised.bases):
                lines.append(f"{call} raises {raises}")
                raised.add(raises)
            else:
                remarks.append(f"the docstring says that {call} raises {raises}, and the solution does not")
        elif outcome.kind == "returned" and wanted is None:
            lines.append(call)
        elif outcome.kind == "returned" and _agrees(wanted, outcome):
            lines.append(f"{call} == {wanted}")
        elif outcome.kind == "returned" and not outcome.printed:
            remarks.append(f"the docstring says {call} is {wanted}, and the solution says something else")
    return list(dict.fromkeys(lines))[:MOST], remarks, raised


def _outcome(function: Sketched, call: str, solution: Solution, passed: int) -> Outcome | None:
    try:
        arguments = _arguments(call)
    except (BadExpression, ValueError, TypeError, NameError, ArithmeticError):
        return None
    if len(arguments) != passed or function.reads:
        return None
    return solution.answer(function.name, arguments, function.yields)


def _arguments(call: str) -> tuple[Any, ...]:
    """The values between the brackets of a call, by the language of the spec: nothing of the solution is run."""
    inside = call.partition("(")[2].rpartition(")")[0]
    value = evaluate(f"({inside},)" if inside.strip() else "()", {})
    assert isinstance(value, tuple)
    return value


def _agrees(wanted: str, outcome: Outcome) -> bool:
    try:
        parse(wanted)
        expected = evaluate(wanted, {})
    except (BadExpression, ValueError, TypeError, NameError, ArithmeticError):
        return False
    value = decode(outcome.value)
    plain = value.plain if isinstance(value, Foreign) else value
    return compare(Compare(), expected, plain).equal


def quoted(text: str) -> str:
    """A text of the solution in a message: on one line, and without what a terminal obeys."""
    return json.dumps(text, ensure_ascii=True)[1:-1]
