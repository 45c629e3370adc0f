"""What is told of archives, notebooks and attempts: what could not be opened, and what was left out."""

from __future__ import annotations

from grader.feedback.entry import Entry

ARCHIVES: dict[str, Entry] = {
    "archive_links": Entry(
        "{count} entry of the archive is a link, not a file. It was left out.",
        "{count} entries of the archive are links, not files. They were left out.",
    ),
    "archive_locked": Entry("The archive is protected with a password. Pack it again without one."),
    "archive_outside": Entry(
        "{count} entry of the archive points out of it. It was left out.",
        "{count} entries of the archive point out of it. They were left out.",
    ),
    "archive_too_large": Entry("The archive is too large when it is unpacked. The rest of it was left out."),
    "archive_too_many": Entry("The archive has too many files in it. The rest of them was left out."),
    "archive_unknown_kind": Entry("Archives of this kind cannot be opened. Pack the files as a zip."),
    "notebook_language": Entry("This notebook is not in Python, but in {language}."),
    "notebook_lines_left_out": Entry(
        "{count} line that only a notebook understands (as %magic or !command) was left out.",
        "{count} lines that only a notebook understands (as %magic or !command) were left out.",
    ),
    "older_attempts": Entry(
        "{count} older file was handed in before this one. The newest was graded.",
        "{count} older files were handed in before this one. The newest was graded.",
    ),
    "only_typed_in": Entry("There is no file, only text that was typed in. Hand in a file."),
}
