"""`results.json`: a run as data, its names and nesting a contract (`SCHEMA`); more keys may be added, none removed.

Every message stands there as text in the exercise's language and, beside it, as code and values, so that reports in
another language can be made from the file alone.
"""

from __future__ import annotations

import dataclasses
import json
import math
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from grader.feedback.texts import text
from grader.model.plain import from_plain
from grader.model.result import (
    CheckResult,
    Counterexample,
    ExerciseResult,
    FindingResult,
    FunctionResult,
    Message,
    Override,
    Run,
    SubmissionResult,
    Task,
    TaskCheck,
    TaskRule,
)
from grader.model.submission import Origin
from grader.report.files import write_atomically

SCHEMA = 1
FILE = "results.json"

_ALWAYS: dict[type, tuple[str, ...]] = {
    ExerciseResult: ("exercise", "suite", "points"),
    SubmissionResult: ("student", "file", "status", "points", "out_of", "bonus", "problems", "functions", "group"),
    FunctionResult: ("name", "status", "points", "out_of", "checks", "findings"),
    CheckResult: (
        *("check", "status", "points", "out_of", "bonus", "cases", "failed"),
        *("reason", "counterexample", "diagnosis"),
    ),
    Counterexample: ("call", "expected", "actual", "smallest"),
    Origin: ("layout",),
    Override: ("points", "why", "before"),
    Task: ("name",),
    TaskCheck: ("check", "points"),
    TaskRule: ("verb", "kind"),
}
"""the keys of the contract, in its order; all other fields follow where they differ from their defaults"""
_NOT_PLAIN = frozenset({*_ALWAYS, Message, FindingResult})

_NESTED: dict[type, dict[str, type]] = {
    ExerciseResult: {"submissions": SubmissionResult, "tasks": Task},
    Task: {"checks": TaskCheck, "rules": TaskRule, "conditions": Message},
    SubmissionResult: {"functions": FunctionResult, "problems": Message, "origin": Origin, "override": Override},
    FunctionResult: {"checks": CheckResult, "findings": FindingResult, "notes": Message, "override": Override},
    CheckResult: {"counterexample": Counterexample, "diagnosis": Message},
    FindingResult: {"message": Message},
}
_RUN = ("id", "started", "seconds", "isolation", "python", "jobs")
_MISLEADING = re.compile("[\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")
_LARGE = 1 << 10_000
"""Python prints and reads ints of at most 4,300 digits"""


class ResultsError(ValueError):
    """The file is no results.json that can be read here."""


def write_json(run: Run, out: Path, language: str | None = None) -> Path:
    """Writes `results.json` into the folder `out`, atomically; one submission a line. OSError if that fails."""
    return write_atomically(out / FILE, to_json(run, language))


