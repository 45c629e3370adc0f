"""Values one step smaller than a value: what the reducer tries."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from grader.compare.order import key as order

MAX_PIECES = 12
"""places of a long sequence that are tried one by one"""
MAX_STEPS = 40
"""halvings of a number"""


def smaller(value: object) -> Iterator[object]:
    """Simpler values of the same type, the boldest step first."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield from _smaller_int(value)
    elif isinstance(value, float):
        yield from _smaller_float(value)
    elif isinstance(value, str):
        yield from ("".join(map(str, part)) for part in _smaller_sequence(list(value), deep=False))
    elif isinstance(value, list):
        yield from _smaller_sequence(value, deep=True)
    elif isinstance(value, tuple):
        for place, item in enumerate(value[:MAX_PIECES]):
            for less in smaller(item):
                yield (*value[:place], less, *value[place + 1 :])
    elif isinstance(value, dict):
        yield from _smaller_dict(value)
    elif isinstance(value, (set, frozenset)):
        yield from map(type(value), _smaller_set(value))


def _smaller_dict(value: dict[object, object]) -> Iterator[dict[object, object]]:
    """Without an item, then with a smaller value or key, each in its place."""
    items = list(value.items())[:MAX_PIECES]
    for key, _ in items:
        yield {other: item for other, item in value.items() if other != key}
    for key, item in items:
        for less in smaller(item):
            yield {**value, key: less}
        for less in smaller(key):
            if less not in value:
                yield {less if other == key else other: item for other, item in value.items()}


def _smaller_set(value: Collection[object]) -> Iterator[set[object]]:
    members = sorted(value, key=order)[:MAX_PIECES]
    for member in members:
        yield set(value) - {member}
    for member in members:
        yield from ({*value, less} - {member} for less in smaller(member) if less not in value)


def _smaller_int(value: int) -> Iterator[int]:
    sign = -1 if value < 0 else 1
    size = abs(value)
    tried = {size}
    for less in (0, 1, 2, *_between(size)):
        if 0 <= less < size and less not in tried:
            tried.add(less)
            yield sign * less
    if value < 0:
        yield size


def _between(size: int) -> Iterator[int]:
    """Numbers around the powers of two below, then ever nearer ones: so a limit is met in few rounds."""
    power = 1 << max(0, size.bit_length() - 1)
    yield from (power, power - 1, power + 1)
    for step in range(1, min(size.bit_length(), MAX_STEPS) + 1):
        yield size - (size >> step)
    yield size - 1


def _smaller_float(value: float) -> Iterator[float]:
    if value != value or value in (float("inf"), float("-inf")):
        yield from (0.0, 1.0)
        return
    for less in (0.0, 1.0, float(int(value)), int(value) + 0.5, value / 2, float(int(value / 2))):
        if abs(less) < abs(value) or (abs(less) == abs(value) and less > value):
            yield less


def _smaller_sequence(items: list[object], deep: bool) -> Iterator[list[object]]:
    """Half of it, all but one, then one member smaller."""
    count = len(items)
    if count > 2:
        yield items[: count // 2]
        yield items[count // 2 :]
    places = range(count)[:: max(1, count // MAX_PIECES)]
    for place in places:
        yield items[:place] + items[place + 1 :]
    if deep:
        for place in places:
            for less in smaller(items[place]):
                yield [*items[:place], less, *items[place + 1 :]]
