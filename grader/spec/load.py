"""A spec file to an exercise: everything that is wrong with it is told at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path as FilePath
from typing import TypeVar

from grader.expressions.syntax import BUILTINS
from grader.model import exercise as model
from grader.spec.criteria import build_check, criteria, merged_limits
from grader.spec.document import Document
from grader.spec.domains import read_domains
from grader.spec.errors import SpecError, SpecErrors
from grader.spec.examples import read_example
from grader.spec.models import Entry, Ruled, Spec
from grader.spec.nodes import read_document
from grader.spec.outline import Outline, read_outline
from grader.spec.places import Path, parsed
from grader.spec.required import entries, tell_names, tell_shape, tell_uses
from grader.spec.rules import build_rules
from grader.spec.scope import Scope
from grader.spec.validation import read_spec
from grader.spec.variants import tell_variants

T = TypeVar("T")


def load_exercise(spec: FilePath, reference: FilePath, checks: FilePath | None) -> model.Exercise:
    """The exercise of a spec file. The reference and checks.py are read as text, never run.

    SpecErrors with all that is wrong with the three files.
    """
    document = read_document(FilePath(spec))
    keys = read_spec(document)
    errors: list[SpecError] = []
    solution = _attempt(lambda: read_outline(FilePath(reference)), errors)
    functions = _attempt(lambda: read_outline(FilePath(checks)), errors) if checks is not None else Outline()
    exercise = None
    if isinstance(document.data, dict):
        exercise = build_exercise(document, keys, solution, functions, str(reference))
    if document.errors or errors or exercise is None:
        raise SpecErrors([*document.errors, *errors])
    return exercise


def _attempt(read: Callable[[], T], errors: list[SpecError]) -> T | None:
    try:
        return read()
    except SpecErrors as found:
        errors += found.errors
        return None


def build_exercise(
    document: Document, spec: Spec, reference: Outline | None, checks: Outline | None, reference_file: str
) -> model.Exercise:
    """The exercise as far as the spec is right; the faults go into the document. None: a file that cannot be read."""
    scope = _scope(spec, reference, checks)
    tell_shape(document, spec)
    tell_names(document, spec, reference, reference_file)
    tell_uses(document, spec)
    tell_variants(document, spec, reference)
    domains = read_domains(document, scope, _drawn_names(spec))
    functions = tuple(
        _function(document, spec, scope, name, kind, entry, path) for name, kind, entry, path in entries(spec)
    )
    return model.Exercise(
        name=spec.exercise or "",
        title=spec.title,
        texts=spec.texts,
        language=spec.language or "en",
        functions=functions,
        domains=domains,
        rules=build_rules(document, spec, ()),
        limits=merged_limits([spec.limits]),
        variants=spec.variants,
        assign=spec.assign,
        packages=spec.packages,
        salvage=spec.salvage or "no",  # type: ignore[arg-type]
        repair=spec.repair or "none",  # type: ignore[arg-type]
        python=spec.python,
    )


def _scope(spec: Spec, reference: Outline | None, checks: Outline | None) -> Scope:
    base = {variable for variables in spec.variants.values() for variable in variables}
    is_open = checks is None
    if checks is not None:
        base |= checks.names
        for module in checks.stars:
            if module == "solution" and reference is not None and not reference.stars:
                base |= reference.names
            else:
                is_open = True
    required = {
        other
        for name, kind, entry, _ in entries(spec)
        if kind in ("function", "class")
        for other in (name, *getattr(entry, "also", ()))
    }
    return Scope(frozenset(base), dict(spec.domains), frozenset(required), reference, is_open)  # type: ignore[arg-type]


def _drawn_names(spec: Spec) -> set[str]:
    """The names that any `given` of the spec draws: entries of `domains` may use them."""
    names: set[str] = set()
    for _, _, entry, _ in entries(spec):
        for owner in (entry, *entry.checks.values()):
            call = parsed(f"given({getattr(owner, 'given', None) or ''}\n)")
            names |= {keyword.arg for keyword in getattr(call, "keywords", ()) if keyword.arg}
    return names - BUILTINS


def _function(
    document: Document,
    spec: Spec,
    scope: Scope,
    name: str,
    kind: model.FunctionKind,
    entry: Entry,
    path: Path,
) -> model.Function:
    examples = [
        read_example(document, _example_path(document, path, position), source, name, scope)
        for position, source in enumerate(getattr(entry, "examples", ()))
        if source
    ]
    return model.Function(
        name=name,
        kind=kind,
        also=getattr(entry, "also", ()),
        uses=getattr(entry, "uses", ()),
        examples=tuple(example for example in examples if example is not None),
        checks=tuple(build_check(document, one, spec, scope) for one in criteria(name, kind, entry, path)),
        rules=build_rules(document, entry, path) if isinstance(entry, Ruled) else (),
        line=document.line(path),
    )


def _example_path(document: Document, path: Path, position: int) -> Path:
    listed = (*path, "examples", position)
    return listed if listed in document.values else (*path, "examples")
