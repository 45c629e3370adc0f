"""Rules of a stored suite by the presets of today: the names of a preset are knowledge of the grader, not of a spec."""

from __future__ import annotations

from dataclasses import replace

from grader.model.exercise import Exercise, Rule
from grader.source.presets import PRESETS, expand


def with_current_rules(exercise: Exercise) -> Exercise:
    """The exercise with all presets expanded anew; one that is no longer there keeps its stored names."""
    functions = tuple(replace(f, rules=tuple(map(_current, f.rules))) if f.rules else f for f in exercise.functions)
    return replace(exercise, functions=functions, rules=tuple(map(_current, exercise.rules)))


def _current(rule: Rule) -> Rule:
    if rule.preset not in PRESETS.get(rule.kind, {}):
        return rule
    return replace(rule, names=tuple(expand(rule.kind, [rule.preset])))
