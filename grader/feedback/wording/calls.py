"""What several calls of a function come to together."""

from __future__ import annotations

from grader.feedback.entry import Entry

CALLS: dict[str, Entry] = {
    "reason_shared_result": Entry("the same object each time"),
    "shared_result": Entry(
        "{function} gives back the same object each time: the next call changes the earlier result. "
        "Make a new one inside it."
    ),
    "interfered": Entry(
        "Once {function} was called, {other} is wrong, though it is right by itself. "
        "{function} seems to change something that both use."
    ),
    "interfered_call": Entry(
        "After {first}, {then} is wrong, though it is right by itself. "
        "{function} seems to change something that {other} uses."
    ),
    "slept": Entry("{function} waits and does nothing, as time.sleep does. It should give its answer at once."),
    "too_slow": Entry("{function} is too slow: each call ends, but all of them together take longer than is allowed."),
}
