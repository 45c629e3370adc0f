from __future__ import annotations

import json
import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from grader.spec.schema import json_schema

from .test_load import TEN_FAULTS, WHOLE

ROOT = Path(__file__).resolve().parents[2]
SPECS = sorted((ROOT / "specs").glob("*.yaml"))


class EditorLoader(yaml.SafeLoader):
    """Reads as editors do, by YAML 1.2: only true and false are flags."""


EditorLoader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if "bool" not in tag and "timestamp" not in tag]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
EditorLoader.add_implicit_resolver(
    "tag:yaml.org,2002:bool", re.compile("^(?:true|True|TRUE|false|False|FALSE)$"), list("tTfF")
)


def faults(spec: str) -> list[str]:
    data: Any = yaml.load(dedent(spec), EditorLoader)
    errors = Draft202012Validator(json_schema()).iter_errors(data)
    return ["/".join(map(str, error.absolute_path)) for error in errors]


def test_committed_schema_is_true() -> None:
    committed = json.loads((ROOT / "spec.schema.json").read_text(encoding="utf-8"))
    assert committed == json_schema(), "write it anew: grader schema > spec.schema.json"


def test_is_a_schema() -> None:
    Draft202012Validator.check_schema(json_schema())


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.stem)
def test_shipped_specs_fit(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "spec",
    [
        pytest.param(WHOLE, id="all keys"),
        pytest.param("exercise: a\nfunctions:\n  f:\n", id="an entry with nothing in it"),
        pytest.param("exercise: a\nprogram:\n", id="a program with nothing in it"),
        pytest.param("exercise: a\nsalvage: no\nfunctions: {f: {bonus: no, where: True}}\n", id="flags"),
        pytest.param(
            "exercise: a\nvariants: {A: {N: 3, M: [1, 2], K: x}}\nvariables: {N: }\n", id="values of variants"
        ),
        pytest.param("exercise: a\nfunctions: {f: {compare: approximate(1e-6), also: g}}\n", id="tolerance"),
        pytest.param("exercise: a\nfunctions: {f: {checks: {a: , b: {points: 0}}}}\n", id="a check of defaults"),
    ],
)
def test_right_specs_fit(spec: str) -> None:
    assert faults(spec) == []


@pytest.mark.parametrize(
    ("spec", "places"),
    [
        pytest.param("functions: {f: {}}", [""], id="no name"),
        pytest.param("exercise: a", [""], id="nothing required"),
        pytest.param("exercise: a\nfunctions: {f: {pionts: 2}}", ["functions/f"], id="unknown key"),
        pytest.param("exercise: a\nfunctions: {f: {points: -2}}", ["functions/f/points"], id="negative points"),
        pytest.param("exercise: a\nfunctions: {f: {points: two}}", ["functions/f/points"], id="points in words"),
        pytest.param("exercise: a\nfunctions: {f: {given: {n: x}}}", ["functions/f/given"], id="mapping for a line"),
        pytest.param("exercise: a\nfunctions: {f: {compare: same}}", ["functions/f/compare"], id="unknown mode"),
        pytest.param("exercise: a\nfunctions: {f: {hint: {english: x}}}", ["functions/f/hint"], id="language"),
        pytest.param("exercise: a\nfunctions: {f: {forbid: {call: x}}}", ["functions/f/forbid"], id="kind of rule"),
        pytest.param("exercise: a\nvariables: {v: {given: n=x}}", ["variables/v"], id="key of functions"),
    ],
)
def test_wrong_specs_do_not(spec: str, places: list[str]) -> None:
    assert faults(spec) == places


def test_ten_faults_are_seen_by_editors_too() -> None:
    spec = TEN_FAULTS.replace("twice: {points: 2}", "other: {points: 2}")
    assert set(faults(spec)) == {"", "functions/double/points", "functions/join/compare", "functions/join/forbid"}


def test_every_key_is_explained() -> None:
    schema = json_schema()
    bare = [
        f"{name}.{key}"
        for name, model in {"Spec": schema, **schema["$defs"]}.items()
        for key, value in model["properties"].items()
        if not value.get("description")
    ]
    assert bare == []
