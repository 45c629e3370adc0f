"""Values and calls as text for people: Python as far as it goes, cut where it is long, and never a trick.

Whatever cannot be seen (control and direction characters, halves of characters) is written as an escape, so that a
shown value stays on its line and in its order. A cut is shown as `… +29 …`: so many members,
letters or digits are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from grader.compare.order import key
from grader.runner.values import NOTHING, Foreign

MAX_CALL = 2000
"""characters of a call that can be pasted; longer ones are cut"""
CUT_CALL = 300
"""what is left of one that is cut"""
MAX_DEPTH = 72
_MIN_WIDTH = 12
_FEW = 4
"""members, that are all shown: only they are cut"""
_BRACKETS: dict[type, tuple[str, str]] = {
    list: ("[", "]"),
    tuple: ("(", ")"),
    set: ("{", "}"),
    dict: ("{", "}"),
    frozenset: ("frozenset({", "})"),
}
_LOG_2 = 0.30102999566398120
"""of base 10"""


def show(value: object, width: int = 200) -> str:
    """A decoded value in about `width` characters: a Python literal where there is one and it is not cut."""
    return _show(value, max(width, _MIN_WIDTH))


def show_from(value: Any, start: int, width: int = 200) -> str:
    """As `show`, but without the first `start` members or letters, which are shown as a cut."""
    if start <= 0:
        return show(value, width)
    cut = f"… +{start} …"
    rest = show(value[start:], width - len(cut))
    return f"{cut} {rest}" if isinstance(value, str) else f"{rest[0]}{cut}, {rest[1:]}"


def call_text(function: str, arguments: Sequence[object]) -> str:
    """A call to paste into Python. Only if it is longer than MAX_CALL it is cut, which its `…` shows: then
    to CUT_CALL, for it is no more than a picture."""
    whole = f"{function}({', '.join(_show(argument, MAX_CALL) for argument in arguments)})"
    if len(whole) <= MAX_CALL:
        return whole
    return f"{function}({_few(arguments, CUT_CALL, _show)})"


def escape(text: str, keep: str = "\n") -> str:
    """Foreign text with everything that cannot be seen written as an escape, but for the characters to keep."""
    return "".join(c if c.isprintable() or c in keep else repr(c)[1:-1] for c in text)


def _show(value: Any, width: int) -> str:
    whole = _whole(value, [width + 4], MAX_DEPTH)
    if whole is not None:
        return whole
    kind = type(value)
    if kind is str or kind is bytes:
        return _cut_text(value, width)
    if kind is int:
        return _cut_integer(value, width)
    if kind is Foreign:
        return f"<{escape(value.type_name, '')[:60]} object>"
    return _cut_collection(value, width)


def _whole(value: Any, left: list[int], depth: int) -> str | None:
    """The value uncut; None as soon as it needs more than the characters left: no more is done than is shown."""
    kind = type(value)
    if kind in _BRACKETS:
        text = _whole_collection(value, left, depth - 1) if depth > 0 and len(value) <= left[0] else None
    elif kind is str or kind is bytes:
        text = repr(value) if len(value) <= left[0] else None
    elif kind is int:
        text = str(value) if value.bit_length() * _LOG_2 < min(left[0], 4000) else None
    elif kind is Foreign:
        text = _foreign(value)
    elif kind is float:
        text = _float(value)
    elif kind is complex:
        text = _complex(value)
    else:
        text = repr(value) if value is None or kind is bool else f"<{kind.__name__} object>"
    if text is None or (kind not in _BRACKETS and len(text) > left[0]):
        return None
    left[0] -= 0 if kind in _BRACKETS else len(text)
    return text


def _whole_collection(value: Any, left: list[int], depth: int) -> str | None:
    left[0] -= 2
    if not value:
        return _empty(value)
    parts = []
    for item in _ordered(value):
        pair = item if type(value) is dict else (item,)
        texts = [_whole(part, left, depth) for part in pair]
        left[0] -= 2 * len(pair)
        if None in texts or left[0] < -2:
            return None
        parts.append(": ".join(text for text in texts if text is not None))
    opening, closing = _BRACKETS[type(value)]
    comma = "," if type(value) is tuple and len(value) == 1 else ""
    return opening + ", ".join(parts) + comma + closing


def _cut_collection(value: Any, width: int) -> str:
    if type(value) not in _BRACKETS:
        return "…"
    opening, closing = _BRACKETS[type(value)]
    if width <= _MIN_WIDTH:
        return f"{opening}… +{len(value)} …{closing}"

    one = _entry if type(value) is dict else _show
    items = _ordered(value)
    if len(items) <= _FEW:
        return opening + _few(items, width, one) + closing
    room = max(width // 3, _MIN_WIDTH)
    return opening + _cut_members(items, width, lambda item: one(item, room)) + closing


def _entry(item: Any, room: int) -> str:
    name = _show(item[0], max(room // 2, _MIN_WIDTH))
    return f"{name}: {_show(item[1], max(room - len(name), _MIN_WIDTH))}"


def _few(items: Sequence[Any], width: int, one: Callable[[Any, int], str]) -> str:
    """All members: short ones whole, the long ones share what is left."""
    share = max(width // max(1, len(items)), _MIN_WIDTH)
    sizes = [len(_whole(item, [share], MAX_DEPTH) or "") for item in items]
    room = (width - sum(sizes) - 2 * len(sizes)) // max(1, sizes.count(0))
    return ", ".join(
        one(item, share if size else max(room, _MIN_WIDTH)) for item, size in zip(items, sizes, strict=True)
    )


def _ordered(value: Any) -> Sequence[Any]:
    """The members as they are shown: of sets sorted, of dicts the pairs."""
    if type(value) is dict:
        return list(value.items())
    return sorted(value, key=key) if type(value) in (set, frozenset) else value


def _empty(value: Any) -> str:
    return f"{type(value).__name__}()" if type(value) in (set, frozenset) else "".join(_BRACKETS[type(value)])


def _cut_members(items: Sequence[Any], width: int, one: Callable[[Any], str]) -> str:
    """The first and the last members around a cut."""
    head = _as_many_as_fit(items, width * 2 // 3, one)
    rest = items[len(head) :]
    tail = _as_many_as_fit(reversed(rest[1:]), width // 3, one)
    left_out = len(rest) - len(tail)
    middle = [f"… +{left_out} …"] if left_out > 0 else []
    return ", ".join(head + middle + tail[::-1])


def _as_many_as_fit(items: Iterable[Any], width: int, one: Callable[[Any], str]) -> list[str]:
    shown: list[str] = []
    used = 0
    for item in items:
        text = one(item)
        used += len(text) + 2
        if used > width + 2:
            break
        shown.append(text)
    return shown


def _cut_text(value: Any, width: int) -> str:
    head, tail = width * 3 // 5, width // 5
    first, last = repr(value[:head]), repr(value[-tail:])
    while len(first) + len(last) > width + 4:  # escapes are longer than what they stand for
        head, tail = max(head * 3 // 4, 1), max(tail * 3 // 4, 1)
        first, last = repr(value[:head]), repr(value[-tail:])
        if head == tail == 1:
            break
    left_out = len(value) - head - tail
    cut = f"{first} … +{left_out} … {last}"
    return repr(value) if left_out <= 0 or (len(value) <= width and len(repr(value)) <= len(cut)) else cut


def _cut_integer(value: int, width: int) -> str:
    """Its first and last digits. Python refuses to write out thousands of digits, and rightly: it is slow."""
    sign, size = ("-" if value < 0 else ""), abs(value)
    digits = _count_of_digits(size)
    head, tail = min(max(width // 4, 4), 20), min(max(width // 8, 3), 10)
    if digits <= head + tail + 8:
        return str(value)
    return f"{sign}{size // 10 ** (digits - head)}… +{digits - head - tail} …{size % 10**tail:0{tail}}"


def _count_of_digits(size: int) -> int:
    guess = max(int((size.bit_length() - 1) * _LOG_2), 0)
    while 10**guess <= size:
        guess += 1
    return guess


def _float(value: float) -> str:
    return f'float("{value!r}")' if value - value != 0 else repr(value)


def _complex(value: complex) -> str:
    if value - value == 0 and complex(repr(value)) == value:
        return repr(value)
    return f"complex({_float(value.real)}, {_float(value.imag)})"


def _foreign(value: Foreign) -> str:
    if value.plain is not NOTHING:
        return f"{escape(value.type_name, '')[:60]}({_show(value.plain, MAX_CALL)})"
    text = escape(value.text, "")
    if not text or text.startswith("<"):
        return f"<{escape(value.type_name, '')[:60]} object>"
    return text
