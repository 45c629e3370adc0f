"""What is told of what is required besides functions: variables, classes, the program."""

from __future__ import annotations

from grader.feedback.entry import Entry

REQUIRED: dict[str, Entry] = {
    "argument_returned": Entry(
        "{function} can return {parameter} itself, not a new one: if one is changed later, so is the other. It costs "
        "nothing."
    ),
    "never_ends_giving": Entry("{function} gives more values than it should. Does it ever stop?"),
    "did_not_raise": Entry("{function} should raise an error here, and does not."),
    "wrong_in_place": Entry("{function} does not leave the values that it was given as it should."),
    "reason_did_not_raise": Entry("raises no error"),
    "reason_wrong_in_place": Entry("leaves its arguments otherwise"),
    "label_variant": Entry("Variant"),
    "label_calls": Entry("What was called, and what came of it"),
    "broke_relation_of_output": Entry("What {function} prints is not what was asked for."),
    "broke_relation_of_calls": Entry("What comes of these calls of {function} is not what was asked for."),
    "variable_wrong": Entry("{function} is {actual}, and that is not right."),
    "variable_wrong_type": Entry("{function} is {actual}, which is another type of value than it should be."),
    "variable_unsendable": Entry("The value of {function} is too large, or contains itself."),
    "answer_printed": Entry("There is no variable {function}; the answer was found in what the file prints."),
    "answer_printed_wrong": Entry("There is no variable {function}, and what the file prints for it is not right."),
    "answer_not_printed": Entry("There is no variable {function}, and what the file prints does not give its value."),
}
