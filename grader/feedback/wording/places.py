"""Where a function is that is not where it is looked for."""

from __future__ import annotations

from grader.feedback.entry import Entry

PLACES: dict[str, Entry] = {
    "function_in_class": Entry(
        "{function} stands inside the class {within}, in line {line}. Move it out, to the left edge of the file."
    ),
    "function_in_function": Entry(
        "{function} stands inside {within}, in line {line}, so nobody else can call it. Move it to the left edge."
    ),
    "function_in_main_guard": Entry(
        "{function} stands under if __name__ == '__main__', in line {line}. Move it out, to the left edge of the file."
    ),
    "function_in_never": Entry(
        "{function} stands under a condition that is never true, in line {line}. Move it to the left edge of the file."
    ),
}
