"""When it goes wrong: a statement about the inputs that is true of every failing case and of no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from grader.feedback.diagnosis.predicates import ONE, RIGHT_ANSWER, TWO, is_number
from grader.feedback.diagnosis.row import UNREADABLE, Row
from grader.feedback.wording.diagnoses import DIAGNOSES
from grader.model.result import Message

MIN_CASES = 2
"""so many different cases must be wrong, and right: one alone fits far too many statements"""
MIN_FOR_TWO = 4
"""for two statements together: pairs of them fit many things by chance"""
MIN_BEYOND_LIMIT = 3
"""for a limit: it can be put between any two cases, so more of them are asked for"""
MIN_BESIDE_ONE = 10
"""for a single case that is wrong: so many others have to be right"""
MAX_PARAMETERS = 6
MAX_HERE = 200
"""letters of an input that stands in a condition for the teacher"""

_ALWAYS = frozenset(code for code, entry in DIAGNOSES.items() if "goes wrong whenever" in entry.text)
"""statements that would be false if they were true of some cases that are right"""

Holds = Callable[[int], bool]
"""of the position of a case"""
Measure = Callable[[object], "float | None"]


def look_when(row: Row) -> Message | None:
    """One statement, the simplest that separates exactly; silent where few cases are wrong or few are right."""
    if row.by_luck or min(row.distinct(row.failing_shown), row.distinct(row.passing_shown)) < MIN_CASES:
        return None
    for message, holds in _statements(row):
        if all(holds(i) for i in row.failing) and not any(holds(i) for i in row.passing):
            return message
    return _beyond_limit(row)


def look_when_two(row: Row) -> tuple[Message, ...]:
    """Two statements, each true of every failing case, that are never both true of another; () if there are none.

    Only such are used as say `only when`: each alone would say too much otherwise. The first that are found are told.
    """
    if row.by_luck or min(row.distinct(row.failing_shown), row.distinct(row.passing_shown)) < MIN_FOR_TWO:
        return ()
    found: list[tuple[Message, frozenset[int]]] = []
    for message, holds in _statements(row):
        if message.code in _ALWAYS or not all(holds(i) for i in row.failing):
            continue
        beyond = frozenset(i for i in row.passing if holds(i))
        partner = next((other for other, others in found if not others & beyond), None)
        if partner is not None:
            return partner, message
        if len(beyond) < len(row.passing):
            found.append((message, beyond))
    return ()


def look_when_only_here(row: Row) -> Message | None:
    """It is wrong on one single input, and right on many others."""
    alone = row.distinct(row.failing) == 1 and row.distinct(row.failing_shown) == 1
    if not alone or row.distinct(row.passing_shown) < MIN_BESIDE_ONE:
        return None
    arguments = row.arguments(row.failing[0])
    names, values = ", ".join(map(row.name, range(len(arguments)))), repr(arguments)
    here = f"({names}) == {values}" if len(arguments) > 1 else f"{names} == {values[1:-2]}"
    return Message("when_only_here", {"here": here} if len(here) <= MAX_HERE else {})


def _statements(row: Row) -> Iterator[tuple[Message, Holds]]:
    places = range(min(len(row.arguments(row.failing[0])), MAX_PARAMETERS))
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
    return lambda i: test(_argument(row, i, place))


def _of_two(row: Row, test: Callable[[object, object], bool], left: int, right: int) -> Holds:
    return lambda i: test(_argument(row, i, left), _argument(row, i, right))


def _of_answer(row: Row, test: Callable[[object], bool]) -> Holds:
    return lambda i: test(row.right(i))


def _argument(row: Row, i: int, place: int) -> object:
    """A case may leave out the last arguments; of what is not there no statement is true."""
    arguments = row.arguments(i)
    return arguments[place] if place < len(arguments) else UNREADABLE


def _beyond_limit(row: Row) -> Message | None:
    """Wrong exactly beyond a number or a length; of numbers a power of two, where floats and fixed sizes break."""
    if min(row.distinct(row.failing_shown), row.distinct(row.passing_shown)) < MIN_BEYOND_LIMIT:
        return None
    for place in range(min(len(row.arguments(row.failing[0])), MAX_PARAMETERS)):
        for measure in (_number, _length):
            limits = _limits(row, place, measure, row.failing_shown, row.passing_shown)
            if limits is None:
                continue
            if measure is _length:
                message, limit = "when_longer", limits[0]
                values: dict[str, str | int | float] = {"parameter": row.name(place), "count": int(limit)}
            else:
                exponent = _power_between(*limits)
                if exponent is None:
                    continue
                message, limit = "when_larger", 2**exponent
                values = {"parameter": row.name(place), "limit": f"2**{exponent}"}
            if not row.hidden or _is_limit(row, place, measure, limit):
                return Message(message, values)
    return None


def _limits(
    row: Row, place: int, measure: Measure, failing: Sequence[int], passing: Sequence[int]
) -> tuple[float, float] | None:
    """The largest measure of a passing case and the smallest of a failing one, if there is room between them.

    Ends at the first case that leaves none, so that the others need not even be decoded.
    """
    least: float | None = None
    for i in failing:
        measured = measure(_argument(row, i, place))
        if measured is None:
            return None
        least = measured if least is None else min(least, measured)
    most: float | None = None
    for i in passing:
        measured = measure(_argument(row, i, place))
        if measured is None or least is None or measured >= least:
            return None
        most = measured if most is None else max(most, measured)
    return None if most is None or least is None else (most, least)


def _is_limit(row: Row, place: int, measure: Measure, limit: float) -> bool:
    """A limit that was found on the cases that are shown, held against all."""
    all_limits = _limits(row, place, measure, row.failing, row.passing)
    return all_limits is not None and all_limits[0] <= limit < all_limits[1]


def _number(value: object) -> float | None:
    return value if is_number(value) and value - value == 0 else None  # type: ignore[operator,return-value]


def _length(value: object) -> int | None:
    return len(value) if isinstance(value, (list, tuple, str)) else None


def _power_between(right: float, wrong: float) -> int | None:
    """The least k > 3 with right <= 2**k < wrong; below, numbers are too small to speak of powers."""
    if right <= 0:
        return None
    exponent = (int(right) - (right == int(right))).bit_length()
    return exponent if exponent > 3 and 2**exponent < wrong else None
