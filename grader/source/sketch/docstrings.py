"""Examples in docstrings: what stands behind `>>>`, and lines such as `f(1) == 2`."""

from __future__ import annotations

import ast
import re
from typing import Any, Dict, List, Optional

_PROMPT = re.compile(r"^\s*>>> ?(.*)$")
_MORE = re.compile(r"^\s*\.\.\. ?(.*)$")
_SAID = re.compile(r"^\s*(?:[-*]\s+)?`?(?P<call>\w+\(.*\))`?\s*(?:==|->|=>|→|returns)\s*`?(?P<wanted>.+?)`?\.?\s*$")
_RAISED = re.compile(r"^(\w+(?:\.\w+)*)(?::|$)")
MOST = 8
"""examples of one function"""


def examples(docstring: str, name: str) -> List[Dict[str, Any]]:
    """Calls of the function with arguments that stand there in full: {call, wanted, raises}.

    `wanted` is the text behind a call, None where nothing is said; `raises` the name of an exception.
    """
    found: List[Dict[str, Any]] = []
    lines = docstring.expandtabs().split("\n")
    place = 0
    while place < len(lines) and len(found) < MOST:
        prompt = _PROMPT.match(lines[place])
        said = _SAID.match(lines[place])
        place += 1
        if prompt is None:
            if said is not None:
                found += _example(said["call"], said["wanted"], name)
            continue
        source = prompt[1]
        while place < len(lines) and _MORE.match(lines[place]):
            source += "\n" + _MORE.match(lines[place])[1]  # type: ignore[index]
            place += 1
        wanted = []
        while place < len(lines) and lines[place].strip() and not _PROMPT.match(lines[place]):
            wanted.append(lines[place])
            place += 1
        found += _example(source, "\n".join(wanted) if wanted else None, name)
    return found[:MOST]


def _example(source: str, wanted: Optional[str], name: str) -> List[Dict[str, Any]]:
    """One example, or none: where the call or the answer is no plain value."""
    source = source.partition("  #")[0].strip()
    try:
        tree = ast.parse(source, mode="eval").body
        if isinstance(tree, ast.Compare) and wanted in (None, "True") and len(tree.ops) == 1:
            return _example(ast.unparse(tree.left), ast.unparse(tree.comparators[0]), name)
        if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Name) or tree.func.id != name:
            return []
        if tree.keywords or any(isinstance(argument, ast.Starred) for argument in tree.args):
            return []
        for argument in tree.args:
            ast.literal_eval(argument)
        call = ast.unparse(tree)
        if wanted is not None and wanted.strip().startswith("Traceback"):
            raised = _RAISED.match(wanted.strip().split("\n")[-1].strip())
            return [{"call": call, "wanted": None, "raises": raised[1].split(".")[-1]}] if raised else []
        if wanted is None:
            return [{"call": call, "wanted": None, "raises": None}]
        value = ast.parse(wanted.strip(), mode="eval").body
        ast.literal_eval(value)
        return [{"call": call, "wanted": ast.unparse(value), "raises": None}]
    except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError):
        return []


def argument_values(call: str) -> List[Any]:
    """The arguments of a call that `examples` has found."""
    tree = ast.parse(call, mode="eval").body
    return [ast.literal_eval(argument) for argument in tree.args]  # type: ignore[attr-defined]
