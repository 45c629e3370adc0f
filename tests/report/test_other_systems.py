"""Results for systems that run tests: by the shape they ask for, and read by those who read them."""

from __future__ import annotations

import dataclasses
import io
import json
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema
import junitparser
import pytest
from hypothesis import HealthCheck, given, settings

from grader.model.result import CheckResult, Counterexample, Run
from grader.model.submission import Origin
from grader.report import classroom50, feedback_archive, gradescope, junit
from grader.report.escape import visible
from grader.report.files import places_of
from grader.submission.archives.member import parts_of
from tests.report.pages import Page
from tests.report.runs import runs
from tests.report.samples import BEST, RICH, RUN, UNREADABLE

EXERCISE = RUN.exercises[0]
VISIBILITY = {"enum": ["visible", "hidden", "after_due_date", "after_published"]}
FORMAT = {"enum": ["text", "html", "simple_format", "md", "ansi"]}
GRADESCOPE = {
    "type": "object",
    "required": ["tests"],
    "additionalProperties": False,
    "properties": {
        "score": {"type": "number"},
        "execution_time": {"type": "number"},
        "output": {"type": "string"},
        "output_format": FORMAT,
        "test_output_format": FORMAT,
        "test_name_format": FORMAT,
        "visibility": VISIBILITY,
        "stdout_visibility": VISIBILITY,
        "extra_data": {"type": "object"},
        "leaderboard": {"type": "array"},
        "tests": {
            "type": "array",
            "items": {
                "type": "object",
                "additionalProperties": False,
                "properties": {
                    "score": {"type": "number"},
                    "max_score": {"type": "number"},
                    "status": {"enum": ["passed", "failed"]},
                    "name": {"type": "string"},
                    "name_format": FORMAT,
                    "number": {"type": "string"},
                    "output": {"type": "string"},
                    "output_format": FORMAT,
                    "tags": {"type": "array"},
                    "visibility": VISIBILITY,
                    "extra_data": {"type": "object"},
                },
            },
        },
    },
}
TEXT = {"type": "string", "minLength": 1}
CLASSROOM50 = {
    "type": "object",
    "required": ["schema", "classroom", "assignment", "submission", "commit", "release", "review", "datetime"]
    + ["score", "max-score", "tests"],
    "properties": {
        **dict.fromkeys(("classroom", "assignment", "submission", "commit", "release", "review", "datetime"), TEXT),
        "schema": {"const": "classroom50/result/v1"},
        "score": {"type": "integer"},
        "max-score": {"type": "integer"},
        "tests": {
            "type": "array",
            "items": {
                "required": ["test-name", "passed", "score", "max-score"],
                "properties": {
                    "test-name": TEXT,
                    "passed": {"type": "boolean"},
                    "score": {"type": "integer"},
                    "max-score": {"type": "integer"},
                },
            },
        },
    },
}  # fmt: skip


@settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
@given(run=runs)
def test_every_run_has_the_shape_that_is_asked_for(run: Run) -> None:
    root = ElementTree.fromstring(junit.document(run, "sl"))
    cases = root.findall("testsuite/testcase")
    assert root.attrib["tests"] == str(len(cases))
    for exercise in run.exercises:
        for submission in exercise.submissions:
            found = json.loads(gradescope.document(exercise, submission, "sl"))
            jsonschema.validate(found, GRADESCOPE)
            found = json.loads(classroom50.document(run, exercise, submission, "sl", {}))
            if all(function.name for function in submission.functions):
                jsonschema.validate(found, CLASSROOM50)


@settings(deadline=None, max_examples=15, suppress_health_check=list(HealthCheck))
@given(run=runs)
def test_names_in_the_feedback_archive_lead_nowhere(run: Run) -> None:
    for exercise, places in zip(run.exercises, places_of(run), strict=True):
        made = zipfile.ZipFile(io.BytesIO(feedback_archive.archive(exercise, places, "sl")))
        names = made.namelist()
        assert len(set(names)) == len(names) == len(exercise.submissions)
        assert [name for name in names if parts_of(name) is None or not name.endswith("/report.html")] == []


def test_gradescope_says_what_was_not_decided() -> None:
    found = json.loads(gradescope.document(EXERCISE, RICH, "en"))
    assert "score" not in found
    assert "at least 3 of 14" in found["output"]
    undecided = [test for test in found["tests"] if "score" not in test]
    assert undecided
    assert all("status" not in test and "could not be graded" in test["name"] for test in undecided)


def test_gradescope_of_a_right_hand_in() -> None:
    found = json.loads(gradescope.document(EXERCISE, BEST, "en"))
    assert found["score"] == sum(test["score"] for test in found["tests"])
    assert {test["status"] for test in found["tests"]} == {"passed"}


