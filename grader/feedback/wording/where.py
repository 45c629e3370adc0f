"""Where a mistake may be: the lines in which one or two small changes make everything right."""

from __future__ import annotations

from grader.feedback.entry import Entry

WHERE: dict[str, Entry] = {
    "where_line": Entry("One small change in line {line} makes {function} right on all cases that count."),
    "where_lines": Entry("One small change in line {line} or {last} makes {function} right on all cases that count."),
    "where_missing": Entry(
        "{function} lacks something small near line {line}. With it, all cases that count are right."
    ),
    "where_two": Entry("Two small changes, in lines {line} and {last}, make {function} right on all cases that count."),
    "where_two_in_line": Entry("Two small changes in line {line} make {function} right on all cases that count."),
    "edit_shown": Entry("In line {line}, for example, write {after} instead of {before}."),
    "edit_shown_added": Entry("Near line {line}, for example, add {after}."),
    "edit_shown_dropped": Entry("In line {line}, for example, leave out {before}."),
}
