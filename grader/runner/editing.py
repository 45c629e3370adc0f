"""Edits of a loaded hand-in, in the child that loaded it: listed, shown, and run on cases.

A child that does this is asked nothing else afterwards: it is not the hand-in any more.
"""

from __future__ import annotations

import time
from types import ModuleType
from typing import Any, Callable, Dict, List, Sequence, Tuple

from grader.source.edits.fuel import OutOfFuel
from grader.source.edits.shown import before_and_after
from grader.source.edits.workshop import CannotEdit, Workshop

MAX_TOLD = 3_000
_cpu_now = time.process_time
Run = Tuple[Sequence[int], int]
"""the edits that are made, and how many of the cases that follow are for them"""


class Edits:
    """All workshops of one child."""

    def __init__(self, module: ModuleType, file_name: str) -> None:
        self._module = module
        self._file_name = file_name
        self._workshops: Dict[Any, Workshop] = {}

    def listed(self, request: Dict[str, Any]) -> List[List[Any]]:
        """[kind, line, values, adds, name of the definition] of each edit; `after`: of those after that first one."""
        after = request.get("after")
        try:
            workshop = self._workshop(request)
            found = workshop.edits() if after is None else workshop.after(after)
        except (CannotEdit, SyntaxError, RecursionError, ValueError):
            return []
        return [[edit.kind, edit.line, edit.values, edit.adds, unit.name] for unit, edit in found[:MAX_TOLD]]

    def shown(self, request: Dict[str, Any]) -> List[List[str]]:
        """[before, after] for each of the single edits asked about."""
        workshop = self._workshop(request)
        edits = workshop.edits()
        return [list(before_and_after(edits[n][0].statement, edits[n][1])) for n in request["numbers"]]

    def runner(self, request: Dict[str, Any]) -> Callable[..., Any]:
        """A function that is called for one case after the other, and is each edited function in its turn."""
        return _Turns(self._workshop(request), request["runs"], request["fuel"], request["most_s"])

    def _workshop(self, request: Dict[str, Any]) -> Workshop:
        key = request["function"], request["repair"]
        if key not in self._workshops:
            self._workshops[key] = Workshop(
                request["text"],
                request["function"],
                frozenset(request["required"]),
                self._module.__dict__,
                request["repair"],
                self._file_name,
            )
        return self._workshops[key]


class TooCostly(Exception):
    """The edited function has used up what all of its cases together may take."""


class _Turns:
    """Called as often as all runs have cases."""

    def __init__(self, workshop: Workshop, runs: Sequence[Run], fuel: int, most_s: float) -> None:
        self._workshop = workshop
        self._runs = iter(runs)
        self._fuel = fuel
        self._most_s = most_s
        self._left = 0
        self._began = 0.0
        self._function: Callable[..., Any] = _cannot

    def __call__(self, *arguments: Any) -> Any:
        if not self._left:
            chosen, self._left = next(self._runs)
            self._began = _cpu_now()
            try:
                self._function = self._workshop.function_with(chosen)
            except CannotEdit:
                self._function = _cannot
        elif _cpu_now() - self._began > self._most_s:
            self._function = _too_costly
        self._left -= 1
        self._workshop.fuel.left = self._fuel
        try:
            return self._function(*arguments)
        except OutOfFuel:  # it would use as much on the cases to come
            self._function = _never_stops
            raise


def _cannot(*_: Any) -> Any:
    raise CannotEdit


def _too_costly(*_: Any) -> Any:
    raise TooCostly


def _never_stops(*_: Any) -> Any:
    raise OutOfFuel
