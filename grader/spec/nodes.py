"""YAML to plain data in which every scalar is text, so that `no`, `on`, dates and `010` are what the teacher wrote.

Where a line lacks quotes it is read as if they stood there, so that the faults of the lines after it are told as well.
"""

from __future__ import annotations

import re
from pathlib import Path as FilePath
from typing import Any

import yaml

from grader.spec.document import Data, Document, Spot
from grader.spec.errors import SpecError, SpecErrors, nearest
from grader.spec.places import Path, is_expression, reads_as_python
from grader.spec.traps import applied, edits, quote
from grader.spec.yaml_faults import explained

_LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_BREAKS = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
_NOT_PRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
_TAGS = {f"tag:yaml.org,2002:{name}" for name in ("str", "seq", "map")}
_ANCHOR = re.compile(r"&([^\s,\[\]{}]*)")
_QUOTE = "Remove it, or put the text in single quotes."
_MAX_DEPTH = 24
_MAX_NODES = 50_000
_MAX_MENDED = 50


class _Again(Exception):
    """A line was mended: everything is read anew."""


class _Given(Exception):
    """The data cannot be had; the fault is told already."""


def read_document(path: FilePath) -> Document:
    """The document of a spec file; its `data` is None if YAML cannot make sense of it (`errors` tells why).

    SpecErrors if there is no such file or it is no text.
    """
    document = Document(str(path), [])
    text = read_text(path)
    document.lines = _BREAKS.split(text)
    document.read_as = list(document.lines)
    strange = _NOT_PRINTABLE.search(text)
    if strange:
        line, column = _line_and_column(text, strange.start())
        document.fault_at(line, column, f"a character that YAML does not allow: {strange.group()!a}", fix="Remove it.")
        return document
    while True:
        known = len(document.errors)
        try:
            document.data = _read(document)
            return document
        except _Again:
            del document.errors[known:-1]  # all but the fault of the mended line is told anew
        except _Given:
            return document


