"""The registry of formats: every entry writes a run, whatever is in it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from grader.model.result import Run
from grader.report.formats import FORMATS, left_over
from tests.report.runs import runs
from tests.report.samples import RUN


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_format_writes_into_its_folder(name: str, tmp_path: Path) -> None:
    written = FORMATS[name].write(RUN, tmp_path / "out")
    assert written
    assert sorted(written) == sorted(path for path in tmp_path.rglob("*") if path.is_file())
    assert left_over(tmp_path / "out", []) == {name: tmp_path / "out" / FORMATS[name].place}
    assert left_over(tmp_path / "out", [name]) == {}


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_format_says_what_it_makes(name: str) -> None:
    assert FORMATS[name].about


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_format_writes_the_same_again(name: str, tmp_path: Path) -> None:
    first = {path: path.read_bytes() for path in FORMATS[name].write(RUN, tmp_path)}
    assert {path: path.read_bytes() for path in FORMATS[name].write(RUN, tmp_path)} == first


@pytest.mark.parametrize("name", sorted(FORMATS))
@settings(deadline=None, max_examples=20, suppress_health_check=list(HealthCheck))
@given(run=runs)
def test_no_run_is_too_odd(name: str, tmp_path_factory: pytest.TempPathFactory, run: Run) -> None:
    FORMATS[name].write(run, tmp_path_factory.mktemp("out"), "sl")


def test_registry_loads_no_format() -> None:
    program = (
        "import sys; import grader.report.formats;"
        "print(sorted({'jinja2', 'grader.report.tables', 'grader.report.results'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
