"""What is told and costs nothing: differences of type that count as right, habits that will hurt later."""

from __future__ import annotations

from grader.feedback.entry import Entry

NOTES: dict[str, Entry] = {
    "changed_argument_free": Entry("{function} changes a value that it was given. It costs nothing here."),
    "note_argument_changed": Entry(
        "{function} changes its argument {parameter}. It costs nothing here, but may surprise whoever calls it."
    ),
    "note_bool_for_int": Entry("{function} returns True or False where a number is expected. It counts as right."),
    "note_float_for_int": Entry(
        "{function} returns {actual} where {expected} is expected. It counts as right; // gives whole numbers."
    ),
    "note_int_for_bool": Entry("{function} returns {actual} where {expected} is expected. It counts as right."),
    "note_int_for_float": Entry(
        "{function} returns a whole number where one with decimals is expected. It counts as right."
    ),
    "note_list_for_tuple": Entry("{function} returns a list where a tuple is expected. It counts as right."),
    "note_other_type": Entry("{function} returns {actual} where {expected} is expected. It counts as right."),
    "note_tuple_for_list": Entry("{function} returns a tuple where a list is expected. It counts as right."),
    "note_none_for_false": Entry("{function} returns None where False is expected. It counts as right here."),
    "note_order": Entry("{function} returns the elements in another order. The order does not count here."),
    "note_printed": Entry("{function} also prints something. It should only return its result."),
    "note_rounding": Entry("The result of {function} differs only by rounding. It counts as right."),
    "note_slow": Entry("{function} is right, but takes long on large inputs."),
    "note_spaces": Entry("The printed text differs only in spaces or line ends. It counts as right."),
    "note_text_for_number": Entry("{function} returns a text where a number is expected. It counts as right here."),
    "note_truthy": Entry("{function} returns {actual} where {expected} is expected. Only true or false counts here."),
}
