"""Slips of the pen that are told by name, once all cases that count are right without them."""

from __future__ import annotations

from grader.feedback.entry import Entry

SLIPS: dict[str, Entry] = {
    "slip_sign": Entry("In line {line}, {here} sets the variable anew. Write {there} to change the value that it has."),
    "slip_signs": Entry(
        "In line {line} and below, {here} sets the variable anew. Write {there} to change the value that it has."
    ),
    "slip_parameters": Entry(
        "{function} has its parameters in another order than is asked for: {call}. Look at the line with def."
    ),
}
