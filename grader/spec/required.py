"""The names that an exercise requires: defined by the reference, each once, helpers known and in no circle."""

from __future__ import annotations

import keyword
import re

from grader.model.exercise import FunctionKind
from grader.spec.document import Document
from grader.spec.domains import cycles
from grader.spec.errors import nearest
from grader.spec.models import Entry, Spec
from grader.spec.outline import Outline
from grader.spec.places import Path


def entries(spec: Spec) -> list[tuple[str, FunctionKind, Entry, Path]]:
    """All entries of the spec: name, kind, keys, place."""
    found: list[tuple[str, FunctionKind, Entry, Path]] = []
    found += [(name, "function", entry, ("functions", name)) for name, entry in spec.functions.items()]
    found += [(name, "variable", entry, ("variables", name)) for name, entry in spec.variables.items()]
    found += [(name, "class", entry, ("classes", name)) for name, entry in spec.classes.items()]
    if spec.program is not None:
        found.append(("program", "program", spec.program, ("program",)))
    return found


def tell_names(document: Document, spec: Spec, reference: Outline | None, reference_file: str) -> None:
    """Tells of names that are no names, stand twice, or are not in the reference."""
    taken: dict[str, Path] = {}
    for name, kind, entry, path in entries(spec):
        if not _is_name(name):
            fix = f"Write {_as_name(name)}" if _as_name(name) else "Use letters, digits and _."
            document.fault(path, f"{name!r} cannot be a name in Python", key=True, fix=fix)
            continue
        for other in (name, *getattr(entry, "also", ())):
            owner = taken.setdefault(other, path)
            if owner != path:
                place = path if other == name else (*path, "also")
                message = f"the name {other} belongs to {owner[-1]} (line {document.line(owner)}) already"
                document.fault(place, message, key=other == name, fix="One name can stand for one thing only.")
        if kind != "program" and reference is not None:
            _tell_undefined(document, name, kind, path, reference, reference_file)


def _tell_undefined(
    document: Document, name: str, kind: FunctionKind, path: Path, reference: Outline, reference_file: str
) -> None:
    if name not in reference.names and not reference.stars:
        known = reference.functions if kind == "function" else reference.names
        message = f"the reference ({reference_file}) does not define {name}"
        fix = f"Define {name} there, or give the name that it has."
        document.fault(path, message, key=True, suggestion=nearest(name, known), fix=fix)
    elif kind == "class" and name in reference.functions:
        document.fault(path, f"{name} is a function in the reference", key=True, fix="Move it to functions.")
    elif kind == "variable" and name in reference.functions | reference.classes:
        section = "functions" if name in reference.functions else "classes"
        document.fault(path, f"{name} is no variable in the reference", key=True, fix=f"Move it to {section}.")


def tell_uses(document: Document, spec: Spec) -> None:
    """Tells of helpers that the exercise does not require, and of helpers that need each other."""
    needs: dict[str, set[str]] = {}
    paths: dict[str, Path] = {}
    own = {other: name for name, _, entry, _ in entries(spec) for other in getattr(entry, "also", ())}
    known = [name for name, kind, _, _ in entries(spec) if kind in ("function", "class")]
    for name, _, entry, path in entries(spec):
        uses: tuple[str, ...] = getattr(entry, "uses", ())
        needs[name], paths[name] = set(uses) & set(known), (*path, "uses")
        for position, used in enumerate(uses):
            if used not in known:
                place = (*path, "uses", position)
                place = place if place in document.values else (*path, "uses")
                suggestion = own.get(used) or nearest(used, known)
                fix = "Only functions and classes of this spec can stand in uses; others need not be named."
                document.fault(place, f"there is no {used} among the functions", suggestion=suggestion, fix=fix)
    for name, circle in cycles(needs).items():
        message = f"{name} uses itself: {' -> '.join(circle)}"
        document.fault(paths[name], message, key=True, fix="Take one of them out of uses.")


def tell_shape(document: Document, spec: Spec) -> None:
    """Tells of a spec without its name, without anything required, without points."""
    if not document.is_wrong(("exercise",)) and spec.exercise is None:
        document.fault((), "the key 'exercise' is missing", fix="Write exercise: and a name in the first line.")
    elif spec.exercise is not None and not re.fullmatch(r"\w[\w.-]*", spec.exercise):
        message = f"{spec.exercise!r} cannot be the name of a folder"
        document.fault(("exercise",), message, fix="Use letters, digits, _ and -; the title may have blanks.")
    sections = ("functions", "variables", "classes", "program")
    if not entries(spec):
        if not any(document.is_wrong((section,)) for section in sections):
            fix = f"Add one of {', '.join(sections)}."
            document.fault((), "nothing is required in this exercise", fix=fix)
        return
    _tell_points(document, spec)


def _tell_points(document: Document, spec: Spec) -> None:
    total = 0.0
    wrong = False
    for name, _, entry, path in entries(spec):
        if entry.checks and "points" in entry.model_fields_set:
            message = f"points of {name} stand in its checks, not here as well"
            fix = f"Remove this line, and give points to each of {', '.join(entry.checks)}."
            document.fault((*path, "points"), message, key=True, fix=fix)
        for check in entry.checks.values() or [entry]:
            bonus = check.bonus if "bonus" in check.model_fields_set else entry.bonus
            points = check.points if check.points is not None else 1.0
            total += 0 if bonus else points
        wrong = wrong or document.is_wrong(path)
    if not total and not wrong:
        document.fault(("exercise",), "no points can be got in this exercise", fix="Give points to a check.")


def _is_name(name: str) -> bool:
    return name.isidentifier() and not keyword.iskeyword(name)


def _as_name(name: str) -> str:
    """A name that is like the text; "" if there is none."""
    candidate = re.sub(r"\W+", "_", name).strip("_")
    return candidate if _is_name(candidate) else ""
