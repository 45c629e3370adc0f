"""The cases of one function: of all its checks together, by size, none twice."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from grader.expressions.given import Assignment, DomainFault, Givens
from grader.expressions.syntax import free_names
from grader.model.exercise import Check, Example, Exercise, Function
from grader.model.suite import Case, Layer
from grader.runner.values import Unsendable, decode, encode
from grader.suite.candidates import ExampleCase, FunctionCandidates
from grader.suite.faults import Fault
from grader.suite.layers import OF_RANDOM, Budget, layered, of_domain, seed_of
from grader.suite.reach import near_literals, reached, required_parameters
from grader.suite.size import call_text, first_foreign, shown, size_of
from grader.suite.teacher import seed_chance

_OF_RESULT = frozenset({"result", "expected", "printed", "after"})

Key = tuple[bytes, bytes, "tuple[str, ...] | None", bool]


@dataclass
class Collection:
    """The cases of a function as they come in."""

    exercise: Exercise
    function: Function
    parameters: Sequence[str]
    names: Mapping[str, Any]
    reference: ast.Module | None
    digest: str
    near: list[Any] = field(default_factory=list)
    cases: dict[Key, Case] = field(default_factory=dict)
    of_check: dict[str, dict[Key, None]] = field(default_factory=dict)
    whole: list[str] = field(default_factory=list)
    examples: list[tuple[int, Key, bytes | None]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def collect(self) -> FunctionCandidates:
        """Goes through examples and checks, and puts what they give in order."""
        self.near = [*self._of_variables(), *self._of_reference()]
        givens = {check.name: self._givens(check) for check in self.function.checks}
        for check in self.function.checks:
            self.of_check[check.name] = {}
        for place, example in enumerate(self.function.examples):
            self._add_example(place, example, givens)
        for check in self.function.checks:
            self._add_check(check, givens[check.name])
        return self._sorted()

    def _of_variables(self) -> list[Any]:
        """What a variant sets is as telling as what stands in the reference."""
        sources = {name: source for variant in self.exercise.variants.values() for name, source in variant.items()}
        statements: list[ast.AST] = []
        for name in sources:
            if name in self.names:
                statements.append(ast.parse(shown(self.names[name]), mode="eval"))
        return near_literals(statements)

    def _of_reference(self) -> list[Any]:
        return [] if self.reference is None else near_literals(reached(self.reference, self.function.name))

    def _givens(self, check: Check) -> Givens:
        return Givens(
            [(given.name, given.expression) for given in check.given],
            [(domain.name, domain.expression) for domain in self.exercise.domains],
            check.where,
            self.names,
        )

    def _add_check(self, check: Check, givens: Givens) -> None:
        fault = self._not_callable(check)
        if fault is not None:
            self.faults.append(fault)
            return
        budget = OF_RANDOM if any(other.kind == "varies" for other in self.function.checks) else Budget()
        seed_chance()
        seed = seed_of(self.digest, self.function.name, _domain_key(check))
        found = layered(check, givens, self.near, seed, budget.capped(check.cases))
        self.faults += found.faults
        for layer, assignment in found.assignments:
            if not self._add(check, givens, layer, assignment):
                return
        if found.whole:
            self.whole.append(check.name)

    def _add(self, check: Check, givens: Givens, layer: Layer, assignment: Assignment) -> bool:
        """Whether the assignment is a case; what is wrong with it becomes a fault, once a check."""
        try:
            case = self._case(check, givens, layer, assignment)
        except DomainFault as fault:
            self.faults.append(of_domain(check, fault))
            return False
        except _NoCase as fault:
            self.faults.append(Fault(fault.code, check.line, f"check {check.name}: {fault}"))
            return False
        self.of_check[check.name][self._kept(case)] = None
        return True

    def _kept(self, case: Case) -> Key:
        key = case.arguments, case.drawn, case.lines, case.called
        self.cases.setdefault(key, case)
        return key

    def _case(self, check: Check, givens: Givens, layer: Layer, assignment: Assignment) -> Case:
        passed = self._passed(check)
        values = [assignment[name] for name in passed]
        for name, value in zip(passed, values, strict=True):
            foreign = first_foreign(value)
            if foreign:
                raise _NoCase(
                    "not_plain",
                    f"{name} = {shown(value)} is of type {foreign}; only plain values can be handed to a function: "
                    "None, bool, int, float, complex, str, bytes, list, tuple, dict, set, frozenset. Add .map(list) or "
                    "the like.",
                )
        others = {name: value for name, value in assignment.items() if name not in passed}
        sendable = {name: value for name, value in others.items() if first_foreign(value) is None}
        needed = free_names(check.holds) if check.holds else set()
        for name in needed & (set(others) - set(sendable)):
            raise _NoCase(
                "not_plain",
                f"`holds` uses {name}, which is {shown(others[name])}: that is no plain value, so it cannot be stored. "
                "Give its name as a text, or use only what is made of it.",
            )
        lines = None if check.input is None else self._lines(check, givens, assignment)
        try:
            arguments = encode(tuple(values))
            drawn = encode(sendable) if sendable else b""
        except Unsendable as error:
            raise _NoCase(
                "too_large", f"{_texts(assignment)} cannot be sent: {error}. Make the domain smaller."
            ) from None
        return Case(arguments, layer, drawn, lines, self._called(check))

    def _lines(self, check: Check, givens: Givens, assignment: Assignment) -> tuple[str, ...]:
        """The lines to read, each without its end."""
        source = check.input or ""
        lines = givens.guarded("input", source, assignment, lambda: givens.evaluate(source, assignment))
        if isinstance(lines, str):
            lines = lines.splitlines()
        if not isinstance(lines, (list, tuple)) or not all(type(line) is str for line in lines):
            raise _NoCase(
                "input_no_lines", f"`input` must give a list of texts, not {shown(lines)} ({_texts(assignment)})."
            )
        return tuple(line.rstrip("\n") for line in lines)

    def _passed(self, check: Check) -> list[str]:
        """The parameters that the check gives, in their order."""
        given = {given.name for given in check.given}
        return [name for name in self.parameters if name in given] if self._called(check) else []

    def _called(self, check: Check) -> bool:
        if self.function.kind in ("variable", "program"):
            return True
        if self.function.kind == "class":
            return False
        required = self._required()
        return set(required) <= {given.name for given in check.given}

    def _required(self) -> list[str]:
        found = None if self.reference is None else required_parameters(self.reference, self.function.name)
        return list(self.parameters) if found is None else found

    def _not_callable(self, check: Check) -> Fault | None:
        given = {given.name for given in check.given}
        missing = [name for name in self._required() if name not in given]
        if self.function.kind != "function":
            return None
        if missing:
            if check.holds is not None and not free_names(check.holds) & _OF_RESULT:
                return None  # the relation calls the function itself
            message = (
                f"check {check.name}: `given` does not say what {missing[0]} is, but {self.function.name} needs it. "
                f"Add `{missing[0]}=…` to `given`."
            )
            return Fault("parameter_not_given", check.line, message)
        places = [self.parameters.index(name) for name in self.parameters if name in given]
        if places != list(range(len(places))):
            gap = next(name for place, name in enumerate(self.parameters) if place not in places)
            after = self.parameters[places[-1]]
            message = (
                f"check {check.name}: `given` gives {after} but not {gap}, which stands before it. Add `{gap}=…` too."
            )
            return Fault("parameter_not_given", check.line, message)
        return None

    def _add_example(self, place: int, example: Example, givens: Mapping[str, Givens]) -> None:
        try:
            plain = Givens([], [], [], self.names)
            arguments = plain.guarded("example", example.arguments, {}, lambda: plain.evaluate(example.arguments, {}))
            expected = None
            if example.expected is not None:
                source = example.expected
                expected = encode(plain.guarded("example", source, {}, lambda: plain.evaluate(source, {})))
            foreign = first_foreign(arguments)
            if foreign:
                raise _NoCase("not_plain", f"an argument is of type {foreign}, which cannot be handed to a function.")
            encoded = encode(arguments)
        except (DomainFault, _NoCase, Unsendable) as error:
            message = f"the example `{example.source}` cannot be used: {error}"
            self.faults.append(Fault("bad_example", example.line or self.function.line, message))
            return
        case = Case(encoded, "example")
        checks = self._checks_of(tuple(arguments), givens)  # type: ignore[arg-type]
        if not checks:
            message = (
                f"no check of {self.function.name} can use the example `{example.source}`: its points count nowhere."
            )
            self.faults.append(Fault("example_unused", example.line or self.function.line, message, "warning"))
            return
        key = self._kept(case)
        self.examples.append((place, key, expected))
        for name in checks:
            self.of_check[name][key] = None

    def _checks_of(self, arguments: tuple[Any, ...], givens: Mapping[str, Givens]) -> list[str]:
        """The checks whose domain has the arguments; else the first that compares with the reference."""
        usable = [
            check
            for check in self.function.checks
            if check.input is None
            and self._called(check)
            and not self._not_callable(check)
            and _needs_no_more(check, self.parameters)
        ]
        inside, unknown = [], []
        for check in usable:
            answer = self._in_domain(check, arguments, givens[check.name])
            inside += [check.name] if answer else []
            unknown += [check.name] if answer is None else []
        plain = [check.name for check in usable if check.kind == "equal"]
        return inside or unknown[:1] or plain[:1]

    def _in_domain(self, check: Check, arguments: tuple[Any, ...], givens: Givens) -> bool | None:
        passed = self._passed(check)
        if len(passed) != len(arguments):
            return False
        if len(passed) != len(check.given):
            return None  # it depends on what else is drawn
        try:
            return givens.contains(dict(zip(passed, arguments, strict=True)))
        except DomainFault:
            return False  # it is told where the check's own cases are made

    def _sorted(self) -> FunctionCandidates:
        sized = {key: _size(case) for key, case in self.cases.items()}
        order = sorted(self.cases, key=lambda key: (sized[key], key[0], key[1], key[2] or (), key[3]))
        used = {key for keys in self.of_check.values() for key in keys}
        order = [key for key in order if key in used]
        position = {key: number for number, key in enumerate(order)}
        longest = max((len(self._passed(check)) for check in self.function.checks), default=0)
        return FunctionCandidates(
            name=self.function.name,
            parameters=tuple(self.parameters[:longest]) if self.function.kind == "function" else (),
            cases=tuple(self.cases[key] for key in order),
            checks={name: tuple(sorted(position[key] for key in keys)) for name, keys in self.of_check.items()},
            whole=tuple(self.whole),
            examples=tuple(ExampleCase(place, position[key], expected) for place, key, expected in self.examples),
        )


class _NoCase(Exception):  # noqa: N818
    """An assignment that cannot be a case; the text says why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def _domain_key(check: Check) -> str:
    """Equal for checks with equal domains: they draw the same cases, and share them."""
    return repr([check.given, check.where, check.cases])


def _needs_no_more(check: Check, parameters: Sequence[str]) -> bool:
    """Whether a relation can be asked without what is drawn and not passed."""
    if check.kind == "varies":
        return False
    if check.holds is None:
        return True
    others = {given.name for given in check.given} - set(parameters)
    return not (free_names(check.holds) & others)


def _size(case: Case) -> int:
    drawn = size_of(decode(case.drawn)) if case.drawn else 0
    return size_of(decode(case.arguments)) + drawn + sum(1 + len(line) for line in case.lines or ())


def _texts(assignment: Assignment) -> str:
    return call_text("", list(assignment.values())).strip("()") or "the case"
