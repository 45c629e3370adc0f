"""Rule `recursion`: functions that lead back to themselves, however far around, in all that is reached."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from grader.source.binding import bindings_in
from grader.source.bounds import MAX_CYCLE_STEPS
from grader.source.lineage import line
from grader.source.means import Point
from grader.source.rules.found import Found, Question
from grader.source.scopes import FUNCTION, Scope
from grader.source.units import Unit
from grader.source.values import Class, Instance, Super


def find(question: Question) -> Iterator[Found]:
    """One, if there is a circle."""
    at = circle(question, loose=False)
    if at is not None:
        unit = at.subject
        yield Found("recursion", at, unit, unit.node)


def recurs(question: Question, loose: bool) -> bool:
    """Is there a circle? With `loose`, a method counts as calling itself if it calls one of its name on anything."""
    return circle(question, loose) is not None


def circle(question: Question, loose: bool) -> Point | None:
    """A function's body on a circle, the nearest one."""
    known = set(question.closure.order)
    steps = 0
    for point, unit in question.closure.units():
        if inner_circle(unit) or _applied_to_itself(unit) or (loose and _calls_own_name(unit)):
            return point
        if not (unit.deferred or any(scope.kind == FUNCTION for scope in unit.scopes)):
            continue
        seen: set[Point] = set()
        stack = _next(question, point)
        while stack and steps < MAX_CYCLE_STEPS:
            steps += 1
            one = stack.pop()
            if one == point or (one.kind == "unit" and one.subject is unit):
                return point
            if one in known and one not in seen:
                seen.add(one)
                stack.extend(_next(question, one))
    return None


def _next(question: Question, point: Point) -> list[Point]:
    """The points that may be called from here."""
    found: list[Point] = []
    for edge in question.closure.graph.expand(point).edges:
        if edge.label in question.closure.apart or edge.point.kind in ("content", "file", "class", "inherited"):
            continue
        if edge.plain or not edge.label:
            found.append(edge.point)
    if point.kind == "unit":
        found.extend(_methods(question, point))
    return found


def _methods(question: Question, point: Point) -> Iterator[Point]:
    unit: Unit = point.subject
    guesser = question.closure.graph.guesser
    if not guesser.methods:
        return
    for read in unit.attributes:
        if read.call is None or isinstance(read.node.value, ast.Constant):
            continue
        for value in guesser.guess(read.node.value, read.scope, unit, point.mode, 6):
            if isinstance(value, (Instance, Class)):
                infos = line(guesser, value.info)
            elif isinstance(value, Super):
                infos = line(guesser, value.info)[1:]
            else:
                continue
            for info in infos:
                if read.name in info.members:
                    for binding in info.members[read.name]:
                        yield Point("binding", binding, point.mode)
                    break


def _applied_to_itself(unit: Unit) -> bool:
    """`g(g, n - 1)`: a function that is handed itself needs no name of its own to go on with."""
    return any(
        isinstance(call.func, ast.Name)
        and not hasattr(builtins, call.func.id)
        and any(isinstance(one, ast.Name) and one.id == call.func.id for one in call.args)
        for call, _ in unit.calls
    )


def _calls_own_name(unit: Unit) -> bool:
    name = getattr(unit.node, "name", "")
    return unit.deferred and "." in unit.label and bool(name) and any(read.call for read in unit.named(name))


def inner_circle(unit: Unit) -> bool:
    """Is there a function inside this code that leads back to itself?"""
    edges: dict[ast.AST, set[ast.AST]] = {}
    for mention in unit.mentions:
        owner = mention.owner
        if owner is None or owner.kind != FUNCTION or mention.attributes:
            continue
        inside = _functions_around(mention.scope, owner)
        if not inside:
            continue
        for binding in bindings_in(owner).get(mention.name, ()):
            target = binding.value if isinstance(binding.value, ast.Lambda) else binding.node
            if binding.kind == "function" or target is binding.value:
                for one in inside:
                    edges.setdefault(one, set()).add(target)
    return any(_returns_to(start, edges) for start in edges)


def _functions_around(scope: Scope, owner: Scope) -> list[ast.AST]:
    found: list[ast.AST] = []
    at: Scope | None = scope
    while at is not None and at is not owner:
        if at.kind == FUNCTION and at.node is not None:
            found.append(at.node)
        at = at.parent
    return found


def _returns_to(start: ast.AST, edges: dict[ast.AST, set[ast.AST]]) -> bool:
    seen: set[ast.AST] = set()
    stack = list(edges.get(start, ()))
    while stack and len(seen) < 1_000:
        one = stack.pop()
        if one is start:
            return True
        if one not in seen:
            seen.add(one)
            stack.extend(edges.get(one, ()))
    return False
