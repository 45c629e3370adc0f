"""What is said of a whole file, and of help that a function had."""

from __future__ import annotations

from grader.feedback.entry import Entry

CHECKED: dict[str, Entry] = {
    "none_of_them": Entry("Nothing that this exercise asks for stands in the file. Looked for: {names}."),
    "left_out_too": Entry(
        "{count} more statement, from line {line} on, needs what was left out, and was left out, too.",
        "{count} more statements, from line {line} on, need what was left out, and were left out, too.",
    ),
    "with_right_helpers": Entry("judged with right helper functions in place of yours"),
    "status_left_to_teacher": Entry("left to your teacher's grading"),
    "avoid_big_integers": Entry(
        "{function} joins the digits to one large number of Python's own. Try to do it without; it costs nothing."
    ),
    "forbid_big_integers": Entry(
        "{function} joins the digits to one large number of Python's own, which is not allowed here."
    ),
}
