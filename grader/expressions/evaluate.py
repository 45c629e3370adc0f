"""Evaluates an expression of a spec: checked once, compiled once, run with no names but those it is given."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import CodeType

from grader.expressions.syntax import DOMAINS, FUNCTIONS, free_names, nearest, parse

_NOTHING: Mapping[str, object] = {}


class UnknownName(KeyError):  # noqa: N818
    """An expression needs a name that is not there; `suggestion` is the nearest one that is, or None."""

    def __init__(self, name: str, suggestion: str | None) -> None:
        super().__init__(name)
        self.name = name
        self.suggestion = suggestion

    def __str__(self) -> str:
        return f"There is no {self.name} here." + (f" Did you mean {self.suggestion}?" if self.suggestion else "")


def evaluate(source: str, names: Mapping[str, object] = _NOTHING) -> object:
    """The value of the expression with `names` (they go before the fixed ones).

    BadExpression if a spec may not contain it, UnknownName if a name is missing, else what the expression raises.
    """
    code, needed = _compiled(source)
    scope: dict[str, object] = {"__builtins__": {}}
    for name in needed:
        scope[name] = _look_up(name, names)
    return eval(code, scope)


def _look_up(name: str, names: Mapping[str, object]) -> object:
    if name in names:
        return names[name]
    if name in FUNCTIONS:
        return FUNCTIONS[name]
    if name in DOMAINS:
        from grader.expressions import domains  # an expression without domains does not pay for them

        return getattr(domains, name)
    raise UnknownName(name, nearest(name, {*names, *FUNCTIONS, *DOMAINS}))


@lru_cache(maxsize=4096)
def _compiled(source: str) -> tuple[CodeType, tuple[str, ...]]:
    return compile(parse(source), "<spec>", "eval"), tuple(sorted(free_names(source)))
