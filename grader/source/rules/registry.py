"""Every kind of rule by its name in the spec."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from grader.source.rules import calls, imports, lines, methods, recursion, syntax
from grader.source.rules.found import Found, Question, missing


class RuleKind(NamedTuple):
    """`find` gives what `forbid` and `avoid` are about; `lacks` what `require` and `prefer` want and do not find."""

    find: Callable[[Question], Iterator[Found]]
    lacks: Callable[[Question], list[Found]]
    hides: bool
    """access that hides what it reaches may hide this"""


def _lacks_recursion(question: Question) -> list[Found]:
    return [] if recursion.recurs(question, loose=True) else [Found("recursion", None, None, None)]


RULES: dict[str, RuleKind] = {
    "imports": RuleKind(imports.find, lambda question: missing(question, imports.reached(question)), True),
    "calls": RuleKind(calls.find, lambda question: missing(question, calls.reached(question)), True),
    "methods": RuleKind(methods.find, lambda question: missing(question, methods.reached(question)), True),
    "syntax": RuleKind(syntax.find, lambda question: missing(question, syntax.reached(question)), False),
    "recursion": RuleKind(recursion.find, _lacks_recursion, False),
    "lines": RuleKind(lines.find, lambda question: list(lines.find(question)), False),
}
