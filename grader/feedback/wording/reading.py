"""What is said about input that was read, or not."""

from __future__ import annotations

from grader.feedback.entry import Entry

READING: dict[str, Entry] = {
    "reads_too_little": Entry("Where {function} is wrong, it ends before it has read all of the input."),
    "reads_too_much": Entry("Where {function} is wrong, it asks for more input than is needed."),
}
