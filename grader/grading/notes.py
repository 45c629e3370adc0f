"""What is told beside the verdicts: about the file, its loading, its definitions, and differences that cost nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from grader.checks.verdict import Verdict
from grader.grading.place import Place
from grader.model.exercise import Function
from grader.model.inspection import Definition, SyntaxFault
from grader.model.result import Message
from grader.model.suite import FunctionSuite
from grader.runner.loaded import Loaded, Skipped

MAX_NOTES = 5
MAX_NAMES = 8

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


def of_loading(
    loaded: Loaded,
    stopped: Sequence[tuple[tuple[int, int], str, int | None]],
    definitions: Mapping[str, Definition],
) -> list[Message]:
    """The top-level statements that were left out, in the order of their lines. Of those that only lack a name which
    another of them should have defined, it is only told how many there are."""
    left_out = [*((one.line, one.end_line) for one in loaded.skipped), *(lines for lines, _, _ in stopped)]
    causes = [one for one in loaded.skipped if not _lacks_name_of(one, left_out, definitions)]
    messages = [_of_skipped(skipped) for skipped in causes]
    others = [one.line for one in loaded.skipped if one not in causes]
    if others:
        messages.append(Message("left_out_too", {"count": len(others), "line": min(others)}, min(others)))
    for (first, _), kind, line in stopped:
        messages.append(Message(_STATEMENT.get(kind, "statement_crashed"), {"line": first}, line or first))
    messages.sort(key=lambda message: message.line or 0)
    if loaded.error:
        messages.append(Message("load_failed", {"error": loaded.error}))
    if loaded.tampered:
        messages.append(Message("tampering_seen"))
    return messages


def _lacks_name_of(
    skipped: Skipped, left_out: Sequence[tuple[int, int]], definitions: Mapping[str, Definition]
) -> bool:
    """Did it fail because a statement before it was left out?"""
    if skipped.type != "NameError" or "'" not in skipped.message:
        return False
    definition = definitions.get(skipped.message.split("'")[1])
    earlier = [(first, last) for first, last in left_out if last < skipped.line]
    return definition is not None and any(first <= definition.line <= last for first, last in earlier)


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


def of_nothing(place: Place) -> list[Message]:
    """That none of what is asked for stands in the file: it may be the file of another exercise."""
    called = [one for one in place.engine.exercise.functions if one.kind in ("function", "class", "variable")]
    if not called or len(called) < len(place.engine.exercise.functions):
        return []
    if any(place.results[one.name].status != "missing" for one in called):
        return []
    names = [one.name for one in called]
    shown = ", ".join(names[:MAX_NAMES]) + (", …" if len(names) > MAX_NAMES else "")
    return [Message("none_of_them", {"names": shown})]
