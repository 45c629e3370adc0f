"""Ruff's rules that are worth a word to a beginner, in the order in which they are told."""

from __future__ import annotations

import re

from grader.model.result import Message

RULES: dict[str, str] = {
    "B006": "style_mutable_default",
    "F632": "style_is_literal",
    "A001": "style_shadowed_builtin",
    "F841": "style_unused_variable",
    "SIM103": "style_needless_bool",
    "SIM110": "style_loop_then_return",
    "E712": "style_equals_true",
    "E711": "style_equals_none",
    "PIE808": "style_range_from_zero",
    "SIM118": "style_in_keys",
}
_NAMED = ("style_unused_variable", "style_shadowed_builtin")
_NAME = re.compile(r"`(\w{1,60})`")


def advice_of(rule: str, words: str, line: int) -> Message | None:
    """The advice for a remark of that rule; None for one of which nothing is said."""
    code = RULES.get(rule)
    if code is None:
        return None
    if code not in _NAMED:
        return Message(code, {}, line)
    name = _NAME.search(words)
    return Message(code, {"name": name[1]}, line) if name else None
