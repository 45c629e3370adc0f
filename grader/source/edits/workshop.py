"""One function of a loaded module, taken apart: its edits are listed, tried and taken back, each compiled by itself."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Callable, Collection, Sequence
from contextlib import nullcontext
from types import CodeType
from typing import Any

from grader.source.edits.edit import Edit
from grader.source.edits.fuel import EXPONENT, TICK, Fuel, exponent, has_powers, meter, powers_bounded
from grader.source.edits.registry import edits_of
from grader.source.edits.state import Kept
from grader.source.edits.units import Unit, units_of
from grader.source.parse import normalise
from grader.source.toplevel import FUNCTION_TYPES

MAX_EDITS = 2_500
Chosen = Sequence[int]
"""numbers of edits; the second is of those that there are once the first is made"""


class CannotEdit(Exception):
    """The edited function does not compile, or its definition raises."""


class Workshop:
    """`namespace` is that of the loaded module: the function there is replaced, and its helpers with it.

    text: the source; required: the names that the exercise asks for, which are judged by themselves.
    """

    def __init__(
        self,
        text: str,
        function: str,
        required: Collection[str],
        namespace: dict[str, Any],
        repair: bool,
        file_name: str = "hand_in.py",
    ) -> None:
        self.fuel = Fuel()
        self._function = function
        self._namespace = namespace
        self._repair = repair
        self._file_name = file_name
        self._units = units_of(ast.parse(normalise(text)), function, required)
        for unit in self._units:
            _without_annotations(unit.statement)
            meter(unit.statement)
        self._with_powers = {unit.name for unit in self._units if repair and has_powers(unit.statement)}
        """of which none is begun that could take for ever; a mutant does what hand-ins do that are like it"""
        self._codes: dict[tuple[str, int], CodeType] = {}
        """of a unit as it is (-1), and with a single edit: the same one is often made again"""
        self._kept = Kept(namespace)
        namespace[TICK], namespace[EXPONENT] = self.fuel.tick, exponent
        self._first: list[tuple[Unit, Edit]] | None = None
        self._second: tuple[int, list[tuple[Unit, Edit]]] = (-1, [])

    def edits(self) -> list[tuple[Unit, Edit]]:
        """All single edits, always in the same order."""
        if self._first is None:
            self._first = self._listed()
        return self._first

    def after(self, first: int) -> list[tuple[Unit, Edit]]:
        """Those that there are once that one is made. CannotEdit if there is none of that number."""
        if not 0 <= first < len(self.edits()):
            raise CannotEdit
        edit = self.edits()[first][1]
        edit.apply()
        try:
            return self._while_made(first)
        finally:
            edit.undo()

    def _while_made(self, first: int) -> list[tuple[Unit, Edit]]:
        if self._second[0] != first:
            self._second = first, self._listed()
        return self._second[1]

    def _listed(self) -> list[tuple[Unit, Edit]]:
        found = [(unit, edit) for unit in self._units for edit in edits_of(unit.root, self._repair)]
        return found[:MAX_EDITS]

    def function_with(self, chosen: Chosen) -> Callable[..., Any]:
        """The function with these edits made, at most two; [] gives it metered and otherwise as it is. CannotEdit."""
        made: list[tuple[Unit, Edit]] = []
        self._kept.put_back()
        try:
            for number in chosen:
                unit, edit = (self._while_made(chosen[0]) if made else self.edits())[number]
                edit.apply()
                made.append((unit, edit))
            self._define({unit.name for unit, _ in made}, chosen)
        except (SyntaxError, ValueError, TypeError, IndexError, RecursionError) as error:
            raise CannotEdit(str(error)) from None
        finally:
            for _, edit in reversed(made):
                edit.undo()
        function: Callable[..., Any] = self._namespace[self._function]
        return function

    def _define(self, edited: Collection[str], chosen: Chosen) -> None:
        """Runs the definitions again: of all units, as those edited before have to be as they were."""
        for unit in reversed(self._units):
            if unit.name in edited and len(chosen) > 1:
                code = self._compiled(unit)
            else:
                key = unit.name, chosen[0] if unit.name in edited else -1
                code = self._codes.get(key) or self._codes.setdefault(key, self._compiled(unit))
            try:
                exec(code, self._namespace)
            except Exception as error:
                raise CannotEdit(type(error).__name__) from None

    def _compiled(self, unit: Unit) -> CodeType:
        bounded = powers_bounded(unit.statement) if unit.name in self._with_powers else nullcontext()
        with bounded, warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return compile(ast.Module([unit.statement], []), self._file_name, "exec", dont_inherit=True)


def _without_annotations(root: ast.AST) -> None:
    """They do nothing here, and may use names that are only known where the module was loaded."""
    for node in ast.walk(root):
        if isinstance(node, FUNCTION_TYPES):
            node.returns = None
            arguments = node.args
            for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                argument.annotation = None
            for star in (arguments.vararg, arguments.kwarg):
                if star is not None:
                    star.annotation = None
