"""On every failing case a value of one other type than the one expected."""

from __future__ import annotations

from grader.compare.comparison import type_name
from grader.compare.order import key
from grader.compare.walk import family
from grader.feedback.diagnosis.row import Row
from grader.feedback.show import escape
from grader.model.result import Message
from grader.runner.values import Foreign

_LAZY = frozenset(
    {
        *("map", "filter", "zip", "enumerate", "range", "generator", "reversed", "list_iterator", "tuple_iterator"),
        *("list_reverseiterator", "set_iterator", "str_iterator", "str_ascii_iterator", "range_iterator"),
        *("dict_keys", "dict_values", "dict_items", "dict_keyiterator", "dict_valueiterator", "chain", "islice"),
    }
)
_CALLABLE = frozenset({"function", "method", "builtin_function_or_method", "type"})


def look_for_type(row: Row) -> Message | None:
    """Says the two types, and how to get from one to the other where that is known."""
    pairs = row.pairs
    if not pairs or any(_same_kind(right, got) for right, got in pairs):
        return None
    wanted = {type_name(right) for right, _ in pairs}
    got = {type_name(value) for _, value in pairs}
    if len(wanted) != 1 or len(got) != 1 or len({type(value) for _, value in pairs}) != 1:
        return None
    values: dict[str, str | int | float] = {"expected": escape(wanted.pop(), ""), "actual": escape(got.pop(), "")[:60]}
    return Message(_code(pairs[0][0], pairs[0][1], str(values["actual"])), values)


def _same_kind(right: object, got: object) -> bool:
    """Values of one kind differ in their type only if they are equal otherwise, which counts in some modes."""
    return family(right) == family(got) and (type(right) is type(got) or key(right) != key(got))


def _code(right: object, got: object, name: str) -> str:
    if isinstance(got, Foreign):
        if name in _LAZY and isinstance(right, (list, tuple)):
            return "returns_lazy"
        if name in _CALLABLE:
            return "returns_function"
        return "returns_coroutine" if name == "coroutine" else "returns_other_type"
    if isinstance(got, (set, frozenset)) and isinstance(right, (list, tuple)):
        return "returns_set"
    return "returns_other_type"
