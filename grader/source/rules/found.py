"""What a rule finds, and what all rules are asked with."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any, NamedTuple

from grader.source.closure import Closure
from grader.source.means import Point
from grader.source.units import Unit


class Found(NamedTuple):
    """Something that stands against a rule, or (`node` None) that is missing."""

    name: str
    point: Point | None
    unit: Unit | None
    node: ast.AST | None
    certain: bool = True


class Question(NamedTuple):
    """One rule for one function; `rule` is its plain form."""

    closure: Closure
    rule: Mapping[str, Any]
    lines: int
    """of code that the function has"""
    also: Mapping[str, frozenset[str]]
    """functions of the exercise -> all names that they may have"""

    @property
    def names(self) -> tuple[str, ...]:
        """The names that the rule is about."""
        return tuple(name for name in self.rule.get("names") or () if isinstance(name, str))


def missing(question: Question, reached: set[str]) -> list[Found]:
    """What of the rule's names is not among those that were reached; of a preset one is enough."""
    lacking = [name for name in question.names if name not in reached]
    if question.rule.get("preset") and len(lacking) < len(question.names):
        return []
    if question.rule.get("preset"):
        lacking = [str(question.rule["preset"])]
    return [Found(name, None, None, None) for name in lacking]
