"""What a relation did with the functions and objects of a hand-in, as lines to paste into Python, each with what came
of it behind a #."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grader.feedback.show import escape, show
from grader.model.act import MARK, NO_OBJECT, OBJECT, Act, Done
from grader.model.outcome import Outcome
from grader.runner.subclasses import plain_of
from grader.runner.values import BadEncoding, Foreign, decode

MAX_LINES = 24
FIRST_LINES = 6
"""shown of a log that has too many"""
MAX_ACTS = 1_000
"""More are not looked at one by one."""
ARGUMENT_WIDTH = 400
RESULT_WIDTH = 120
_INFIX = dict(
    pair.split(":")
    for pair in (
        "eq:== ne:!= lt:< le:<= gt:> ge:>= add:+ sub:- mul:* truediv:/ floordiv:// mod:% pow:** matmul:@ and_:& or_:| "
        "xor:^ lshift:<< rshift:>>"
    ).split()
)
_PREFIX = {"neg": "-", "pos": "+"}


def log_lines(done: Sequence[Done], called: Mapping[str, str]) -> list[str]:
    """One line for each act, of very many only the first and the last; called: name of a function or class in the
    relation -> in the hand-in."""
    names = _Names()
    if len(done) <= MAX_ACTS:
        return [_line(one, called, names) for one in done]
    first = [_line(one, called, names) for one in done[:FIRST_LINES]]
    last = [_line(one, called, names) for one in done[FIRST_LINES - MAX_LINES :]]
    return [*first, f"# … +{len(done) - MAX_LINES} …", *last]


def cut_lines(lines: Sequence[str]) -> list[str]:
    """Of many only the first and the last."""
    if len(lines) <= MAX_LINES:
        return list(lines)
    left_out = len(lines) - MAX_LINES + 1
    return [*lines[:FIRST_LINES], f"# … +{left_out} …", *lines[FIRST_LINES + left_out :]]


class _Names:
    """Variables for the objects of the hand-in."""

    def __init__(self) -> None:
        self._of: dict[int, str] = {}
        self._taken: dict[str, int] = {}

    def of(self, number: int, type_name: str = "") -> tuple[str, bool]:
        """The variable, and whether it is a new one."""
        if number in self._of:
            return self._of[number], False
        first = next((c for c in type_name.lower() if c.isascii() and c.isalpha()), "x")
        count = self._taken[first] = self._taken.get(first, 0) + 1
        self._of[number] = first if count == 1 else f"{first}{count}"
        return self._of[number], True


def _line(one: Done, called: Mapping[str, str], names: _Names) -> str:
    text = _act_text(one.act, called, names)
    if one.outcome.kind != "returned":
        return f"{text}  # {_failure(one.outcome)}"
    value = _decoded(one.outcome.value)
    number = _object_number(value)
    if number is not None:
        variable, is_new = names.of(number, value.type_name)
        return f"{variable} = {text}" if is_new else f"{text}  # {variable}"
    if one.act.what == "set" or (one.act.what == "operator" and one.act.name in ("setitem", "delitem")):
        return text
    return f"{text}  # {show(_named(value, names), RESULT_WIDTH)}"


def _failure(outcome: Outcome) -> str:
    if outcome.raised is None:
        return "…"
    message = escape(outcome.raised.message, "")[:RESULT_WIDTH]
    name = escape(outcome.raised.type, "")
    return f"{name}: {message}" if message else name


def _act_text(act: Act, called: Mapping[str, str], names: _Names) -> str:
    values = _decoded(act.arguments)
    texts = [_argument(value, called, names) for value in (values if isinstance(values, tuple) else ())]
    if act.target == NO_OBJECT:
        return f"{called.get(act.name, act.name)}({_joined(texts, act.keywords)})"
    target = names.of(act.target)[0]
    if act.what == "operator":
        return _operation(act.name, target, texts)
    if act.what == "get":
        return f"{target}.{act.name}"
    if act.what == "set":
        return f"{target}.{act.name} = {''.join(texts)}"
    return f"{target}{'.' if act.name else ''}{act.name}({_joined(texts, act.keywords)})"


def _joined(texts: Sequence[str], keywords: Sequence[str]) -> str:
    plain = len(texts) - len(keywords)
    named = [f"{keyword}={text}" for keyword, text in zip(keywords, texts[plain:], strict=False)]
    return ", ".join([*texts[:plain], *named])


def _operation(name: str, target: str, texts: Sequence[str]) -> str:
    first = texts[0] if texts else ""
    if name in _INFIX:
        return f"{target} {_INFIX[name]} {first}"
    if name in _PREFIX:
        return f"{_PREFIX[name]}{target}"
    if name == "contains":
        return f"{first} in {target}"
    if name == "getitem":
        return f"{target}[{first}]"
    if name == "setitem":
        return f"{target}[{first}] = {texts[1] if len(texts) > 1 else ''}"
    if name == "delitem":
        return f"del {target}[{first}]"
    return f"{name}({', '.join([target, *texts])})"


def _argument(value: Any, called: Mapping[str, str], names: _Names) -> str:
    if isinstance(value, tuple) and len(value) == 2 and value[0] == OBJECT:
        return names.of(value[1])[0] if isinstance(value[1], int) else called.get(value[1], value[1])
    return show(value, ARGUMENT_WIDTH)


def _named(value: Any, names: _Names) -> Any:
    """The value with the objects in it by their variables."""
    number = _object_number(value)
    if number is not None:
        return Foreign(value.type_name, names.of(number, value.type_name)[0])
    if isinstance(value, (list, tuple)):
        return type(value)(_named(item, names) for item in value)
    return value


def _object_number(value: Any) -> int | None:
    if isinstance(value, Foreign) and value.text.startswith(MARK) and value.text[1:].isdecimal():
        return int(value.text[1:])
    return None


def _decoded(data: bytes) -> Any:
    try:
        value = decode(data)
    except BadEncoding:
        return Foreign("unreadable")
    return value if isinstance(value, Foreign) else plain_of(value)
