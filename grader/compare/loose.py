"""What is told, and free, where a value counts as equal but is of another type."""

from __future__ import annotations

from grader.compare.comparison import type_name
from grader.model.result import Message

_MAX_SHOWN = 40

_CODES = {
    ("tuple", "list"): "note_list_for_tuple",
    ("list", "tuple"): "note_tuple_for_list",
    ("int", "float"): "note_float_for_int",
    ("float", "int"): "note_int_for_float",
    ("int", "bool"): "note_bool_for_int",
    ("float", "bool"): "note_bool_for_int",
    ("bool", "int"): "note_int_for_bool",
}


def note_of(expected: object, actual: object) -> Message:
    """The message for an actual value of another type that counts as the expected one."""
    code = _CODES.get((type_name(expected), type_name(actual)), "note_other_type")
    return Message(code, {"expected": briefly(expected), "actual": briefly(actual)})


def briefly(value: object) -> str:
    """A short number, True, False or None as it is; of all else only the type."""
    if value is None or isinstance(value, (bool, float, complex)):
        return repr(value)
    if isinstance(value, int) and value.bit_length() < 3 * _MAX_SHOWN:
        return repr(value)
    return type_name(value)
