"""Python's errors in plain words. The code is `error_`, the name of the error, and its cause if there are several."""

from __future__ import annotations

from grader.feedback.entry import Entry

ERRORS: dict[str, Entry] = {
    "error_ArithmeticError": Entry("ArithmeticError: a calculation is not possible with these numbers."),
    "error_AssertionError": Entry("AssertionError: a condition that the program itself demands is not true."),
    "error_AttributeError": Entry(
        "AttributeError: a value of type {type} has no {name}. Is it another type than you think?"
    ),
    "error_AttributeError_none": Entry(
        "AttributeError: the value before .{name} is None, that is, nothing. Where does it come from?"
    ),
    "error_EOFError": Entry("EOFError: input() asks for more lines than there are. Is it needed here at all?"),
    "error_FileNotFoundError": Entry(
        "FileNotFoundError: the file {name} is not there. Use the arguments instead of files."
    ),
    "error_ImportError": Entry("ImportError: {name} cannot be imported."),
    "error_IndexError": Entry("IndexError: there is no element with this index. The last one has the index len - 1."),
    "error_IndexError_empty": Entry("IndexError: an element is taken from an empty list."),
    "error_IndexError_text": Entry("IndexError: the text is too short for this index."),
    "error_KeyError": Entry("KeyError: the dictionary has no key {name}."),
    "error_MemoryError": Entry("MemoryError: the program uses too much memory. Does something grow without end?"),
    "error_ModuleNotFoundError": Entry("ModuleNotFoundError: the module {name} is not there."),
    "error_NameError": Entry("NameError: the name {name} is not known. Is it misspelt, or defined only later?"),
    "error_NameError_similar": Entry("NameError: the name {name} is not known. Did you mean {similar}?"),
    "error_NotImplementedError": Entry("NotImplementedError: this part is not written yet."),
    "error_OverflowError": Entry("OverflowError: the number is too large to be calculated with decimals."),
    "error_RecursionError": Entry(
        "RecursionError: the function calls itself too often. Does it have an end, and does it always get there?"
    ),
    "error_RuntimeError_changed": Entry("RuntimeError: the dictionary or set changes while a loop goes through it."),
    "error_StopIteration": Entry("StopIteration: next was called, but there is nothing left."),
    "error_SystemExit": Entry("The function ends the whole program with exit. Use return instead."),
    "error_TypeError": Entry("TypeError: something is done with a value that its type does not allow."),
    "error_TypeError_argument_count": Entry("TypeError: a function is called with too many or too few arguments."),
    "error_TypeError_compare": Entry("TypeError: values of type {left} and {right} cannot be compared by size."),
    "error_TypeError_empty": Entry("TypeError: reduce has nothing to begin with, as there are no elements."),
    "error_TypeError_index": Entry(
        "TypeError: an index has to be a whole number, and this is {type}. If it comes from /, use // there."
    ),
    "error_TypeError_index_other": Entry("TypeError: an index has to be a whole number, and this is {type}."),
    "error_TypeError_no_container": Entry("TypeError: the operator in cannot look inside a value of type {type}."),
    "error_TypeError_no_length": Entry("TypeError: a value of type {type} has no length."),
    "error_TypeError_none": Entry(
        "TypeError: one of the values is None, that is, nothing. Is a return missing somewhere?"
    ),
    "error_TypeError_not_callable": Entry(
        "TypeError: a value of type {type} is called like a function. Is a name used for two things?"
    ),
    "error_TypeError_not_iterable": Entry("TypeError: a loop cannot go through a value of type {type}."),
    "error_TypeError_not_subscriptable": Entry("TypeError: a value of type {type} has no elements to take with [ ]."),
    "error_TypeError_operands": Entry("TypeError: the operator {operator} does not work between {left} and {right}."),
    "error_TypeError_read_only": Entry("TypeError: elements of a value of type {type} cannot be changed."),
    "error_TypeError_text_and_number": Entry(
        "TypeError: {operator} does not work between a text and a number. int(...) makes a number of a text,"
        " also of what input() gives."
    ),
    "error_TypeError_unpack": Entry(
        "TypeError: one value of type {type} cannot be shared out among the several names on the left."
    ),
    "error_TypeError_whole": Entry(
        "TypeError: a whole number is needed here, and this is {type}. If it comes from /, use // there."
    ),
    "error_TypeError_whole_other": Entry("TypeError: a whole number is needed here, and this is {type}."),
    "error_TypeError_unhashable": Entry(
        "TypeError: a value of type {type} can be neither in a set nor a key of a dictionary."
    ),
    "error_UnboundLocalError": Entry("UnboundLocalError: {name} is used before it gets a value in this function."),
    "error_UnicodeError": Entry("UnicodeError: a text has characters that cannot be converted."),
    "error_ValueError": Entry("ValueError: a value has the right type, but cannot be used here."),
    "error_ValueError_float": Entry("ValueError: float cannot turn the text {text} into a number."),
    "error_ValueError_int": Entry("ValueError: int cannot turn the text {text} into a whole number."),
    "error_ValueError_empty": Entry("ValueError: the smallest or largest element of an empty list does not exist."),
    "error_ValueError_math": Entry("ValueError: the function of math has no value for this number."),
    "error_ValueError_not_in_list": Entry(
        "ValueError: the element that should be found or removed is not in the list."
    ),
    "error_ValueError_unpack": Entry(
        "ValueError: the number of names on the left differs from the number of values on the right."
    ),
    "error_ZeroDivisionError": Entry("ZeroDivisionError: the program divides by zero."),
    "error_other": Entry("The program stopped with {error}."),
    "error_other_message": Entry("The program stopped with {error}: {text}"),
}
