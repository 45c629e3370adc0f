"""Every text that a person can see in a result, by its code. Templates are English; catalogues translate them.

A text has at most 25 words and two sentences, and no words that a first-year student does not know. The sections with
many entries stand in `wording/`, one file each.
"""

from __future__ import annotations

from grader.feedback.entry import Entry
from grader.feedback.wording.alike import ALIKE
from grader.feedback.wording.archives import ARCHIVES
from grader.feedback.wording.calls import CALLS
from grader.feedback.wording.checked import CHECKED
from grader.feedback.wording.diagnoses import DIAGNOSES
from grader.feedback.wording.doubts import DOUBTS
from grader.feedback.wording.errors import ERRORS
from grader.feedback.wording.findings import FINDINGS
from grader.feedback.wording.labels import LABELS
from grader.feedback.wording.likeness import LIKENESS
from grader.feedback.wording.notes import NOTES
from grader.feedback.wording.pages import PAGES
from grader.feedback.wording.places import PLACES
from grader.feedback.wording.problems import PROBLEMS
from grader.feedback.wording.reading import READING
from grader.feedback.wording.required import REQUIRED
from grader.feedback.wording.required_means import REQUIRED_MEANS
from grader.feedback.wording.self_check import SELF_CHECK
from grader.feedback.wording.slips import SLIPS
from grader.feedback.wording.statuses import STATUSES
from grader.feedback.wording.strength import STRENGTH
from grader.feedback.wording.style import STYLE
from grader.feedback.wording.tasks import TASKS
from grader.feedback.wording.where import WHERE

__all__ = ["MESSAGES", "Entry"]

MESSAGES: dict[str, Entry] = {
    **LABELS,
    **STATUSES,
    **PROBLEMS,
    **ARCHIVES,
    **PAGES,
    **DOUBTS,
    **STRENGTH,
    **PLACES,
    **FINDINGS,
    **ERRORS,
    **CALLS,
    **NOTES,
    **DIAGNOSES,
    **ALIKE,
    **LIKENESS,
    **WHERE,
    **STYLE,
    **REQUIRED,
    **SELF_CHECK,
    **READING,
    **REQUIRED_MEANS,
    **CHECKED,
    **TASKS,
    **SLIPS,
}
