"""One source as text, lines and tree; or the fault for which it does not compile."""

from __future__ import annotations

import ast
import re
import symtable
import warnings
from typing import Any

from grader.source.bounds import MAX_SOURCE
from grader.source.faults import describe, null_byte, too_large

_FAULTS = (SyntaxError, ValueError, OverflowError, RecursionError, MemoryError)
_MANY_STATEMENTS = 300
_LINE_END = re.compile(r"\r\n?")


class Source:
    """A source that was parsed. `tree` is None exactly if `fault` is not None.

    `table` is what the compiler knows of its names, where the tree does not show it all by itself.
    """

    def __init__(self, text: str) -> None:
        self.text = normalise(text)
        self.lines = self.text.split("\n")
        self.tree: ast.Module | None = None
        self.table: symtable.SymbolTable | None = None
        self.fault: dict[str, Any] | None = None

    def place(self, node: ast.AST) -> tuple[int, int]:
        """Line and column of a node, both from 1; the column counts characters."""
        line: int = getattr(node, "lineno", 1)
        offset: int = getattr(node, "col_offset", 0)
        text = self.lines[line - 1] if 0 < line <= len(self.lines) else ""
        if not text.isascii():
            offset = len(text.encode("utf-8", "replace")[:offset].decode("utf-8", "ignore"))
        return line, offset + 1


def normalise(text: str) -> str:
    """The text without a byte order mark, all line ends as `\\n`, as the compiler reads them."""
    if text.startswith("\ufeff"):
        text = text[1:]
    return _LINE_END.sub("\n", text) if "\r" in text else text


def parse(text: str) -> Source:
    """Parses, and compiles without running, what the compiler accepts; never raises on any text."""
    source = Source(text[: MAX_SOURCE + 2])
    if len(text) > MAX_SOURCE:
        source.fault = too_large(len(text))
    elif "\0" in source.text:
        source.fault = null_byte(source.text)
    else:
        _compile(source)
    return source


def compiles(text: str) -> bool:
    """Does this part of a source compile by itself?"""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(text, "<source>", "exec", dont_inherit=True)
    except _FAULTS:
        return False
    return True


def goes_together(text: str) -> bool:
    """Can a text be read as a whole, each statement of which compiles?"""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            symtable.symtable(text, "<source>", "exec")
    except _FAULTS:
        return False
    return True


def _compile(source: Source) -> None:
    try:
        source.tree, source.table = _compiled(source.text)
    except _FAULTS as error:
        source.fault = describe(error, source.lines)


def _compiled(text: str) -> tuple[ast.Module, symtable.SymbolTable | None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tree = ast.parse(text)
        # before 3.12 the time for one large module grows with the square of its size, so its statements go alone
        apart = len(tree.body) > _MANY_STATEMENTS
        # a table costs as much as the tree; what functions alone bind is plain, and `compile` finds the same faults
        plain = "class" not in text and ":=" not in text and not apart
        table = None if plain else symtable.symtable(text, "<source>", "exec")
        for part in [ast.Module([node], []) for node in tree.body] if apart else [tree]:
            compile(part, "<source>", "exec", dont_inherit=True)
    return tree, table
