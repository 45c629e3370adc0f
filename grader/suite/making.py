"""Makes cases of assignments: which names are passed to the function, what is kept beside, what is there to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from grader.expressions.given import Assignment, Givens
from grader.expressions.syntax import free_names
from grader.model.exercise import Check, Function
from grader.model.suite import Case, Layer
from grader.runner.values import Unsendable, encode
from grader.suite.faults import Fault
from grader.suite.size import call_text, first_foreign, shown

OF_RESULT = frozenset({"result", "expected", "printed", "after"})
"""Names in a relation that only a call of the function gives."""


class NoCase(Exception):  # noqa: N818
    """An assignment that cannot be a case; the text says why, and what to do."""

    def __init__(self, code: str, message: str, at: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.at = at
        """the expression of the spec that it is about"""


@dataclass(frozen=True)
class Signature:
    """How the function is called: the parameters of the reference in their order, and those without a default."""

    function: Function
    parameters: Sequence[str]
    required: Sequence[str]

    def calls(self, check: Check) -> bool:
        """Whether the cases of the check are calls (or readings) of the function itself."""
        if self.function.kind in ("variable", "program"):
            return True
        return self.function.kind == "function" and set(self.required) <= _names(check)

    def passed(self, check: Check) -> list[str]:
        """The parameters that the check gives, in their order; what else it gives is drawn and not passed."""
        return [name for name in self.parameters if name in _names(check)] if self.calls(check) else []

    def fault(self, check: Check) -> Fault | None:
        """Why the function cannot be called with what the check gives; None if it can, or need not be."""
        if self.function.kind != "function":
            return None
        given = _names(check)
        missing = [name for name in self.required if name not in given]
        if missing:
            if check.holds is not None and not free_names(check.holds) & OF_RESULT:
                return None  # the relation calls the function itself
            says = f"does not say what {missing[0]} is, but {self.function.name} needs it. Add `{missing[0]}=…` to it."
            return Fault("parameter_not_given", check.line, f"check {check.name}: `given` {says}")
        places = [place for place, name in enumerate(self.parameters) if name in given]
        for number, place in enumerate(places):
            if number != place:
                gap, after = self.parameters[number], self.parameters[place]
                says = f"gives {after} but not {gap}, which stands before it. Add `{gap}=…` too."
                return Fault("parameter_not_given", check.line, f"check {check.name}: `given` {says}")
        return None

    def case(self, check: Check, givens: Givens, layer: Layer, assignment: Assignment) -> Case:
        """NoCase if the values cannot be handed over, DomainFault if `input` raises."""
        passed = self.passed(check)
        values = [assignment[name] for name in passed]
        domains = {given.name: given.expression for given in check.given}
        for name, value in zip(passed, values, strict=True):
            _demand_plain(name, value, domains[name])
        others = {name: value for name, value in assignment.items() if name not in passed}
        kept = {name: value for name, value in others.items() if first_foreign(value) is None}
        relation = "holds" if check.holds else "varies"
        used = free_names(check.holds or check.varying or "None")
        for name in sorted(used & (set(others) - set(kept))):
            says = f"`{relation}` uses {name}, which is {shown(others[name])}: no plain value, so it cannot be stored."
            raise NoCase("not_plain", f"{says} Draw its name as a text instead.")
        lines = None if check.input is None else _lines(check.input, givens, assignment)
        try:
            return Case(encode(tuple(values)), layer, encode(kept) if kept else b"", lines, self.calls(check))
        except Unsendable as error:
            text = call_text(self.function.name, list(assignment.values()))
            raise NoCase("too_large", f"{text} cannot be sent: {error}. Make the domain smaller.") from None


def _names(check: Check) -> set[str]:
    return {given.name for given in check.given}


def _demand_plain(name: str, value: Any, domain: str) -> None:
    foreign = first_foreign(value)
    if foreign is not None:
        says = f"{name} = {shown(value)} has a {foreign} in it, and only plain values can be handed to a function:"
        kinds = "None, bool, int, float, complex, str, bytes, list, tuple, dict, set, frozenset."
        raise NoCase("not_plain", f"{says} {kinds} Make one of it, for example with .map(list).", domain)


def _lines(source: str, givens: Givens, assignment: Assignment) -> tuple[str, ...]:
    """The lines to read, each without its end."""
    lines = givens.guarded("input", source, assignment, lambda: givens.evaluate(source, assignment))
    if isinstance(lines, str):
        lines = lines.splitlines()
    if not isinstance(lines, (list, tuple)) or not all(type(line) is str for line in lines):
        raise NoCase("input_no_lines", f"`input: {source}` must give a list of texts; it gives {shown(lines)}.", source)
    return tuple(line.rstrip("\n") for line in lines)
