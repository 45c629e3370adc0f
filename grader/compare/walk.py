"""Goes through two values side by side, by one set of rules, up to the first difference."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from grader.compare.comparison import Comparison, Reason, types_of
from grader.compare.loose import note_of
from grader.compare.matching import Pairs, pair_up
from grader.compare.order import MAX_DEPTH, key
from grader.model.result import Message
from grader.runner.values import MAX_TEXT_OF_FOREIGN, Foreign

DEFAULT_TOLERANCE = 1e-9

_FLAT = frozenset({int, str, bool, bytes, type(None)})
_FAMILIES = {
    type(None): "none",
    bool: "number",
    int: "number",
    float: "number",
    complex: "number",
    str: "text",
    bytes: "bytes",
    list: "sequence",
    tuple: "sequence",
    set: "set",
    frozenset: "set",
    dict: "mapping",
    Foreign: "foreign",
}


@dataclass(frozen=True)
class Rules:
    """In what the modes differ that look at every part of a value."""

    tolerance: float = DEFAULT_TOLERANCE
    """relative and absolute; 0 for exact"""
    integers_too: bool = False
    """the tolerance holds also where a whole number is expected"""
    types_exact: bool = False
    text_form: Callable[[str], str] | None = None
    """what is compared of a text; None: the text"""


@dataclass
class Difference:
    """The first difference. The path is built from the inside out."""

    reason: Reason
    values: dict[str, str] = field(default_factory=dict)
    path: list[object] = field(default_factory=list)

    def below(self, step: object) -> Difference:
        self.path.append(step)
        return self


def family(value: object) -> str:
    """What kind of thing a value is, where kinds are never mixed up: number, text, sequence, set, ..."""
    return _FAMILIES.get(type(value), "unknown")


class Walk:
    """One comparison under way: collects what is to be told."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.told: dict[str, Message] = {}

    def compare(self, expected: object, actual: object) -> Comparison:
        """The whole of it."""
        return self.comparison(self.difference(expected, actual, MAX_DEPTH))

    def comparison(self, found: Difference | None) -> Comparison:
        if found is None:
            return Comparison(True, notes=tuple(self.told.values()))
        return Comparison(False, found.reason, (), tuple(reversed(found.path)), found.values)

    def difference(self, expected: Any, actual: Any, depth: int) -> Difference | None:
        kind, other = type(expected), type(actual)
        if kind is other and kind in _FLAT and expected == actual:
            return None
        group = _FAMILIES.get(kind)
        if group is None or group != _FAMILIES.get(other) or (self.rules.types_exact and kind is not other):
            return Difference("wrong_type", types_of(expected, actual))
        if depth <= 0:
            return Difference("wrong_value")
        if group == "sequence":
            return self._sequences(expected, actual, depth)
        if group == "number":
            return self._numbers(expected, actual)
        if group == "set":
            self._tell_difference_of_type(expected, actual)
            return self.in_any_order(list(expected), list(actual), depth)
        if group == "mapping":
            return self._mappings(expected, actual, depth)
        if group == "text" and self.rules.text_form is not None:
            form = self.rules.text_form
            return None if form(expected) == form(actual) else Difference("wrong_value")
        if group == "foreign":
            return _foreign(expected, actual)
        return Difference("wrong_value")

    def in_any_order(self, expected: list[Any], actual: list[Any], depth: int = MAX_DEPTH) -> Difference | None:
        """As multisets: each expected member has an actual one of its own."""
        if len(expected) != len(actual):
            return Difference("wrong_value")
        pairs = pair_up(expected, actual, self._matches(depth))
        return self._of_pairs(pairs, depth)

    def _matches(self, depth: int) -> Callable[[Any, Any, bool], bool]:
        def matches(expected: Any, actual: Any, fraction: bool) -> bool:
            if not (fraction or self.rules.integers_too or self.rules.text_form):
                return False
            return Walk(self.rules).difference(expected, actual, depth - 1) is None

        return matches

    def _of_pairs(self, pairs: Pairs, depth: int) -> Difference | None:
        for expected, actual in pairs.matched:
            found = self.difference(expected, actual, depth - 1)
            if found is not None:  # only where exact types are asked for
                return Difference(found.reason, found.values)
        if not pairs.missing:
            return None
        kinds = {family(item) for item in pairs.missing}
        if kinds.isdisjoint(family(item) for item in pairs.extra):
            return Difference("wrong_type", types_of(pairs.missing[0], pairs.extra[0]))
        return Difference("wrong_value")

    def _sequences(self, expected: Sequence[Any], actual: Sequence[Any], depth: int) -> Difference | None:
        self._tell_difference_of_type(expected, actual)
        if len(expected) != len(actual):
            return Difference("wrong_value")
        for place, item in enumerate(expected):
            other = actual[place]
            if type(item) is type(other) and type(item) in _FLAT and item == other:
                continue
            found = self.difference(item, other, depth - 1)
            if found is not None:
                return found.below(place)
        return None

    def _mappings(self, expected: dict[Any, Any], actual: dict[Any, Any], depth: int) -> Difference | None:
        found = self.in_any_order(list(expected), list(actual), depth)
        if found is not None:
            return found
        # The keys fit, so both orders agree as far as the rules can tell keys apart.
        ours = sorted(expected, key=key)
        theirs = sorted(actual, key=key)
        for mine, other in zip(ours, theirs, strict=True):
            found = self.difference(expected[mine], actual[other], depth - 1)
            if found is not None:
                return found.below(mine)
        return None

    def _numbers(self, expected: Any, actual: Any) -> Difference | None:
        if not same_number(expected, actual, self.rules):
            return Difference("wrong_value")
        self._tell_difference_of_type(expected, actual)
        return None

    def _tell_difference_of_type(self, expected: object, actual: object) -> None:
        if type(expected) is not type(actual):
            note = note_of(expected, actual)
            self.told.setdefault(note.code, note)


def same_number(expected: Any, actual: Any, rules: Rules) -> bool:
    """Whole numbers exactly, of whatever type; where a float is expected, within the tolerance. NaN is like NaN."""
    if expected == actual:
        return True
    if type(expected) is complex or type(actual) is complex:
        if type(expected) in (int, bool) and not rules.integers_too:
            return False
        one, two = complex(expected), complex(actual)
        return _close(one.real, two.real, rules.tolerance) and _close(one.imag, two.imag, rules.tolerance)
    if type(expected) is float or rules.integers_too:
        return _close(expected, actual, rules.tolerance)
    return False


def _close(expected: Any, actual: Any, tolerance: float) -> bool:
    if expected != expected or actual != actual:
        return bool(expected != expected and actual != actual)
    try:
        return math.isclose(expected, actual, rel_tol=min(tolerance, 0.999), abs_tol=tolerance)
    except OverflowError:  # a whole number beyond all floats
        if math.inf in (abs(expected), abs(actual)):
            return False
        return bool(abs(Fraction(expected) - Fraction(actual)) <= Fraction(tolerance) * max(abs(expected), abs(actual)))


def _foreign(expected: Foreign, actual: Foreign) -> Difference | None:
    """What is not plain is known by a short text only: equal if that text is whole and tells the value."""
    if expected.type_name != actual.type_name:
        return Difference("wrong_type", types_of(expected, actual))
    text = expected.text
    telling = text and not text.startswith("<") and len(text) < MAX_TEXT_OF_FOREIGN
    return None if telling and text == actual.text else Difference("wrong_value")
