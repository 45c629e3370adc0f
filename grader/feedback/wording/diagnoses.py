"""What is said about a mistake: what happened, when it goes wrong, what the wrong answers look like."""

from __future__ import annotations

from grader.feedback.entry import Entry
from grader.feedback.wording.shapes import SHAPES

DIAGNOSES: dict[str, Entry] = {
    # what happened
    "always_same": Entry("{function} returns {actual} for every input that was tried."),
    "raised_by_program": Entry("{function} stops here because it raises {error} itself."),
    "raised_by_program_text": Entry("{function} stops here because it raises {error} itself: {text}"),
    "changes_argument": Entry("{function} changes its argument {parameter}. It should leave it as it was."),
    "leaves_argument": Entry("{function} leaves its argument {parameter} as it was. It should change it in place."),
    "never_stops": Entry("{function} does not stop by itself. Is there a loop that never ends?"),
    "opposite_everywhere": Entry("{function} says True where False is right, and False where True is right."),
    "parameters_differ": Entry(
        "{function} cannot be called with {count} argument. Look at its parameters in the line with def.",
        "{function} cannot be called with {count} arguments. Look at its parameters in the line with def.",
    ),
    "returned_none": Entry("{function} returned None, that is, nothing. Is a return missing?"),
    "returned_none_printed": Entry("{function} prints its result but does not return it. Use return instead of print."),
    "returned_none_where_wrong": Entry(
        "Where {function} is wrong, it returns None, that is, nothing. Does every way through it end with a return?"
    ),
    "returns_argument": Entry("Where {function} is wrong, it returns {parameter} just as it was given."),
    "returns_coroutine": Entry("{function} is defined with async def, so a call does not run it. Use def alone."),
    "returns_function": Entry("{function} returns a function instead of its result. Are the parentheses ( ) missing?"),
    "returns_lazy": Entry("{function} returns a {actual} object, not a list. list(...) turns it into one."),
    "returns_other_type": Entry("{function} returns a value of type {actual} where {expected} is expected."),
    "returns_set": Entry("{function} returns a set where a list is expected. A set has no order and no repeats."),
    "timed_out_larger": Entry(
        "{function} does not stop in time on larger inputs. Is there a loop that never ends, or too much work?"
    ),
    # when it goes wrong: before two of the statements that follow
    "when_both_hold": Entry("{function} goes wrong just where both of these are so:"),
    # when it goes wrong: about one argument
    "when_none": Entry("{function} goes wrong only when {parameter} is None."),
    "when_true": Entry("{function} goes wrong only when {parameter} is True."),
    "when_false": Entry("{function} goes wrong only when {parameter} is False."),
    "when_empty": Entry("{function} goes wrong only when {parameter} is empty."),
    "when_not_empty": Entry("{function} goes wrong whenever {parameter} is not empty."),
    "when_single": Entry("{function} goes wrong only when {parameter} has a single element."),
    "when_more_than_one": Entry("{function} goes wrong whenever {parameter} has more than one element."),
    "when_zero": Entry("{function} goes wrong only when {parameter} is zero."),
    "when_negative": Entry("{function} goes wrong only when {parameter} is negative."),
    "when_positive": Entry("{function} goes wrong only when {parameter} is greater than zero."),
    "when_not_negative": Entry("{function} goes wrong only when {parameter} is zero or more."),
    "when_not_whole": Entry("{function} goes wrong only when {parameter} is not a whole number."),
    "when_float": Entry("{function} goes wrong only when {parameter} is a float, that is, written with a point."),
    "when_int": Entry("{function} goes wrong only when {parameter} is an int, that is, written without a point."),
    "when_even": Entry("{function} goes wrong only when {parameter} is even."),
    "when_odd": Entry("{function} goes wrong only when {parameter} is odd."),
    "when_power_of_two": Entry("{function} goes wrong only when {parameter} is a power of 2."),
    "when_no_power_of_two": Entry("{function} goes wrong whenever {parameter} is not a power of 2."),
    "when_tuple": Entry("{function} goes wrong only when {parameter} is a tuple."),
    "when_list": Entry("{function} goes wrong only when {parameter} is a list."),
    "when_has_zero": Entry("{function} goes wrong only when {parameter} contains a zero."),
    "when_has_negative": Entry("{function} goes wrong only when {parameter} contains a negative number."),
    "when_has_float": Entry("{function} goes wrong only when {parameter} contains a float."),
    "when_has_none": Entry("{function} goes wrong only when {parameter} contains None."),
    "when_has_empty": Entry("{function} goes wrong only when {parameter} contains something empty."),
    "when_has_repeats": Entry("{function} goes wrong only when something occurs more than once in {parameter}."),
    "when_no_repeats": Entry("{function} goes wrong only when nothing occurs more than once in {parameter}."),
    "when_rising": Entry("{function} goes wrong only when {parameter} is in ascending order."),
    "when_not_rising": Entry("{function} goes wrong whenever {parameter} is not in ascending order."),
    "when_falling": Entry("{function} goes wrong only when {parameter} is in descending order."),
    "when_not_falling": Entry("{function} goes wrong whenever {parameter} is not in descending order."),
    "when_length_even": Entry("{function} goes wrong only when the length of {parameter} is even."),
    "when_length_odd": Entry("{function} goes wrong only when the length of {parameter} is odd."),
    "when_one_row": Entry("{function} goes wrong only when {parameter} has one row."),
    "when_not_square": Entry("{function} goes wrong only when {parameter} has not as many rows as columns."),
    "when_has_space": Entry("{function} goes wrong only when {parameter} contains a space."),
    "when_has_capital": Entry("{function} goes wrong only when {parameter} contains a capital letter."),
    "when_has_digit": Entry("{function} goes wrong only when {parameter} contains a digit."),
    "when_not_ascii": Entry("{function} goes wrong only when {parameter} contains letters beyond a to z, as č or я."),
    "when_larger": Entry("{function} goes wrong only when {parameter} is larger than {limit}."),
    "when_longer": Entry(
        "{function} goes wrong only when {parameter} has more than {count} element.",
        "{function} goes wrong only when {parameter} has more than {count} elements.",
    ),
    # when it goes wrong: about two arguments
    "when_in": Entry("{function} goes wrong only when {right} occurs in {left}."),
    "when_not_in": Entry("{function} goes wrong only when {right} does not occur in {left}."),
    "when_equal": Entry("{function} goes wrong only when {left} and {right} are equal."),
    "when_smaller": Entry("{function} goes wrong only when {left} is smaller than {right}."),
    "when_not_smaller": Entry("{function} goes wrong only when {left} is not smaller than {right}."),
    "when_longer_than": Entry("{function} goes wrong only when {left} is longer than {right}."),
    "when_same_length": Entry("{function} goes wrong only when {left} and {right} are equally long."),
    "when_other_length": Entry("{function} goes wrong only when {left} and {right} are not equally long."),
    "when_both_empty": Entry("{function} goes wrong only when {left} and {right} are both empty."),
    "when_share": Entry("{function} goes wrong only when {left} and {right} have an element in common."),
    # when it goes wrong: about the right answer
    "when_answer_true": Entry("{function} goes wrong only when the right answer is True."),
    "when_answer_false": Entry("{function} goes wrong only when the right answer is False."),
    "when_answer_none": Entry("{function} goes wrong only when the right answer is None."),
    "when_answer_not_none": Entry("{function} goes wrong whenever the right answer is not None."),
    "when_answer_empty": Entry("{function} goes wrong only when the right answer is empty."),
    "when_answer_not_empty": Entry("{function} goes wrong whenever the right answer is not empty."),
    "when_answer_zero": Entry("{function} goes wrong only when the right answer is zero."),
    "when_answer_negative": Entry("{function} goes wrong only when the right answer is negative."),
    # what the wrong answers look like
    "looks_one_too_large": Entry("Where {function} is wrong, its answer is one too large."),
    "looks_one_too_small": Entry("Where {function} is wrong, its answer is one too small."),
    "looks_too_large_by": Entry("Where {function} is wrong, its answer is too large, always by {offset}."),
    "looks_too_small_by": Entry("Where {function} is wrong, its answer is too small, always by {offset}."),
    "looks_exponent": Entry("Where {function} is wrong, it returns the exponent: k instead of the power 2**k."),
    "looks_double": Entry("Where {function} is wrong, its answer is twice the right one."),
    "looks_half": Entry("Where {function} is wrong, its answer is half of the right one."),
    "looks_negated": Entry("Where {function} is wrong, its answer has the wrong sign."),
    "looks_text_for_number": Entry(
        "Where {function} is wrong, it returns the right number as a text. Leave out the quotes or str."
    ),
    "looks_number_for_text": Entry(
        "Where {function} is wrong, it returns a number where a text is expected. str makes a text of it."
    ),
    "looks_swapped_pair": Entry("Where {function} is wrong, the two parts of its answer are swapped."),
    "looks_one_based": Entry(
        "Where {function} is wrong, every number of its answer is one too large. Does it count from 1 instead of 0?"
    ),
    "looks_reversed": Entry("Where {function} is wrong, its answer is the right one in reverse order."),
    "looks_sorted": Entry("Where {function} is wrong, its answer is the right one, but sorted in ascending order."),
    "looks_sorted_down": Entry(
        "Where {function} is wrong, its answer is the right one, but sorted in descending order."
    ),
    "looks_first_missing": Entry("Where {function} is wrong, only the first element of its answer is missing."),
    "looks_last_missing": Entry("Where {function} is wrong, only the last element of its answer is missing."),
    "looks_without_repeats": Entry("Where {function} is wrong, its answer lacks what should occur more than once."),
    "looks_length": Entry("Where {function} is wrong, it returns the length of the right answer."),
    "looks_first_only": Entry("Where {function} is wrong, it returns only the first element of the right answer."),
    "looks_first_only_list": Entry("Where {function} is wrong, its answer ends after the first element."),
    "looks_last_only": Entry("Where {function} is wrong, it returns only the last element of the right answer."),
    "looks_flat": Entry("Where {function} is wrong, its answer is one flat list instead of lists in a list."),
    "looks_wrapped": Entry("Where {function} is wrong, its answer is the right one, but in one list too many."),
    "looks_wrapped_tuple": Entry(
        "Where {function} is wrong, its answer is the right one, but in a tuple. Is there a comma too many?"
    ),
    **SHAPES,
}
