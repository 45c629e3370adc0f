"""grades.csv."""

from __future__ import annotations

import csv
import dataclasses
import io
from pathlib import Path

from hypothesis import HealthCheck, given, settings

from grader.model.result import Run
from grader.report.escape import visible
from grader.report.tables import write_csv
from tests.report.runs import runs
from tests.report.samples import RUN


def rows(run: Run, out: Path) -> list[list[str]]:
    return list(csv.reader(io.StringIO(write_csv(run, out).read_bytes().decode("utf-8-sig"), newline="")))


def test_columns_and_rows(tmp_path: Path) -> None:
    head, *body = rows(RUN, tmp_path)
    assert head[:7] == ["exercise", "student", "file", "status", "points", "out_of", "bonus"]
    assert head[7:] == [function.name for function in RUN.exercises[0].submissions[0].functions]
    assert body[0][:8] == ["nim", "Ana Kovač", "submissions/nim/Ana Kovač.py", "graded", "14", "14", "3", "3"]
    assert [row[1] for row in body] == [visible(item.student) for item in RUN.exercises[0].submissions]
    assert "zlobnež <script>alert(1)</script>\\u202etxt.yp" in body[4]


def test_points_that_are_not_known_are_empty(tmp_path: Path) -> None:
    row = rows(RUN, tmp_path)[4]
    assert row[4] == ""
    assert row[-1] == ""


def test_spreadsheets_know_the_encoding(tmp_path: Path) -> None:
    assert write_csv(RUN, tmp_path).read_bytes().startswith(b"\xef\xbb\xbf")


def test_function_of_another_exercise_is_empty(tmp_path: Path) -> None:
    first = RUN.exercises[0]
    one = dataclasses.replace(first.submissions[0], functions=first.submissions[0].functions[:1])
    other = dataclasses.replace(first, exercise="other", submissions=(one,))
    head, *body = rows(dataclasses.replace(RUN, exercises=(first, other)), tmp_path)
    assert body[-1][0] == "other"
    assert body[-1][8:] == [""] * (len(head) - 8)


@settings(deadline=None, max_examples=50, suppress_health_check=list(HealthCheck))
@given(run=runs)
def test_table_is_never_broken(tmp_path: Path, run: Run) -> None:
    head, *body = rows(run, tmp_path)
    assert len(body) == sum(len(exercise.submissions) for exercise in run.exercises)
    assert {len(row) for row in body} <= {len(head)}
    assert not any(cell.lstrip().startswith(("=", "+", "@")) for row in body for cell in row)
