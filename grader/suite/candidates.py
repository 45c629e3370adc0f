"""What the drawing process is asked, and what it answers: the cases of an exercise, without expected outcomes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grader.model.exercise import Exercise
from grader.model.plain import to_plain
from grader.model.suite import Case
from grader.runner.readable import from_json, to_json
from grader.suite.faults import Fault

SCRIPT = Path(__file__).with_name("draw.py")
"""To be run in a clean process of its own: a request on its input, the candidates as its output."""


@dataclass(frozen=True)
class ExampleCase:
    """Where an example of the spec stands among the cases of its function."""

    place: int
    """which of the function's examples"""
    position: int
    expected: bytes | None = None
    """the encoded value that the spec expects, if it gives one"""


@dataclass(frozen=True)
class FunctionCandidates:
    """The cases of one function, by size."""

    name: str
    parameters: tuple[str, ...]
    cases: tuple[Case, ...]
    checks: dict[str, tuple[int, ...]]
    """check -> the positions of its cases, ascending"""
    whole: tuple[str, ...] = ()
    """checks of which every case there is stands here"""
    examples: tuple[ExampleCase, ...] = ()


@dataclass(frozen=True)
class Candidates:
    """All functions of an exercise, and what was wrong while their cases were made."""

    functions: dict[str, FunctionCandidates] = field(default_factory=dict)
    faults: tuple[Fault, ...] = ()
    made_with: dict[str, str] = field(default_factory=dict)


def draw_request(
    exercise: Exercise,
    checks_source: str,
    reference_source: str,
    parameters: Mapping[str, Sequence[str]],
    digest: str,
    variant: str | None = None,
    wider: bool = False,
) -> bytes:
    """The input of the drawing process.

    parameters: function -> names of its parameters in the reference, in their order; digest: all draws depend on it;
    variant: whose variables are set, by default the exercise's first one; wider: many more cases than a suite has.
    """
    chosen = variant if variant is not None else next(iter(exercise.variants), None)
    request = {
        "exercise": to_plain(exercise),
        "checks": checks_source,
        "reference": reference_source,
        "parameters": {name: list(names) for name, names in parameters.items()},
        "digest": digest,
        "variables": {} if chosen is None else exercise.variants[chosen],
        "wider": wider,
    }
    return json.dumps(request).encode()


def write_candidates(candidates: Candidates) -> bytes:
    """The output of the drawing process; the same bytes for the same candidates."""
    data = {
        "functions": [_of_function(function) for function in candidates.functions.values()],
        "faults": [to_plain(fault) for fault in candidates.faults],
        "made_with": candidates.made_with,
    }
    return json.dumps(data).encode()


def read_candidates(answer: bytes) -> Candidates:
    """What `write_candidates` wrote; ValueError if it is something else."""
    try:
        data = json.loads(answer)
        functions = [_function(item) for item in data["functions"]]
        faults = tuple(Fault(**fault) for fault in data["faults"])
        return Candidates({function.name: function for function in functions}, faults, dict(data["made_with"]))
    except (KeyError, TypeError, IndexError) as error:
        raise ValueError(f"not the answer of the drawing process: {type(error).__name__}: {error}") from None


def _of_function(function: FunctionCandidates) -> dict[str, Any]:
    return {
        "name": function.name,
        "parameters": list(function.parameters),
        "cases": [_of_case(case) for case in function.cases],
        "checks": {name: list(positions) for name, positions in function.checks.items()},
        "whole": list(function.whole),
        "examples": [
            [example.place, example.position, None if example.expected is None else [to_json(example.expected)]]
            for example in function.examples
        ],
    }


def _of_case(case: Case) -> list[Any]:
    drawn = to_json(case.drawn) if case.drawn else None
    return [to_json(case.arguments), case.layer, drawn, case.lines, case.called]


def _function(data: dict[str, Any]) -> FunctionCandidates:
    return FunctionCandidates(
        name=data["name"],
        parameters=tuple(data["parameters"]),
        cases=tuple(_case(*item) for item in data["cases"]),
        checks={name: tuple(positions) for name, positions in data["checks"].items()},
        whole=tuple(data["whole"]),
        examples=tuple(
            ExampleCase(place, position, None if expected is None else from_json(expected[0]))
            for place, position, expected in data["examples"]
        ),
    )


def _case(arguments: Any, layer: Any, drawn: Any, lines: list[str] | None, called: bool) -> Case:
    return Case(
        arguments=from_json(arguments),
        layer=layer,
        drawn=b"" if drawn is None else from_json(drawn),
        lines=None if lines is None else tuple(lines),
        called=called,
    )
