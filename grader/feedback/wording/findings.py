"""What is said about the means that a function uses or lacks: verb of the rule, kind of the rule."""

from __future__ import annotations

from grader.feedback.entry import Entry

FINDINGS: dict[str, Entry] = {
    "forbid_imports": Entry("{function} uses {name}, which is not allowed here."),
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
    "avoid_imports": Entry("{function} uses {name}. Try to do it without; it costs nothing."),
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
    "prefer_syntax": Entry("{function} is easier to write if it uses {name}. It costs nothing."),
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
    # kinds of syntax whose name in a rule is no word of Python; they follow "uses"
    "syntax_name_bit_operation": Entry("an operation on bits"),
    "syntax_name_comprehension": Entry("a comprehension"),
    "syntax_name_dict_comprehension": Entry("a dictionary comprehension"),
    "syntax_name_fstring": Entry("an f-string"),
    "syntax_name_function": Entry("a function inside the function"),
    "syntax_name_generator_expression": Entry("a generator expression"),
    "syntax_name_list_comprehension": Entry("a list comprehension"),
    "syntax_name_loop": Entry("a loop"),
    "syntax_name_loops": Entry("a loop"),
    "syntax_name_power": Entry("the operator **"),
    "syntax_name_recursion": Entry("a call of itself"),
    "syntax_name_set_comprehension": Entry("a set comprehension"),
    "syntax_name_shift": Entry("the operator << or >>"),
    "syntax_name_slice": Entry("a slice"),
    "syntax_name_star": Entry("a star before a value"),
    "syntax_name_ternary": Entry("an if inside an expression"),
    "syntax_name_walrus": Entry("the operator :="),
}