def test_junit_is_read_by_a_reader(tmp_path: Path) -> None:
    (path,) = junit.write(RUN, tmp_path)
    read = junitparser.JUnitXml.fromfile(str(path))
    suites = list(read)
    assert [suite.name for suite in suites] == [f"nim: {visible(one.student)}" for one in EXERCISE.submissions]
    rich = next(suite for suite in suites if suite.name.endswith(RICH.student))
    kinds = {case.name: [type(result).__name__ for result in case.result] for case in rich}
    assert kinds["razlika.ordinary"] == []
    assert kinds["razlika.unchanged"] == ["Failure"]
    assert kinds["razlika.long"] == []
    assert kinds["najvecja_potenca"] == ["Failure"]
    assert ["Error"] in kinds.values()
    assert rich.errors == list(kinds.values()).count(["Error"])
    assert rich.failures == list(kinds.values()).count(["Failure"])


def test_names_of_cases_hold_no_values() -> None:
    names = {case.attrib["name"] for case in ElementTree.fromstring(junit.document(RUN)).iter("testcase")}
    functions = {f.name for one in EXERCISE.submissions for f in one.functions}
    assert {name.partition(".")[0] for name in names} == functions


@pytest.mark.parametrize(
    ("points", "score", "name"), [(2.0, 2, "f: partly right"), (1.5, 1, "f: partly right (1.5 → 1)")]
)
def test_classroom50_rounds_down_and_says_so(points: float, score: int, name: str) -> None:
    function = dataclasses.replace(BEST.functions[0], name="f", status="partial", points=points, out_of=2.5, bonus=0.0)
    found = _classroom50(dataclasses.replace(BEST, functions=(function,)), {})
    assert found["tests"] == [{"test-name": name, "passed": False, "score": score, "max-score": 3}]
    assert (found["score"], found["max-score"]) == (score, 3)


def test_classroom50_takes_what_the_run_is_about_from_its_environment() -> None:
    about = {"CLASSROOM": "p1", "ASSIGNMENT": "nim", "SUBMISSION_TAG": "submit/1", "COMMIT_URL": "https://c"}
    found = _classroom50(UNREADABLE, {**about, "RELEASE_URL": "https://r", "OWNER": "ana"})
    assert [found[key] for key in ("classroom", "submission", "commit", "release", "review", "owner")] == [
        "p1", "submit/1", "https://c", "https://r", "https://c", "ana"
    ]  # fmt: skip
    assert found["score"] == 0


def _classroom50(submission: Any, environment: dict[str, str]) -> Any:
    return json.loads(classroom50.document(RUN, EXERCISE, submission, "en", environment))


def archive(run: Run, tmp_path: Path) -> zipfile.ZipFile:
    (path,) = feedback_archive.write(run, tmp_path, "en")
    return zipfile.ZipFile(io.BytesIO(path.read_bytes()))


def of_moodle(student: str, folder: str, number: str = "1") -> Any:
    return dataclasses.replace(BEST, student=student, origin=Origin("moodle", number, folder))


def with_hand_ins(*submissions: Any) -> Run:
    return dataclasses.replace(RUN, exercises=(dataclasses.replace(EXERCISE, submissions=submissions),))


def test_feedback_lies_in_the_folders_that_moodle_made(tmp_path: Path) -> None:
    folders = ["Ana Novak_11_assignsubmission_file_", "Črt Žagar_7_assignsubmission_file"]
    made = archive(with_hand_ins(*(of_moodle(name[:3], name) for name in folders), BEST), tmp_path)
    assert made.namelist() == [*(f"{name}/report.html" for name in folders), "ana-kovac/report.html"]


@pytest.mark.parametrize("folder", ["../x", "..", "a/b", "a\\b", "/etc", "", "a\nb"])
def test_folder_that_leads_out_is_not_used(folder: str, tmp_path: Path) -> None:
    assert archive(with_hand_ins(of_moodle("Ana", folder)), tmp_path).namelist() == ["ana/report.html"]


def test_page_of_a_student_names_no_other_and_leads_nowhere(tmp_path: Path) -> None:
    made = archive(RUN, tmp_path)
    students = [one.student for one in EXERCISE.submissions]
    for name, own in zip(made.namelist(), students, strict=True):
        page = Page(made.read(name))
        assert not [other for other in students if other != own and other in page.text]
        assert [link for link in page.values("href") if not link.startswith("#")] == []


def test_hidden_inputs_are_in_no_format(tmp_path: Path) -> None:
    secret = Counterexample("f(4711)", "4711", "4711", printed="4711", input=("4711",), sentence={"": "4711"})
    check = CheckResult("c", "failed", 0.0, 1.0, False, 9, 1, "wrong_value", secret, hidden=True)
    function = dataclasses.replace(BEST.functions[0], name="f", status="failed", checks=(check,), notes=())
    run = with_hand_ins(dataclasses.replace(BEST, functions=(function,), source=None))
    texts = [
        junit.document(run),
        gradescope.document(run.exercises[0], run.exercises[0].submissions[0], "en"),
        classroom50.document(run, run.exercises[0], run.exercises[0].submissions[0], "en", {}),
        archive(run, tmp_path).read("ana-kovac/report.html"),
    ]
    assert not [text for text in texts if b"4711" in text]
