"""What has changed between two checks of one hand-in."""

from __future__ import annotations

from grader.feedback.texts import number, text_of
from grader.model.result import SubmissionResult
from grader.report.escape import terminal as safe
from grader.report.points import of_submission
from grader.report.screen import Screen


def changes(
    before: SubmissionResult, after: SubmissionResult, language: str, screen: Screen, only: str | None = None
) -> list[str]:
    """A line for each function whose result is another one now, and one for the points; or one that says nothing is.

    `only`: nothing but this function.
    """
    old = {function.name: function.status for function in before.functions}
    lines = []
    for function in after.functions:
        status = old.get(function.name)
        if status is not None and status != function.status and only in (None, function.name):
            then, now = (text_of(f"status_{one}", language) for one in (status, function.status))
            sign = screen.sign(function.status)
            lines += screen.wrapped(f"{sign} {safe(function.name)}: {then} {screen.arrow} {now}", "  ")
    points, label = (of_submission(before), of_submission(after)), text_of("label_points", language)
    if points[0] != points[1] and only is None:
        then, now = (number(one.reached, language) for one in points)
        lines += screen.wrapped(f"{label}: {then} {screen.arrow} {now}", "  ")
    if not lines:
        return screen.wrapped(text_of("terminal_no_change", language), "")
    return [*screen.wrapped(text_of("terminal_changes", language) + ":", ""), *lines]
