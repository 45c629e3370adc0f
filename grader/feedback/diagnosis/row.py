"""A row of outcomes as the diagnosis reads it: values are decoded when they are first asked for, and kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from grader.compare.order import key
from grader.model.outcome import Outcome
from grader.runner.subclasses import plain_of
from grader.runner.values import BadEncoding, Foreign, decode

MAX_BYTES = 1 << 20
"""Longer answers are not looked into: to read them all would take longer than a diagnosis is worth."""
UNREADABLE = Foreign("unreadable")
SMALL_BYTES = 2_048
"""Arguments and right answers up to this length are kept for the next hand-in."""

Values = tuple[object, ...]


@dataclass
class Row:
    """The cases of one check of one function; the lists are parallel, in the order of the cases.

    A case may occur several times, where a function was asked several times. Cases that were not run are passed over.
    """

    parameters: Sequence[str]
    """the names of the parameters, as messages tell them"""
    cases: Sequence[bytes | Values]
    """the arguments of each case, encoded or decoded"""
    expected: Sequence[Outcome]
    actual: Sequence[Outcome]
    passed: Sequence[bool]
    relation: bool = False
    """the expected values are only one of several right answers, so nothing may be said of the difference to them"""
    hidden: Sequence[bool] = ()
    """the cases that are not for the student's eyes: a statement has to be true of them, but none is made because of
    them; empty if there are none"""
    _arguments: dict[int, Values] = field(default_factory=dict, repr=False)
    _decoded: dict[bytes, object] = field(default_factory=dict, repr=False)

    @cached_property
    def run(self) -> list[int]:
        """The positions of all cases that were run."""
        return [i for i, outcome in enumerate(self.actual) if outcome.kind != "not_run"]

    @cached_property
    def failing(self) -> list[int]:
        return [i for i in self.run if not self.passed[i]]

    @cached_property
    def passing(self) -> list[int]:
        return [i for i in self.run if self.passed[i]]

    @cached_property
    def failing_shown(self) -> list[int]:
        """The failing cases that a statement may come from."""
        return self._shown(self.failing)

    @cached_property
    def passing_shown(self) -> list[int]:
        return self._shown(self.passing)

    def _shown(self, positions: list[int]) -> list[int]:
        return [i for i in positions if not self.hidden[i]] if self.hidden else positions

    @cached_property
    def all_returned(self) -> bool:
        """On every failing case a value was expected and came, and all of them together can be looked into."""
        kinds = all(self.expected[i].kind == self.actual[i].kind == "returned" for i in self.failing)
        return kinds and sum(len(self.actual[i].value) for i in self.failing) <= MAX_BYTES

    def arguments(self, i: int) -> Values:
        if i not in self._arguments:
            case = self.cases[i]
            value = self._of_suite(case) if isinstance(case, bytes) else case
            self._arguments[i] = value if isinstance(value, tuple) else (value,)
        return self._arguments[i]

    def right(self, i: int) -> object:
        """The expected value; only of a case whose expected outcome is a value."""
        return self._of_suite(self.expected[i].value)

    def got(self, i: int) -> object:
        """The actual value; only of a case that returned."""
        return self.decoded(self.actual[i].value)

    @cached_property
    def pairs(self) -> list[tuple[object, object]]:
        """(expected, actual) of each failing case; [] unless all returned wrong values that can be looked into."""
        if self.relation or not self.all_returned:
            return []
        pairs = [(self.right(i), self.got(i)) for i in self.failing]
        return [] if any(key(right) == key(got) and type(right) is type(got) for right, got in pairs) else pairs

    def distinct(self, positions: Sequence[int]) -> int:
        """How many different cases there are among the positions."""
        return len(self._inputs(positions))

    @cached_property
    def by_luck(self) -> bool:
        """Is the same input wrong at one time and right at another? Then no statement about inputs tells them apart."""
        return not self._inputs(self.failing).isdisjoint(self._inputs(self.passing))

    def _inputs(self, positions: Sequence[int]) -> set[object]:
        return {c if isinstance(c := self.cases[i], bytes) else repr(c) for i in positions}

    def name(self, place: int) -> str:
        """Of a parameter."""
        return self.parameters[place] if place < len(self.parameters) else f"#{place + 1}"

    def line(self, positions: Sequence[int]) -> int | None:
        """The line of the hand-in on which all these outcomes ended; None if they differ."""
        lines = set()
        for i in positions:
            outcome = self.actual[i]
            raised = outcome.raised.lines if outcome.raised else ()
            lines.add(raised[-1] if raised else outcome.line)
        return lines.pop() if len(lines) == 1 else None

    def _of_suite(self, data: bytes) -> object:
        """Of arguments and right answers: they are the same for each hand-in."""
        return _remembered(data) if len(data) <= SMALL_BYTES else self.decoded(data)

    def decoded(self, data: bytes) -> object:
        """The value of encoded bytes; UNREADABLE stands for what is no value."""
        if data not in self._decoded:
            self._decoded[data] = _value(data)
        return self._decoded[data]


def _value(data: bytes) -> object:
    try:
        return plain_of(decode(data))
    except BadEncoding:
        return UNREADABLE


_remembered = lru_cache(20_000)(_value)
