"""Rule `methods`: methods by name, of anything that is not surely an object of the hand-in's own classes."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

from grader.source import modules
from grader.source.lineage import owns
from grader.source.means import HIDDEN_METHOD, Point
from grader.source.rules.found import Found, Question
from grader.source.scopes import Scope
from grader.source.units import Unit
from grader.source.values import Class, External, File, Instance, Own, Super, Value


def find(question: Question) -> Iterator[Found]:
    """The reached methods that the rule names."""
    names = {name.rpartition(".")[2] for name in question.names}
    yield from find_names(question, names)
    for point, means in question.closure.means():
        if means.kind == HIDDEN_METHOD:
            yield Found(means.name, point, means.unit, means.node, certain=False)


def reached(question: Question) -> set[str]:
    """The rule's names that are reached."""
    return {name for name in question.names if name.rpartition(".")[2] in question.closure.attributes}


def find_names(question: Question, names: Collection[str]) -> Iterator[Found]:
    """The same for names without a dot."""
    if not any(name in question.closure.attributes for name in names):
        return
    for point, unit in question.closure.units():
        for name in names:
            for read in unit.named(name):
                if not is_own(question, read.node.value, name, read.scope, unit, point):
                    yield Found(f".{name}", point, unit, read.node)
    for point, named in question.closure.named():
        unit = point.subject
        if named.name in names and not is_own(question, named.base, named.name, named.scope, unit, point):
            yield Found(f".{named.name}", point, unit, named.node)


def is_own(question: Question, base: ast.expr, name: str, scope: Scope, unit: Unit, point: Point) -> bool:
    """Is the attribute surely one of the hand-in's own classes, functions and files, or of a module?"""
    guesser = question.closure.graph.guesser
    values = guesser.guess(base, scope, unit, point.mode)
    return bool(values) and all(_is_own(question, value, name) for value in values)


def _is_own(question: Question, value: Value, name: str) -> bool:
    if isinstance(value, (Instance, Class)):
        return owns(question.closure.graph.guesser, value.info, name)
    if isinstance(value, Super):
        return owns(question.closure.graph.guesser, value.info, name, inherited=True)
    if isinstance(value, External):
        return modules.is_module(value.path) and value.path != "builtins"
    return isinstance(value, (File, Own))
