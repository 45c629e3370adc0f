"""Names in rules about calls that can hardly ever match: misspelt ones, and methods where functions are meant."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from types import MethodDescriptorType

from grader.model.exercise import Exercise, Rule
from grader.source.modules import BUILTINS, EXPORTS
from grader.spec.errors import nearest
from grader.suite.faults import Fault

_ENOUGH = 0.82
"""how like a built-in function a name must be to be taken for a slip of the pen"""
_TYPES = (str, list, dict, set, tuple, int, float, bytes, frozenset)
_SPEAKABLE = sorted(name for name in BUILTINS if not name.startswith("_"))


def faults_of_rule_names(exercise: Exercise, defined: Collection[str]) -> list[Fault]:
    """Warnings; `defined`: the names of the reference, which may be meant whatever they are like."""
    known = {*defined, *(name for f in exercise.functions for name in (f.name, *f.also))}
    known |= {name for names in EXPORTS.values() for name in names}
    places = [(0, exercise.rules), *((function.line, function.rules) for function in exercise.functions)]
    return [fault for line, rules in places for rule in rules for fault in _of_rule(rule, line, known)]


def _of_rule(rule: Rule, line: int, known: Collection[str]) -> Iterator[Fault]:
    if rule.kind != "calls" or rule.preset:
        return
    for name in rule.names:
        head, dot, last = name.rpartition(".")
        if dot and _is_method(head, last):
            said = f"it is not met by values.{last}(…). Write {rule.verb}: {{methods: [{last}]}}."
        elif dot or not name.isidentifier() or name in BUILTINS or name in known:
            continue
        elif any(_is_method(kind.__name__, name) for kind in _TYPES):
            said = f"there is no such function, and methods are no calls. Write {rule.verb}: {{methods: [{name}]}}."
        elif near := nearest(name, _SPEAKABLE, _ENOUGH):
            said = f"there is no such function. Did you mean {near}?"
        else:
            continue
        yield Fault("rule_never_met", line, f"{rule.verb}: {{calls: [{name}]}}: {said}", "warning", at=name)


def _is_method(kind: str, name: str) -> bool:
    """Of values, as `list.sort`; `int.from_bytes` is called by the type itself."""
    return any(kind == one.__name__ and isinstance(vars(one).get(name), MethodDescriptorType) for one in _TYPES)
