"""`forbid`, `require`, `avoid`, `prefer`: from what stands in the spec to rules with all their names."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from grader.model.exercise import Rule, RuleKind, RuleVerb
from grader.source.presets import PRESETS, expand
from grader.source.syntax_kinds import SYNTAX_NAMES
from grader.spec.document import Document
from grader.spec.errors import listed, nearest
from grader.spec.models import Means, Ruled
from grader.spec.places import Path

_VERBS: tuple[RuleVerb, ...] = ("forbid", "require", "avoid", "prefer")
_NAMED: tuple[RuleKind, ...] = ("imports", "calls", "methods", "syntax")
_ENOUGH = 0.82
"""how like a preset a name must be to be taken for a slip of the pen"""


def build_rules(document: Document, owner: Ruled, path: Path) -> tuple[Rule, ...]:
    """The rules of the whole file or of one entry; presets are expanded, each to a rule of its own."""
    return tuple(
        rule
        for verb in _VERBS
        if verb in owner.model_fields_set
        for rule in _of_means(document, verb, getattr(owner, verb), (*path, verb))
    )


def _of_means(document: Document, verb: RuleVerb, means: Means, path: Path) -> Iterator[Rule]:
    if not means.model_fields_set and not document.is_wrong(path):
        document.fault(path, "nothing stands in this rule", fix="Write what it is about, as {calls: [sum]}.")
    for kind in _NAMED:
        names: tuple[str, ...] = getattr(means, kind)
        presets = PRESETS.get(kind, {})
        plain = tuple(name for name in names if name not in presets)
        for name in names:
            if name in presets:
                yield Rule(verb, kind, tuple(expand(kind, [name])), preset=name)
        for position, name in enumerate(names):
            if name in plain:
                _tell_unknown(document, kind, name, (*path, kind), position)
        if plain:
            # a method is one with or without the dot before it
            yield Rule(verb, kind, tuple(name.removeprefix(".") for name in plain) if kind == "methods" else plain)
    if means.recursion:
        yield Rule(verb, "recursion")
    if means.lines is not None:
        if verb in ("forbid", "avoid"):
            fix = f"Write {'require' if verb == 'forbid' else 'prefer'}: {{lines: {means.lines}}} (at most so many)."
            document.fault((*path, "lines"), f"lines does not go with {verb}", key=True, fix=fix)
        yield Rule(verb, "lines", count=means.lines)


def _tell_unknown(document: Document, kind: RuleKind, name: str, path: Path, position: int) -> None:
    """Tells of a kind of syntax that is none, and of a preset that is misspelt."""
    place = (*path, position) if (*path, position) in document.values else path
    presets = PRESETS.get(kind, {})
    if kind == "syntax":
        if name not in SYNTAX_NAMES:
            fix = f"Kinds of syntax: {listed(SYNTAX_NAMES, 100)}."
            document.fault(
                place, f"there is no kind of syntax {name!r}", suggestion=nearest(name, SYNTAX_NAMES), fix=fix
            )
    elif name not in sys.stdlib_module_names and nearest(name, presets, _ENOUGH):
        fix = f"Presets here: {listed(presets)}. If a name is meant, write [{name}, …] with another one beside it."
        document.fault(place, f"there is no preset {name!r}", suggestion=nearest(name, presets), fix=fix)
    elif name not in SYNTAX_NAMES and not _is_name(kind, name):
        document.fault(place, f"{name!r} is no name", fix="Write names alone, without brackets.")


def _is_name(kind: RuleKind, name: str) -> bool:
    """A dotted name; of a call or a method also with a dot before it."""
    return all(part.isidentifier() for part in (name if kind == "imports" else name.removeprefix(".")).split("."))
