"""What flows into an object or a parameter from elsewhere in a file."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from grader.source.guess import EVER
from grader.source.module import Module
from grader.source.scopes import Scope
from grader.source.toplevel import FUNCTION_TYPES
from grader.source.units import Effect, Mention, Unit
from grader.source.values import Own

if TYPE_CHECKING:
    from grader.source.graph import Graph

_READING = frozenset(
    "index count get join format split rsplit startswith endswith find rfind isdisjoint issubset issuperset keys "
    "items values copy replace strip union intersection difference symmetric_difference write print".split()
)
"""methods that keep nothing of their arguments"""
_MOST = 200
"""places looked at for one name"""


def content_of(graph: Graph, module: Module, name: str, stores_only: bool) -> list[Unit]:
    """The code of all that is put into the object that a name of a file stands for.

    With `stores_only` only what is stored in attributes and items counts, as for functions.
    """
    found: list[Unit] = []
    for effect, _ in module.effects.get(name, [])[:_MOST]:
        if _puts(effect, stores_only):
            found.append(graph.slice(effect.values, effect.scope, module))
    if not stores_only:
        for call, place, scope, unit in module.passed.get(name, [])[:_MOST]:
            for value in graph.guesser.guess(call.func, scope, unit, EVER, 4):
                if isinstance(value, Own):
                    found.extend(_put_into_parameter(graph, value, place))
    return found


def is_stored(effect: Effect) -> bool:
    """Is it an assignment to an attribute or an item?"""
    return isinstance(effect.node, (ast.Attribute, ast.Subscript)) or "setattr" in _called(effect.node)


def _puts(effect: Effect, stores_only: bool) -> bool:
    return is_stored(effect) or not (stores_only or effect.site[-1] in _READING)


def _called(node: ast.AST) -> str:
    function = getattr(node, "func", None)
    return function.id if isinstance(function, ast.Name) else str(getattr(function, "attr", ""))


def _put_into_parameter(graph: Graph, function: Own, place: int | str) -> list[Unit]:
    """What a function puts into the argument at this place."""
    body = function.binding.body
    node = function.binding.node
    if body is None or not isinstance(node, FUNCTION_TYPES):
        return []
    positional = [one.arg for one in (*node.args.posonlyargs, *node.args.args)]
    name = place if isinstance(place, str) else positional[place] if place < len(positional) else ""
    return [
        graph.slice(effect.values, effect.scope, function.module)
        for effect in body.effects
        if effect.name == name and effect.scope.resolve(name) is body.scope and _puts(effect, False)
    ]


def parameter_values(graph: Graph, mention: Mention, unit: Unit) -> list[Unit]:
    """What flows into a local name of a function that is reached in part only: arguments, and what is put into it."""
    owner, module = mention.owner, unit.module
    if owner is None:
        return []
    found = _local_effects(graph, mention.name, owner, module)
    node = owner.node
    if mention.name not in owner.parameters or not isinstance(node, FUNCTION_TYPES):
        return found
    positional = [one.arg for one in (*node.args.posonlyargs, *node.args.args)]
    place = positional.index(mention.name) if mention.name in positional else -1
    for call, scope, _ in module.calls_of(node.name)[:_MOST]:
        arguments = [keyword.value for keyword in call.keywords if keyword.arg in (None, mention.name)]
        starred = any(isinstance(argument, ast.Starred) for argument in call.args)
        if starred or place < 0:
            arguments.extend(call.args)
        elif place < len(call.args):
            arguments.append(call.args[place])
        if arguments:
            found.append(graph.slice(arguments, scope, module))
    return [*found, *_decorated(module, node.name)]


def _decorated(module: Module, name: str) -> list[Unit]:
    """The functions that have a function of the file as a decorator."""
    found: list[Unit] = []
    for bindings in module.bindings.values():
        for binding in bindings[:_MOST]:
            for decorator in getattr(binding.node, "decorator_list", []):
                function = decorator.func if isinstance(decorator, ast.Call) else decorator
                if isinstance(function, ast.Name) and function.id == name:
                    found.extend(unit for unit in (binding.body, binding.head) if unit is not None)
    return found


def _local_effects(graph: Graph, name: str, owner: Scope, module: Module) -> list[Unit]:
    unit = module.unit_of(owner)
    return [
        graph.slice(effect.values, effect.scope, module)
        for effect in (unit.effects if unit is not None else ())
        if effect.name == name and effect.scope.resolve(name) is owner and _puts(effect, False)
    ]
