"""What an exercise asks for, as students may see it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from grader.model.exercise import Function, Rule
from grader.model.result import Message, Task, TaskCheck, TaskRule
from grader.model.suite import Suite

CONDITIONS = (
    *("task_unordered", "task_set", "task_truthy", "task_approximate", "task_strict", "task_iterable", "task_text"),
    *("task_ignored", "task_holds", "task_varies", "task_prints", "task_input", "task_unchanged"),
)
"""messages, in the order in which they are said"""
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
        checks=tuple(TaskCheck(c.name, c.points, c.bonus, c.hidden, c.title) for c in function.checks),
        rules=tuple(rules),
        uses=function.uses,
        conditions=tuple(_conditions(function)),
    )


def _conditions(function: Function) -> Iterator[Message]:
    """Of hidden checks nothing."""
    shown = [check for check in function.checks if not check.hidden]
    if function.kind != "function":
        yield Message(f"task_{function.kind}")
    if function.also:
        yield Message("task_also", {"names": ", ".join(function.also)})
    found = {f"task_{check.compare.mode}" for check in shown if check.kind == "equal" and check.compare.mode != "equal"}
    found |= {f"task_{check.kind}" for check in shown if check.kind != "equal" and function.kind != "variable"}
    found |= {"task_prints" for check in shown if check.prints}
    found |= {"task_input" for check in shown if check.input}
    found |= {"task_unchanged" for check in shown if check.arguments == "unchanged" and check.given}
    yield from (Message(code) for code in CONDITIONS if code in found)
    raised = dict.fromkeys(name for check in shown for name in check.raises)
    if raised:
        yield Message("task_raises", {"names": ", ".join(raised)})
    if function.uses:
        yield Message("task_uses", {"names": ", ".join(function.uses)})


def _rule(rule: Rule) -> TaskRule:
    """Of a preset only the names that a student may know."""
    names = tuple(name for name in rule.names if not rule.preset or PLAIN.fullmatch(name))
    return TaskRule(rule.verb, rule.kind, names, rule.count, rule.preset)
