"""What an edit is: a kind, a line, and the replacements that make it."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any


class Replacement:
    """One field of a node, or one place of a list in it, gets another value."""

    __slots__ = ("field", "index", "new", "old", "owner")

    def __init__(self, owner: ast.AST, field: str, index: int | None, new: Any) -> None:
        self.owner = owner
        self.field = field
        self.index = index
        self.new = new
        self.old: Any = None

    def apply(self) -> None:
        if self.index is None:
            self.old = getattr(self.owner, self.field)
            setattr(self.owner, self.field, self.new)
        else:
            places = getattr(self.owner, self.field)
            self.old = places[self.index]
            places[self.index] = self.new

    def undo(self) -> None:
        if self.index is None:
            setattr(self.owner, self.field, self.old)
        else:
            getattr(self.owner, self.field)[self.index] = self.old


class Edit:
    """One change that a person would call one change."""

    __slots__ = ("adds", "kind", "line", "replacements", "values")

    def __init__(
        self,
        kind: str,
        line: int,
        replacements: Sequence[Replacement],
        values: dict[str, str] | None = None,
        adds: bool = False,
    ) -> None:
        self.kind = kind
        self.line = line
        """of the source, from 1"""
        self.replacements = tuple(replacements)
        self.values = values or {}
        """what a message may tell: the operator that was there, and the one that is; never names or expressions"""
        self.adds = adds
        """it puts in something new near the line, and changes nothing that stands there"""

    def apply(self) -> None:
        for replacement in self.replacements:
            replacement.apply()

    def undo(self) -> None:
        for replacement in reversed(self.replacements):
            replacement.undo()
