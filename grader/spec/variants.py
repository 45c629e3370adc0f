"""The table of variants: every variant sets the same variables of the reference, each to a literal."""

from __future__ import annotations

import ast
import re

from grader.expressions import syntax
from grader.spec.document import Document
from grader.spec.errors import nearest
from grader.spec.models import Spec
from grader.spec.outline import Outline
from grader.spec.places import Path, parsed


def tell_variants(document: Document, spec: Spec, reference: Outline | None) -> None:
    """Tells of variants that differ in their variables, of values that are none, of variables without use."""
    first = next(iter(spec.variants.values()), {})
    first_name = next(iter(spec.variants), "")
    for name, variables in spec.variants.items():
        path: Path = ("variants", name)
        if document.is_wrong(path):
            continue
        if not re.fullmatch(r"\w[\w-]*", name):
            fix = "Use letters, digits, _ and -: the name is part of the name of a file."
            document.fault(path, f"{name!r} cannot be the name of a variant", key=True, fix=fix)
        for variable in first.keys() - variables.keys():
            fix = f"Every variant sets the same variables; {variable} stands in {first_name}."
            document.fault(path, f"the variant {name} does not set {variable}", key=True, fix=fix)
        for variable, value in variables.items():
            _tell_variable(document, (*path, variable), first, first_name, reference)
            _tell_value(document, (*path, variable), value)
    if spec.assign is not None and not spec.variants and not document.is_wrong(("variants",)):
        document.fault(("assign",), "there are no variants to assign", key=True, fix="Add variants, or remove assign.")
    elif spec.assign is not None and spec.assign != "hash" and not spec.assign.endswith(".csv"):
        suggestion = nearest(spec.assign, ["hash"])
        fix = "Write hash, or the name of a CSV file (assign.csv)."
        document.fault(("assign",), f"{spec.assign!r} is no way to assign", suggestion=suggestion, fix=fix)


def _tell_variable(
    document: Document, path: Path, first: dict[str, str], first_name: str, reference: Outline | None
) -> None:
    variable = str(path[-1])
    if variable not in first:
        fix = f"Every variant sets the same variables; it is not in {first_name}."
        document.fault(
            path, f"only this variant sets {variable}", key=True, suggestion=nearest(variable, first), fix=fix
        )
    elif reference is not None and variable not in reference.names and not reference.stars:
        suggestion = nearest(variable, reference.names)
        fix = f"Define {variable} at the top level of the reference, where the variant replaces it."
        document.fault(path, f"the reference does not define {variable}", key=True, suggestion=suggestion, fix=fix)


def _tell_value(document: Document, path: Path, value: str) -> None:
    tree = parsed(value)
    if isinstance(tree, ast.Name) or tree is None:
        fix = f"A text is written with both kinds of quotes: '\"{value}\"'."
        document.fault(path, f"{value!r} is no value of Python", fix=fix)
        return
    for fault in syntax.check(value, ()):
        document.fault(path, fault.message.rstrip("."), offset=fault.offset, suggestion=fault.suggestion)
