"""What is said about the means that a function uses or lacks: verb of the rule, kind of the rule."""

from __future__ import annotations

from grader.feedback.entry import Entry

FINDINGS: dict[str, Entry] = {
    "forbid_imports": Entry("{function} uses {name}, and this module is not allowed here."),
    "forbid_calls": Entry("{function} calls {name}, which is not allowed here."),
    "forbid_methods": Entry("{function} uses the method {name}, which is not allowed here."),
    "forbid_syntax": Entry("{function} uses {name}, which is not allowed here."),
    "forbid_recursion": Entry("{function} calls itself, which is not allowed here."),
    "forbid_lines": Entry(
        "{function} has {count} line, more than allowed.", "{function} has {count} lines, more than allowed."
    ),
    "require_imports": Entry("{function} has to use the module {name}."),
    "require_calls": Entry("{function} has to call {name}."),
    "require_methods": Entry("{function} has to use the method {name}."),
    "require_syntax": Entry("{function} has to use {name}."),
    "require_recursion": Entry("{function} has to call itself."),
    "require_lines": Entry(
        "{function} may have at most {limit} lines, and has {count} line.",
        "{function} may have at most {limit} lines, and has {count} lines.",
    ),
    "avoid_imports": Entry("{function} uses {name}. Try to do it without this module; it costs nothing."),
    "avoid_calls": Entry("{function} calls {name}. Try to do it without; it costs nothing."),
    "avoid_methods": Entry("{function} uses the method {name}. Try to do it without; it costs nothing."),
    "avoid_syntax": Entry("{function} uses {name}. Try to do it without; it costs nothing."),
    "avoid_recursion": Entry("{function} calls itself. Try a loop; it costs nothing."),
    "avoid_lines": Entry(
        "{function} has {count} line. Try to make it shorter; it costs nothing.",
        "{function} has {count} lines. Try to make it shorter; it costs nothing.",
    ),
    "prefer_imports": Entry("{function} is easier to write with the module {name}. It costs nothing."),
    "prefer_calls": Entry("{function} is easier to write with {name}. It costs nothing."),
    "prefer_methods": Entry("{function} is easier to write with the method {name}. It costs nothing."),
    "prefer_syntax": Entry("{function} is easier to write with {name}. It costs nothing."),
    "prefer_recursion": Entry("{function} is easier to write if it calls itself. It costs nothing."),
    "prefer_lines": Entry(
        "{function} can be shorter than {count} line. It costs nothing.",
        "{function} can be shorter than {count} lines. It costs nothing.",
    ),
    # the same for a whole file
    "file_forbid": Entry("The file uses {name}, which is not allowed here."),
    "file_require": Entry("The file has to use {name}."),
    "file_avoid": Entry("The file uses {name}. Try to do it without; it costs nothing."),
    "file_prefer": Entry("The file is easier to write with {name}. It costs nothing."),
    # what can only be told with care
    "dynamic_access": Entry(
        "{function} uses {name}, so it cannot be seen beforehand what it calls. Your teacher may look at it."
    ),
    "seen_at_run_time": Entry("While it ran, {function} reached {name}, which is not allowed here."),
    "own_helper_allowed": Entry("{function} uses your own {name}; that is fine."),
    # names for kinds of syntax and for groups of names
    "syntax_name_comprehension": Entry("a comprehension"),
    "syntax_name_for": Entry("a for loop"),
    "syntax_name_while": Entry("a while loop"),
    "syntax_name_lambda": Entry("a lambda"),
    "syntax_name_global": Entry("a global variable"),
    "syntax_name_try": Entry("try"),
    "syntax_name_slice": Entry("a slice"),
    "syntax_name_conditional": Entry("an if inside an expression"),
    "syntax_name_if": Entry("an if"),
    "syntax_name_power": Entry("the power operator **"),
    "syntax_name_loop": Entry("a loop"),
    "syntax_name_generator": Entry("yield"),
    "syntax_name_class": Entry("a class"),
    "syntax_name_nested_function": Entry("a function inside the function"),
    "syntax_name_format": Entry("a number written with a format"),
}
