"""A first spec out of a solution: guessed, tried, and held to what `grader verify` asks of a spec."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grader.drafting.classes import CHECKS, draft_class, wrappers
from grader.drafting.entry import Entry, Sketched, read_sketched
from grader.drafting.examples import quoted
from grader.drafting.functions import draft_function
from grader.drafting.program import draft_program
from grader.drafting.spec_text import spec_text
from grader.drafting.trying import Solution
from grader.grading.exercise_files import files_of
from grader.grading.preparation import NotPrepared, prepare
from grader.runner.inspecting import sketch_source
from grader.runner.servers import start_server

MEMORY_MB = 256
CPU_BACKSTOP_S = 120
_FAULT = re.compile(r":(\d+)(?::\d+)?: (.*)")


class NoDraft(Exception):
    """There can be no spec for this solution; the text says why."""


@dataclass
class Draft:
    """A first spec."""

    spec: str
    checks: str
    """the text of checks.py; "" if none is needed"""
    entries: list[Entry] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    """entry -> its first line in the spec"""


def draft_spec(exercise: str, source: str, language: str | None, isolation: str, python: str | None = None) -> Draft:
    """The first spec of a solution with this source. NoDraft if it cannot be read or defines nothing."""
    options = {
        "isolation": "best" if isolation == "require" else isolation,
        "memory_mb": MEMORY_MB,
        "cpu_seconds": CPU_BACKSTOP_S,
    }
    with start_server(options, python) as server:
        sketch = sketch_source(server, source)
        if "functions" not in sketch:
            raise NoDraft(_unreadable(sketch))
        try:
            wrapped = source + "\n" + wrappers(sketch["classes"])
            solution = Solution(server, wrapped)
            try:
                entries = _entries(sketch, solution)
            finally:
                solution.close()
        except (KeyError, TypeError, ValueError) as error:
            raise NoDraft(f"the solution could not be read ({type(error).__name__})") from None
    if not entries:
        raise NoDraft("it defines no function and no class, and prints nothing: there is nothing to ask for")
    return _held(exercise, source, language, isolation, python, entries)


def _unreadable(sketch: dict[str, Any]) -> str:
    fault = sketch.get("fault")
    if type(fault) is not dict:
        return "it could not be read"
    line = f"line {fault['line']}: " if type(fault.get("line")) is int else ""
    return f"{line}no valid Python: {quoted(str(fault.get('message', '')))}"


def _entries(sketch: dict[str, Any], solution: Solution) -> list[Entry]:
    functions = [read_sketched(one) for one in sketch["functions"] if not str(one["name"]).startswith("_")]
    program = sketch["program"]
    if program is not None:
        functions = [f for f in functions if not (f.name in program["functions"] and _only_starts(f))]
    entries = [draft_function(function, solution) for function in functions]
    entries += [draft_class(one, solution) for one in sketch["classes"] if _is_asked_for(one)]
    if program is not None:
        entries.append(draft_program(program))
    _link(entries, functions)
    return entries


def _is_asked_for(data: dict[str, Any]) -> bool:
    """Whether a class is more than a name within the solution, or a kind of exception."""
    return not str(data["name"]).startswith("_") and bool(data["methods"] or data["special"] or not data["derived"])


def _only_starts(function: Sketched) -> bool:
    return function.name in ("main", "run", "start", "program") and not function.parameters


def _link(entries: Sequence[Entry], functions: Sequence[Sketched]) -> None:
    """`uses`, among the functions that are asked for; not where two need each other."""
    written = {entry.name for entry in entries if not entry.choose}
    calls = {function.name: set(function.calls) & written for function in functions}

    def reached(name: str) -> set[str]:
        found: set[str] = set()
        waiting = list(calls.get(name, ()))
        while waiting:
            one = waiting.pop()
            if one not in found:
                found.add(one)
                waiting += calls.get(one, ())
        return found

    for entry in entries:
        entry.keys.pop("uses", None)
        helpers = [name for name in calls.get(entry.name, ()) if entry.name not in reached(name)]
        if helpers and not entry.choose and entry.section == "functions":
            entry.keys["uses"] = f"[{', '.join(sorted(helpers))}]"


def _held(
    exercise: str, source: str, language: str | None, isolation: str, python: str | None, entries: list[Entry]
) -> Draft:
    """What the making of cases objects to becomes something to choose, until it objects no more."""
    while True:
        needs_checks = any(entry.section == "classes" and not entry.choose for entry in entries)
        checks = CHECKS if needs_checks else ""
        text, places = spec_text(exercise, language, entries)
        lines = {entry.name: line for line, entry in reversed(places.items())}
        draft = Draft(text, checks, entries, lines)
        if all(entry.choose for entry in entries):
            return draft
        faults = _faults(exercise, source, draft, isolation, python)
        found = {id(places[line]): (places[line], message) for line, message in reversed(faults) if line in places}
        if faults and not found:
            raise NoDraft(faults[0][1])
        if not faults:
            return draft
        for entry, message in found.values():
            if not _make_narrower(entry):
                entry.choose = message
        for entry in entries:
            names = entry.keys.get("uses", "").strip("[]").split(", ")
            kept = [name for name in names if name and not any(e.name == name and e.choose for e in entries)]
            if "uses" in entry.keys:
                entry.keys.pop("uses") if not kept else entry.keys.update(uses=f"[{', '.join(kept)}]")


def _make_narrower(entry: Entry) -> bool:
    """Smaller values for a function that failed only on larger ones than it was tried on; False if that was done."""
    given = entry.keys.get("given", "")
    narrower = re.sub(r"max_size=[4-8]\b", "max_size=3", given)
    narrower = re.sub(r"integers\((-?\d+), \d{2,}\)", lambda m: f"integers({max(int(m[1]), -9)}, 9)", narrower)
    if entry.section != "functions" or entry.is_narrowed or narrower == given:
        return False
    entry.is_narrowed, entry.keys["given"] = True, narrower
    return True


def _faults(exercise: str, source: str, draft: Draft, isolation: str, python: str | None) -> list[tuple[int, str]]:
    """(line of the spec, what is wrong there) as `grader verify` would tell; [] if the spec is sound."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        spec, reference = folder / f"{exercise}.yaml", folder / "reference"
        reference.mkdir()
        spec.write_text(draft.spec, encoding="utf-8")
        (reference / "solution.py").write_text(source, encoding="utf-8")
        if draft.checks:
            (reference / "checks.py").write_text(draft.checks, encoding="utf-8")
        try:
            prepare(files_of(exercise, spec, reference), isolation, lambda _: None, python=python)
        except NotPrepared as error:
            return _told(str(error), spec)
    return []


def _told(text: str, spec: Path) -> list[tuple[int, str]]:
    found = []
    for part in text.splitlines():
        match = _FAULT.match(part[len(str(spec)) :]) if part.startswith(str(spec)) else None
        if match is not None:
            found.append((int(match[1]), re.sub(r"^check \w+: ", "", match[2])))
    return found or [(0, text.replace(str(spec), spec.name))]
