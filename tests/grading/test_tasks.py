"""What an exercise asks for, in words for students: of the stored suites of two exercises."""

from __future__ import annotations

import dataclasses

from grader.grading.tasks import tasks_of
from grader.model.exercise import Compare
from grader.model.result import Task
from tests.grading.graded import suite_of

EGE = {task.name: task for task in tasks_of(suite_of("ege"))}
BIGNUM = {task.name: task for task in tasks_of(suite_of("bignum"))}


def codes(task: Task) -> list[str]:
    return [message.code for message in task.conditions]


def test_names_and_what_counts_as_right_are_told() -> None:
    assert codes(EGE["moves"]) == ["task_also", "task_unordered", "task_unchanged"]
    assert codes(EGE["win"]) == ["task_also", "task_truthy", "task_unchanged", "task_uses"]
    assert EGE["win"].conditions[0].values == {"names": "vyigrysh"}


def test_other_kinds_than_functions_are_told() -> None:
    assert codes(EGE["otvet19"]) == ["task_variable"]
    assert codes(BIGNUM["Memory"])[0] == "task_class"


def test_a_set_of_names_is_told_by_its_own() -> None:
    (rule,) = BIGNUM["strip"].rules
    assert (rule.verb, rule.preset, rule.names) == ("avoid", "big_integers", ())


def test_nothing_is_told_of_a_hidden_check() -> None:
    suite = suite_of("ege")
    exercise = suite.exercise
    (check,) = exercise.function("moves").checks
    hidden = dataclasses.replace(check, name="more", hidden=True, compare=Compare("strict"), prints="exact")
    moves = dataclasses.replace(exercise.function("moves"), checks=(check, hidden))
    functions = (moves, *exercise.functions[1:])
    changed = dataclasses.replace(suite, exercise=dataclasses.replace(exercise, functions=functions))
    assert codes(tasks_of(changed)[0]) == codes(EGE["moves"])
