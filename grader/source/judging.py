"""What is reached, held against the rules of one function or of the whole file."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from typing import Any

from grader.source.bounds import MAX_USES, cut
from grader.source.closure import Closure
from grader.source.means import DYNAMIC, Point
from grader.source.parse import Source
from grader.source.rules.found import Found, Question
from grader.source.rules.registry import RULES
from grader.source.units import Unit

NOT_FOLLOWED = "code that is too large to follow"


def hides(rule: Mapping[str, Any]) -> bool:
    """Is it a rule against something that can be hidden?"""
    kind = RULES.get(str(rule.get("kind")))
    return kind is not None and kind.hides and rule.get("verb") in ("forbid", "avoid")


def not_followed(rule: Mapping[str, Any], function: str) -> dict[str, Any]:
    """The use that tells that a function could not be followed to the end."""
    plain = {"verb": rule["verb"], "kind": rule["kind"], "name": NOT_FOLLOWED, "line": None, "column": None}
    return {**plain, "path": [function, NOT_FOLLOWED], "certain": False}


class Judge:
    """Asks all rules of one function. `line` is that of its definition, `lines` its lines of code."""

    def __init__(self, closure: Closure, source: Source, also: Mapping[str, frozenset[str]]) -> None:
        self.closure = closure
        self.source = source
        self.also = also
        self.line: int | None = None
        self.lines = 0
        self._known: set[tuple[str, ...]] = set()
        self._seen_nodes: set[int] = set()

    def uses(self, rules: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """The plain form of `Use` for each thing against a rule; those that are certain first."""
        found: list[dict[str, Any]] = []
        hiding: Mapping[str, Any] | None = None
        for rule in rules:
            kind = RULES.get(str(rule.get("kind")))
            if kind is None:
                continue
            question = Question(self.closure, rule, self.lines, self.also)
            if rule.get("verb") in ("require", "prefer"):
                found.extend(self._use(rule, one) for one in kind.lacks(question))
                continue
            if hiding is None and hides(rule):
                hiding = rule
            for one in kind.find(question):
                self._add(rule, one, found)
                if len(found) >= 4 * MAX_USES:
                    break
        if hiding is not None:
            self._hidden(hiding, found)
        found.sort(key=lambda use: not use["certain"])
        return found[:MAX_USES]

    def _add(self, rule: Mapping[str, Any], one: Found, found: list[dict[str, Any]]) -> None:
        use = self._use(rule, one)
        key = (str(rule.get("verb")), str(rule.get("kind")), str(rule.get("preset")), one.name, *use["path"])
        if key not in self._known:
            self._known.add(key)
            if one.node is not None:
                self._seen_nodes.add(id(one.node))
            found.append(use)

    def _hidden(self, rule: Mapping[str, Any], found: list[dict[str, Any]]) -> None:
        for point, means in self.closure.means():
            if means.kind == DYNAMIC and id(means.node) not in self._seen_nodes:
                self._add(rule, Found(means.name, point, means.unit, means.node, certain=False), found)
        if not self.closure.complete:
            self._add(rule, Found(NOT_FOLLOWED, None, None, None, certain=False), found)

    def _use(self, rule: Mapping[str, Any], one: Found) -> dict[str, Any]:
        path = self.closure.path(one.point) if one.point is not None else [self.closure.name]
        line, column = self._place(one)
        return {
            "verb": str(rule.get("verb")),
            "kind": str(rule.get("kind")),
            "name": cut(one.name),
            "line": line,
            "column": column,
            "path": [cut(step) for step in (*path, one.name) if step],
            "certain": one.certain,
        }

    def _place(self, one: Found) -> tuple[int | None, int | None]:
        if one.node is None or one.unit is None:
            return self.line, None
        node: ast.AST = one.node
        if one.unit.place is not None:
            node = one.unit.place
        if one.unit.module is not self.closure.graph.module:
            leaving = self._leaving(one.point)
            if leaving is None:
                return self.line, None
            node = leaving
        return self.source.place(node) if hasattr(node, "lineno") else (self.line, None)

    def _leaving(self, point: Point | None) -> ast.AST | None:
        """Where the way to a point leaves the file that is inspected."""
        node: ast.AST | None = None
        for parent, edge_node in self.closure.steps_to(point):
            unit: Unit | None = parent.subject if parent.kind == "unit" else None
            if unit is not None and unit.module is self.closure.graph.module and edge_node is not None:
                node = edge_node
        return node
