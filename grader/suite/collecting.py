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
from grader.suite.layers import OF_PROGRAM, OF_RANDOM, OF_RELATION, WIDER, Budget, layered, of_domain, seed_of
from grader.suite.making import NoCase, Signature
from grader.suite.reach import near_literals, reached, required_parameters
from grader.suite.size import first_foreign, size_of
from grader.suite.teacher import seed_chance
from grader.suite.weak_given import of_given

Key = tuple[bytes, bytes, "tuple[str, ...] | None", bool]
"""Equal for cases that are the same input, whatever layer they come from."""


@dataclass(frozen=True)
class Material:
    """What all functions of an exercise are drawn from."""

    exercise: Exercise
    names: Mapping[str, Any]
    """what expressions may use beside the fixed names"""
    reference: ast.Module | None
    """None if it does not compile"""
    digest: str
    near: Sequence[Any] = ()
    """numbers that are telling for every function: what a variant sets"""
    wider: bool = False
    """many more cases than a suite has"""


@dataclass
class Collection:
    """The cases of a function as they come in."""

    material: Material
    function: Function
    parameters: Sequence[str]
    cases: dict[Key, Case] = field(default_factory=dict)
    of_check: dict[str, dict[Key, None]] = field(default_factory=dict)
    whole: list[str] = field(default_factory=list)
    examples: list[tuple[int, Key, bytes | None]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def __post_init__(self) -> None:
        tree, name = self.material.reference, self.function.name
        required = None if tree is None else required_parameters(tree, name)
        self.signature = Signature(self.function, self.parameters, self.parameters if required is None else required)
        self.near = [*self.material.near, *([] if tree is None else near_literals(reached(tree, name)))]
        self.givens = {check.name: self._givens(check) for check in self.function.checks}

    def collect(self) -> FunctionCandidates:
        """Goes through examples and checks, and puts what they give in order."""
        self.of_check = {check.name: {} for check in self.function.checks}
        for place, example in enumerate(self.function.examples):
            try:
                self._add_example(place, example)
            except (DomainFault, NoCase, Unsendable) as error:
                message = f"the example `{example.source}` cannot be used: {error}"
                self.faults.append(Fault("bad_example", example.line or self.function.line, message))
        for check in self.function.checks:
            self._add_check(check, self.givens[check.name])
        return self._sorted()

    def _givens(self, check: Check) -> Givens:
        return Givens(
            [(given.name, given.expression) for given in check.given],
            [(domain.name, domain.expression) for domain in self.material.exercise.domains],
            check.where,
            self.material.names,
        )

    def _add_check(self, check: Check, givens: Givens) -> None:
        fault = self.signature.fault(check)
        if fault is not None:
            self.faults.append(fault)
            return
        budget = WIDER if self.material.wider else Budget()
        if any(other.kind == "varies" for other in self.function.checks):
            budget = OF_RANDOM
        elif self.function.kind == "program":
            budget = OF_PROGRAM
        elif check.students:
            budget = OF_RELATION
        seed_chance()
        seed = seed_of(self.material.digest, self.function.name, _domain_key(check))
        found = layered(check, givens, self.near, seed, budget.capped(check.cases))
        self.faults += found.faults
        for layer, assignment in found.assignments:
            if not self._add(check, givens, layer, assignment):
                return
        if found.whole:
            self.whole.append(check.name)
        first = next((assignment for _, assignment in found.assignments), None)
        self.faults += of_given(check, givens, self.signature.passed(check), len(found.assignments), first)

    def _add(self, check: Check, givens: Givens, layer: Layer, assignment: Assignment) -> bool:
        """Whether the assignment is a case; what is wrong with it becomes a fault."""
        try:
            case = self.signature.case(check, givens, layer, assignment)
        except DomainFault as fault:
            self.faults.append(of_domain(check, fault))
            return False
        except NoCase as fault:
            self.faults.append(Fault(fault.code, check.line, f"check {check.name}: {fault}", at=fault.at))
            return False
        self.of_check[check.name][self._kept(case)] = None
        return True

    def _kept(self, case: Case) -> Key:
        key = case.arguments, case.drawn, case.lines, case.called
        self.cases.setdefault(key, case)
        return key

    def _add_example(self, place: int, example: Example) -> None:
        names = Givens([], [], [], self.material.names)

        def value_of(source: str) -> Any:
            value = names.guarded("example", source, {}, lambda: names.evaluate(source, {}))
            foreign = first_foreign(value)
            if foreign is not None:
                raise NoCase("not_plain", f"`{source}` has a {foreign} in it, and only plain values can be stored.")
            return value

        arguments = value_of(example.arguments)
        expected = None if example.expected is None else encode(value_of(example.expected))
        checks = self._checks_of(arguments)
        if not checks:
            message = f"the example `{example.source}` fits no check of {self.function.name}; it is left out."
            self.faults.append(Fault("example_unused", example.line or self.function.line, message, "warning"))
            return
        key = self._kept(Case(encode(arguments), "example"))
        self.examples.append((place, key, expected))
        for name in checks:
            self.of_check[name][key] = None

    def _checks_of(self, arguments: tuple[Any, ...]) -> list[str]:
        """The checks whose domain has the arguments; else the first that compares with the reference."""
        usable = [check for check in self.function.checks if self._takes_examples(check)]
        answers = {check.name: self._in_domain(check, arguments) for check in usable}
        inside = [name for name, answer in answers.items() if answer]
        unknown = [name for name, answer in answers.items() if answer is None]
        plain = [check.name for check in usable if check.kind == "equal"]
        return inside or unknown[:1] or plain[:1]

    def _takes_examples(self, check: Check) -> bool:
        """Whether arguments alone make a case of the check: nothing to read, no relation on what else is drawn."""
        if check.kind == "varies" or check.input is not None or not self.signature.calls(check):
            return False
        others = {given.name for given in check.given} - set(self.parameters)
        return check.holds is None or not free_names(check.holds) & others

    def _in_domain(self, check: Check, arguments: tuple[Any, ...]) -> bool | None:
        passed = self.signature.passed(check)
        if len(passed) != len(arguments):
            return False
        if len(passed) != len(check.given):
            return None  # it depends on what else is drawn
        try:
            return self.givens[check.name].contains(dict(zip(passed, arguments, strict=True)))
        except DomainFault:
            return False  # it is told where the check's own cases are made

    def _sorted(self) -> FunctionCandidates:
        used = {key for keys in self.of_check.values() for key in keys}
        sized = {key: _size(self.cases[key]) for key in used}
        order = sorted(used, key=lambda key: (sized[key], key[0], key[1], key[2] or (), key[3]))
        position = {key: number for number, key in enumerate(order)}
        passed = max((self.signature.passed(check) for check in self.function.checks), key=len, default=[])
        return FunctionCandidates(
            name=self.function.name,
            parameters=tuple(passed),
            cases=tuple(self.cases[key] for key in order),
            checks={name: tuple(sorted(position[key] for key in keys)) for name, keys in self.of_check.items()},
            whole=tuple(self.whole),
            examples=tuple(ExampleCase(place, position[key], expected) for place, key, expected in self.examples),
        )


def _domain_key(check: Check) -> str:
    """Equal for checks with equal domains: they draw the same cases, and share them."""
    return repr([check.given, check.where, check.cases])


def _size(case: Case) -> int:
    drawn = size_of(decode(case.drawn)) if case.drawn else 0
    return size_of(decode(case.arguments)) + drawn + sum(1 + len(line) for line in case.lines or ())