def read_text(path: FilePath) -> str:
    """The text of a file of the exercise in UTF-8, with or without a mark at its start; SpecErrors if there is none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        there = [entry.name for entry in path.parent.glob("*" + path.suffix)] if path.parent.is_dir() else []
        why = "there is no such file" if isinstance(error, FileNotFoundError) else f"cannot be read: {error.strerror}"
        raise SpecErrors([SpecError(str(path), 1, 1, why, suggestion=nearest(path.name, there))]) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8", errors="replace")
        line, column = _line_and_column(before, len(before))
        message = f"the file is not in UTF-8 (byte {data[error.start]:#04x})"
        fix = "Save it as UTF-8."
        raise SpecErrors([SpecError(str(path), line + 1, column + 1, message, fix=fix)]) from None


def _line_and_column(text: str, position: int) -> tuple[int, int]:
    lines = _BREAKS.split(text[:position])
    return len(lines) - 1, len(lines[-1])


def _read(document: Document) -> Data:
    try:
        root = _composed(document.read_as)
    except yaml.MarkedYAMLError as error:
        _mend_or_give_up(document, error)
        raise _Again from None
    except (yaml.YAMLError, RecursionError) as error:
        document.fault_at(0, 0, f"YAML cannot read the file: {str(error).splitlines()[0]}")
        raise _Given from None
    document.keys.clear()
    document.values.clear()
    document.wrong.clear()
    return _Walk(document).convert(root, ()) if root is not None else None


def _composed(lines: list[str]) -> yaml.Node | None:
    node: yaml.Node | None = yaml.compose("\n".join(lines), _LOADER)
    return node


def _error_line(error: yaml.MarkedYAMLError) -> int:
    mark = error.problem_mark or error.context_mark
    return mark.line if mark else 0


def _mend_or_give_up(document: Document, error: yaml.MarkedYAMLError) -> None:
    """Puts the quotes that are missing where YAML stumbled; if that does not help, tells what YAML says: _Given."""
    stumbled = _error_line(error)
    started = error.context_mark.line if error.context_mark else stumbled
    for index in dict.fromkeys([stumbled, started, stumbled - 1]):
        if not 0 <= index < len(document.read_as):
            continue
        changes = edits(document.read_as, index)
        if not changes:
            continue
        lines = list(document.read_as)
        lines[index] = applied(lines[index], changes)
        try:
            _composed(lines)
        except yaml.MarkedYAMLError as next_error:
            if _error_line(next_error) <= stumbled:
                continue
        except (yaml.YAMLError, RecursionError):
            continue
        if _mend(document, index):
            return
    explained(document, error)
    raise _Given


def _mend(document: Document, index: int) -> bool:
    """Puts the missing quotes on the line and tells so; False if there is nothing to put there."""
    if index in document.changes or len(document.changes) >= _MAX_MENDED:
        return False
    changes = edits(document.read_as, index)
    if not changes:
        return False
    line = applied(document.read_as[index], changes)
    first = min(changes, key=lambda edit: edit.start)
    document.fault_at(index, first.start, first.why, fix=f"Write the line so:\n{line.strip()}")
    document.changes[index] = changes
    document.read_as[index] = line
    return True


class _Walk:
    """One walk over the tree of nodes: data, places, and the traps that YAML itself is silent about."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.nodes = 0

    def convert(self, node: yaml.Node, path: Path) -> Data:
        """The data of a node; its faults and places go into the document."""
        self.nodes += 1
        mark = node.start_mark
        style = (node.style or "") if isinstance(node, yaml.ScalarNode) else ""
        text = node.value if isinstance(node, yaml.ScalarNode) else ""
        self.document.values[path] = Spot(mark.line, mark.column, style, text)
        if len(path) > _MAX_DEPTH or self.nodes > _MAX_NODES:
            self.document.fault(path, "the file is nested too deep, or repeats itself too often")
            raise _Given
        if is_expression(path):
            self._watch_expression(node, path)
        if node.tag not in _TAGS:
            self.document.fault(path, f"YAML's tags ({node.tag}) mean nothing in a spec", fix=_QUOTE)
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            return [self.convert(item, (*path, position)) for position, item in enumerate(node.value)]
        return text if text or style else None

    def _mapping(self, node: yaml.MappingNode, path: Path) -> Data:
        data: dict[str, Data] = {}
        for key_node, value_node in node.value:
            mark = key_node.start_mark
            if not isinstance(key_node, yaml.ScalarNode):
                self._again_if_mended(mark.line)
                self.document.fault_at(mark.line, mark.column, "a key must be a plain name")
                continue
            key = key_node.value
            inner = (*path, key)
            if self._is_cut(node, key_node, value_node):
                continue
            if key in data:
                first = self.document.keys[inner].line + 1
                message = f"the key {key!r} stands here twice; the first is on line {first}"
                fix = "YAML would keep only one of the two: remove or rename one."
                self.document.fault_at(mark.line, mark.column, message, fix=fix)
                continue
            self.document.keys[inner] = Spot(mark.line, mark.column)
            data[key] = self.convert(value_node, inner)
        return data

    def _is_cut(self, mapping: yaml.MappingNode, key: yaml.ScalarNode, value: yaml.Node) -> bool:
        """A piece between commas that has no colon: a key without a value to YAML, the rest of a text to its writer."""
        if not mapping.flow_style or key.style or not isinstance(value, yaml.ScalarNode) or value.value or value.style:
            return False
        line = self.document.read_as[key.end_mark.line]
        if line[key.end_mark.column :].lstrip().startswith(":"):
            return False
        for index in dict.fromkeys([mapping.start_mark.line, key.start_mark.line]):
            self._again_if_mended(index)
        name, colon, rest = key.value.partition(":")
        if key.value.isdigit():
            fix = "Numbers have a decimal point: write 0.5, not 0,5."
        else:
            fix = (
                f"Write {name}: {rest}"
                if colon
                else "A text with commas or brackets inside { } stands in single quotes."
            )
        message = f"{key.value!r} has no colon and no value"
        self.document.fault_at(key.start_mark.line, key.start_mark.column, message, fix=fix)
        return True

    def _watch_expression(self, node: yaml.Node, path: Path) -> None:
        """A list, a mapping, an anchor or half an expression, where one line of Python is meant."""
        index = node.start_mark.line
        if not isinstance(node, yaml.ScalarNode):
            self._again_if_mended(index)
            return
        if node.style:
            return
        line = self.document.read_as[index]
        anchor = _ANCHOR.match(line, node.start_mark.column)
        if anchor and not any(f"*{anchor[1]}" in other for other in self.document.read_as):
            self.document.fault(path, "text that starts with & means something else to YAML", fix=_QUOTE)
        rest = line[node.end_mark.column :] if node.end_mark.line == index else ""
        cut = rest.lstrip()[:1] in ("#", ",") and not reads_as_python(path, node.value)
        if cut:
            self._again_if_mended(index)
        elif node.end_mark.line > index and not reads_as_python(path, node.value):
            self._watch_last_line(node, path)

    def _watch_last_line(self, node: yaml.ScalarNode, path: Path) -> None:
        """An expression over several lines that is cut is told at the place where it ends, and read as it is meant."""
        index, column = node.end_mark.line, node.end_mark.column
        rest = self.document.read_as[index][column:]
        whole = f"{node.value} {rest.strip()}"
        if rest.lstrip()[:1] == "#" and reads_as_python(path, whole):
            column += len(rest) - len(rest.lstrip())
            fix = f"Write it in quotes, on one line: {quote(whole)}"
            self.document.fault_at(index, column, "YAML takes ' #' for the start of a comment", fix=fix)
            first, lines = node.start_mark.line, self.document.read_as
            lines[first] = lines[first][: node.start_mark.column] + quote(whole)
            lines[first + 1 : index + 1] = [""] * (index - first)
            raise _Again

    def _again_if_mended(self, index: int) -> None:
        if _mend(self.document, index):
            raise _Again
