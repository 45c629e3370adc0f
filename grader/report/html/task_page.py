"""The page of an exercise: what is asked for, as students may see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from grader.feedback.messages import MESSAGES
from grader.model.result import ExerciseResult, Task, TaskRule
from grader.report.escape import visible
from grader.report.html.check_view import named
from grader.report.html.environment import render
from grader.report.html.words import Words

MOST_NAMES = 40
UNCHANGED = "task_unchanged"


@dataclass(frozen=True)
class CheckLine:
    name: Markup
    points: Markup
    tag: Markup


@dataclass(frozen=True)
class RuleLine:
    label: Markup
    about: Markup


@dataclass(frozen=True)
class TaskView:
    name: str
    anchor: str
    call: str
    """as it is written: `razlika(s, t)`"""
    points: Markup
    bonus: Markup
    conditions: tuple[Markup, ...]
    examples: tuple[str, ...]
    checks: tuple[CheckLine, ...]
    rules: tuple[RuleLine, ...]


def task_page(exercise: ExerciseResult, language: str) -> bytes:
    """The page as bytes."""
    words = Words(language)
    common = _common_rules(exercise.tasks)
    unchanged = _all_unchanged(exercise.tasks)
    return render(
        "task.html",
        t=words,
        title=words.own(exercise.title) or exercise.exercise,
        points=words.number(exercise.points),
        bonus=words.number(exercise.bonus) if exercise.bonus else "",
        rules=[_rule(rule, words) for rule in common],
        unchanged=words("task_all_unchanged") if unchanged else "",
        tasks=[_view(task, number, common, unchanged, words) for number, task in enumerate(exercise.tasks, start=1)],
    )


def _common_rules(tasks: Sequence[Task]) -> tuple[TaskRule, ...]:
    """Those of the whole file: every one of several functions has them."""
    first, *others = tasks
    return tuple(rule for rule in first.rules if others and all(rule in other.rules for other in others))


def _all_unchanged(tasks: Sequence[Task]) -> bool:
    """It is said once for all functions, if there are several."""
    found = [any(one.code == UNCHANGED for one in task.conditions) for task in tasks if task.kind == "function"]
    return len(found) > 1 and all(found)


def _view(task: Task, number: int, common: Collection[TaskRule], unchanged: bool, words: Words) -> TaskView:
    bonus = sum(check.points for check in task.checks if check.bonus)
    return TaskView(
        name=task.name,
        anchor=f"task-{number}",
        call=f"{task.name}({', '.join(task.parameters)})" if task.kind == "function" else task.name,
        points=words("points_free") if not task.points and not bonus else _points(task.points, words),
        bonus=Markup("{} {}").format(words("label_bonus"), words.number(bonus)) if bonus else Markup(""),
        conditions=tuple(
            words.message(message) for message in task.conditions if not (unchanged and message.code == UNCHANGED)
        ),
        examples=task.examples,
        checks=tuple(
            CheckLine(
                Markup("") if check.hidden else named(check, words),
                _points(check.points, words) if check.points else Markup(""),
                words("label_bonus") if check.bonus else Markup("") if check.points else words("points_free"),
            )
            for check in task.checks
            if len(task.checks) > 1 or check.hidden
        ),
        rules=tuple(_rule(rule, words) for rule in task.rules if rule not in common),
    )


def _points(points: float, words: Words) -> Markup:
    """`3 points`; of halves `0.5`, with the word before it, as its form depends on the number."""
    if points == int(points):
        return words("count_points", count=int(points))
    return Markup("{} {}").format(words("label_points"), words.number(points))


def _rule(rule: TaskRule, words: Words) -> RuleLine:
    if rule.kind == "lines":
        return RuleLine(words(f"rule_{rule.verb}"), words("rule_lines", count=rule.count))
    kind = words(f"rule_{rule.kind}") if f"rule_{rule.kind}" in MESSAGES else escape(visible(rule.kind))
    shown = Markup(", ").join(_name(rule, name, words) for name in rule.names[:MOST_NAMES])
    if not shown and f"preset_{rule.preset}" in MESSAGES:
        return RuleLine(_verb(rule, words), words(f"preset_{rule.preset}"))
    more = "…" if len(rule.names) > MOST_NAMES else ""
    return RuleLine(_verb(rule, words), Markup("{}: {}{}").format(kind, shown, more) if shown else Markup(kind))


def _verb(rule: TaskRule, words: Words) -> Markup:
    return words(f"rule_{rule.verb}") if f"rule_{rule.verb}" in MESSAGES else Markup(escape(visible(rule.verb)))


def _name(rule: TaskRule, name: str, words: Words) -> Markup:
    if rule.kind == "syntax" and f"syntax_name_{name}" in MESSAGES:
        return words(f"syntax_name_{name}")
    return Markup("<code>{}</code>").format(visible(name))
