"""Paths in a spec, and what may stand there: where YAML's own syntax gets in the way of expressions and sentences."""

from __future__ import annotations

import ast
import re
import warnings

Path = tuple[str | int, ...]
"""Keys of mappings and positions in lists, from the outside in."""

SECTIONS = ("functions", "variables", "classes")
"""Sections that hold one entry for each required name."""

EXPRESSIONS = ("given", "where", "input", "holds")
"""Keys of a function or a check whose value is one line of Python."""

RAISES = re.compile(r"(?P<call>.*\))\s+raises\s+(?P<exception>[A-Za-z_][\w.]*)\s*", re.DOTALL)
"""`f(1) raises ValueError`"""


def inside_entry(path: Path) -> Path | None:
    """What follows the name of a function or of a check in a path; None if the path does not lead into one.

    ("functions", "f", "given") and ("program", "checks", "c", "given") give ("given",).
    """
    if path[:1] == ("program",):
        rest = path[1:]
    elif path[:1] and path[0] in SECTIONS and len(path) > 1:
        rest = path[2:]
    else:
        return None
    return rest[2:] if rest[:1] == ("checks",) and len(rest) > 2 else rest


def is_expression(path: Path) -> bool:
    """Is Python meant there: an expression, the arguments of `given`, an example?"""
    if path[:1] == ("domains",):
        return len(path) == 2
    rest = inside_entry(path)
    if rest is None or not rest:
        return False
    return (len(rest) == 1 and rest[0] in EXPRESSIONS) or (len(rest) == 2 and rest[0] == "examples")


def is_sentence(path: Path) -> bool:
    """Is a text for people meant there, or may it be?"""
    if path[:1] == ("title",):
        return len(path) <= 2
    if path[:1] == ("texts",):
        return len(path) in (2, 3)
    rest = inside_entry(path)
    return rest is not None and rest[:1] == ("hint",) and len(rest) <= 2


def reads_as_python(path: Path, text: str) -> bool:
    """Could the text stand at the path of an expression?"""
    if path[-1] == "given":
        text = f"given({text}\n)"
    elif len(path) > 1 and path[-2] == "examples":
        raising = RAISES.fullmatch(text)
        text = raising["call"] if raising else text
    return parsed(text) is not None


def start_of(source: str, node: ast.expr | ast.keyword) -> int:
    """Where a node of `parsed(source)` starts in the source, in characters."""
    lead = len(source) - len(source.lstrip())
    lines = source[lead:].split("\n")
    before = sum(len(line) + 1 for line in lines[: node.lineno - 1])
    line = lines[node.lineno - 1] if node.lineno <= len(lines) else ""
    return lead + before + len(line.encode()[: node.col_offset].decode(errors="ignore"))


def parsed(text: str) -> ast.expr | None:
    """The tree of an expression, or None; a spec is the teacher's, so that it may be parsed here."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
