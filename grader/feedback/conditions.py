"""Statements about inputs as conditions that a spec understands: `when_empty` of s is `len(s) == 0`."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.result import Message

CONDITIONS: dict[str, str] = {
    "when_none": "{a} is None",
    "when_true": "{a} is True",
    "when_false": "{a} is False",
    "when_empty": "len({a}) == 0",
    "when_not_empty": "len({a}) > 0",
    "when_single": "len({a}) == 1",
    "when_more_than_one": "len({a}) > 1",
    "when_zero": "{a} == 0",
    "when_negative": "{a} < 0",
    "when_positive": "{a} > 0",
    "when_not_negative": "{a} >= 0",
    "when_not_whole": "{a} != int({a})",
    "when_even": "{a} % 2 == 0",
    "when_odd": "{a} % 2 == 1",
    "when_power_of_two": "{a} in [2**k for k in range(64)]",
    "when_has_zero": "0 in {a}",
    "when_has_negative": "any(x < 0 for x in {a})",
    "when_has_none": "None in {a}",
    "when_has_empty": "any(len(x) == 0 for x in {a})",
    "when_has_repeats": "len(set({a})) < len({a})",
    "when_no_repeats": "len(set({a})) == len({a})",
    "when_length_even": "len({a}) % 2 == 0",
    "when_length_odd": "len({a}) % 2 == 1",
    "when_one_row": "len({a}) == 1",
    "when_has_space": "' ' in {a}",
    "when_longer": "len({a}) > {count}",
    "when_larger": "{a} > {limit}",
    "when_in": "{b} in {a}",
    "when_not_in": "{b} not in {a}",
    "when_equal": "{a} == {b}",
    "when_smaller": "{a} < {b}",
    "when_not_smaller": "{a} >= {b}",
    "when_longer_than": "len({a}) > len({b})",
    "when_same_length": "len({a}) == len({b})",
    "when_other_length": "len({a}) != len({b})",
    "when_both_empty": "len({a}) == 0 and len({b}) == 0",
}
"""{a} and {b} are the parameters; true where the statement is, as far as the arguments are of the kind it is about"""
EDGES = (
    *("when_none", "when_empty", "when_single", "when_zero", "when_negative", "when_not_whole", "when_power_of_two"),
    *("when_has_repeats", "when_one_row", "when_has_empty", "when_both_empty", "when_equal"),
)
"""those that often mean an edge of what is asked for"""


def condition_of(messages: Sequence[Message]) -> str:
    """When a function goes wrong, by what is said of it; "" if that is not said, or no spec can say it."""
    told = [message for message in messages if message.code.startswith("when_")]
    both = [message.code for message in told] and told[0].code == "when_both_hold"
    parts = [_condition(message) for message in (told[1:] if both else told[:1])]
    if not all(parts):
        return ""
    return " and ".join(f"({part})" for part in parts) if len(parts) > 1 else "".join(parts)


def _condition(message: Message) -> str:
    values = message.values
    if message.code == "when_only_here":
        return str(values.get("here", ""))
    one = values.get("parameter", values.get("left"))
    form = CONDITIONS.get(message.code, "")
    return form.format(**{**values, "a": one, "b": values.get("right")}) if one is not None else ""