def write(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """As a format; `language` is that of the messages."""
    return [write_json(run, out, language)]


def to_json(run: Run, language: str | None = None) -> bytes:
    """The file's content; messages in the language, or in that of each exercise.

    Characters that UTF-8 cannot hold stand as JSON escapes.
    """
    about = {name: getattr(run, name) for name in _RUN}
    head = _dump({"schema": SCHEMA, "grader": run.grader, "run": about})
    exercises = ",\n".join(_exercise(exercise, language or exercise.language) for exercise in run.exercises)
    # Of the characters that a str can hold, UTF-8 lacks only lone surrogates, and their escapes are those of JSON.
    return f'{head[:-1]},"exercises":[\n{exercises}\n]}}\n'.encode("utf-8", "backslashreplace")


def read_json(path: Path) -> Run:
    """The run of a results.json, or of the one in the folder `path`; ResultsError, or OSError if it is not there."""
    file = path / FILE if path.is_dir() else path
    try:
        data = json.loads(file.read_bytes().decode("utf-8"))
        if not isinstance(data, dict) or data.get("schema") != SCHEMA:
            raise ResultsError(f"{file}: not a results.json of schema {SCHEMA}. Grade again to make one.")
        exercises = tuple(from_plain(ExerciseResult, _stripped(ExerciseResult, item)) for item in data["exercises"])
        about = {name: data["run"][name] for name in _RUN}
        return Run(**about, grader=data["grader"], exercises=exercises)
    except ResultsError:
        raise
    except (KeyError, TypeError, AttributeError, ValueError, RecursionError) as error:
        raise ResultsError(
            f"{file}: damaged ({type(error).__name__}: {error}). Grade again to make a new one."
        ) from error


def submission_to_json(submission: SubmissionResult, language: str) -> bytes:
    """One hand-in's result as it stands in results.json."""
    return _dump(_plain(submission, language)).encode("utf-8", "backslashreplace")


def submission_of_json(data: bytes) -> SubmissionResult:
    """What `submission_to_json` made; ResultsError if it is damaged."""
    try:
        return from_plain(SubmissionResult, _stripped(SubmissionResult, json.loads(data)))
    except (KeyError, TypeError, AttributeError, ValueError, RecursionError) as error:
        raise ResultsError(f"damaged ({type(error).__name__}: {error})") from error


def exercise_to_json(exercise: ExerciseResult) -> bytes:
    """All of an exercise's result but its hand-ins."""
    plain = _plain(dataclasses.replace(exercise, submissions=()), exercise.language)
    return _dump(plain).encode("utf-8", "backslashreplace")


def exercise_of_json(data: bytes, submissions: tuple[SubmissionResult, ...]) -> ExerciseResult:
    """What `exercise_to_json` made, with hand-ins; ResultsError if it is damaged."""
    try:
        found = from_plain(ExerciseResult, _stripped(ExerciseResult, json.loads(data)))
    except (KeyError, TypeError, AttributeError, ValueError, RecursionError) as error:
        raise ResultsError(f"damaged ({type(error).__name__}: {error})") from error
    return dataclasses.replace(found, submissions=submissions)


def _exercise(exercise: ExerciseResult, language: str) -> str:
    head = _dump(_plain(dataclasses.replace(exercise, submissions=()), language))
    lines = ",\n".join(_dump(_plain(submission, language)) for submission in exercise.submissions)
    return f'{head[:-1]},"submissions":[\n{lines}\n]}}'


def _dump(value: object) -> str:
    """Characters that command a terminal or turn the direction of reading stand as JSON escapes: this file is shown
    raw more often than not."""
    data = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return _MISLEADING.sub(lambda found: f"\\u{ord(found[0]):04x}", data)


def _plain(value: Any, language: str) -> Any:
    """JSON-ready data of a part of a result."""
    kind: type = type(value)
    if kind is tuple:
        return [_plain(item, language) for item in value]
    if kind not in _NOT_PLAIN:
        return value
    if kind is Message:
        return _message(value, language)
    if kind is FindingResult:
        return _finding(value, language)
    held = vars(value)
    found = {name: _plain(held[name], language) for name in _ALWAYS[kind]}
    for field, default in _additions(kind):
        item = held[field]
        if item is not default and item != default:
            found[field] = _plain(item, language)
    return found


@cache
def _additions(kind: type) -> tuple[tuple[str, object], ...]:
    """The fields beside those of the contract, each with its default; without one, `...`, which equals nothing."""
    always = {*_ALWAYS[kind], "submissions"}
    return tuple((f.name, _default(f)) for f in dataclasses.fields(kind) if f.name not in always)


def _default(field: dataclasses.Field[Any]) -> object:
    if field.default is not dataclasses.MISSING:
        return field.default
    return field.default_factory() if field.default_factory is not dataclasses.MISSING else ...


def _message(message: Message, language: str) -> dict[str, Any]:
    found: dict[str, Any] = {"code": message.code, "message": text(message, language), "line": message.line}
    if message.values:
        found["values"] = {name: _number(value) for name, value in message.values.items()}
    if message.own:
        found["own"] = dict(message.own)
    return found


def _finding(finding: FindingResult, language: str) -> dict[str, Any]:
    message = _message(finding.message, language)
    found = {"rule": finding.rule, "severity": finding.severity, "message": message.pop("message")}
    found |= {"line": finding.line, "column": finding.column, "path": list(finding.path)}
    if finding.message.line != finding.line:
        found["message_line"] = finding.message.line
    return {**message, **found}


def _number(value: str | int | float) -> object:
    """The value, or in a pair of braces where JSON has no such number or Python would not print it."""
    if isinstance(value, float) and not math.isfinite(value):
        return {"float": str(value)}
    if isinstance(value, int) and abs(value) >= _LARGE:
        return {"int": hex(value)}
    return value


def _stripped(kind: type, data: Mapping[str, Any]) -> dict[str, Any]:
    """What `from_plain` reads: without the rendered texts, and without keys of newer versions."""
    if kind is FindingResult:
        message = {**data, "line": data.get("message_line", data["line"])}
        data = {**data, "message": message}
    if kind is Message:
        data = {**data, "values": {name: _value(item) for name, item in data.get("values", {}).items()}}
    known = {f.name for f in dataclasses.fields(kind)}
    found = {name: item for name, item in data.items() if name in known}
    for name, inner in _NESTED.get(kind, {}).items():
        item = found.get(name)
        if isinstance(item, list):
            found[name] = [_stripped(inner, part) for part in item]
        elif item is not None:
            found[name] = _stripped(inner, item)
    return found


def _value(item: Any) -> str | int | float:
    if isinstance(item, dict):
        return float(item["float"]) if "float" in item else int(item["int"], 16)
    if not isinstance(item, (str, int, float)):
        raise TypeError(f"a value of a message is {type(item).__name__}")
    return item
