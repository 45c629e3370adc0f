"""A class graded again: what is not done twice, what changes, what is decided by hand, and a verdict made once more."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from grader.report.results import read_json, to_json
from tests.commands.small_exercise import RIGHT, ROOT, SPEC, WRONG, kept, make, run, write

CLASS = {"ana.py": RIGHT, "bor.py": WRONG, "cene.py": "def double(n)\n"}


def results(folder: Path) -> Any:
    return json.loads((folder / "reports/results.json").read_text(encoding="utf-8"))


def hand_ins(folder: Path) -> dict[str, Any]:
    return {s["student"]: s for s in results(folder)["exercises"][0]["submissions"]}


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A class that was graded once; tests that change it make a copy of the part they need."""
    folder = make(tmp_path_factory.mktemp("class"), dict(CLASS))
    assert run(folder, "grade").returncode == 0
    return folder


def copy(graded: Path, folder: Path) -> Path:
    subprocess.run(["cp", "-a", f"{graded}/.", str(folder)], check=True)
    return folder


def test_only_what_changed_is_graded_again(graded: Path, tmp_path: Path) -> None:
    folder = copy(graded, tmp_path)
    before = hand_ins(folder)
    (folder / "submissions/double/bor.py").write_text(RIGHT + "# better\n")
    (folder / "submissions/double/dana.py").write_text(WRONG)
    done = run(folder, "grade", "--jobs", "3")
    assert "nothing changed for them: 2" in done.stdout
    after = hand_ins(folder)
    assert (after["ana"], after["cene"]) == (before["ana"], before["cene"])
    assert (after["bor"]["points"], after["dana"]["points"]) == (3, 1)
    assert "nothing changed" not in run(folder, "grade", "--again").stdout


def test_what_an_earlier_run_left_is_told(graded: Path, tmp_path: Path) -> None:
    folder = copy(graded, tmp_path)
    done = run(folder, "grade", "--format", "json,html")
    assert "grades.csv is of an earlier run, as it was not asked for now (--format csv)." in done.stderr
    assert "results.json" not in done.stderr


def test_changed_spec_grades_all_again(graded: Path, tmp_path: Path) -> None:
    folder = copy(graded, tmp_path)
    (folder / "specs/double.yaml").write_text(SPEC.replace("points: 2", "points: 4").strip() + "\n")
    done = run(folder, "grade")
    assert "nothing changed" not in done.stdout
    assert {name: one["points"] for name, one in hand_ins(folder).items()} == {"ana": 5, "bor": 1, "cene": 0}


def test_effect_of_a_changed_spec_is_shown_before_anything_is_written(graded: Path, tmp_path: Path) -> None:
    folder = copy(graded, tmp_path)
    published = folder / "reports/results.json", folder / "specs/double.suite.json"
    before = [path.read_bytes() for path in published]
    (folder / "specs/double.yaml").write_text(SPEC.replace("-1000, 1000", "-1000, 90").strip() + "\n")
    done = run(folder, "diff", fresh=True)
    assert done.returncode == 0, done.stderr
    assert "double: 1 gained, 0 lost, 2 unchanged" in done.stdout
    assert "bor  1 -> 3  (double 0 -> 2)" in done.stdout
    assert "double: right; double: right (bor)" in done.stdout
    assert [path.read_bytes() for path in published] == before
    done = run(folder, "grade")
    assert "nothing changed for them: 3" in done.stdout
    assert "making the cases" not in done.stderr
    assert (folder / "specs/double.suite.json").read_bytes() != before[1]
    done = run(folder, "diff", "--run", "-2", "--against", "-1")
    assert "0 gained, 1 lost" in done.stdout


def test_runs_are_listed_and_rendered_again(graded: Path, tmp_path: Path) -> None:
    folder = copy(graded, tmp_path)
    (name,) = [line.split()[0] for line in run(folder, "report", "--runs").stdout.splitlines()]
    assert name == results(folder)["run"]["id"]
    before = to_json(read_json(folder / "reports"))
    (folder / "submissions/double/ana.py").unlink()
    (folder / "specs/double.yaml").unlink()
    done = run(folder, "report", "--run", name[:12], "--format", "json,html,junit", "--lang", "sl", fresh=True)
    assert done.returncode == 0, done.stderr
    assert "Ni ocenjeno" in (folder / "reports/results.json").read_text(encoding="utf-8")
    assert to_json(read_json(folder / "reports")) == before
    assert 'lang="sl"' in (folder / "reports/double/ana.html").read_text(encoding="utf-8")
    assert run(folder, "report", "--run", "nothing").returncode == 2
    assert run(folder, "report", "--out", "nowhere").returncode == 2


