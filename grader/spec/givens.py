"""`given: s=lists(integers()), x=sampled_from(s)`: the names and the expressions of their domains."""

from __future__ import annotations

import ast
import warnings
from dataclasses import dataclass

from grader.spec.document import Document
from grader.spec.places import Path

_BEFORE = "given("


@dataclass(frozen=True)
class Drawn:
    """One name of a `given` and its domain."""

    name: str
    expression: str
    offset: int
    """of the expression in the text of `given`, in characters"""
    name_offset: int


def read_given(document: Document, path: Path, source: str, parameters: tuple[str, ...]) -> list[Drawn] | None:
    """The names in the order of the text; None if there was a fault (told in the document)."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            call = ast.parse(f"{_BEFORE}{source}\n)", mode="eval").body
    except SyntaxError as error:
        offset = _offset(source, error.lineno or 1, (error.offset or 1) - 1)
        if offset >= len(source):  # a bracket too many closes what stands around the source
            offset = len(source) - 1
        _fault(document, path, f"Python cannot read this: {error.msg}", offset, source)
        return None
    except (ValueError, RecursionError, MemoryError) as error:
        _fault(document, path, f"Python cannot read this: {error}", 0, source)
        return None
    # a bracket too many closes the call early, and what follows it makes another expression of the whole
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id != "given":
        _fault(document, path, "a closing bracket without an opening one", 0, source)
        return None
    return _names(document, path, source, call, parameters)


def _names(
    document: Document, path: Path, source: str, call: ast.Call, parameters: tuple[str, ...]
) -> list[Drawn] | None:
    drawn: list[Drawn] = []
    faulty = False
    for argument in call.args:
        faulty = True
        segment = source[_start(source, argument) : _end(source, argument)]
        name = next((name for name in parameters if name not in {k.arg for k in call.keywords}), "name")
        fix = f"Write {name}={segment}" if len(call.args) == 1 else "Write name=domain, name=domain."
        document.fault(path, "a domain without the name it is for", offset=_start(source, argument), fix=fix)
    for keyword in call.keywords:
        name_offset = _start(source, keyword)
        # not the node of the value, which leaves out the brackets around it
        start = source.find("=", name_offset) + 1
        start += len(source[start:]) - len(source[start:].lstrip())
        if keyword.arg is None:
            faulty = True
            document.fault(path, "** is not possible here", offset=name_offset, fix="Write each name=domain.")
        elif keyword.arg in {other.name for other in drawn}:
            faulty = True
            fix = "Remove one, or join their domains with |."
            document.fault(path, f"{keyword.arg} stands here twice", offset=name_offset, fix=fix)
        else:
            drawn.append(Drawn(keyword.arg, source[start : _end(source, keyword)].strip(), start, name_offset))
    return None if faulty else drawn


def _fault(document: Document, path: Path, message: str, offset: int, source: str) -> None:
    fix = "Write name=domain, name=domain, as n=integers(0, 9), s=lists(text())."
    document.fault(path, message, offset=min(offset, len(source)), fix=fix)


def _start(source: str, node: ast.expr | ast.keyword) -> int:
    return _offset(source, node.lineno, _characters(source, node.lineno, node.col_offset))


def _end(source: str, node: ast.expr | ast.keyword) -> int:
    line = node.end_lineno or node.lineno
    return _offset(source, line, _characters(source, line, node.end_col_offset or 0))


def _characters(source: str, line: int, column_bytes: int) -> int:
    text = f"{_BEFORE}{source}\n)".split("\n")[line - 1]
    return len(text.encode()[:column_bytes].decode(errors="ignore"))


def _offset(source: str, line: int, column: int) -> int:
    """The offset in `source` of a place in the call made of it."""
    lines = f"{_BEFORE}{source}\n)".split("\n")
    before = sum(len(text) + 1 for text in lines[: line - 1])
    return min(max(before + column - len(_BEFORE), 0), len(source))
