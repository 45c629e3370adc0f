"""What is told beside the verdicts: about the file, its loading, its definitions, and differences that cost nothing."""

from __future__ import annotations

from collections.abc import Iterable

from grader.checks.verdict import Verdict
from grader.model.exercise import Function
from grader.model.inspection import Definition, SyntaxFault
from grader.model.result import Message
from grader.model.suite import FunctionSuite
from grader.runner.loaded import Loaded, Skipped

MAX_NOTES = 5

_STATEMENT = {
    "raised": "statement_raised",
    "exited": "statement_exit",
    "wanted_input": "statement_input",
    "timed_out": "statement_endless",
    "out_of_memory": "statement_memory",
    "too_much_output": "statement_output",
    "crashed": "statement_crashed",
}


def of_fault(fault: SyntaxFault) -> Message:
    """Why a source does not compile."""
    code = "syntax" if fault.kind == "syntax" else f"syntax_{fault.kind}"
    if fault.line is None and fault.kind not in ("null_bytes",):
        code = "syntax_too_deep_file" if fault.kind == "too_deep" else "syntax_no_line"
    values: dict[str, str | int | float] = {"error": fault.message, **fault.values}
    if fault.line is not None:
        values["line"] = fault.line
    return Message(code, values, fault.line)


def of_loading(loaded: Loaded, stopped: Iterable[tuple[tuple[int, int], str, int | None]]) -> list[Message]:
    """The top-level statements that were left out, in the order of their lines."""
    messages = [_of_skipped(skipped) for skipped in loaded.skipped]
    for (first, _), kind, line in stopped:
        messages.append(Message(_STATEMENT.get(kind, "statement_crashed"), {"line": first}, line or first))
    messages.sort(key=lambda message: message.line or 0)
    if loaded.error:
        messages.append(Message("load_failed", {"error": loaded.error}))
    if loaded.tampered:
        messages.append(Message("tampering_seen"))
    return messages


def _of_skipped(skipped: Skipped) -> Message:
    values: dict[str, str | int | float] = {"line": skipped.line, "error": skipped.type, "text": skipped.message}
    code = _STATEMENT.get(skipped.kind, "statement_raised")
    if skipped.type in ("ModuleNotFoundError", "ImportError") and "'" in skipped.message:
        code = "import_missing"
        values["name"] = skipped.message.split("'")[1]
    return Message(code, values, skipped.at or skipped.line)


def of_definition(name: str, definition: Definition | None) -> list[Message]:
    if definition is None:
        return []
    notes = []
    if definition.times > 1:
        notes.append(Message("defined_twice", {"function": name, "line": definition.line}, definition.line))
    if definition.kind == "async":
        notes.append(Message("async_function", {"function": name}, definition.line))
    return notes


def of_verdicts(function: str, verdicts: Iterable[Verdict]) -> list[Message]:
    """Each kind of note once."""
    found: dict[str, Message] = {}
    for verdict in verdicts:
        for note in verdict.notes:
            if note.code not in found and len(found) < MAX_NOTES:
                found[note.code] = Message(note.code, {"function": function, **note.values}, note.line)
    return list(found.values())


def of_returned_argument(
    called: str, function: Function, suite: FunctionSuite, found: tuple[int, int] | None
) -> list[Message]:
    """That a result is one of the arguments itself, where the reference always gives back a new one."""
    counts = any(check.compare.mode not in ("ignored", "truthy") for check in function.checks)
    if found is None or suite.returns_argument or not counts:
        return []
    parameter = suite.parameters[found[1]] if found[1] < len(suite.parameters) else f"#{found[1] + 1}"
    return [Message("argument_returned", {"function": called, "parameter": parameter})]
