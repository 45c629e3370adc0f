"""What an exercise asks for, as students may see it."""

from __future__ import annotations

import re

from grader.model.exercise import Function, Rule
from grader.model.result import Task, TaskCheck, TaskRule
from grader.model.suite import Suite

PLAIN = re.compile(r"\.?[^\W_]\w*")


def tasks_of(suite: Suite) -> tuple[Task, ...]:
    """In the order of the exercise. Of hidden checks only the points; of domains and of the reference nothing."""
    return tuple(_task(suite, function) for function in suite.exercise.functions)


def _task(suite: Suite, function: Function) -> Task:
    known = suite.functions.get(function.name)
    rules = [_rule(rule) for rule in (*function.rules, *suite.exercise.rules)]
    hidden = [check for check in function.checks if check.hidden]
    return Task(
        name=function.name,
        kind=function.kind,
        parameters=known.parameters if known is not None and function.kind == "function" else (),
        points=function.points,
        examples=() if len(hidden) == len(function.checks) else tuple(one.source for one in function.examples),
        checks=tuple(TaskCheck(c.name, c.points, c.bonus, c.hidden) for c in function.checks),
        rules=tuple(rules),
        uses=function.uses,
    )


def _rule(rule: Rule) -> TaskRule:
    """Of a preset only the names that a student may know."""
    names = tuple(name for name in rule.names if not rule.preset or PLAIN.fullmatch(name))
    return TaskRule(rule.verb, rule.kind, names, rule.count)
