"""What an exercise requires, looked for in a hand-in under its names, and graded as the kind of thing that it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from grader.grading.function import grade_function
from grader.grading.near import nearest_name
from grader.grading.place import Place
from grader.grading.programs import grade_program
from grader.grading.variables import grade_variable
from grader.model.exercise import Exercise, Function, FunctionKind
from grader.model.inspection import Inspection
from grader.model.result import FunctionResult, Message
from grader.runner.loaded import Loaded

SIMILAR = 0.75
GRADERS: dict[FunctionKind, Callable[[Place, Function], FunctionResult]] = {
    "function": grade_function,
    "class": grade_function,
    "program": grade_program,
    "variable": grade_variable,
}
_SIMILAR_KINDS: dict[FunctionKind, tuple[str, ...]] = {
    "function": ("function", "callable"),
    "class": ("class",),
}
"""what a near miss may be"""


def found_names(exercise: Exercise, loaded: Loaded, inspection: Inspection) -> dict[str, str]:
    """What is called by its name -> the name under which the hand-in has it: of several the first in the spec."""
    names = {}
    for function in exercise.functions:
        is_there = _IS_THERE.get(function.kind)
        if is_there is not None:
            there = (n for n in (function.name, *function.also) if is_there(n, loaded, inspection))
            name = next(there, None)
            if name is not None:
                names[function.name] = name
    return names


def _is_callable(name: str, loaded: Loaded, inspection: Inspection) -> bool:
    kind = loaded.names.get(name)
    return kind in ("function", "callable", "class") or (kind == "library" and name in inspection.definitions)


def _is_class(name: str, loaded: Loaded, inspection: Inspection) -> bool:
    """One with a metaclass of its own is only known as something that can be called."""
    kind, definition = loaded.names.get(name), inspection.definitions.get(name)
    return kind == "class" or (kind == "callable" and definition is not None and definition.kind == "class")


_IS_THERE = {"function": _is_callable, "class": _is_class}


def grade_required(place: Place, function: Function) -> FunctionResult:
    """The result of one required thing, whether it is there or not."""
    result = _with_titles(function, _with_hidden(place, _found(place, function)))
    if result.status != "missing":
        return result
    similar = _similar(place, function)
    return result if similar is None else _near_miss(place, function, result, similar)


def _with_titles(function: Function, result: FunctionResult) -> FunctionResult:
    """What the teacher calls the checks, for people."""
    titles = {check.name: check.title for check in function.checks if check.title}
    if not titles:
        return result
    return replace(result, checks=tuple(replace(c, title=titles.get(c.check, {})) for c in result.checks))


def _with_hidden(place: Place, result: FunctionResult) -> FunctionResult:
    """Where a pack stands for the exercise, it is told that there are more checks."""
    count = place.engine.suite.hidden.get(result.name)
    if not count:
        return result
    note = Message("hidden_checks", {"function": result.name, "count": count})
    return replace(result, notes=(*result.notes, note))


def _found(place: Place, function: Function) -> FunctionResult:
    if function.kind == "variable":
        called = place.variables.names.get(function.name)
    elif function.kind == "program":
        called = function.name
    else:
        called = place.names.get(function.name)
        if called is None:
            return _missing(place, function)
        definition = place.inspection.definitions.get(called)
        if definition is not None and definition.stub:
            notes = (Message("function_not_done", {"function": called}, definition.line),)
            empty = empty_result(function, "not_done")
            return replace(empty, notes=notes, line=definition.line, end_line=definition.end_line)
    if not function.checks:  # all of them are hidden, and a pack does not have them
        return empty_result(function, "blocked")
    result = GRADERS[function.kind](place, function)
    if called is not None and called != function.name:
        found_as = Message("found_as", {"function": function.name, "name": called})
        result = replace(result, notes=(found_as, *result.notes))
    return result


def empty_result(function: Function, status: str = "missing") -> FunctionResult:
    """The result of something that is not there."""
    bonus_out_of = sum(check.points for check in function.checks if check.bonus)
    return FunctionResult(function.name, status, 0.0, function.points, bonus_out_of=bonus_out_of)  # type: ignore[arg-type]


def _missing(place: Place, function: Function) -> FunctionResult:
    found = next((name for name in (function.name, *function.also) if name in place.inspection.elsewhere), None)
    if found is not None and function.name not in place.loaded.names:
        other = place.inspection.elsewhere[found]
        values: dict[str, str | int | float] = {"function": found, "within": other.within, "line": other.line}
        message = Message(f"function_in_{other.kind}", values, other.line)
    else:
        other_kind = "not_a_class" if function.kind == "class" else "not_callable"
        code = other_kind if function.name in place.loaded.names else "function_missing"
        message = Message(code, {"function": function.name})
    return replace(empty_result(function), notes=(message,))


def _similar(place: Place, function: Function) -> str | None:
    """The name that was most likely meant."""
    if function.kind == "variable":
        return place.variables.near.get(function.name)
    if function.name in place.loaded.names:
        return None
    kinds, taken = _SIMILAR_KINDS.get(function.kind, ()), set(place.names.values())
    others = (name for name, kind in place.loaded.names.items() if kind in kinds and name not in taken)
    return nearest_name((function.name, *function.also), others)


def _near_miss(place: Place, function: Function, missing: FunctionResult, similar: str) -> FunctionResult:
    """Still missing; with the name that was meant, and what that would have had."""
    would = _graded_as(place, function, similar)
    note = Message("function_missing_similar", {"function": function.name, "similar": similar})
    return replace(missing, notes=(note,), would_have=would.points, line=would.line, end_line=would.end_line)


def _graded_as(place: Place, function: Function, name: str) -> FunctionResult:
    names, variables = place.names, place.variables
    if function.kind == "variable":
        place.variables = replace(variables, names={**variables.names, function.name: name})
    else:
        place.names = {**names, function.name: name}
    try:
        return GRADERS[function.kind](place, function)
    finally:
        place.names, place.variables = names, variables


def helpers_first(exercise: Exercise) -> list[Function]:
    """In the order of the exercise, but each after the functions it uses."""
    ordered: list[Function] = []

    def add(function: Function, above: tuple[str, ...]) -> None:
        if function in ordered or function.name in above:
            return
        for name in function.uses:
            add(exercise.function(name), (*above, function.name))
        ordered.append(function)

    for function in exercise.functions:
        add(function, ())
    return ordered
