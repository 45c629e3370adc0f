"""What a student reads who checks a file before it is handed in, where the teacher's solution is not at hand."""

from __future__ import annotations

from grader.feedback.entry import Entry

SELF_CHECK: dict[str, Entry] = {
    # the terminal
    "terminal_changes": Entry("Since the last time"),
    "terminal_more": Entry(
        "{count} more function is not right yet; --all shows everything.",
        "{count} more functions are not right yet; --all shows everything.",
    ),
    "terminal_no_change": Entry("Nothing has changed since the last time."),
    "terminal_page": Entry("Page"),
    "terminal_waiting": Entry("Waiting until the file is saved again. Ctrl-C ends this."),
    # what only the teacher's solution could decide
    "no_reference": Entry(
        "This check of {function} needs the teacher's solution, which is not here. Your teacher's grading decides it."
    ),
    "spec_is_another": Entry(
        "{spec} is not the spec that the stored cases in {cases} were made of. The stored cases decide; ask your "
        "teacher for both."
    ),
    "no_hand_in_yet": Entry(
        "There is no hand-in for {exercise} yet. It should be in {file}; grader_files in pytest.ini can name another "
        "file."
    ),
    # a repository
    "exercise_changed": Entry("Files of the exercise were changed here: {files}. Those of your teacher were used."),
    "summary_cut": Entry("The rest is not shown here. It is in the files of this run."),
    "reason_no_reference": Entry("needs the teacher's solution"),
    "hidden_checks": Entry(
        "Your teacher's grading has {count} more check of {function}.",
        "Your teacher's grading has {count} more checks of {function}.",
    ),
}
