"""What is said of a function that answers on every case as a right solution with one small change would."""

from __future__ import annotations

from grader.feedback.entry import Entry

LIKENESS: dict[str, Entry] = {
    "apart_from_check": Entry('Apart from the check "{check}", which costs nothing, this is so:'),
    "like_operator": Entry("{function} answers just like a right solution with {there} in place of {here}."),
    "like_off_by_one": Entry("{function} answers just like a right solution in which one number is off by one."),
    "like_number": Entry("{function} answers just like a right solution in which one number is another."),
    "like_negated": Entry("{function} answers just like a right solution in which one condition is reversed."),
    "like_condition_missing": Entry(
        "{function} answers just like a right solution in which one condition, or a part of it, is missing."
    ),
    "like_return_missing": Entry("{function} answers just like a right solution in which a return is missing."),
    "like_loop_end": Entry("{function} answers just like a right solution whose loop ends too early or too late."),
    "like_no_loop": Entry(
        "{function} answers just like a right solution in which a loop is missing, or runs only once."
    ),
    "like_order": Entry("{function} answers just like a right solution in which two steps are in the other order."),
    "like_swapped": Entry("{function} answers just like a right solution in which two parts are swapped."),
    "like_step_missing": Entry("{function} answers just like a right solution in which one step is missing."),
    "like_variable": Entry("{function} answers just like a right solution in which one variable stands for another."),
    "like_part_missing": Entry(
        "{function} answers just like a right solution in which a part of a calculation is missing."
    ),
}
