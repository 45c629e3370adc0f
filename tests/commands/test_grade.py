"""`grader grade` on real folders: what it writes, what it says, how it ends."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.commands.small_exercise import RIGHT, ROOT, SPEC, WRONG, kept, make, run


def results(folder: Path) -> dict[str, Any]:
    data = json.loads((folder / "reports/results.json").read_text(encoding="utf-8"))
    return {s["student"]: s for s in data["exercises"][0]["submissions"]}


def test_a_class_is_graded(tmp_path: Path) -> None:
    class_ = {"ana.py": RIGHT, "bor.py": WRONG, "cene/naloga.py": RIGHT, "dana.py": "def double(n)\n"}
    folder = make(tmp_path, class_, stored=False)
    done = run(folder, "grade", fresh=True)
    assert done.returncode == 0, done.stderr
    assert "reports/index.html" in done.stdout
    found = results(folder)
    assert {name: s["points"] for name, s in found.items()} == {"ana": 3, "bor": 1, "cene": 3, "dana": 0}
    assert found["dana"]["status"] == "unreadable"
    shown = found["bor"]["functions"][0]["checks"][0]["counterexample"]
    assert (shown["call"], shown["expected"], shown["actual"]) == ("double(100)", "200", "100")
    assert (folder / "specs/double.suite.json").is_file()
    assert (folder / "reports/index.html").is_file()


def test_the_result_is_the_same_with_any_number_of_jobs(tmp_path: Path) -> None:
    folder = make(tmp_path, {f"s{i}.py": RIGHT if i % 2 else WRONG for i in range(6)})
    found = []
    for jobs in ("1", "3"):
        assert run(folder, "grade", "--jobs", jobs, fresh=True).returncode == 0
        data = json.loads((folder / "reports/results.json").read_text(encoding="utf-8"))
        for submission in data["exercises"][0]["submissions"]:
            submission.pop("seconds", None)
        found.append(data["exercises"])
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        pytest.param({"submissions/double/ana.py": None}, "submissions", id="an empty folder of hand-ins"),
        pytest.param({"reference/double/solution.py": None}, "reference/double/solution.py", id="no reference"),
        pytest.param({"specs/double.yaml": None}, "specs", id="no spec"),
        pytest.param({"specs/double.yaml": "exercise: double\n"}, "specs/double.yaml", id="a spec without functions"),
        pytest.param({"specs/double.yaml": "a: [1\n"}, "specs/double.yaml:", id="no YAML"),
        pytest.param({"reference/double/solution.py": "def double(n:\n"}, "solution.py:1", id="a broken reference"),
    ],
)
def test_what_is_wrong_with_the_input_is_said(tmp_path: Path, change: dict[str, str | None], said: str) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT})
    for name, text in change.items():
        if text is None:
            (folder / name).unlink()
        else:
            (folder / name).write_text(text, encoding="utf-8")
    done = run(folder, "grade")
    assert done.returncode == 2, done.stdout + done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert not (folder / "reports/results.json").exists()


def test_ten_faults_of_a_spec_are_told_at_once(tmp_path: Path) -> None:
    spec = """
exercise: double
langage: sl
functions:
  double:
    pionts: 2
    given: n=integer(0, 5)
    compare: eqal
    examples:
      - duoble(3) == 6
    uses: [trippel]
  longest:
    points: many
    given: words=lists(text(, max_size=3))
    holds: reslut == 3
    forbid: {import: math}
    arguments: kept
"""
    folder = make(tmp_path, {"ana.py": RIGHT}, spec)
    done = run(folder, "grade")
    assert done.returncode == 2
    lines = {int(part.split(":")[1]) for part in done.stderr.splitlines() if part.startswith("specs/double.yaml:")}
    assert lines >= {2, 5, 6, 7, 9, 10, 12, 13, 15, 16}


def test_an_unreadable_file_costs_its_student_only(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT})
    (folder / "submissions/double/link.py").symlink_to("/etc/hostname")
    os.mkfifo(folder / "submissions/double/pipe.py")
    (folder / "submissions/double/folder.py").mkdir()
    done = run(folder, "grade")
    assert done.returncode == 0, done.stderr
    found = results(folder)
    assert found["ana"]["points"] == 3
    assert {s["status"] for name, s in found.items() if name != "ana"} == {"unreadable"}
    assert len(found) == 4


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT})
    assert run(folder, "grade").returncode == 0
    before = (folder / "reports/results.json").read_bytes()
    (folder / "submissions/double/bor.py").write_text(WRONG + "# " + "x" * 60_000, encoding="utf-8")

    def no_large_files() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, 30_000))

    done = run(folder, "grade", before=no_large_files, TMPDIR=str(tmp_path))
    assert done.returncode != 0
    assert "could not be written" in done.stderr
    assert "Traceback" not in done.stderr
    assert (folder / "reports/results.json").read_bytes() == before


def test_a_folder_that_cannot_be_written_is_said_before_the_work(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT})
    (folder / "reports").write_text("a file", encoding="utf-8")
    done = run(folder, "grade")
    assert done.returncode == 2
    assert "reports" in done.stderr


def test_an_interrupted_run_keeps_what_is_graded(tmp_path: Path) -> None:
    slow = "import time\n" + RIGHT.replace("return 2 * n", "time.sleep(0.005); return 2 * n")
    folder = make(tmp_path, {"ana.py": RIGHT, **{f"s{i}.py": slow for i in range(30)}})
    process = subprocess.Popen(
        [sys.executable, "-m", "grader", "grade", "--jobs", "1"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while process.poll() is None and not kept(folder):
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "not graded" in errors
    assert results(folder)["ana"]["points"] == 3


def test_hand_ins_can_be_named(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT, "bor.py": RIGHT})
    assert run(folder, "grade", "submissions/double/bor.py").returncode == 0
    assert set(results(folder)) == {"bor"}


def test_an_unknown_format_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    done = run(make(tmp_path, {"ana.py": RIGHT}), "grade", "--format", "jsn")
    assert done.returncode == 2
    assert "json" in done.stderr


def test_a_rule_at_the_top_of_a_spec_holds_in_every_function(tmp_path: Path) -> None:
    spec = "exercise: double\nforbid: {calls: [max]}\n" + SPEC.split("exercise: double\n")[1]
    without = RIGHT.replace("max(map(len, words))", "len(sorted(words, key=len)[-1])")
    folder = make(tmp_path, {"ana.py": RIGHT, "bor.py": without}, spec)
    (folder / "reference/double/solution.py").write_text(without, encoding="utf-8")
    assert run(folder, "grade").returncode == 0
    found = {name: {f["name"]: f["status"] for f in s["functions"]} for name, s in results(folder).items()}
    assert found == {
        "ana": {"double": "passed", "longest": "forbidden"},
        "bor": {"double": "passed", "longest": "passed"},
    }
