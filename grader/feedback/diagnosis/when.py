"""When it goes wrong: a statement about the inputs that is true of every failing case and of no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grader.feedback.diagnosis.predicates import ONE, RIGHT_ANSWER, TWO, is_number
from grader.feedback.diagnosis.row import Row
from grader.model.result import Message

MIN_CASES = 2
"""so many different cases must be wrong, and right: one alone fits far too many statements"""
MIN_BEYOND_LIMIT = 3
"""for a limit: it can be put between any two cases, so more of them are asked for"""
MAX_PARAMETERS = 6

Holds = Callable[[int], bool]
"""of the position of a case"""


def look_when(row: Row) -> Message | None:
    """One statement, the simplest that separates exactly; silent where few cases are wrong or few are right."""
    if min(row.distinct(row.failing), row.distinct(row.passing)) < MIN_CASES:
        return None
    for message, holds in _statements(row):
        if all(holds(i) for i in row.failing) and not any(holds(i) for i in row.passing):
            return message
    return _beyond_limit(row)


def _statements(row: Row) -> Iterator[tuple[Message, Holds]]:
    count = min(len(row.arguments(i)) for i in row.run)
    places = range(min(count, MAX_PARAMETERS))
    for place in places:
        for code, test in ONE:
            yield Message(code, {"parameter": row.name(place)}), _of_one(row, test, place)
    for left in places:
        for right in places:
            for code, pair_test in TWO if left != right else ():
                values: dict[str, str | int | float] = {"left": row.name(left), "right": row.name(right)}
                yield Message(code, values), _of_two(row, pair_test, left, right)
    if not row.relation and all(row.expected[i].kind == "returned" for i in row.run):
        for code, test in RIGHT_ANSWER:
            yield Message(code), _of_answer(row, test)


def _of_one(row: Row, test: Callable[[object], bool], place: int) -> Holds:
    return lambda i: test(row.arguments(i)[place])


def _of_two(row: Row, test: Callable[[object, object], bool], left: int, right: int) -> Holds:
    return lambda i: test(row.arguments(i)[left], row.arguments(i)[right])


def _of_answer(row: Row, test: Callable[[object], bool]) -> Holds:
    return lambda i: test(row.right(i))


def _beyond_limit(row: Row) -> Message | None:
    """Wrong exactly beyond a number or a length; of numbers a power of two, where floats and fixed sizes break."""
    if min(row.distinct(row.failing), row.distinct(row.passing)) < MIN_BEYOND_LIMIT:
        return None
    count = min(len(row.arguments(i)) for i in row.run)
    for place in range(min(count, MAX_PARAMETERS)):
        wrong = [row.arguments(i)[place] for i in row.failing]
        right = [row.arguments(i)[place] for i in row.passing]
        values = wrong + right
        if all(map(_is_finite, values)):
            exponent = _power_between(max(right), min(wrong))  # type: ignore[type-var]
            if exponent is not None:
                return Message("when_larger", {"parameter": row.name(place), "limit": f"2**{exponent}"})
        elif all(type(value) in (list, tuple, str) for value in values):
            longest = max(len(value) for value in right)  # type: ignore[arg-type]
            if longest < min(len(value) for value in wrong):  # type: ignore[arg-type]
                return Message("when_longer", {"parameter": row.name(place), "count": longest})
    return None


def _is_finite(value: object) -> bool:
    return is_number(value) and value - value == 0  # type: ignore[operator]


def _power_between(right: object, wrong: object) -> int | None:
    """The least k > 3 with right <= 2**k < wrong; below, numbers are too small to speak of powers."""
    if not right < wrong or not right > 0:  # type: ignore[operator]
        return None
    exponent = (int(right) - 1 if right == int(right) else int(right)).bit_length()  # type: ignore[call-overload]
    return exponent if exponent > 3 and 2**exponent < wrong else None
