"""What is said where a means that is required stands in the function, but is never used while it runs."""

from __future__ import annotations

from grader.feedback.entry import Entry

REQUIRED_MEANS: dict[str, Entry] = {
    "never_called": Entry("{function} has to call {name}. It is written there, but it is never called."),
    "never_recursive": Entry("{function} has to call itself. It is written so, but it never does while it runs."),
    "better_called": Entry("{name} is written in {function}, but it is never called. It costs nothing."),
    "better_recursive": Entry("{function} looks as if it called itself, but it never does. It costs nothing."),
}
