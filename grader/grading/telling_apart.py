"""By what hand-ins of a class are alike: what they do wrong, and how they are written."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from grader.grading.place import Place
from grader.model.result import FunctionResult

LENGTH = 12


def group_of(functions: Sequence[FunctionResult]) -> str | None:
    """A digest of all that is wrong, equal for hand-ins that behave alike everywhere; None if no answer is wrong."""
    wrong = [
        f"{f.name} {f.signature or f.status}" for f in functions if f.signature or f.status in ("missing", "not_done")
    ]
    if not any(function.signature for function in functions):
        return None
    return hashlib.sha256("\n".join(wrong).encode()).hexdigest()[:LENGTH]


def with_forms(place: Place, functions: Sequence[FunctionResult]) -> tuple[FunctionResult, ...]:
    """The results with the normal form of each definition; what was given to the students has none."""
    given = place.engine.template_forms
    found = []
    for function in functions:
        definition = place.inspection.definitions.get(place.names.get(function.name, function.name))
        form = definition.normal_form if definition is not None and not definition.stub else ""
        lines = definition.lines if definition is not None else 0
        found.append(replace(function, form=form, lines=lines) if form and form not in given else function)
    return tuple(found)
