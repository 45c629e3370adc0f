"""What is said of hand-ins whose functions are written alike."""

from __future__ import annotations

from grader.feedback.entry import Entry

ALIKE: dict[str, Entry] = {
    "page_alike": Entry(
        "{count} function the same but for names and layout; the rarest form is that of {rarest} of {of} hand-ins",
        "{count} functions the same but for names and layout; the rarest form is that of {rarest} of {of} hand-ins",
    ),
}
