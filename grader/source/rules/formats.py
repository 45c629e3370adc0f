"""Ways to format that write a number in another base, or by powers of ten: `{:b}`, `{:o}`, `{:x}`, `{:e}`."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator

from grader.source.guess import Guesser
from grader.source.means import PATH, Point
from grader.source.rules.found import Found, Question
from grader.source.scopes import Scope
from grader.source.units import Unit

_SPEC = re.compile(r"(?:.?[<>=^])?[-+ ]?z?#?0?\d*[,_]?(?:\.\d+)?([boxXeE])")
_PERCENT = re.compile(r"%(?:\([^)]*\))?[-+ #0]*(?:\d+|\*)?(?:\.(?:\d+|\*))?[hlL]?(.)")
_FIELD = re.compile(r"\{[^{}:!]*(?:![rsa])?:((?:[^{}]|\{[^{}]*\})*)\}")


def find_names(question: Question, names: Collection[str]) -> Iterator[Found]:
    """The formats of these names that are reached."""
    if not names:
        return
    guesser = question.closure.graph.guesser
    for point, unit in question.closure.units():
        for node, scope in unit.formats:
            for name in of_node(guesser, node, scope, unit, point):
                if name in names:
                    yield Found(name, point, unit, node)
        for read in (*unit.named("format"), *unit.named("format_map"), *unit.named("vformat")):
            text = guesser.text(read.node.value, read.scope, unit, point.mode)
            arguments = read.call.args if read.call is not None else []
            if text is None and arguments:  # `str.format`, a `string.Formatter`, under whatever name
                text = guesser.text(arguments[0], read.scope, unit, point.mode)
            for name in of_template(text or "") | _nested(guesser, text or "", arguments, read.scope, unit, point):
                if name in names:
                    yield Found(name, point, unit, read.node)
    for point, means in question.closure.means():
        if means.kind == PATH and means.name == "builtins.format" and means.call is not None:
            for argument in means.call.args[1:2]:
                if isinstance(argument, ast.Constant) and of_spec(str(argument.value)) in names:
                    yield Found(of_spec(str(argument.value)), point, means.unit, means.node)


def of_node(guesser: Guesser, node: ast.expr, scope: Scope, unit: Unit, point: Point) -> set[str]:
    """The formats of an f-string's field, or of a text before `%`."""
    if isinstance(node, ast.FormattedValue):
        text = guesser.text(node.format_spec, scope, unit, point.mode) if node.format_spec is not None else None
        return {of_spec(text)} if text else set()
    if isinstance(node, ast.BinOp):
        text = guesser.text(node.left, scope, unit, point.mode)
        kinds = {match.group(1) for match in _PERCENT.finditer(text or "")}
        return {f"{{:{kind.lower()}}}" for kind in kinds if kind in "oxXeE"}
    return set()


def of_spec(spec: str) -> str:
    """The format that a spec asks for; "" if it is none of these."""
    match = _SPEC.fullmatch(spec)
    return f"{{:{match.group(1).lower()}}}" if match else ""


def of_template(text: str) -> set[str]:
    """The formats in a text for `str.format`."""
    plain = text[:20_000].replace("{{", "").replace("}}", "")
    return {of_spec(match.group(1)) for match in _FIELD.finditer(plain)} - {""}


def _nested(guesser: Guesser, text: str, arguments: list[ast.expr], scope: Scope, unit: Unit, point: Point) -> set[str]:
    """`"{:{}}".format(n, "b")`: a spec that is an argument itself."""
    if "{:{" not in text and ":{" not in text:
        return set()
    texts = [guesser.text(argument, scope, unit, point.mode) for argument in arguments[:20]]
    return {of_spec(one) for one in texts if one} - {""}
