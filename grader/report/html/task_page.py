"""The page of an exercise: what is asked for, as students may see it."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup, escape

from grader.feedback.messages import MESSAGES
from grader.model.result import ExerciseResult, Task, TaskRule
from grader.report.escape import visible
from grader.report.html.environment import render
from grader.report.html.words import Words

MOST_NAMES = 40


@dataclass(frozen=True)
class CheckLine:
    name: str
    points: str
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
    points: str
    examples: tuple[str, ...]
    checks: tuple[CheckLine, ...]
    rules: tuple[RuleLine, ...]


def task_page(exercise: ExerciseResult, language: str) -> bytes:
    """The page as bytes."""
    words = Words(language)
    return render(
        "task.html",
        t=words,
        title=words.own(exercise.title) or exercise.exercise,
        points=words.number(exercise.points),
        bonus=words.number(exercise.bonus) if exercise.bonus else "",
        tasks=[_view(task, number, words) for number, task in enumerate(exercise.tasks, start=1)],
    )


def _view(task: Task, number: int, words: Words) -> TaskView:
    return TaskView(
        name=task.name,
        anchor=f"task-{number}",
        call=f"{task.name}({', '.join(task.parameters)})" if task.kind == "function" else task.name,
        points=words.number(task.points),
        examples=task.examples,
        checks=tuple(
            CheckLine(
                "" if check.hidden else check.check,
                words.number(check.points),
                words("label_bonus") if check.bonus else Markup("") if check.points else words("points_free"),
            )
            for check in task.checks
            if len(task.checks) > 1 or check.hidden
        ),
        rules=tuple(_rule(rule, words) for rule in task.rules),
    )


def _rule(rule: TaskRule, words: Words) -> RuleLine:
    if rule.kind == "lines":
        return RuleLine(words(f"rule_{rule.verb}"), words("rule_lines", count=rule.count))
    kind = words(f"rule_{rule.kind}") if f"rule_{rule.kind}" in MESSAGES else escape(visible(rule.kind))
    shown = Markup(", ").join(_name(rule, name, words) for name in rule.names[:MOST_NAMES])
    more = "…" if len(rule.names) > MOST_NAMES else ""
    return RuleLine(_verb(rule, words), Markup("{}: {}{}").format(kind, shown, more) if shown else Markup(kind))


def _verb(rule: TaskRule, words: Words) -> Markup:
    return words(f"rule_{rule.verb}") if f"rule_{rule.verb}" in MESSAGES else Markup(escape(visible(rule.verb)))


def _name(rule: TaskRule, name: str, words: Words) -> Markup:
    if rule.kind == "syntax" and f"syntax_name_{name}" in MESSAGES:
        return words(f"syntax_name_{name}")
    return Markup("<code>{}</code>").format(visible(name))
