"""results.json: the contract of its names and nesting, and that nothing is lost on the way there and back."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from grader.model.result import Message, Run
from grader.report.results import ResultsError, read_json, to_json, write_json
from tests.report.runs import runs
from tests.report.samples import RUN


@pytest.fixture(scope="module")
def data() -> Any:
    return json.loads(to_json(RUN))


def submission(data: Any) -> Any:
    return data["exercises"][0]["submissions"][3]


def test_top(data: Any) -> None:
    assert list(data) == ["schema", "grader", "run", "exercises"]
    assert data["schema"] == 1
    assert list(data["run"]) == ["id", "started", "seconds", "isolation", "python", "jobs"]


def test_exercise(data: Any) -> None:
    assert {"exercise", "suite", "points", "submissions"} <= set(data["exercises"][0])


def test_submission(data: Any) -> None:
    for item in data["exercises"][0]["submissions"]:
        assert {"student", "file", "status", "points", "out_of", "bonus", "problems", "functions", "group"} <= set(item)
    assert submission(data)["points"] is None
    assert submission(data)["problems"][0] == {
        "code": "statement_raised",
        "message": "Vrstica 41 je bila preskočena, ker se konča z napako NameError. "
        "Preostanek datoteke je bil uporabljen.",
        "line": 41,
        "values": {"error": "NameError"},
    }


def test_function_and_check(data: Any) -> None:
    for function in submission(data)["functions"]:
        assert {"name", "status", "points", "out_of", "checks", "findings"} <= set(function)
        for check in function["checks"]:
            assert {"check", "status", "points", "out_of", "bonus", "cases", "failed"} <= set(check)
            assert {"reason", "counterexample", "diagnosis"} <= set(check)


def test_finding(data: Any) -> None:
    assert submission(data)["functions"][0]["findings"] == [
        {
            "code": "forbid_imports",
            "values": {"function": "najvecja_potenca", "name": "math"},
            "rule": "forbid.imports",
            "severity": "fail",
            "message": "najvecja_potenca uporablja math, kar tu ni dovoljeno.",
            "line": 7,
            "column": 16,
            "path": ["najvecja_potenca", "pomoc", "math.log2"],
        }
    ]


def test_counterexample(data: Any) -> None:
    found = submission(data)["functions"][3]["checks"][1]["counterexample"]
    assert list(found)[:4] == ["call", "expected", "actual", "smallest"]
    assert found["printed"] == "odstranjujem 4\n"


def test_one_submission_a_line() -> None:
    lines = to_json(RUN).decode("utf-8").splitlines()
    assert sum(line.startswith('{"student"') for line in lines) == len(RUN.exercises[0].submissions)


def test_written_into_the_folder(tmp_path: Path) -> None:
    path = write_json(RUN, tmp_path / "reports")
    assert path == tmp_path / "reports" / "results.json"
    assert read_json(path) == read_json(path.parent) == RUN


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(run=runs)
def test_nothing_is_lost(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "results.json"
    path.write_bytes(to_json(run))
    assert read_json(path) == run


def test_numbers_that_json_does_not_have(tmp_path: Path) -> None:
    values: dict[str, str | int | float] = {"a": float("inf"), "b": float("-inf"), "c": 10**6000, "d": -(10**6000)}
    problem = Message("syntax", {**values, "e": float("nan")})
    changed = dataclasses.replace(RUN.exercises[0].submissions[0], problems=(problem,))
    exercise = dataclasses.replace(RUN.exercises[0], submissions=(changed,))
    path = write_json(dataclasses.replace(RUN, exercises=(exercise,)), tmp_path)
    found = read_json(path).exercises[0].submissions[0].problems[0].values
    assert found.pop("e") != found
    assert found == values


def test_keys_of_newer_versions_are_ignored(tmp_path: Path) -> None:
    data = json.loads(to_json(RUN))
    data["new"] = data["run"]["new"] = 1
    for item in data["exercises"][0]["submissions"]:
        item["new"] = item["functions"][0]["new"] = {"a": []}
        for check in item["functions"][0]["checks"]:
            check["new"] = None
    path = tmp_path / "results.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert read_json(path) == RUN


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "{}",
        '{"schema": 2}',
        '{"schema": 1}',
        '{"schema": 1, "grader": "1", "run": {}, "exercises": []}',
        '{"schema": 1, "grader": "1", "run": 3, "exercises": [1]}',
        "[" * 100_000,
        "\x00",
    ],
)
def test_other_files_are_refused_with_their_name(tmp_path: Path, content: str) -> None:
    path = tmp_path / "results.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(ResultsError, match=r"results\.json"):
        read_json(path)


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_json(tmp_path / "results.json")


def test_messages_are_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    found = json.loads(to_json(RUN, "en"))
    assert submission(found)["problems"][0]["message"].startswith("Line 41 was skipped")
    assert submission(found)["problems"][0]["code"] == "statement_raised"
    (tmp_path / "results.json").write_bytes(to_json(RUN, "en"))
    assert to_json(read_json(tmp_path)) == to_json(RUN)
