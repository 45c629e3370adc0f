"""Lists and tuples whose order does not count; how often a member occurs does."""

from __future__ import annotations

from grader.compare.comparison import Comparison, Mode, ModeExample, wrong_type
from grader.compare.equal import EQUAL_MODE
from grader.compare.loose import note_of
from grader.compare.walk import Rules, Walk
from grader.runner.values import Foreign

_RULES = Rules()


def _compare(expected: object, actual: object, parameter: float | None) -> Comparison:
    if not isinstance(expected, (list, tuple)):
        return EQUAL_MODE.compare(expected, actual, parameter)
    if not isinstance(actual, (list, tuple)):
        return wrong_type(expected, actual)
    return members_in_any_order(expected, actual)


def members_in_any_order(expected: list[object] | tuple[object, ...], actual: object) -> Comparison:
    """The members of `actual` (any plain collection) against those expected, each as often."""
    walk = Walk(_RULES)
    if isinstance(actual, (list, tuple)) and type(expected) is not type(actual):
        note = note_of(expected, actual)
        walk.told[note.code] = note
    return walk.comparison(walk.in_any_order(list(expected), list(actual)))  # type: ignore[call-overload]


EXAMPLES = (
    ModeExample([16, 2, 1], [1, 2, 16], "equal", "another order"),
    ModeExample([1, 1, 2], [1, 2, 2], "wrong_value", "how often a member occurs counts"),
    ModeExample([1, 2], [1, 2, 2], "wrong_value", "a member twice"),
    ModeExample([1, 2], [1], "wrong_value", "a member is missing"),
    ModeExample([], [], "equal", "nothing"),
    ModeExample([1, 2], (2, 1), "equal", "a tuple for a list", ("note_tuple_for_list",)),
    ModeExample([1, 2], [2.0, 1], "equal", "members by the rules of `equal`", ("note_float_for_int",)),
    ModeExample([0.3, 1.0], [1.0, 0.1 + 0.2], "equal", "rounding of members does not count"),
    ModeExample([(0.3, 2), (0.1 + 0.2, 1)], [(0.3, 1), (0.3, 2)], "equal", "rounding inside of members neither"),
    ModeExample([[1, 2], [3]], [[3], [1, 2]], "equal", "members are lists"),
    ModeExample([[1, 2], [3]], [[3], [2, 1]], "wrong_value", "the order inside of members counts"),
    ModeExample([(1, 2)], [[1, 2]], "equal", "a list for an inner tuple", ("note_list_for_tuple",)),
    ModeExample([float("nan"), 1], [1, float("nan")], "equal", "NaN is what was expected"),
    ModeExample([None, 0], [0, None], "equal", "members of several types"),
    ModeExample([None], [0], "wrong_type", "0 is not None, inside either"),
    ModeExample([1, 2], {1, 2}, "wrong_type", "a set is no list, even if the order does not count"),
    ModeExample([1, 2], Foreign("map"), "wrong_type", "a map object is no list"),
    ModeExample([1, 2], None, "wrong_type", "nothing was returned"),
    ModeExample(["a", "b"], "ab", "wrong_type", "a text is no list"),
    ModeExample(5, 5, "equal", "what is no list is compared as in `equal`"),
    ModeExample({1}, {1}, "equal", "a set is compared as in `equal`"),
)

UNORDERED_MODE = Mode("unordered", "lists whose order does not count", _compare, EXAMPLES)
