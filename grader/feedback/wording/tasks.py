"""What an exercise asks for, beside names, examples and rules: the page of an exercise says it in these words."""

from __future__ import annotations

from grader.feedback.entry import Entry

TASKS: dict[str, Entry] = {
    "count_points": Entry("{count} point", "{count} points"),
    "task_whole_file": Entry("For the whole file"),
    # kinds of things
    "task_class": Entry("A class."),
    "task_variable": Entry("A variable: its value is read when the file has run."),
    "task_program": Entry("The file itself, run as a program."),
    # what counts as right
    "task_also": Entry("It may also be called {names}."),
    "task_unordered": Entry("The order of what it returns does not matter."),
    "task_set": Entry("Neither order nor repetition of what it returns matters."),
    "task_truthy": Entry("Any value that counts as true, or as false, will do."),
    "task_approximate": Entry("Small differences in decimal places do not matter."),
    "task_strict": Entry("What it returns must also be of exactly the same type."),
    "task_iterable": Entry("A list, a tuple or a generator will do."),
    "task_text": Entry("Blanks at the ends of lines do not matter."),
    "task_ignored": Entry("What it returns does not matter."),
    "task_holds": Entry("There may be more than one right answer."),
    "task_varies": Entry("It has to choose by chance."),
    "task_prints": Entry("What it prints counts."),
    "task_input": Entry("It reads what is typed in."),
    "task_unchanged": Entry("It must leave its arguments as they were."),
    "task_all_unchanged": Entry("No function may change its arguments."),
    "task_raises": Entry("Where that is right, it has to raise {names}."),
    "task_uses": Entry("A mistake in {names} costs nothing here."),
    # sets of names for rules, where the names say nothing
    "preset_big_integers": Entry("joining the digits to one of Python's own whole numbers"),
}
