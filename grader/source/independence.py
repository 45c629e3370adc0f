"""Which functions answer as they would alone, whatever other functions of the same file did before.

Stricter than determinism in what is read, for nothing may be shared; chance is free, as it is fixed before each call.
"""

from __future__ import annotations

import ast
from collections.abc import Set as AbstractSet

from grader.source.closure import Closure
from grader.source.determinism import BUILTINS, MODULES, is_harmless, is_value, keeps_nothing, patches_unseen
from grader.source.graph import Graph
from grader.source.units import Unit

_BUILTINS = BUILTINS | {"set", "frozenset"}
_BY_CHANCE = frozenset(
    f"random.{name}" for name in "choice choices randint random randrange sample shuffle uniform".split()
)
"""which give the same again where chance was fixed before the call"""
_IMPORTED = MODULES | {"random", "time", "copy", "collections", "datetime", "statistics", "decimal"}
"""modules by which nothing else can be reached"""


def shares_nothing(graph: Graph) -> bool:
    """Has the hand-in no code that could change what other functions of it stand on? A game may stand beside them."""
    modules = graph.files.loaded()
    if graph.patches() or any(module.opaque or module.writers or patches_unseen(module) for module in modules):
        return False
    for module in modules:
        if any(loaded.partition(".")[0] not in _IMPORTED for unit in module.units for loaded, _ in unit.imports):
            return False
        if any(read.name.startswith("__") for unit in module.units for read in unit.attributes):
            return False
        sites = (effect.site for effects in module.effects.values() for effect, _ in effects)
        if not all(len(site) == 1 and (site[0] in ("[]", "+=") or site[0].isidentifier()) for site in sites):
            return False
        if any(isinstance(e.node, ast.Attribute) for effects in module.effects.values() for e, _ in effects):
            return False
    return True


def is_independent(closure: Closure) -> bool:
    """Does the answer provably depend on the arguments and on chance alone? In a file that `shares_nothing`.

    It reads nothing that another function could change: no variables of modules, no classes, no attributes of its own
    functions.
    """
    if not closure.complete or closure.unresolved:
        return False
    if any(point.kind == "class" or (point.kind == "binding" and is_value(point.subject)) for point in closure.order):
        return False
    for _, means in closure.means():
        if means.paths[0] == "functools":  # it may remember answers
            return False
        if not is_harmless(means.kind, means.paths, _BUILTINS) and means.paths[-1] not in _BY_CHANCE:
            return False
    bindings = [point.subject for point in closure.order if point.kind == "binding"]
    if any(getattr(binding.node, "decorator_list", ()) for binding in bindings):
        return False
    functions = {binding.name for binding in bindings}
    return all(_keeps_to_itself(unit, functions) for _, unit in closure.units())


def _keeps_to_itself(unit: Unit, functions: AbstractSet[str]) -> bool:
    bases = (read.node.value for read in unit.attributes)
    if any(isinstance(base, ast.Name) and base.id in functions for base in bases):
        return False
    return keeps_nothing(unit, keeps=False, orders=True)
