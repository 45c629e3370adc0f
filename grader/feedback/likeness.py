"""Which sentence an edit of a right solution stands for, and which of several is told: the one that says most."""

from __future__ import annotations

from collections.abc import Mapping

from grader.model.result import Message

_CODES: dict[str, str] = {
    "compare_operator": "like_operator",
    "compare_identity": "like_operator",
    "arithmetic_operator": "like_operator",
    "and_or": "like_operator",
    "function_other": "like_operator",
    "method_other": "like_operator",
    "truth_flipped": "like_operator",
    "assigned_for_added": "like_operator",
    "number_one_larger": "like_off_by_one",
    "number_one_smaller": "like_off_by_one",
    "one_more": "like_off_by_one",
    "one_less": "like_off_by_one",
    "compare_in": "like_negated",
    "condition_negated": "like_negated",
    "not_dropped": "like_negated",
    "condition_always": "like_condition_missing",
    "condition_never": "like_condition_missing",
    "condition_part_dropped": "like_condition_missing",
    "if_dropped": "like_condition_missing",
    "return_nothing": "like_return_missing",
    "return_dropped": "like_return_missing",
    "return_statement_dropped": "like_return_missing",
    "break_continue": "like_loop_end",
    "break_dropped": "like_loop_end",
    "continue_dropped": "like_loop_end",
    "loop_dropped": "like_no_loop",
    "condition_for_loop": "like_no_loop",
    "statements_swapped": "like_order",
    "parts_swapped": "like_swapped",
    "statement_dropped": "like_step_missing",
    "variable_other": "like_variable",
    "operand_alone": "like_part_missing",
    "sign_dropped": "like_part_missing",
    "call_dropped": "like_part_missing",
    "subscript_dropped": "like_part_missing",
    "slice_bound_dropped": "like_part_missing",
    "number_other": "like_number",
}
_ORDER = list(dict.fromkeys(_CODES.values()))
"""of telling: what says most comes first"""


def message_of(kind: str, values: Mapping[str, str]) -> Message | None:
    """Of an edit by its kind and by what it changes; None for one of which nothing is said."""
    code = _CODES.get(kind)
    if code is None or (code == "like_operator" and not {"here", "there"} <= values.keys()):
        return None
    return Message(code, {name: values[name] for name in ("here", "there")} if code == "like_operator" else {})


def says_more(one: Message, other: Message) -> bool:
    """Is the first to be told, and not the other?"""
    return _ORDER.index(one.code) < _ORDER.index(other.code)
