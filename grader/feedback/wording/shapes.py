"""What wrong answers have in common with the right ones, where no better is known."""

from __future__ import annotations

from grader.feedback.entry import Entry

SHAPES: dict[str, Entry] = {
    "when_only_here": Entry("Of all inputs that were tried, {function} goes wrong only on this one."),
    "looks_same_value": Entry("Where {function} is wrong, it returns {actual} each time."),
    "looks_true_for_false": Entry("Where {function} is wrong, it says True. The right answer is False each time."),
    "looks_false_for_true": Entry("Where {function} is wrong, it says False. The right answer is True each time."),
    "looks_too_large": Entry("Where {function} is wrong, its answer is too large each time."),
    "looks_too_small": Entry("Where {function} is wrong, its answer is too small each time."),
    "looks_other_order": Entry("Where {function} is wrong, its answer is right but for the order."),
    "looks_first_wrong": Entry("Where {function} is wrong, only the first element of its answer is wrong."),
    "looks_last_wrong": Entry("Where {function} is wrong, only the last element of its answer is wrong."),
    "looks_one_wrong": Entry("Where {function} is wrong, exactly one element of its answer is wrong."),
    "looks_more_after": Entry("Where {function} is wrong, it returns the right answer with something more after it."),
    "looks_more_before": Entry("Where {function} is wrong, it returns the right answer with something more before it."),
    "looks_ends_early": Entry("Where {function} is wrong, its answer begins as it should, but ends too early."),
    "looks_begins_late": Entry("Where {function} is wrong, its answer ends as it should, but begins too late."),
    "looks_something_missing": Entry(
        "Where {function} is wrong, all that is in its answer belongs there, but something is missing."
    ),
    "looks_something_more": Entry(
        "Where {function} is wrong, nothing is missing in its answer, but something does not belong there."
    ),
    "looks_too_long": Entry("Where {function} is wrong, its answer is too long."),
    "looks_too_short": Entry("Where {function} is wrong, its answer is too short."),
    "looks_right_length": Entry("Where {function} is wrong, its answer is as long as it should be, but is not right."),
}
