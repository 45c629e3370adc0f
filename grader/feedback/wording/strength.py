"""Words of the page that says how strong the cases of exercises are. It is for teachers."""

from __future__ import annotations

from grader.feedback.entry import Entry

STRENGTH: dict[str, Entry] = {
    "page_strength": Entry("How strong the cases are"),
    "page_strength_about": Entry(
        "Right solutions with one small change are tried on the stored cases. Where no case tells them, one is missing."
    ),
    "page_sound": Entry("sound"),
    "page_not_sound": Entry("not sound"),
    "page_strength_cases": Entry("Cases"),
    "page_strength_tried": Entry("Changes tried"),
    "page_strength_told": Entry("told"),
    "page_strength_not_told": Entry("not told"),
    "page_strength_equal": Entry("probably as right"),
    "page_strength_left": Entry("not tried"),
    "page_strength_weak": Entry("No case tells these. The line belongs under examples of the function."),
    "page_strength_edges": Entry(
        "Mistakes that show only on rare inputs cost all points of a check. This makes it cheaper:"
    ),
}
