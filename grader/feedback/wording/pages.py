"""Words of the pages for a class: the overview, an exercise, a group of hand-ins that are wrong alike."""

from __future__ import annotations

from grader.feedback.entry import Entry

PAGES: dict[str, Entry] = {
    # the page of a student
    "page_why": Entry("Why this mark"),
    "page_when_and_why": Entry("When and why it goes wrong"),
    "page_by_hand": Entry("Decided by the teacher"),
    "verdict_by_hand": Entry("decided by the teacher"),
    "page_before": Entry("By its answers alone: {points} of {out_of}."),
    "page_before_unknown": Entry("By its answers alone it could not be decided."),
    "page_task": Entry("What is asked for"),
    # the overview
    "page_median": Entry("median {points} of {out_of}"),
    "page_distribution": Entry("How many have how many points"),
    "page_bar": Entry("{points} points: {count} hand-in", "{points} points: {count} hand-ins"),
    "page_hardest": Entry("The hardest functions"),
    "page_right_of": Entry("{right} of {count} right"),
    "page_groups": Entry("The same mistake"),
    "page_groups_about": Entry("Hand-ins that are wrong on the same inputs, in the same way."),
    "page_no_groups": Entry("No two hand-ins are wrong in the same way."),
    "page_similar": Entry("Similar sources"),
    "page_similar_about": Entry(
        "Files that share much of what is rare in this class. It may have innocent reasons; look before you judge."
    ),
    "page_shared": Entry("{percent} % of what is rare in one of them"),
    "page_identical": Entry("the same file"),
    "page_missing": Entry("Handed in nothing"),
    "page_unlisted": Entry("Not on the list of the class"),
    "page_legend": Entry("Signs"),
    "page_filter": Entry("Show only names with"),
    "page_only": Entry("Show only"),
    "page_all": Entry("all"),
    "page_shown": Entry("{count} shown", "{count} shown"),
    "page_sort": Entry("Sort by {name}"),
    "page_students": Entry("{count} student", "{count} students"),
    "page_decided": Entry("{count} decided by the teacher", "{count} decided by the teacher"),
    # a group
    "page_group_about": Entry("These hand-ins give the same wrong answers for {function}."),
    "page_note": Entry("The teacher's note"),
    "page_no_note": Entry(
        "To say something to all of them, also next year, copy one of these hand-ins to {folder} and write into {file}:"
    ),
    "page_sources": Entry("The sources side by side"),
    "page_sources_about": Entry(
        "Lines that do something else than the first source are marked; other names, blanks and comments do not count."
    ),
    "page_more_sources": Entry("{count} more source is not shown.", "{count} more sources are not shown."),
    "page_overview": Entry("The whole class"),
    # an exercise
    "page_examples": Entry("Examples"),
    "page_counts": Entry("What counts"),
    "page_hidden_check": Entry("a check whose inputs are not shown"),
    "rule_forbid": Entry("Not allowed"),
    "rule_require": Entry("Required"),
    "rule_avoid": Entry("Better without"),
    "rule_prefer": Entry("Better with"),
    "rule_imports": Entry("modules"),
    "rule_calls": Entry("functions"),
    "rule_methods": Entry("methods"),
    "rule_syntax": Entry("constructs"),
    "rule_recursion": Entry("recursion"),
    "rule_lines": Entry("at most {count} line", "at most {count} lines"),
    "date_and_time": Entry("{year}-{month}-{day}, {hour}:{minute}"),
}
