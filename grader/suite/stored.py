"""The suite as a file beside the spec: readable, one case a line, the same bytes for the same suite."""

from __future__ import annotations

import contextlib
import gc
import json
import marshal
import os
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from grader.model.exercise import Exercise
from grader.model.outcome import Outcome
from grader.model.plain import from_plain, to_plain
from grader.model.suite import Case, FunctionSuite, Suite
from grader.runner.readable import from_json, to_json
from grader.runner.values import VERSION, BadEncoding
from grader.suite.times import with_times_of

SCHEMA = 1
"""of the file; a suite of another schema is made again"""


DAMAGED = (ValueError, KeyError, TypeError, AttributeError, IndexError, BadEncoding)
"""what reading a file raises that is not of this form"""


def read_suite(path: Path) -> Suite | None:
    """The stored suite, without the reference's source; None if there is none that can be used."""
    try:
        with _no_collection():
            data = json.loads(path.read_text(encoding="utf-8"))
            return suite_of(data) if data["schema"] == SCHEMA else None
    except (OSError, *DAMAGED):
        return None


def read_exercise(path: Path) -> Exercise | None:
    """Only the exercise of a stored suite, which stands on a line of its own before the cases; None as above."""
    start = '"exercise": '
    try:
        with path.open(encoding="utf-8") as file:
            line = next((line for line in file if line.startswith(start)), "")
        return from_plain(Exercise, json.loads(line.removeprefix(start).rstrip().rstrip(",")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


@contextlib.contextmanager
def _no_collection() -> Iterator[None]:
    """Thousands of objects that stay set off garbage collections that find nothing: half of the time of reading."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def suite_of(data: dict[str, Any]) -> Suite:
    """Of the JSON of a stored suite; one of DAMAGED if it is none."""
    return Suite(
        exercise=from_plain(Exercise, data["exercise"]),
        digest=str(data["digest"]),
        spec_digest=str(data.get("spec_digest", "")),
        variant=str(data.get("variant", "")),
        functions={item["name"]: _function(item) for item in data["functions"]},
        made_with={str(key): str(value) for key, value in data["made_with"].items()},
        faults=tuple(data["faults"]),
        checks_source=str(data["checks"]),
    )


def write_suite(suite: Suite, path: Path) -> Suite:
    """Writes the file whole or not at all, and returns what it holds. OSError if that cannot be done.

    Times that are about those of the file that is there are left as they are, so that nothing changes by chance.
    """
    settled = with_times_of(suite, read_suite(path))
    write_lines(suite_lines(settled), path)
    return settled


def write_lines(lines: Iterable[str], path: Path) -> None:
    """As `write_suite`."""
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.writelines(line + "\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def suite_lines(suite: Suite, head: Sequence[str] = ()) -> Iterator[str]:
    """The lines of the file; `head`: more keys with their values, which come first."""
    yield "{"
    for line in head:
        yield line + ","
    yield f'"schema": {SCHEMA},'
    yield f'"digest": {_dumps(suite.digest)},'
    if suite.spec_digest:
        yield f'"spec_digest": {_dumps(suite.spec_digest)},'
    if suite.variant:
        yield f'"variant": {_dumps(suite.variant)},'
    yield f'"made_with": {_dumps(suite.made_with)},'
    yield f'"exercise": {_dumps(to_plain(suite.exercise))},'
    yield f'"checks": {_dumps(suite.checks_source)},'
    yield f'"faults": {_dumps(suite.faults)},'
    yield '"functions": ['
    functions = list(suite.functions.values())
    for place, function in enumerate(functions):
        yield from _function_lines(function, last=place == len(functions) - 1)
    yield "]"
    yield "}"


def _function_lines(function: FunctionSuite, last: bool) -> Iterator[str]:
    yield f'{{"name": {_dumps(function.name)}, "parameters": {_dumps(function.parameters)},'
    yield '"cases": ['
    pairs = list(zip(function.cases, function.expected, strict=True))
    for place, (case, expected) in enumerate(pairs):
        yield _dumps(_case_data(case, expected)) + ("" if place == len(pairs) - 1 else ",")
    yield "],"
    if function.methods:
        yield f'"methods": {_dumps(function.methods)},'
    if function.returns_argument:
        yield '"returns_argument": true,'
    if function.least:
        yield f'"least": {_dumps({name: _ranges(places) for name, places in function.least.items()})},'
    yield f'"slow": {_dumps({str(p): s for p, s in sorted(function.slow.items())})},'
    yield f'"checks": {_dumps({name: _ranges(places) for name, places in function.checks.items()})}}}' + (
        "" if last else ","
    )


def _dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True, separators=(", ", ": "))


def _case_data(case: Case, expected: Outcome) -> list[Any]:
    """[arguments, layer, expected]; where there is more to it [arguments, layer, [expected], the rest]."""
    arguments = to_json(case.arguments)["t"]
    more: dict[str, Any] = {}
    if case.drawn:
        more["drawn"] = to_json(case.drawn)
    if case.lines is not None:
        more["lines"] = list(case.lines)
    if not case.called:
        more["called"] = False
    if expected.kind == "returned":
        result = [to_json(expected.value)]
    else:
        result = []
        more["kind"] = expected.kind
    if expected.after:
        more["after"] = to_json(expected.after)
    rest = to_plain(expected)
    for name in ("printed", "raised", "detail", "lines_read", "starved"):
        if name in rest:
            more[name] = rest[name]
    return [arguments, case.layer, result, more] if more else [arguments, case.layer, *result]


def answers_line(answers: Mapping[bytes, Outcome]) -> str:
    """Arguments with what the reference does, as cases are written."""
    return _dumps([_case_data(Case(arguments, "drawn"), outcome) for arguments, outcome in answers.items()])


def read_answers(data: Sequence[list[Any]]) -> dict[bytes, Outcome]:
    """What `answers_line` wrote; one of DAMAGED if it did not."""
    known: dict[bytes, Outcome] = {}
    return {case.arguments: outcome for case, outcome in (_pair(item, known) for item in data)}


def _function(data: dict[str, Any]) -> FunctionSuite:
    known: dict[bytes, Outcome] = {}
    pairs = [_pair(item, known) for item in data["cases"]]
    return FunctionSuite(
        name=data["name"],
        parameters=tuple(data["parameters"]),
        cases=tuple(case for case, _ in pairs),
        expected=tuple(expected for _, expected in pairs),
        checks={name: tuple(_places(ranges)) for name, ranges in data["checks"].items()},
        slow={int(place): float(seconds) for place, seconds in data["slow"].items()},
        methods=tuple(data.get("methods", ())),
        returns_argument=data.get("returns_argument", False) is True,
        least={name: tuple(_places(ranges)) for name, ranges in data.get("least", {}).items()},
    )


def _encoded(value: Any) -> bytes:
    """As `from_json`, but at once where the value needs no reading: nearly always, and a suite has thousands."""
    data = marshal.dumps(value, VERSION)
    return from_json(value) if b"{" in data else data  # the byte may also belong to a number or a text


def _arguments(values: list[Any]) -> bytes:
    data = marshal.dumps(tuple(values), VERSION)
    return from_json({"t": values}) if b"{" in data else data


def _pair(item: list[Any], known: dict[bytes, Outcome]) -> tuple[Case, Outcome]:
    """A case and its outcome; equal plain outcomes are one object, kept in `known`."""
    arguments, layer = _arguments(item[0]), item[1]
    if len(item) == 3:
        value = _encoded(item[2])
        outcome = known.get(value)
        if outcome is None:
            outcome = known[value] = Outcome("returned", value)
        return Case(arguments, layer), outcome
    result, more = item[2], item[3]
    case = Case(
        arguments,
        layer,
        drawn=from_json(more["drawn"]) if "drawn" in more else b"",
        lines=tuple(more["lines"]) if "lines" in more else None,
        called=more.get("called", True),
    )
    rest = {name: more[name] for name in ("printed", "raised", "detail", "lines_read", "starved") if name in more}
    expected = from_plain(Outcome, {"kind": more.get("kind", "returned"), **rest})
    return case, Outcome(
        kind=expected.kind,
        value=from_json(result[0]) if result else b"",
        after=from_json(more["after"]) if "after" in more else b"",
        printed=expected.printed,
        raised=expected.raised,
        detail=expected.detail,
        lines_read=expected.lines_read,
        starved=expected.starved,
    )


def _ranges(places: tuple[int, ...]) -> list[list[int]]:
    """Ascending positions as [first, last] pairs."""
    ranges: list[list[int]] = []
    for place in places:
        if ranges and ranges[-1][1] == place - 1:
            ranges[-1][1] = place
        else:
            ranges.append([place, place])
    return ranges


def _places(ranges: list[list[int]]) -> Iterator[int]:
    for first, last in ranges:
        yield from range(first, last + 1)
