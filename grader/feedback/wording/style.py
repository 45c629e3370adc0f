"""Advice on what is right, but can be said more simply. It never costs points."""

from __future__ import annotations

from grader.feedback.entry import Entry

STYLE: dict[str, Entry] = {
    "style_needless_bool": Entry("A condition is True or False already, so return it itself, without if and else."),
    "style_loop_then_return": Entry(
        "This loop only asks whether something holds for some or all: any(…) or all(…) says so."
    ),
    "style_range_from_zero": Entry("range starts at 0 by itself: range(n) does what range(0, n) does."),
    "style_unused_variable": Entry("The variable {name} gets a value that is never used."),
    "style_shadowed_builtin": Entry(
        "{name} is a name of Python's own. Another name keeps Python's {name} within reach."
    ),
    "style_mutable_default": Entry(
        "A list or dictionary as default value is made only once and shared by all calls. Use None instead."
    ),
    "style_is_literal": Entry("is asks for the same object, not for an equal value. Compare with == here."),
    "style_equals_true": Entry("Comparing with True or False is not needed: the value itself says it."),
    "style_equals_none": Entry("Whether something is None is asked with is: x is None."),
    "style_in_keys": Entry("in looks among the keys of a dictionary by itself, so .keys() is not needed."),
}