def test_decisions_by_hand_survive(graded: Path, tmp_path: Path) -> None:
    folder = copy(graded, tmp_path)
    (folder / "overrides.yaml").write_text("double:\n  bor:\n    double: {points: 1.5, why: Explained at the board.}\n")
    for command in (["report"], ["grade"], ["grade", "--again"], ["report"]):
        done = run(folder, *command)
        assert done.returncode == 0, done.stderr
        assert "1 decision of overrides.yaml in force" in done.stderr
        bor = hand_ins(folder)["bor"]
        assert bor["points"] == 2.5
        assert bor["functions"][0]["override"] == {"points": 1.5, "why": "Explained at the board.", "before": 0.0}
    (folder / "overrides.yaml").unlink()
    assert run(folder, "report").returncode == 0
    assert hand_ins(folder)["bor"]["points"] == 1


def test_faults_of_decisions_are_said_before_the_work(graded: Path, tmp_path: Path) -> None:
    folder = copy(graded, tmp_path)
    (folder / "overrides.yaml").write_text("double:\n  bor:\n    double: 1.5\n")
    for command in ("grade", "report", "diff"):
        done = run(folder, command)
        assert done.returncode == 2
        assert "overrides.yaml:3" in done.stderr


def test_verdict_is_made_once_more(graded: Path, tmp_path: Path) -> None:
    folder = copy(graded, tmp_path)
    (folder / "submissions/double/bor.py").write_text("another one")
    done = run(folder, "replay", "bor")
    assert (done.returncode, "The verdict is the same." in done.stdout) == (0, True), done.stderr
    assert "changed since: the spec" not in done.stdout
    suite = (folder / "specs/double.suite.json").read_bytes()
    (folder / "specs/double.yaml").write_text(SPEC.replace("-1000, 1000", "-1000, 90").strip() + "\n")
    done = run(folder, "replay", "bor")
    assert done.returncode == 1
    assert "changed since: the spec" in done.stdout
    assert "  double: wrong, 0 of 2 -> right, 2 of 2\n" in done.stdout
    assert "    double: wrong: double(100) gives 100, not 200 (another value), 0 of 2 -> right, 2 of 2\n" in done.stdout
    assert (folder / "specs/double.suite.json").read_bytes() == suite
    assert run(folder, "replay", "nobody").returncode == 2


def test_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """By Ctrl-C or, as here, by a cancelled job."""
    slow = "import time\n" + RIGHT.replace("return 2 * n", "time.sleep(0.0015); return 2 * n")
    folder = make(tmp_path, {f"s{i}.py": slow + f"# {i}\n" for i in range(6)})
    process = _started(folder, "grade", "--jobs", "1")
    while process.poll() is None and kept(folder) < 2:
        time.sleep(0.1)
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    known = kept(folder)
    assert known >= 2
    assert len(hand_ins(folder)) == known
    done = run(folder, "grade")
    assert f"nothing changed for them: {known}" in done.stdout
    assert len(hand_ins(folder)) == 6

    write(folder, {"submissions/double/endless.py": "while True: pass\n"})
    process = _started(folder, "grade", "submissions/double/endless.py")
    assert process.stderr is not None
    assert "1 to do" in process.stderr.readline()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 130
    assert len(hand_ins(folder)) == 6  # where nothing was graded the reports are as they were


def _started(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "grader", *arguments],
        cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT), "CI": ""}, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def test_two_runs_into_one_folder_are_refused(graded: Path, tmp_path: Path) -> None:
    folder = copy(graded, tmp_path)
    holder = (
        "import sys, pathlib\nfrom grader.record.lock import FolderLock\n"
        "with FolderLock(pathlib.Path('reports')):\n    print('held', flush=True)\n    sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", holder], cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        before = (folder / "reports/results.json").read_bytes()
        done = run(folder, "grade")
        assert done.returncode == 3
        assert f"another run is writing there (process {process.pid})" in done.stderr
        assert (folder / "reports/results.json").read_bytes() == before
        process.communicate("")


def test_damaged_record_costs_nothing_but_time(graded: Path, tmp_path: Path) -> None:
    folder = copy(graded, tmp_path)
    (folder / "reports/runs.sqlite").write_bytes(b"damaged" * 999)
    done = run(folder, "grade")
    assert done.returncode == 0
    assert "This run is not kept for later" in done.stderr
    assert hand_ins(folder)["ana"]["points"] == 3


def test_equal_sources_of_different_variants_have_verdicts_of_their_own(tmp_path: Path) -> None:
    spec = """
exercise: double
variants:
  two: {FACTOR: 2}
  three: {FACTOR: 3}
assign: who.csv
functions:
  times:
    given: n=integers(-50, 50)
"""
    source = "FACTOR = 2\n\ndef times(n):\n    return 2 * n\n"
    folder = make(tmp_path, {"ana.py": source, "bor/ana.py": source}, spec)
    (folder / "reference/double/solution.py").write_text("FACTOR = 2\n\ndef times(n):\n    return FACTOR * n\n")
    (folder / "specs/who.csv").write_text("student,variant\nana,two\nbor,three\n")
    for said in ("", "nothing changed for them: 2"):
        done = run(folder, "grade")
        assert done.returncode == 0, done.stderr
        assert said in done.stdout
        assert {name: one["points"] for name, one in hand_ins(folder).items()} == {"ana": 1, "bor": 0}
