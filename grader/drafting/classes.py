"""What a first spec says of a class: the same calls, one after the other, of an object of the student's and of ours."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from grader.drafting.entry import Entry, Sketched, read_sketched
from grader.drafting.functions import draft_function, passed
from grader.drafting.trying import Solution

CHECKS = '''"""Functions for the expressions of the spec."""

import solution

KINDS = (LookupError, ArithmeticError, ValueError, TypeError)
PLAIN = (int, float, str, list, tuple, dict, set, type(None))

def alike(student, name, start, calls):
    """Whether an object of the student's class answers each call as one of ours does, and raises the same."""
    ours = getattr(solution, name)(*start)
    return all(answer(student, *call) == answer(ours, *call) for call in calls)


def answer(thing, method, *arguments):
    try:
        if method == "len":
            return len(thing)
        if method == "str":
            return str(thing)
        result = getattr(thing, method)(*arguments)
    except Exception as error:
        return "raises", [kind for kind in KINDS if isinstance(error, kind)]
    return result if isinstance(result, PLAIN) else "an object"
'''
"""`checks.py` of an exercise with a class"""
_TRIED = "grader_draft_{kind}_{name}_{method}"
_WRAPPED = {
    "start": "def {wrapper}({parameters}):\n    {name}({parameters})\n",
    "call": "def {wrapper}({parameters}):\n    return {name}({start}).{method}({own})\n",
}


def wrappers(classes: list[Any]) -> str:
    """Functions to be put behind the solution, in the worker alone, by which classes and their methods are tried."""
    text = ""
    for data in classes:
        name, start, methods = _read(data)
        begin = _names(start)
        text += "\n\n" + _WRAPPED["start"].format(
            wrapper=_TRIED.format(kind="start", name=name, method=""), parameters=", ".join(begin), name=name
        )
        for method in methods:
            own = _names(method)
            text += "\n\n" + _WRAPPED["call"].format(
                wrapper=_TRIED.format(kind="call", name=name, method=method.name),
                parameters=", ".join([*(f"start_{one}" for one in begin), *own]),
                name=name,
                start=", ".join(f"start_{one}" for one in begin),
                method=method.name,
                own=", ".join(own),
            )
    return text


def draft_class(data: Any, solution: Solution) -> Entry:
    """The entry of a class of the solution. It needs `CHECKS`, where it is nothing to choose."""
    name, start, methods = _read(data)
    entry = Entry("classes", name, {"points": "1"})
    special = [one[2:-2] for one in data["special"] if one in ("__len__", "__str__")]
    if not methods and not special:
        return replace(entry, choose="it has no methods that could be called", keys={"points": "1", "holds": "…"})
    given: dict[str, str] = {}
    if start is not None and start.parameters:
        begun = draft_function(
            replace(start, name=_TRIED.format(kind="start", name=name, method="")), solution, may_refuse=0
        )
        if begun.choose:
            reason = f"what {name}(…) is given could not be guessed: {begun.choose}"
            return replace(entry, choose=reason, keys={"points": "1", "given": "…", "holds": "…"})
        given = _parts(begun.keys.get("given", ""))
    calls = [f'tuples(just("{word}"))' for word in special]
    left_out = []
    for method in methods:
        domains = _arguments(name, start, method, given, solution)
        if domains is None:
            left_out.append(method.name)
        else:
            name_and_arguments = ", ".join([f'just("{method.name}")', *domains])
            calls.append(f"tuples({name_and_arguments})")
    if not calls:
        return replace(
            entry, choose="what its methods are given could not be guessed", keys={"points": "1", "holds": "…"}
        )
    _describe(entry, name, given, calls)
    if left_out:
        entry.remarks.append(f"not called, as their arguments could not be guessed: {', '.join(left_out)}")
    entry.remarks.append("the calls are guessed; a student sees the shortest ones that go wrong")
    return entry


def _describe(entry: Entry, name: str, given: dict[str, str], calls: list[str]) -> None:
    inside = ", ".join(given)
    listed = " | ".join(calls)
    entry.keys["given"] = ", ".join(
        [*(f"{one}={domain}" for one, domain in given.items()), f"calls=lists({listed}, min_size=1, max_size=6)"]
    )
    start = f"({inside}{',' * (len(given) == 1)})"
    entry.keys["holds"] = f'alike({name}({inside}), "{name}", {start}, calls)'


def _read(data: Any) -> tuple[str, Sketched | None, list[Sketched]]:
    name = data["name"]
    if type(name) is not str or not name.isidentifier():
        raise ValueError("not a name")
    start = None if data["start"] is None else read_sketched(data["start"])
    return name, start, [read_sketched(one) for one in data["methods"]]


def _names(function: Sketched | None) -> list[str]:
    return [] if function is None else [parameter.name for parameter in passed(function)]


def _arguments(
    name: str, start: Sketched | None, method: Sketched, given: dict[str, str], solution: Solution
) -> list[str] | None:
    """The domains of a method's arguments; None if they cannot be guessed."""
    if method.open and not method.open.startswith("*") or method.reads:
        return None
    if not method.parameters:
        return []
    before = tuple(
        replace(parameter, name=f"start_{parameter.name}") for parameter in (passed(start) if start is not None else ())
    )
    tried = replace(
        method, name=_TRIED.format(kind="call", name=name, method=method.name), parameters=(*before, *method.parameters)
    )
    entry = draft_function(tried, solution)
    if entry.choose and not entry.choose.startswith(("it answers differently", "it returns a")):
        return None
    found = _parts(entry.keys.get("given", ""))
    domains = [found[parameter.name] for parameter in passed(method)]
    return None if any("start_" in domain for domain in domains) else domains


def _parts(given: str) -> dict[str, str]:
    """`a=…, b=…` in its parts."""
    found: dict[str, str] = {}
    depth, begin, quote = 0, 0, ""
    for place, letter in enumerate(given + ","):
        if quote:
            quote = "" if letter == quote and given[place - 1] != "\\" else quote
        elif letter in "\"'":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        elif letter == "," and depth == 0:
            name, _, domain = given[begin:place].strip().partition("=")
            if name:
                found[name] = domain
            begin = place + 1
    return found
