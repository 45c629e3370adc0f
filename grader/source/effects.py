"""What calls do to objects that names of a file stand for."""

from __future__ import annotations

import ast

from grader.source.binding import Binding
from grader.source.module import Module
from grader.source.scopes import Scope
from grader.source.units import Effect, Unit

_PUTTING = frozenset(
    "setattr __setattr__ setitem __setitem__ iadd __iadd__ heappush heappushpop heapreplace insort insort_left "
    "insort_right append extend insert add update setdefault appendleft extendleft register".split()
)
"""functions that put their other arguments into the first one"""


def note_call(module: Module, unit: Unit, call: ast.Call, scope: Scope) -> None:
    """Notes the names that a call passes, and what it puts into them."""
    if not call.args and not call.keywords:
        return
    places: list[tuple[int | str, ast.expr]] = [*enumerate(call.args)]
    places.extend((keyword.arg or "**", keyword.value) for keyword in call.keywords)
    for place, argument in places:
        if isinstance(argument, ast.Name):
            name = scope.mangled(argument.id)
            if scope.resolve(name) is None:
                module.passed.setdefault(name, []).append((call, place, scope, unit))
    first, rest = places[0][1], [argument for _, argument in places[1:]]
    function = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if rest and function in _PUTTING:
        _put(unit, first, rest, scope, call, function)


def _put(unit: Unit, first: ast.expr, rest: list[ast.expr], scope: Scope, call: ast.Call, function: str) -> None:
    site: tuple[str, ...] = ("[]",)
    if "attr" in function and isinstance(rest[0], ast.Constant) and isinstance(rest[0].value, str):
        site = (rest[0].value,)
    while isinstance(first, (ast.Attribute, ast.Subscript)):
        first = first.value
    if isinstance(first, ast.Name):
        unit.effects.append(Effect(scope.mangled(first.id), rest, scope, site, call))


def note_namespace(module: Module, unit: Unit, effect: Effect) -> None:
    """Notes the names that are bound through `globals()` and, outside of functions, `vars()` and `locals()`."""
    if effect.name != "globals" and effect.scope.deferred():
        return
    for name, value in _pairs(effect):
        if name is None:
            module.opaque = True
            continue
        binding = Binding(name, "value", effect.node, effect.scope)
        binding.value = value
        module.writers.setdefault(name, []).append(binding)


def _pairs(effect: Effect) -> list[tuple[str | None, ast.expr]]:
    node = effect.node
    if isinstance(node, ast.Subscript):
        return [(_text(node.slice), effect.values[0])]
    if not isinstance(node, ast.Call) or effect.site[-1] not in {"update", "setdefault", "__setitem__"}:
        return []
    if effect.site[-1] != "update":
        return [(_text(node.args[0]), node.args[1])] if len(node.args) > 1 else []
    pairs: list[tuple[str | None, ast.expr]] = [(keyword.arg, keyword.value) for keyword in node.keywords]
    for argument in node.args:
        if isinstance(argument, ast.Dict):
            pairs.extend((_text(key), value) for key, value in zip(argument.keys, argument.values))
        else:
            pairs.append((None, argument))
    return pairs


def _text(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
