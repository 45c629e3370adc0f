"""What the grader asks a teacher about its own cases."""

from __future__ import annotations

from grader.feedback.entry import Entry

DOUBTS: dict[str, Entry] = {
    "page_doubts": Entry("Does your text ask for this?"),
    "page_doubts_about": Entry(
        "Here hand-ins are wrong that are right otherwise. If it is not asked for, the line for the spec leaves it out."
    ),
    "page_doubt": Entry(
        "{count} more hand-in would be right (now: {right})", "{count} more hand-ins would be right (now: {right})"
    ),
}
