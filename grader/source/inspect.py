"""The one question to a source: of what is it made, and what does it reach against the rules? It is never executed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grader.source.closure import Closure
from grader.source.definitions import definitions
from grader.source.determinism import is_deterministic, knows_no_chance
from grader.source.elsewhere import elsewhere
from grader.source.files import Files
from grader.source.graph import Graph
from grader.source.guess import END
from grader.source.independence import is_independent, shares_nothing
from grader.source.judging import Judge, hides, not_followed
from grader.source.means import DYNAMIC, Point
from grader.source.parse import Source, parse
from grader.source.salvage import salvage
from grader.source.sketch.outline import sketch

_TOO_DEEP = {"message": "too deeply nested or too large to compile", "kind": "too_deep"}


def inspect(text: str, request: Mapping[str, Any]) -> dict[str, Any]:
    """The plain form of an `Inspection`. Never raises, whatever the text is; lines and columns count from 1.

    request: {functions: [{name, kind, also, uses, rules}], rules: of the whole file, files: name -> source of the other
    files of the hand-in}; a rule is the plain form of `Rule`. Everything in it may be left out. With {sketch: true} the
    answer is {sketch: what a first spec can know of the source} instead.
    """
    try:
        source = parse(text)
        if source.fault is not None:
            saved, dropped = salvage(source.text)
            return {"fault": source.fault, "salvaged": saved, "salvage_dropped": [list(lines) for lines in dropped]}
        return {"sketch": sketch(source)} if request.get("sketch") else _answer(source, request)
    except (RecursionError, MemoryError):
        return {"fault": dict(_TOO_DEEP)}


def _answer(source: Source, request: Mapping[str, Any]) -> dict[str, Any]:
    """Of a source that compiles. Where it cannot be followed to the end, that is told, and what it defines."""
    required = frozenset(
        name for one in request.get("functions") or () for name in (one["name"], *(one.get("also") or ()))
    )
    defined = definitions(source, required)
    try:
        return _Inspected(source, request, defined).answer()
    except Exception:  # hostile code must not make the whole hand-in unreadable
        uses = {
            one["name"]: [not_followed(rule, one["name"]) for rule in one["rules"] if hides(rule)][:1]
            for one in request.get("functions") or ()
            if one.get("rules")
        }
        return {"definitions": defined, "uses": {name: found for name, found in uses.items() if found}}


class _Inspected:
    """One source that compiles."""

    def __init__(self, source: Source, request: Mapping[str, Any], defined: dict[str, dict[str, Any]]) -> None:
        self.source = source
        self.request = request
        self.graph = Graph(Files(source, request.get("files")))
        functions = list(request.get("functions") or ())
        self.functions: list[Mapping[str, Any]] = functions
        self.also = {one["name"]: frozenset((one["name"], *(one.get("also") or ()))) for one in functions}
        self.definitions = defined

    def answer(self) -> dict[str, Any]:
        uses: dict[str, list[dict[str, Any]]] = {}
        deterministic: list[str] = []
        without_chance: list[str] = []
        independent: list[str] = []
        apart_from_others = shares_nothing(self.graph)
        reached: dict[str, list[str]] = {}
        for function in self.functions:
            if function.get("kind") == "program":
                uses[function["name"]] = self._of_file(list(function.get("rules") or ()))
                continue
            names = (function["name"], *(function.get("also") or ()))
            name = next((one for one in names if one in self.definitions), None)
            if name is None:
                continue
            apart = self._apart(function, name)
            rules = list(function.get("rules") or ())
            is_class = function.get("kind") == "class"
            whole = self._closure(name, frozenset(), is_class)
            if rules:
                judge = Judge(whole if not apart else self._closure(name, apart, is_class), self.source, self.also)
                judge.line, judge.lines = self.definitions[name]["line"], self.definitions[name]["lines"]
                found = judge.uses(rules)
                if found:
                    uses[function["name"]] = found
            if is_deterministic(whole):
                deterministic.append(name)
            elif knows_no_chance(whole):
                without_chance.append(name)
            if apart_from_others and is_independent(whole):
                independent.append(name)
            reached[function["name"]] = self._reached(whole)
        whole_file = self._of_file(list(self.request.get("rules") or ()))
        if whole_file:
            uses[""] = whole_file
        return {
            "definitions": self.definitions,
            "uses": uses,
            "deterministic": deterministic,
            "without_chance": without_chance,
            "independent": independent,
            "reached": reached,
            "elsewhere": self._elsewhere(),
        }

    def _elsewhere(self) -> dict[str, dict[str, Any]]:
        missing = {name for names in self.also.values() for name in names} - self.definitions.keys()
        text, tree = self.source.text, self.source.tree
        if text.isascii():  # other letters can stand for these
            missing = {name for name in missing if name in text}
        return elsewhere(tree, missing) if missing and tree is not None else {}

    def _apart(self, function: Mapping[str, Any], name: str) -> frozenset[str]:
        helpers = function.get("uses") or ()
        return frozenset(one for helper in helpers for one in self.also.get(helper, (helper,))) - {name}

    def _closure(self, name: str, apart: frozenset[str], members: bool) -> Closure:
        """Whoever asks for a class may use all of its methods; a function that happens to be one is only called."""
        return Closure(self.graph, self.graph.roots(name, members), name, apart)

    def _reached(self, closure: Closure) -> list[str]:
        """The functions of the exercise that are reached; all of them if that cannot be known."""
        hides = not closure.complete or any(means.kind == DYNAMIC for _, means in closure.means())
        names = closure.names.keys() | closure.unresolved
        return sorted(helper for helper, others in self.also.items() if hides or others & names)

    def _of_file(self, rules: list[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Rules of the whole file, as it runs from its first line to its last."""
        if not rules:
            return []
        points = [Point("unit", unit, END) for unit in self.graph.module.units]
        judge = Judge(Closure(self.graph, points, "", frozenset()), self.source, self.also)
        judge.lines = len([line for line in self.source.lines if line.strip() and not line.lstrip().startswith("#")])
        return judge.uses(rules)
