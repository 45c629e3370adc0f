"""Slips of the pen: `=+` for `+=`, `=-` for `-=`, two parameters in the wrong order. Where to mend only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations

from grader.source.edits.edit import Edit, Replacement
from grader.source.edits.nodes import at
from grader.source.edits.places import Scope, Site, sites
from grader.source.toplevel import FUNCTION_TYPES

MOST_PARAMETERS = 4
_SIGNS: dict[type[ast.unaryop], tuple[ast.operator, str]] = {ast.UAdd: (ast.Add(), "+"), ast.USub: (ast.Sub(), "-")}


def of_unit(root: ast.AST, scope: Scope) -> Iterator[Edit]:
    """sign_after_assignment, signs_after_assignments, parameters_swapped."""
    if scope.repair:
        yield from _signs(root)
        if isinstance(root, (*FUNCTION_TYPES, ast.Lambda)):
            yield from _parameters(root)


def _signs(root: ast.AST) -> Iterator[Edit]:
    """Each of them, and all of one sign together."""
    signed = [site for site in sites(root) if isinstance(site.node, ast.Assign)]
    for kind, (operator, sign) in _SIGNS.items() if signed else ():
        found = [(site, change) for site in signed for change in _assigned_sign(site, kind, operator)]
        values = {"here": f"={sign}", "there": f"{sign}="}
        for site, change in found:
            yield Edit("sign_after_assignment", site.line, [change], values)
        if len(found) > 1:
            first = min(site.line for site, _ in found)
            yield Edit("signs_after_assignments", first, [change for _, change in found], values)


def _assigned_sign(site: Site, kind: type[ast.unaryop], operator: ast.operator) -> Iterator[Replacement]:
    node = site.node
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.UnaryOp):
        return
    target = node.targets[0]
    if isinstance(node.value.op, kind) and len(node.targets) == 1 and not isinstance(target, (ast.Tuple, ast.List)):
        changed = at(node, ast.AugAssign(target, operator, node.value.operand))  # type: ignore[arg-type]
        yield Replacement(site.parent, site.field, site.index, changed)


def _parameters(root: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> Iterator[Edit]:
    """Two of them, and the arguments of the calls in which the function calls itself; not where any has a default."""
    arguments = root.args
    count = len(arguments.args)
    if arguments.posonlyargs or arguments.defaults or arguments.vararg or not 1 < count <= MOST_PARAMETERS:
        return
    calls = [node for node in ast.walk(root) if isinstance(node, ast.Call) and _calls(node, getattr(root, "name", ""))]
    if any(len(call.args) != count or any(isinstance(one, ast.Starred) for one in call.args) for call in calls):
        return
    for one, other in combinations(range(count), 2):
        owners: list[ast.arguments | ast.Call] = [arguments, *calls]
        changes = [change for owner in owners for change in _exchanged(owner, one, other)]
        yield Edit("parameters_swapped", root.lineno, changes, {"one": str(one), "other": str(other)})


def _exchanged(owner: ast.arguments | ast.Call, one: int, other: int) -> list[Replacement]:
    parts: list[ast.AST] = [*owner.args]
    return [Replacement(owner, "args", one, parts[other]), Replacement(owner, "args", other, parts[one])]


def _calls(call: ast.Call, name: str) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == name
