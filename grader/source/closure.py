"""All that one function leads to: a walk over the graph, with the shortest way to each point of it."""

from __future__ import annotations

import ast
from collections import deque
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from grader.source.bounds import MAX_PATH, MAX_STEPS
from grader.source.graph import Graph
from grader.source.lineage import line
from grader.source.means import Edge, Means, Named, Point
from grader.source.module import ClassInfo
from grader.source.units import Unit


class Site(NamedTuple):
    """Where something stands: the point of the graph, its unit, and the node in it."""

    point: Point
    unit: Unit
    node: ast.AST


class Closure:
    """What is reached from `roots`. Names in `apart` are told, and not followed: they are judged on their own."""

    def __init__(self, graph: Graph, roots: Iterable[Point], name: str, apart: Collection[str]) -> None:
        self.graph = graph
        self.name = name
        self.apart = apart
        self.order: list[Point] = []
        self.names: dict[str, Site | None] = {}
        """names of the hand-in's own definitions that are reached, with the first place"""
        self.unresolved: set[str] = set()
        self.attributes: set[str] = set()
        self.roots = list(roots)
        self.complete = True
        """False if there was too much to follow"""
        self.steps = 0
        self._parents: dict[Point, tuple[Point | None, str, ast.AST | None]] = {}
        self._queue: deque[Point] = deque()
        self._classes: list[tuple[ClassInfo, Point]] = []
        self._known_classes: set[int] = set()
        self._any_attribute = False
        self._means: list[tuple[Point, Means]] = []
        self._run()

    def units(self) -> Iterator[tuple[Point, Unit]]:
        """The code that is reached, nearest first."""
        for point in self.order:
            if point.kind == "unit":
                yield point, point.subject

    def means(self) -> Iterable[tuple[Point, Means]]:
        """What is reached outside of the hand-in, nearest first."""
        if self.complete:
            return self._means
        return ((point, means) for point in self.order for means in self.graph.expand(point).means)

    def named(self) -> Iterator[tuple[Point, Named]]:
        """Attributes that are read by a text."""
        for point in self.order:
            for named in self.graph.expand(point).named:
                yield point, named

    def path(self, point: Point) -> list[str]:
        """The names on the way to a point, the function's own first."""
        labels: list[str] = []
        at: Point | None = point
        while at is not None:
            parent, label, _ = self._parents[at]
            if label and (not labels or labels[-1] != label):
                labels.append(label)
            at = parent
        labels.reverse()
        if self.name and (not labels or labels[0] != self.name):
            labels.insert(0, self.name)
        return labels if len(labels) < MAX_PATH else [*labels[: MAX_PATH - 2], "\u2026", labels[-1]]

    def steps_to(self, point: Point | None) -> list[tuple[Point, ast.AST | None]]:
        """The points on the way to this one, each with the name that leads on from it, the first first."""
        found: list[tuple[Point, ast.AST | None]] = []
        while point is not None:
            parent, _, node = self._parents[point]
            if parent is not None:
                found.append((parent, node))
            point = parent
        found.reverse()
        return found

    def _run(self) -> None:
        for root in self.roots:
            self._visit(root, None, "")
        while self._queue:
            point = self._queue.popleft()
            expansion = self.graph.expand(point)
            if expansion.means:
                self._means += [(point, means) for means in expansion.means]
            if expansion.unresolved:
                self.unresolved |= expansion.unresolved
            for edge in expansion.edges:
                self._edge(edge, point)
            for info in expansion.classes:
                self._class(info, point)
            for info in expansion.bases:
                self._base(info, point)
            if expansion.any_attribute and not self._any_attribute:
                self._any_attribute = True
                self._members_again(point)
            new = expansion.attributes - self.attributes
            if new:
                self.attributes |= new
                for info, _ in self._classes if self._classes else ():
                    self._members(info, new, point)
            if self.steps > MAX_STEPS:
                self.complete = False
                self._queue.clear()

    def _edge(self, edge: Edge, point: Point) -> None:
        self.steps += 1
        if edge.label and edge.point.kind in ("binding", "content"):
            if edge.label not in self.names:
                at = point.subject if point.kind == "unit" and edge.node is not None else None
                self.names[edge.label] = Site(point, at, edge.node) if at is not None and edge.node else None
            if edge.label in self.apart:
                return
        self._visit(edge.point, point, edge.label, edge.node)

    def _visit(self, point: Point, parent: Point | None, label: str, node: ast.AST | None = None) -> None:
        if point not in self._parents:
            self._parents[point] = (parent, label, node)
            self.order.append(point)
            self._queue.append(point)

    def _class(self, info: ClassInfo, point: Point) -> None:
        if id(info) not in self._known_classes:
            self._known_classes.add(id(info))
            self._classes.append((info, point))
            self._members(info, self.attributes, point)
            dunder = {name for one in line(self.graph.guesser, info) for name in one.members if is_special(name)}
            self._members(info, dunder, point)
            if self._any_attribute:
                self._all_members(info, point)

    def _base(self, info: ClassInfo, point: Point) -> None:
        """The code of a class that others inherit from runs, its methods only where they are asked for."""
        expansion_of = Point("inherited", info, point.mode)
        self._visit(expansion_of, point, info.name)

    def _members_again(self, point: Point) -> None:
        for info, _ in self._classes:
            self._all_members(info, point)

    def _all_members(self, info: ClassInfo, point: Point) -> None:
        for one in line(self.graph.guesser, info):
            for name in (*one.members, *one.stored):
                self._member(one, name, point)

    def _members(self, info: ClassInfo, names: Collection[str], point: Point) -> None:
        for name in names:
            for one in line(self.graph.guesser, info):
                self._member(one, name, point)
                if name in one.certain:
                    break

    def _member(self, info: ClassInfo, name: str, point: Point) -> None:
        self.steps += 1
        label = f"{info.name}.{name}"
        for binding in info.members.get(name, ()):
            self._visit(Point("binding", binding, point.mode), point, label)
        for value, scope, unit in info.stored.get(name, ()):
            part = self.graph.slice([value], scope, unit.module)
            self._visit(Point("unit", part, point.mode), point, label)


def is_special(name: str) -> bool:
    """Is it a name that Python itself asks for, as `__add__`?"""
    return len(name) > 4 and name.startswith("__") and name.endswith("__")
