"""What is told of what is required besides functions: variables, classes, the program."""

from __future__ import annotations

from grader.feedback.entry import Entry

REQUIRED: dict[str, Entry] = {
    "label_variant": Entry("Variant"),
    "label_calls": Entry("What was called, and what came of it"),
    "broke_relation_of_output": Entry("What {function} prints is not what was asked for."),
    "broke_relation_of_calls": Entry("What comes of these calls of {function} is not what was asked for."),
    "variable_wrong": Entry("{function} is {actual}, and that is not right."),
    "variable_wrong_type": Entry("{function} is {actual}, which is another type of value than it should be."),
    "variable_unsendable": Entry("The value of {function} is too large, or contains itself."),
    "answer_printed": Entry("There is no variable {function}; the answer was found in what the file prints."),
    "answer_not_printed": Entry("There is no variable {function}, and what the file prints does not give its value."),
}
