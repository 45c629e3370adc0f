"""The checks of an entry, with all that they inherit from it."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from grader.expressions import syntax
from grader.model import exercise as model
from grader.spec import domains
from grader.spec.document import Document
from grader.spec.errors import listed, nearest
from grader.spec.givens import Drawn
from grader.spec.models import AnyCheck, Entry, Limits, Spec
from grader.spec.outline import Signature
from grader.spec.places import Path, start_of
from grader.spec.scalars import EXCEPTIONS
from grader.spec.scope import Scope, free_names

_KINDS = ("holds", "varies", "grows")
_OF_A_CALL = frozenset(["result", "expected", "printed", "after"])
"""names in a relation that only a call of the function gives"""
_DRAWN = re.compile(r"\b([^\W\d]\w*)\s*=(?!=)")
"""name=domain, also where the rest cannot be read"""
_TYPES = frozenset(
    ["None", "NoneType", "bool", "int", "float", "complex", "str", "bytes", "bytearray", "list", "tuple", "set"]
    + ["frozenset", "dict", "range", "map", "filter", "zip", "enumerate", "reversed", "generator", "deque"]
    + ["dict_keys", "dict_values", "dict_items", "Counter", "defaultdict", "OrderedDict", "Decimal", "Fraction"]
)


@dataclass(frozen=True)
class Criterion:
    """One check of an entry: what stands in it goes before what stands in the entry."""

    name: str
    function: str
    kind: model.FunctionKind
    entry: Entry
    entry_path: Path
    check: AnyCheck | None
    """None if the entry is its one check itself"""
    check_path: Path

    def get(self, key: str, default: Any = None) -> Any:
        """The value of a key, its own or inherited; `default` if it stands in neither."""
        for owner in (self.check, self.entry):
            if owner is not None and key in owner.model_fields_set:
                return getattr(owner, key)
        return default

    def path(self, key: str) -> Path:
        """Where the key stands that `get` reads; the check itself if in neither."""
        if self.check is not None and key in self.check.model_fields_set:
            return (*self.check_path, key)
        if key in self.entry.model_fields_set:
            return (*self.entry_path, key)
        return self.check_path

    def stands(self, document: Document, key: str) -> bool:
        """Does the key stand in the file, though perhaps with a fault?"""
        paths = ((*self.check_path, key), (*self.entry_path, key))
        return any(path in document.keys for path in paths)

    @property
    def wheres(self) -> list[tuple[Path, str]]:
        """The conditions of the entry and of the check: both must be met."""
        owners = [(self.entry_path, self.entry), *([(self.check_path, self.check)] if self.check else [])]
        found = [((*path, "where"), getattr(owner, "where", None)) for path, owner in owners]
        return [(path, source) for path, source in found if source]

    @property
    def own_kind(self) -> tuple[str, str | None]:
        """The kind of the check and its relation. A kind that stands in the check replaces one of the entry."""
        for owner in (self.check, self.entry):
            stated = [key for key in _KINDS if owner is not None and key in owner.model_fields_set]
            if stated:
                holds = getattr(owner, "holds", None)
                return ("holds", holds) if holds else ("varies" if getattr(owner, "varies", False) else "equal", None)
        return "equal", None

    @property
    def varying(self) -> str:
        """The expression for what must vary; "" if it is the whole result, or nothing."""
        stated = self.get("varies") if self.own_kind[0] == "varies" else None
        return stated if isinstance(stated, str) else ""


def criteria(name: str, kind: model.FunctionKind, entry: Entry, path: Path) -> Iterator[Criterion]:
    """The checks of an entry in the order of the spec."""
    if not entry.checks:
        yield Criterion(name, name, kind, entry, path, None, path)
    for check_name, check in entry.checks.items():
        yield Criterion(check_name, name, kind, entry, path, check, (*path, "checks", check_name))


def build_check(document: Document, criterion: Criterion, spec: Spec, scope: Scope) -> model.Check:
    """The check for the other stages; its faults go into the document."""
    signature = _signature(criterion, scope)
    _tell_kinds(document, criterion)
    _tell_names(document, criterion, scope)
    drawn = _drawn(document, criterion, scope, signature)
    kind, holds = criterion.own_kind
    names = [d.name for d in drawn] if drawn is not None else _meant_names(criterion, signature)
    if names is not None:
        for path, source in criterion.wheres:
            scope.tell_faults(document, path, source, names)
        if criterion.get("input"):
            scope.tell_faults(document, criterion.path("input"), criterion.get("input"), names)
        if holds:
            _tell_relation(document, criterion, scope, holds, names, signature)
        if criterion.varying:
            scope.tell_faults(document, criterion.path("varies"), criterion.varying, [*names, "result", "printed"])
    limits = [spec.limits, criterion.entry.limits, *([criterion.check.limits] if criterion.check else [])]
    return model.Check(
        name=criterion.name,
        points=criterion.get("points", 1.0),
        bonus=bool(criterion.get("bonus")),
        hidden=bool(criterion.get("hidden")),
        kind=kind,  # type: ignore[arg-type]
        holds=holds,
        varying=criterion.varying,
        students=_students(holds, drawn or (), scope),
        given=tuple(model.Given(d.name, d.expression) for d in drawn or ()),
        where=tuple(source for _, source in criterion.wheres),
        input=criterion.get("input"),
        cases=criterion.get("cases"),
        compare=criterion.get("compare") or model.Compare(),
        accept=criterion.get("accept", ()),
        prints=criterion.get("prints") or ("lines" if criterion.kind == "program" and kind == "equal" else None),
        raises=criterion.get("raises", ()),
        arguments=criterion.get("arguments") or spec.arguments or "told",  # type: ignore[arg-type]
        limits=merged_limits(limits),
        hint=criterion.get("hint", {}),
        title=(criterion.check if criterion.check is not None else criterion.entry).title,
        line=document.line(criterion.check_path),
    )


def _students(holds: str | None, drawn: Collection[Drawn], scope: Scope) -> tuple[str, ...]:
    """The functions and classes that hand-ins define and that a relation uses."""
    return tuple(sorted((free_names(holds or "") & scope.required) - {d.name for d in drawn}))


def merged_limits(given: list[Limits]) -> model.Limits:
    """The limits of which the last one given goes before."""
    names = {"memory": "memory_mb", "output": "output_kb", "size": "size_kb"}
    values: dict[str, Any] = {}
    for limits in given:
        values |= {names.get(key, key): getattr(limits, key) for key in limits.model_fields_set}
    return model.Limits(**values)


def _signature(criterion: Criterion, scope: Scope) -> Signature | None:
    """The parameters of what is called; nothing is passed to anything but functions."""
    if criterion.kind != "function" or scope.reference is None:
        return None
    return scope.reference.signatures.get(criterion.function)


def _tell_kinds(document: Document, criterion: Criterion) -> None:
    for owner, path in ((criterion.entry, criterion.entry_path), (criterion.check, criterion.check_path)):
        if owner is None:
            continue
        stated = [key for key in _KINDS if key in owner.model_fields_set and getattr(owner, key)]
        if "grows" in stated:
            message = "checks of how the time grows (grows) are not there yet"
            fix = "Use limits: {seconds: …} and large values in given."
            document.fault((*path, "grows"), message, key=True, fix=fix)
        if len(stated) > 1:
            message = f"a check is of one kind, but here stand {' and '.join(stated)}"
            document.fault((*path, stated[-1]), message, key=True, fix="Make two checks of it, each with its points.")
    if criterion.kind == "class" and not criterion.stands(document, "holds"):
        message = "a check of a class needs a relation"
        fix = f"Add holds: an expression with {criterion.function}(…), as a call of a function of checks.py."
        document.fault(criterion.check_path, message, key=True, fix=fix)


def _tell_names(document: Document, criterion: Criterion, scope: Scope) -> None:
    there = scope.reference.names if scope.reference else set()
    kinds = (("raises", "an exception", frozenset(EXCEPTIONS)), ("accept", "a type that can be accepted", _TYPES))
    for key, noun, known in kinds:
        for position, name in enumerate(criterion.get(key, ())):
            if name not in known and name not in there and "." not in name:
                path = criterion.path(key)
                path = (*path, position) if (*path, position) in document.values else path
                fix = "" if key == "raises" else f"Possible: {listed(sorted(known), 40)}."
                document.fault(path, f"{name} is not {noun}", suggestion=nearest(name, known), fix=fix)


def _drawn(document: Document, criterion: Criterion, scope: Scope, signature: Signature | None) -> list[Drawn] | None:
    """What the check draws; None if it could not be read."""
    source = criterion.get("given")
    if source is None:
        if criterion.stands(document, "given"):
            return None
        if signature is not None:
            _tell_ungiven(document, criterion, signature)
        return []
    path = criterion.path("given")
    drawn = domains.read_drawn(document, path, source, scope, signature)
    if drawn is not None and signature is not None and not _calls_itself(criterion, [d.name for d in drawn], signature):
        domains.tell_unfilled(document, path, drawn, signature, criterion.function)
    return drawn


def _meant_names(criterion: Criterion, signature: Signature | None) -> list[str] | None:
    """What a `given` that cannot be read seems to draw, so that the faults of what stands beside it are told with its
    own; None if it does not say."""
    source = criterion.get("given")
    if source is None:
        return None
    return list(dict.fromkeys([*_DRAWN.findall(source), *(signature.positional if signature else ())]))


def _tell_ungiven(document: Document, criterion: Criterion, signature: Signature) -> None:
    """A function with parameters needs domains, unless its examples are its cases or a relation calls it itself."""
    if criterion.own_kind[0] == "holds" or criterion.stands(document, "holds"):
        return
    domains.tell_keyword_only(document, criterion.check_path, signature, criterion.function)
    has_examples = bool(getattr(criterion.entry, "examples", ()))
    if signature.required and not (has_examples and criterion.own_kind[0] == "equal"):
        message = f"nothing says what {criterion.function}{signature} is called with"
        fix = "Add given: " + ", ".join(f"{name}=domain" for name in signature.required)
        document.fault(criterion.check_path, message, key=True, fix=fix)


def _tell_relation(
    document: Document,
    criterion: Criterion,
    scope: Scope,
    holds: str,
    names: list[str],
    signature: Signature | None,
) -> None:
    """Tells what is wrong with `holds`: names that are not there, `after` of what is no argument."""
    called = criterion.kind != "class" and (
        criterion.kind != "function" or not _is_uncalled(criterion, signature, names)
    )
    outcome = ["result", "expected", "printed", *(["after"] if criterion.kind == "function" else [])]
    path = criterion.path("holds")
    why = ""
    if not called and free_names(holds) & _OF_A_CALL:
        why = "Without given nothing is called here." if criterion.kind == "function" else "Classes are called by name."
    scope.tell_faults(document, path, holds, {*names, *(outcome if called else []), *scope.required}, why=why)
    if called and criterion.kind == "function":
        arguments = [name for name in names if signature is None or name in signature.positional]
        for node in _attributes_of_after(holds):
            if node.attr not in arguments:
                suggestion = nearest(node.attr, arguments)
                fix = f"Arguments here: {listed(arguments) or 'none'}."
                message = f"there is no argument {node.attr} (after)"
                document.fault(path, message, offset=start_of(holds, node), suggestion=suggestion, fix=fix)


def _is_uncalled(criterion: Criterion, signature: Signature | None, names: Collection[str]) -> bool:
    """Not all that the function needs is given: then the relation calls the student's functions itself."""
    if signature is None or not signature.required:
        return False
    return criterion.get("given") is None or _calls_itself(criterion, names, signature)


def _calls_itself(criterion: Criterion, names: Collection[str], signature: Signature) -> bool:
    """Does the relation call the function, with other arguments than those that are drawn under their names?"""
    used = free_names(criterion.own_kind[1] or "")
    lacking = set(signature.required) - set(names)
    return bool(lacking) and criterion.function in used and not used & _OF_A_CALL


def _attributes_of_after(holds: str) -> list[ast.Attribute]:
    try:
        tree = syntax.parse(holds)
    except syntax.BadExpression:
        return []
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "after"
    ]
